// The pupils in the camera's picture: [person, left %, top %, size %, name and distance of the match].
const pupils = [
  ["340", 7, 21, 20, "Amara 0.31"], ["020", 40, 20, 20, "Ben 0.28"], ["612", 73, 21, 20, "Chiara 0.35"],
  ["413", 3, 50, 26, "Dev 0.38"], ["531", 37, 49, 26, "Farah 0.29"], ["703", 71, 50, 26, "Unknown"],
];
document.getElementById("faces").innerHTML = pupils.map(([who, x, y, d, name]) => `
  <div class="pupil" style="left: ${x}%; top: ${y}%; --d: ${d}cqw"><i data-person="${who}"></i>
  <b class="box${name === "Unknown" ? " unknown" : ""}" data-name="${name}"></b></div>`).join("");
