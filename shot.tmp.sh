npx tsx scripts/serve.ts > /tmp/h3shots/serve.log 2>&1 &
S=$!
sleep 4
npx tsx shot.tmp.ts
kill $S
