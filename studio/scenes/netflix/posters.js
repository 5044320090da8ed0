// Posters of films that do not exist: [title, ground, ink, drawing on a 100 x 150 sheet]. <i data-poster="ferry">
const posters = {
  ferry: ["Night Ferry", "#13263a", "#f0c46c", `<path d="M0 96h100v54H0z" fill="#0c1a29"/><path d="M16 88h68l-9 18H25z" fill="#f0c46c"/><path d="M30 88V72h34v16M48 72V58h8v14" fill="#d8543f"/><circle cx="76" cy="30" r="11" fill="#f6e9c8"/><path d="M6 118h36M50 124h44M20 132h30" stroke="#f0c46c" stroke-width="1.6"/>`],
  salt: ["The Salt Road", "#e5d6b8", "#7a2b18", `<path d="M0 70q30-16 50-4t50-8v92H0z" fill="#cf9f64"/><path d="M46 150C50 120 30 112 44 96S58 78 52 66" stroke="#fbf4e2" stroke-width="7" fill="none"/><circle cx="68" cy="38" r="17" fill="#c2482c"/>`],
  orbit: ["Low Orbit", "#2c1016", "#ff8f8a", `<circle cx="50" cy="150" r="66" fill="#b3141c"/><circle cx="50" cy="150" r="54" fill="#7d0d14"/><ellipse cx="50" cy="70" rx="60" ry="17" transform="rotate(-24 50 70)" fill="none" stroke="#ff8f8a" stroke-width="1.4"/><circle cx="84" cy="50" r="5" fill="#fff"/>`],
  doors: ["Nine Doors", "#2c3f35", "#efe3c4", `${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `<rect x="${16 + (n % 3) * 25}" y="${20 + Math.floor(n / 3) * 33}" width="17" height="26" fill="${n === 4 ? "#efc050" : "#47614f"}"/>`).join("")}`],
  kestrel: ["Kestrel", "#c8d4d8", "#1d2b33", `<path d="M50 34c10 20 34 18 44 10-10 24-30 28-38 26l6 30-12-12-12 12 6-30C36 72 16 68 6 44c10 8 34 10 44-10z" fill="#1d2b33"/><path d="M0 128q25-12 50 0t50 0v22H0z" fill="#8fa3aa"/>`],
  orchard: ["The Last Orchard", "#efe6cf", "#3b5320", `<circle cx="50" cy="56" r="34" fill="#5d7f34"/><path d="M47 60h6v60h-6z" fill="#5c3b1e"/>${[[36, 46], [58, 40], [66, 62], [44, 70], [30, 62], [54, 54]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#c2361a"/>`).join("")}`],
  glass: ["Glass Town", "#213f66", "#cfe3ff", `${[[8, 60, 18], [28, 34, 16], [46, 52, 14], [62, 22, 18], [82, 48, 14]].map(([x, y, w]) => `<path d="M${x} ${y}h${w}v${150 - y}h-${w}z" fill="#5d8ac4"/><path d="M${x} ${y}h${w / 2}v${150 - y}h-${w / 2}z" fill="#8fb6e6"/>`).join("")}`],
  heist: ["A Quiet Heist", "#f2c230", "#17120a", `<path d="M50 16 86 92H14z" fill="#17120a"/><circle cx="50" cy="64" r="13" fill="#f2c230"/><circle cx="50" cy="64" r="5" fill="#17120a"/>`],
  winter: ["Long Winter", "#e9eef2", "#24435c", `<path d="M50 22 74 66H26zM50 46 82 96H18zM50 74 90 126H10z" fill="#3f6b86"/><path d="M46 126h8v14h-8z" fill="#24435c"/>`],
  signal: ["Dead Signal", "#1a1116", "#ff6a5e", `${[12, 24, 36, 48, 60].map((r) => `<path d="M${50 - r} 96a${r} ${r} 0 0 1 ${r * 2} 0" fill="none" stroke="#ff6a5e" stroke-width="3"/>`).join("")}<circle cx="50" cy="96" r="5" fill="#fff"/>`],
  dance: ["Two Left Feet", "#f4d7cc", "#7d1d3f", `<path d="M30 30c12 0 14 22 10 40s-2 30-10 30-12-14-10-32-2-38 10-38z" fill="#7d1d3f"/><path d="M68 46c12 0 14 22 10 40s-2 30-10 30-12-14-10-32-2-38 10-38z" fill="#d8543f"/>`],
  map: ["Cartographer", "#dfe0c9", "#2d3b2a", `<path d="M10 30q30 18 40 0t40 6M10 52q30 18 40 0t40 6M10 74q30 18 40 0t40 6M10 96q30 18 40 0t40 6" fill="none" stroke="#6d7d54" stroke-width="2"/><path d="m60 42 10 10m0-10-10 10" stroke="#b3141c" stroke-width="4"/><path d="M22 108q18-10 24-30t16-24" fill="none" stroke="#b3141c" stroke-width="2" stroke-dasharray="4 4"/>`],
};
function poster([title, ground, ink, drawing]) {
  const lines = title.length > 11 ? title.replace(/ (?=\S+$)/, "\n").split("\n") : [title];
  const at = 143 - (lines.length - 1) * 13;
  return `<svg viewBox="0 0 100 150" preserveAspectRatio="xMidYMid slice"><rect class="fill-only" width="100" height="150" fill="${ground}"/>${drawing}
    <path class="fill-only" d="M0 ${at - 16}h100V150H0z" fill="${ground}"/>
    ${lines.map((line, n) => `<text x="7" y="${at + n * 13}" font-size="13.5" font-weight="850" fill="${ink}" style="font-stretch: 84%">${line}</text>`).join("")}</svg>`;
}
for (const place of document.querySelectorAll("[data-poster]")) place.innerHTML = poster(posters[place.dataset.poster]);
