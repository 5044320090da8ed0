// Cover art drawn from shapes in one hue: <i data-art="waves" data-hue="150">.
const times = (count, draw) => Array.from({ length: count }, (_, n) => draw(n)).join("");
const motifs = {
  sun: (c) => `<circle cx="50" cy="54" r="27" fill="${c(62)}"/>${times(6, (n) => `<rect y="${54 + n * 8}" width="100" height="${2 + n * 1.1}" fill="${c(24)}"/>`)}`,
  arcs: (c) => times(5, (n) => `<circle cx="0" cy="100" r="${96 - n * 19}" fill="${c(n % 2 ? 30 : 66 - n * 4)}"/>`),
  waves: (c) => times(6, (n) => `<path d="M0 ${26 + n * 13}q12.5 -13 25 0t25 0 25 0 25 0V100H0z" fill="${c(72 - n * 10)}"/>`),
  bars: (c) => times(9, (n) => `<rect x="${6 + n * 10}" y="${50 - Math.abs(Math.sin(n * 1.3 + 1)) * 38}" width="6" height="${Math.abs(Math.sin(n * 1.3 + 1)) * 76}" rx="3" fill="${c(50 + (n % 4) * 9)}"/>`),
  dots: (c) => times(49, (n) => `<circle cx="${14 + (n % 7) * 12}" cy="${14 + Math.floor(n / 7) * 12}" r="${1.2 + ((n % 7) + Math.floor(n / 7)) * 0.38}" fill="${c(74)}"/>`),
  peaks: (c) => `<circle cx="70" cy="30" r="12" fill="${c(80)}"/><path d="M0 78 28 40l20 26 22-30 30 42v22H0z" fill="${c(50)}"/><path d="M0 92 34 62l22 18 18-14 26 22v12H0z" fill="${c(32)}"/>`,
  moon: (c) => `<circle cx="50" cy="50" r="34" fill="${c(76)}"/><circle cx="62" cy="42" r="30" fill="${c(26)}"/>`,
  tiles: (c) => times(16, (n) => {
    const [x, y, turn] = [(n % 4) * 25, Math.floor(n / 4) * 25, (n * 7 + Math.floor(n / 3)) % 4];
    return `<path transform="rotate(${turn * 90} ${x + 12.5} ${y + 12.5})" d="M${x} ${y}h25a25 25 0 0 1-25 25z" fill="${c(n % 3 ? 62 : 44)}"/>`;
  }),
  arch: (c) => `<path d="M18 100V50a32 32 0 0 1 64 0v50z" fill="${c(52)}"/><path d="M32 100V54a18 18 0 0 1 36 0v46z" fill="${c(74)}"/><circle cx="50" cy="66" r="7" fill="${c(30)}"/>`,
  rings: (c) => times(6, (n) => `<circle cx="50" cy="50" r="${44 - n * 7.4}" fill="none" stroke="${c(46 + n * 6)}" stroke-width="${2 + n * 0.5}"/>`),
  leaf: (c) => `<path d="M50 10C84 34 82 72 50 92 18 72 16 34 50 10z" fill="${c(56)}"/>${times(6, (n) => `<path d="M50 ${34 + n * 9}l${16 - n} -9M50 ${34 + n * 9}l-${16 - n} -9" stroke="${c(26)}" stroke-width="1.6" fill="none"/>`)}<path d="M50 14V98" stroke="${c(26)}" stroke-width="2"/>`,
  stairs: (c) => times(6, (n) => `<path d="M${n * 16.7} ${84 - n * 14}h100V100H${n * 16.7}z" fill="${c(68 - n * 8)}"/>`),
  twin: (c) => `<circle cx="38" cy="50" r="26" fill="${c(66)}"/><circle cx="62" cy="50" r="26" fill="${c(44)}"/><path d="M50 27a26 26 0 0 1 0 46 26 26 0 0 1 0-46z" fill="${c(84)}"/>`,
  rays: (c) => times(12, (n) => `<path d="M50 100 ${n * 18 - 58} 0h9z" fill="${c(n % 2 ? 52 : 66)}"/>`) + `<circle cx="50" cy="100" r="24" fill="${c(82)}"/>`,
};

function art(name, hue, strength = 42) {
  const color = (light) => `hsl(${hue} ${strength}% ${light}%)`;
  return `<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><rect class="fill-only" width="100" height="100" fill="${color(24)}"/>${motifs[name](color)}</svg>`;
}
for (const place of document.querySelectorAll("[data-art]"))
  place.innerHTML = art(place.dataset.art, place.dataset.hue, place.dataset.strength);
