// Runs in every scene: the states named in the address, the owner's words, the drawn (wireframe) state.
const root = document.documentElement;
for (const state of new URLSearchParams(location.search).keys()) root.classList.add(state);

// In a dark scene the drawn states in frames are dark, too. Made ones keep their own colors.
if (root.classList.contains("dark"))
  for (const frame of document.querySelectorAll("iframe[src*=wireframe]")) frame.src += "&dark";

const owner = window.owner ?? { name: "Robin Hale", first: "Robin", slug: "robin", initials: "RH" };
const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
  const text = words.currentNode;
  if (text.data.includes("{")) text.data = text.data.replace(/\{(\w+)\}/g, (all, key) => owner[key] ?? all);
}

for (const frame of document.querySelectorAll("[data-address]"))
  frame.dataset.address = frame.dataset.address.replace(/\{(\w+)\}/g, (all, key) => owner[key] ?? all);

if (root.classList.contains("wireframe")) window.ready = draw();

/** Marks what is drawn as a box and what as a line of text, once the type is there to be measured. */
async function draw() {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "../wireframe.css" });
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const filled = (color) => !/(, 0\)|\/ 0\)|transparent)$/.test(color);
  for (const element of document.body.querySelectorAll("*:not(svg, svg *)")) {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const whole = width >= innerWidth && height >= innerHeight;
    const edges = ["top", "right", "bottom", "left"].filter(
      (side) => parseFloat(style[`border-${side}-width`]) > 0 && filled(style[`border-${side}-color`]),
    );
    const solid = filled(style.backgroundColor) || style.backgroundImage !== "none" || edges.length > 2;
    if (!whole && (solid || element.matches("[data-person], [data-art], [data-shot], [data-poster]"))) element.classList.add("drawn-box");
    else for (const side of edges) element.style.setProperty(`border-${side}-color`, "var(--drawn-ink)", "important");
    if ([...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
      element.classList.add(parseFloat(style.fontSize) * style.fontWeight >= 16000 ? "drawn-display" : "drawn-text");
  }
  document.body.insertAdjacentHTML("beforeend", dimensions());
  await new Promise((done) => {
    sheet.addEventListener("load", done);
    document.head.append(sheet);
  });
}

/** Dimension marks along the elements that ask for one: data-dim="w" or "h". */
function dimensions() {
  const marks = [...document.querySelectorAll("[data-dim]")].map((element) => {
    const box = element.getBoundingClientRect();
    const along = element.dataset.dim === "w";
    const inset = Number(element.dataset.dimInset ?? 14);
    const size = Math.round((along ? box.width : box.height) * 2);
    const [x1, y1, x2, y2] = along
      ? [box.left + 2, box.bottom - inset, box.right - 2, box.bottom - inset]
      : [box.right - inset, box.top + 2, box.right - inset, box.bottom - 2];
    const tick = (x, y) => `<path d="M${x - 4} ${y + 4}l8 -8"/>`;
    const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const turn = along ? "" : ` transform="rotate(-90 ${cx} ${cy})"`;
    return `<path d="M${x1} ${y1}L${x2} ${y2}"/>${tick(x1, y1)}${tick(x2, y2)}
      <g${turn}><rect x="${cx - 18}" y="${cy - 7}" width="36" height="14"/>
      <text x="${cx}" y="${cy + 3.5}" text-anchor="middle">${size}</text></g>`;
  });
  return `<svg class="dimensions">${marks.join("")}</svg>`;
}
