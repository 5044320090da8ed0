// The skyline, west to east: [class, outline, windows].
const grid = (x, y, w, h, across, down) =>
  Array.from({ length: across }, (_, n) => `M${x + (w / across) * (n + 0.5)} ${y}V${y + h}`).join("") +
  Array.from({ length: down }, (_, n) => `M${x} ${y + (h / down) * (n + 0.5)}H${x + w}`).join("");
const towers = [
  ["mid", "M10 436V318h54v118z", grid(16, 326, 42, 104, 4, 8)],
  ["pale", "M60 436V262h8V226l10-12 10 12v36h8v174z", grid(66, 268, 24, 160, 3, 12)],
  ["deep", "M104 436V240h26v-26h34v30h16v192z", grid(110, 250, 62, 180, 5, 14)],
  ["warm", "M186 436V296h50v140z", grid(190, 304, 42, 126, 3, 9)],
  ["mid", "M240 436V176l30-28 30 28v260zM268 148V96h4v52z", grid(248, 186, 44, 244, 4, 20)],
  ["deep", "M306 436V150h22v-40h42v44h-14v60h18v60h-14v162z", grid(312, 160, 40, 270, 4, 22)],
  ["pale", "M376 436V352h34v-22c0-26 14-40 30-42v-16h8v16c16 2 30 16 30 42v22h34v84z", `M380 366H508M410 352V436M478 352V436M424 340V352M436 334V352M452 334V352M464 340V352`],
  ["warm", "M506 436V250h46v186z", grid(510, 258, 38, 172, 4, 12)],
  ["deep", "M546 436V138l16-30 14 22 14-22 16 30v298z", "M562 150V430M590 150V430M576 140V430M546 170H606M546 210H606M546 250H606M546 290H606M546 330H606M546 370H606M546 410H606"],
  ["mid", "M612 436V226h30v-20h32v230z", grid(618, 234, 48, 196, 5, 14)],
  ["warm", "M680 436V316h40v120z", grid(684, 324, 32, 106, 3, 8)],
  ["deep", "M716 436V192h44v-18h10v262z", grid(722, 200, 38, 230, 3, 18)],
  ["mid", "M768 436V286h60v150z", grid(774, 294, 44, 136, 4, 10)],
];
const arches = Array.from({ length: 9 }, (_, n) => `M${n * 96 - 20} 498v-8a38 30 0 0 1 76 0v8h20v-46h-96v46z`).join("");
const bats = [[120, 120, 1], [156, 96, 0.7], [196, 128, 0.8], [230, 78, 0.6], [420, 92, 0.8], [452, 66, 0.6], [492, 104, 0.9], [530, 60, 0.6]]
  .map(([x, y, s]) => `<path class="deep" transform="translate(${x} ${y}) scale(${s})" d="M0 0c-4-6-14-8-22-4 6 0 8 4 8 8 4-2 8 0 10 4l4 4 4-4c2-4 6-6 10-4 0-4 2-8 8-8-8-4-18-2-22 4z"/>`);
document.getElementById("city").innerHTML = `${towers.map(([tone, shape, windows]) => `<path class="${tone}" d="${shape}"/><path class="light" d="${windows}"/>`).join("")}
  <path class="warm" d="M0 428h800v24H0z"/><path class="pale" d="${arches}"/>${bats.join("")}
  <path class="ripple" d="M20 540h120M190 560h90M320 536h140M500 566h160M560 530h90M700 548h90M60 580h160M420 586h110"/>`;
