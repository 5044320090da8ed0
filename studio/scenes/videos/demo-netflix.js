// A title is put on the list, the rows are looked through, the title's own page is opened and closed.
const browse = find("iframe");

window.seek = (time) => {
  const page = browse.contentDocument;
  const down = stops(time, [1.9, 0], [2.8, 300], [5.6, 300], [6.5, 0]);
  page.querySelector(".browse").style.cssText = `height: 1100px; transform: translateY(${-down}px)`;
  const [first, second] = page.querySelectorAll(".reel.wide ul");
  first.style.transform = `translateX(${-stops(time, [2.9, 0], [3.9, 490], [5.4, 490], [6.3, 0])}px)`;
  second.style.transform = `translateX(${-stops(time, [4.1, 0], [5.1, 432], [5.4, 432], [6.3, 0])}px)`;
  const isListed = time >= 1.3 && time < 8.5;
  const button = page.querySelectorAll(".buttons b")[1];
  button.style.background = isListed ? "#b3141c" : "";
  button.querySelector("path").setAttribute("d", isListed ? "m5 12.5 4.5 4.5L19 7.5" : "M12 5v14M5 12h14");
  const open = span(time, 7.3, 8) - span(time, 9.2, 9.8);
  find("#detail").style.transform = `translateY(${(1 - open) * 722}px)`;
  point(time, [[0, 640, 420], [1.25, 205, 428], [1.6, 205, 428], [2.8, 900, 420], [3.9, 520, 420], [4.1, 900, 640], [5.1, 560, 640], [6.4, 800, 300], [7.2, 200, 200], [8.2, 200, 200], [9.1, 700, 60], [9.7, 640, 420]], [1.3, 7.25, 9.15]);
};
