// A map of skills as a night sky: planets on circles round one sun.
const around = (r, degrees) => [Math.cos((degrees * Math.PI) / 180) * r, Math.sin((degrees * Math.PI) / 180) * r];
const planets = [["React", 96, 205, 15], ["Node", 96, 330, 10], ["TypeScript", 164, 178, 18], ["Postgres", 164, 262, 12], ["Three.js", 236, 203, 13], ["Design", 236, 226, 20], ["GraphQL", 310, 189, 10], ["Testing", 310, 207, 12]];
const rings = [96, 164, 236, 310].map((r, n) => `<circle r="${r}"${n % 2 ? ' stroke-dasharray="2 6"' : ""}/>`).join("");
const stars = Array.from({ length: 70 }, (_, n) => {
  const [x, y] = around(60 + ((n * 149) % 330), n * 137.5);
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${0.7 + (n % 3) * 0.4}" fill="#8a4b08" stroke="none"/>`;
}).join("");
const worlds = planets.map(([name, r, degrees, size], n) => {
  const [x, y] = around(r, degrees);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="${size}" fill="${["#8a4b08", "#e0922f", "#2b1a08"][n % 3]}" stroke="none"/><circle r="${size + 5}"/><text x="${size + 10}" y="4">${name}</text></g>`;
}).join("");
for (const place of document.querySelectorAll(".sky"))
  place.innerHTML = `${stars}${rings}<path d="M-400 0H400M0 -400V400" stroke-opacity="0.5"/><circle r="38" fill="#e0922f" stroke="none"/><circle r="46"/>${worlds}`;
