// A message is written and sent, a colleague reacts, and the thread gets an answer.
const words = "Friday at eight works. Please book him.";
let parts;

/** Both layers, the played one and the first second that it fades back to, are set for a film's window. */
function fit({ contentDocument: page }) {
  page.querySelector(".bar p").style.display = "none";
  const thread = page.querySelector(".thread .talk");
  thread.scrollTop = thread.scrollHeight;
}

function prepare() {
  const page = find("iframe").contentDocument;
  const [write, reply] = page.querySelectorAll(".write");
  const talk = page.querySelector(".channel .talk");
  const thread = page.querySelector(".thread .talk");
  const note = (who, name, at, text, more = "") => {
    const article = page.createElement("article");
    article.className = "note";
    article.innerHTML = `${who}<header>${name} <time>${at}</time></header><p>${text}</p>${more}`;
    return article;
  };
  const face = (code) => page.querySelector(`.note [data-person="${code}"]`).outerHTML;
  const sent = note(face("605"), "June Albright", "9:44", words, '<ul class="reacts"><li class="mine"></li></ul>');
  const like = sent.querySelector("li");
  like.innerHTML = `${page.querySelector('.reacts [data-icon="check"]').outerHTML}1`;
  const answer = note(face("020"), "Tomás Reyes", "9:45", "Drawing it in now. Section in ten minutes.");
  document.querySelectorAll("iframe").forEach(fit);
  answer.style.overflow = "hidden";
  answer.style.flexShrink = "0";
  talk.append(sent);
  thread.append(answer);
  parts = { placeholder: write.firstChild, empty: write.firstChild.data, write, reply, sent, like, answer, thread, count: page.querySelector(".side .count") };
}

window.seek = (time) => {
  if (!parts) prepare();
  const { placeholder, empty, write, sent, like, answer, thread, count } = parts;
  const typed = words.slice(0, Math.round(clamp((time - 1.3) / 2.4) * words.length));
  const isSent = time >= 4.5;
  placeholder.data = isSent || typed === "" ? empty : `${typed}${Math.floor(time * 2) % 2 ? "|" : " "}`;
  write.style.color = isSent || typed === "" ? "" : "#1a2b2a";
  write.style.borderColor = time > 1 && !isSent ? "#0f766e" : "";
  sent.style.display = isSent ? "" : "none";
  sent.style.opacity = span(time, 4.5, 4.8);
  like.style.visibility = time > 5.7 ? "visible" : "hidden";
  like.style.transform = `scale(${0.6 + 0.4 * span(time, 5.7, 5.95)})`;
  answer.style.display = time > 7.2 ? "" : "none";
  answer.style.opacity = span(time, 7.4, 7.7);
  answer.style.maxHeight = `${span(time, 7.2, 7.6) * 90}px`;
  thread.scrollTop = thread.scrollHeight;
  count.textContent = time > 6.6 ? "4" : "3";
  find("#start").style.opacity = time < 0.05 ? 1 : span(time, 9.5, 9.95);
  const { left, top, width } = write.getBoundingClientRect();
  const [y, field, send] = [(top + 30) * 1.15, (left + 150) * 1.15, (left + width - 30) * 1.15];
  point(time, [[0, 1120, 590], [0.9, field, y], [3.6, field, y], [4.4, send, y], [5.4, send, y], [6.8, 1120, 590]], [0.95, 4.45]);
};
