// A thread opens, a reply is written and liked. Then another channel shows a picture that just came in.
const words = "Section is done. Sill at 900, as agreed.";
const [opens, writes, sends, switches, loves] = [0.9, 1.9, 4.2, 6.3, 9.1];
/** Where the pointer goes, seen when each place is there. */
const where = { reply: [980, 650], send: [1200, 650], heart: [420, 600] };
let parts;

const house = (file) => `<div class="plan" style="max-width: 38rem"><svg viewBox="0 0 416 150" preserveAspectRatio="xMidYMid slice" style="height: 13.7rem"><rect width="416" height="150" fill="#dcebe6"/>
  <circle cx="352" cy="34" r="17" fill="#ffc857"/><path d="M0 132q90-34 190-12t226-18v48H0z" fill="#8fbab3"/>
  <path d="M118 66h150v68H118z" fill="#c4623f"/><path d="M104 68 193 18l89 50z" fill="#0b3f3c"/><path d="M232 26h18v30h-18z" fill="#8f4329"/>
  <path d="M268 86h82v48h-82z" fill="#f6e7cf"/><path d="M262 78h96v9h-96z" fill="#0f766e"/><path d="M280 98h58v36h-58z" fill="#17524d"/><path d="M309 98v36" stroke="#f6e7cf" stroke-width="3"/>
  <path d="M136 82h26v24h-26zM224 82h26v24h-26z" fill="#fff6e6"/><path d="M180 96h28v38h-28z" fill="#17524d"/>
  <path d="M92 140V52M370 140V62M92 76h-14M92 106h-14M78 140V60" stroke="#6a7977" stroke-width="3"/></svg>
  <div>${file}roof-on.jpg <small>2.4 MB</small></div></div>`;

function prepare() {
  const page = find("iframe").contentDocument;
  const icon = (name) => page.querySelector(`[data-icon="${name}"]`).outerHTML.replace(" push", "");
  const face = (code) => page.querySelector(`[data-person="${code}"]`).outerHTML;
  const reacts = (...names) => `<ul class="reacts">${names.map((name) => `<li>${icon(name)}<span></span></li>`).join("")}</ul>`;
  const note = (code, name, at, text, more = "") => {
    const article = page.createElement("article");
    article.className = "note";
    article.innerHTML = `${face(code)}<header>${name} <time>${at}</time></header><p>${text}</p>${more}`;
    return article;
  };
  const [write, reply] = page.querySelectorAll(".write");
  const talk = page.querySelector(".channel .talk");
  const thread = page.querySelector(".thread .talk");
  const other = talk.cloneNode();
  const answer = note("605", "June Albright", "9:44", words, reacts("check", "heart"));
  const site = [
    note("340", "Imani Osei", "8:14", "The roof drawings are in the box by the gate. Please sign when you take one."),
    note("102", "Petra Lindqvist", "8:31", "Scaffold is up on the garden side. Hats on, please, also for the coffee."),
    note("020", "Tomás Reyes", "9:02", "The lintel is in. It is dry by Thursday.", reacts("check")),
    note("703", "Wen Li", "9:45", "Roof is on! Two days early.", house(icon("file")) + reacts("heart", "smile")),
  ];
  page.querySelector(".bar p").style.display = "none";
  page.querySelector(".thread").style.cssText = "width: 22rem; overflow: hidden";
  page.querySelector(".app").style.overflow = "hidden";
  thread.append(answer);
  other.append(...site);
  talk.parentElement.style.position = "relative";
  talk.after(other);
  talk.querySelector(".note").remove();
  const items = page.querySelectorAll(".side li");
  parts = { page, app: page.querySelector(".app"), write, reply, talk, thread, other, answer, site, items, title: page.querySelector(".bar h1"), replies: talk.querySelector(".replies"), placeholder: reply.firstChild };
  parts.count = parts.replies.lastChild.previousSibling;
}

/** A note comes up from below and makes its room. */
function bring(note, share, height) {
  note.style.cssText = `display: ${share > 0 ? "grid" : "none"}; flex-shrink: 0; overflow: hidden; max-height: ${share * height}px; opacity: ${share}; transform: translateY(${(1 - share) * 14}px)`;
}

/** A reaction springs up at each of its seconds, and counts. */
function react(list, time, ...all) {
  for (const [n, seconds] of all.entries()) {
    const item = list.querySelectorAll("li")[n];
    const count = seconds.filter((at) => time >= at).length;
    const since = count === 0 ? 0 : time - seconds[count - 1];
    item.style.cssText = `visibility: ${count > 0 ? "visible" : "hidden"}; transform: scale(${1 + 0.35 * Math.sin(Math.min(1, since / 0.3) * Math.PI)})`;
    item.classList.toggle("mine", count > 1);
    item.lastChild.textContent = count;
  }
}

window.seek = (time) => {
  if (!parts) prepare();
  const { app, write, reply, talk, thread, other, answer, site, items, title, count, placeholder } = parts;
  const open = span(time, opens, opens + 0.7) - span(time, switches, switches + 0.6);
  app.style.gridTemplateColumns = `14.5rem 1fr ${open * 22}rem`;

  const typed = words.slice(0, Math.round(clamp((time - writes - 0.2) / 1.9) * words.length));
  const empty = typed === "" || time >= sends;
  placeholder.data = empty ? "Reply… " : `${typed.slice(-28)}${Math.floor(time * 3) % 2 ? "|" : " "}`;
  reply.style.whiteSpace = "nowrap";
  reply.style.color = empty ? "" : "#1a2b2a";
  reply.style.borderColor = time > writes && time < sends ? "#0f766e" : "";
  bring(answer, span(time, sends, sends + 0.4), 130);
  react(answer, time, [4.9, 5.2, 5.6], [5.4]);
  thread.scrollTop = thread.scrollHeight;
  count.data = `\u00a0 ${time >= sends ? 5 : 4} replies `;

  const there = time >= switches;
  const moved = span(time, switches, switches + 0.5);
  talk.style.display = there ? "none" : "";
  other.style.cssText = `display: ${there ? "" : "none"}; transform: translateY(${(1 - moved) * 40}px)`;
  for (const [n, note] of site.slice(0, 3).entries()) note.style.opacity = span(time, switches + n * 0.12, switches + 0.4 + n * 0.12);
  bring(site[3], span(time, 7.4, 8), 380);
  react(site[2], time, [6.3, 6.3]);
  react(site[3], time, [8.4, 8.7, loves, 9.5], [8.9, 9.8]);
  title.textContent = there ? "# site-visits" : "# mill-lane-house";
  write.firstChild.data = there ? "Message #site-visits " : "Message #mill-lane-house ";
  items[1].classList.toggle("on", !there);
  items[2].classList.toggle("on", there);
  items[2].classList.toggle("new", !there);
  const badge = items[2].querySelector(".count");
  badge.style.visibility = there ? "hidden" : "visible";
  badge.textContent = time >= 5.5 ? 4 : 3;
  badge.style.transform = `scale(${1 + 0.4 * Math.sin(clamp((time - 5.5) / 0.3) * Math.PI)})`;

  const at = (element, dx, dy) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [(left + width * dx) * 1.15, (top + height * dy) * 1.15];
  };
  const rest = [820, 560];
  where.replies ??= at(parts.replies, 0.12, 0.6);
  if (time >= opens + 0.7 && time < switches) [where.reply, where.send] = [at(reply, 0.3, 0.6), at(reply, 0.9, 0.55)];
  if (time >= 8) where.heart = at(site[3].querySelector(".reacts li"), 0.5, 0.6);
  point(time, [[0, ...rest], [opens - 0.05, ...where.replies], [opens + 0.3, ...where.replies], [writes - 0.05, ...where.reply], [sends - 0.6, ...where.reply], [sends - 0.05, ...where.send], [4.7, ...where.send], [switches - 0.05, ...at(items[2], 0.5, 0.6)], [switches + 0.5, ...at(items[2], 0.5, 0.6)], [7.6, 560, 470], [8.4, 560, 470], [loves - 0.05, ...where.heart], [loves + 0.4, ...where.heart], [10.6, 900, 470]], [opens, writes, sends, switches, loves]);
};
