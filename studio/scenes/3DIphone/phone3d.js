// A telephone built of stacked layers in a ring of strips, so that it can be turned: <i data-phone data-turn="-30" data-color="orchid">.
const finishes = {
  orchid: ["#d985c9", "#a8178a", "#5d0a4c"],
  graphite: ["#8d8d96", "#4b4b53", "#1f1f24"],
  sand: ["#efe2c9", "#cbb48d", "#7d6a47"],
  ice: ["#e4f0f4", "#aec6d1", "#637d8a"],
};
const DEPTH = 22;
const layer = (z, name, inside = "") => `<b class="${name}" style="transform: translateZ(${z}px)">${inside}</b>`;

const lens = (x, y) => `<g transform="translate(${x} ${y})"><circle r="25" fill="#101014"/>
  <circle r="25" fill="none" style="stroke: var(--pale)" stroke-width="3"/><circle r="16" fill="#1d1d26"/>
  <circle r="9" fill="#0a0a0e"/><path d="M-11 -6a13 13 0 0 1 8 -7" fill="none" stroke="#ffffffa0" stroke-width="2.5" stroke-linecap="round"/></g>`;
const back = `<svg viewBox="0 0 250 510"><rect class="fill-only" width="250" height="510" fill="none"/>
  <circle cx="125" cy="290" r="25" fill="none" style="stroke: var(--pale)" stroke-width="2.5" opacity="0.8"/>
  <path d="M99 290a26 26 0 0 0 52 0" fill="none" style="stroke: var(--pale)" stroke-width="2.5" transform="rotate(-28 125 290)"/></svg>`;
const plate = `<svg viewBox="0 0 132 132">${lens(38, 38)}${lens(38, 96)}${lens(95, 67)}
  <circle cx="97" cy="22" r="8" fill="#f6ecd8"/><circle cx="97" cy="113" r="4" fill="#101014"/></svg>`;
const face = `<svg viewBox="0 0 234 494"><rect class="fill-only" width="234" height="494" style="fill: var(--dark)"/>
  <circle cx="117" cy="430" r="190" style="fill: var(--mid)"/><circle cx="117" cy="480" r="140" style="fill: var(--pale)"/>
  <circle cx="117" cy="520" r="90" style="fill: var(--dark)"/><rect x="84" y="13" width="66" height="19" rx="9.5" fill="#09090c"/>
  <text x="117" y="120" text-anchor="middle" font-size="62" font-weight="560" fill="#fff">9:41</text>
  <text x="117" y="66" text-anchor="middle" font-size="15" font-weight="600" fill="#fff">Friday, November 20</text></svg>`;

// The ring around the layers, which alone would be a comb when seen from the side. Its corners have six strips each.
const strip = (x, y, angle, length) =>
  `<b class="side" style="height: ${length}px; top: ${255 - length / 2}px; transform: translate(${x}px, ${y}px) rotateZ(${angle}deg) rotateY(90deg) translateZ(46.2px)"></b>`;
const quarter = [0, 1, 2, 3, 4, 5].map((n) => 7.5 + n * 15);
const corner = (x, y, from) => quarter.map((angle) => strip(x, y, from + angle, 12.6)).join("");
const ring = [
  strip(79, 0, 0, 418), strip(0, 209, 90, 158), strip(-79, 0, 180, 418), strip(0, -209, 270, 158),
  corner(79, 209, 0), corner(-79, 209, 90), corner(-79, -209, 180), corner(79, -209, 270),
].join("");

function build(place) {
  const { turn = "-30", tilt = "6", color = "orchid", size = "1" } = place.dataset;
  const [pale, mid, dark] = finishes[color];
  place.classList.add("phone3d");
  place.style.cssText += `--pale: ${pale}; --mid: ${mid}; --dark: ${dark}; --turn: ${turn}deg; --tilt: ${tilt}deg; --size: ${size}`;
  const edge = Array.from({ length: DEPTH }, (_, n) => layer(n - DEPTH / 2, n < 2 || n > DEPTH - 3 ? "edge rim" : "edge"));
  const bump = Array.from({ length: 7 }, (_, n) => layer(-DEPTH / 2 - n, "bump"));
  place.innerHTML = `<b class="body">${edge.join("")}${bump.join("")}${ring}
    <b class="back" style="transform: translateZ(${-DEPTH / 2 - 0.6}px) rotateY(180deg)">${back}</b>
    <b class="plate" style="transform: translateZ(${-DEPTH / 2 - 7.6}px) rotateY(180deg)">${plate}</b>
    <b class="face" style="transform: translateZ(${DEPTH / 2 - 0.4}px)">${face}</b></b>`;
}
document.querySelectorAll("[data-phone]").forEach(build);
