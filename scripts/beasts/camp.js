// The camp by night, without anybody in it: a smithy, a fire, a stall of jars, a board with notes, and on the ridge what people take for a hill. Whoever is there is drawn over it by the screen.
const NIGHT = { width: 1440, height: 300 };
const FIRE = { x: 700, y: 246 };

function paintCamp() {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, NIGHT);
  const pen = canvas.getContext('2d');
  const chance = rng(21);
  paintSky(pen, chance);
  paintRidges(pen, chance);
  paintGround(pen, chance);
  paintSmithy(pen, chance);
  paintTrophy(pen);
  paintStall(pen, chance);
  paintBoard(pen, chance);
  paintFire(pen, chance);
  return canvas;
}

const fill = (pen, path, colour) => {
  pen.fillStyle = colour;
  pen.fill(typeof path === 'string' ? new Path2D(path) : path);
};
const stroke = (pen, path, colour, width) => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
};
const box = (pen, x, y, width, height, colour) => {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
};
const dot = (pen, x, y, rx, ry, colour, turn = 0) => {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, 7);
  pen.fill();
};
const shine = (pen, alpha, paint) => {
  pen.globalAlpha = alpha;
  paint();
  pen.globalAlpha = 1;
};
const steps = (gradient, stops) => {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
};
/** Light that lies on everything around a fire. */
function pool(pen, x, y, rx, ry, colour, alpha) {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, ry / rx);
  pen.globalAlpha = alpha;
  pen.globalCompositeOperation = 'lighter';
  const light = pen.createRadialGradient(0, 0, 4, 0, 0, rx);
  dot(
    pen,
    0,
    0,
    rx,
    rx,
    steps(light, [
      [0, colour],
      [1, `${colour}00`],
    ]),
  );
  pen.restore();
}

function paintSky(pen, chance) {
  const { width, height } = NIGHT;
  const sky = steps(pen.createLinearGradient(0, 0, 0, height), [
    [0, '#0d1420'],
    [0.34, '#27303c'],
    [0.52, '#4a4442'],
    [0.75, '#2c211b'],
  ]);
  box(pen, 0, 0, width, height, sky);
  for (let i = 0; i < 170; i++) {
    const r = 0.5 + chance() * 0.8;
    shine(pen, chance() * 0.6, () => dot(pen, chance() * width, chance() * height * 0.46, r, r, '#f1e6d0'));
  }
}

function paintRidges(pen, chance) {
  const { width, height } = NIGHT;
  const ridge = (y, high, wave, colour, seed) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width; x += 8)
      pen.lineTo(x, y - Math.sin(x * wave + seed) * high - Math.sin(x * wave * 2.7 + seed * 2) * high * 0.4);
    pen.lineTo(width, height);
    pen.fill();
  };
  ridge(118, 30, 0.0042, '#12161b', 3);
  fill(pen, 'M690 132C730 70 800 52 860 58C910 62 930 84 960 86C990 84 1000 104 1030 132Z', '#12161b');
  shine(pen, 0.9, () => dot(pen, 972, 100, 9, 1.9, '#b7c27a', 0.22));
  ridge(160, 18, 0.007, '#161411', 8);
  for (let i = 0; i < 150; i++) {
    const x = chance() * width;
    const y = 150 + Math.sin(x * 0.007 + 8) * -18 + chance() * 18;
    const high = 12 + chance() * 22;
    fill(pen, `M${x - high * 0.28} ${y}L${x} ${y - high}L${x + high * 0.28} ${y}Z`, '#0e0d0b');
  }
}

function paintGround(pen, chance) {
  const { width, height } = NIGHT;
  const earth = steps(pen.createLinearGradient(0, 170, 0, height), [
    [0, '#1d1712'],
    [1, '#120e0b'],
  ]);
  pen.fillStyle = earth;
  pen.beginPath();
  pen.moveTo(0, 186);
  for (let x = 0; x <= width; x += 20) pen.lineTo(x, 180 + Math.sin(x * 0.01) * 5);
  pen.lineTo(width, height);
  pen.lineTo(0, height);
  pen.fill();
  pool(pen, FIRE.x, FIRE.y, 520, 150, '#a34a14', 0.75);
  pool(pen, FIRE.x, FIRE.y - 30, 230, 150, '#d8641c', 0.55);
  pool(pen, 232, 212, 230, 120, '#b04a14', 0.6);
  pool(pen, 1010, 214, 150, 70, '#7c5a1c', 0.5);
  pool(pen, 1262, 220, 170, 76, '#7c4a1c', 0.5);
  for (let i = 0; i < 900; i++) {
    const [x, y] = [chance() * width, 192 + chance() * (height - 192)];
    const far = Math.min(0.8, Math.abs(x - FIRE.x) / 700);
    shine(pen, 0.3 * (1 - far) + 0.05, () =>
      stroke(pen, `M${x} ${y}l${chance() * 7 - 3} ${-chance() * 4}`, chance() < 0.5 ? '#0a0705' : '#c98a4a', 1),
    );
  }
}

/** Stones in rows, each lit along its lower edge. */
function wall(pen, chance, x, y, width, height) {
  box(pen, x, y, width, height, '#1b1613');
  for (let row = 0; row < height; row += 13)
    for (let i = -(row % 26); i < width; i += 26) {
      const left = Math.max(x, x + i);
      const wide = Math.min(24, x + width - left);
      if (wide <= 2) continue;
      box(pen, left, y + row, wide - 1.5, 11.5, ['#2a231e', '#332a23', '#241e1a', '#3a3028'][(chance() * 4) | 0]);
      shine(pen, 0.35, () => box(pen, left, y + row + 10, wide - 1.5, 1.5, '#5a4534'));
    }
}

function paintSmithy(pen, chance) {
  wall(pen, chance, 58, 36, 40, 70);
  wall(pen, chance, 322, 14, 46, 94);
  for (const [x, y] of [
    [78, 30],
    [345, 8],
  ])
    for (let i = 0; i < 16; i++) shine(pen, 0.05, () => dot(pen, x + i * 7 + Math.sin(i) * 6, y - i * 3, 7 + i * 3, 7 + i * 3, '#b59a80'));
  fill(pen, 'M18 104L196 66L392 104L380 116H30Z', '#17110d');
  for (let i = 0; i < 40; i++)
    shine(pen, 0.6, () =>
      stroke(pen, `M${24 + i * 9.2} 112L${110 + i * 5} ${82 - Math.abs(i - 20) * 0.2}`, i % 2 ? '#3a2c20' : '#281e16', 3),
    );
  wall(pen, chance, 40, 116, 330, 82);
  const glow = steps(pen.createRadialGradient(206, 182, 6, 206, 172, 78), [
    [0, '#fff0b8'],
    [0.3, '#f6923a'],
    [0.75, '#8c2a0c'],
    [1, '#3a1208'],
  ]);
  const mouth = 'M140 198V152Q206 112 272 152V198';
  fill(pen, mouth, glow);
  stroke(pen, mouth, '#0d0a08', 6);
  fill(pen, 'M178 170h58c8 0 14 3 18 8-12 2-20 6-22 14h-40c-2-8-8-11-18-12zM192 192h32l8 12h-48z', '#0c0908');
  stroke(pen, 'M176 170h58c8 0 14 3 18 8', '#ffb45a', 1.6);
  // The wing of the first beast, over the door.
  for (let i = 0; i < 15; i++) {
    pen.save();
    pen.translate(206, 104);
    pen.rotate(-Math.PI * 0.98 + (i / 14) * Math.PI * 0.96);
    dot(pen, 42, 0, 40, 6.5, ['#0d0908', '#1a1210', '#241814'][i % 3]);
    pen.strokeStyle = '#7a2410';
    pen.lineWidth = 1;
    pen.stroke();
    pen.restore();
  }
}

function paintTrophy(pen) {
  stroke(pen, 'M452 214V132', '#2a1d13', 9);
  const skull = 'M440 108q12 -10 24 0l4 16-9 22q-7 6-14 0l-9-22z';
  fill(pen, skull, '#d9c59b');
  stroke(pen, skull, '#140b06', 2);
  fill(pen, 'M443 120l7 3-5 6zM461 120l-7 3 5 6z', '#140b06');
  stroke(pen, 'M440 110c-22 -10 -40 6 -30 22c6 9 16 6 16 -3M464 110c22 -10 40 6 30 22c-6 9 -16 6 -16 -3', '#b3966a', 7);
}

const JARS = ['#8fae62', '#c9d27a', '#a8453f', '#5f9440', '#b9b2a2', '#e0b13a'];

function paintStall(pen, chance) {
  box(pen, 914, 110, 8, 104, '#20180f');
  box(pen, 1094, 110, 8, 104, '#20180f');
  fill(pen, 'M900 112H1116L1100 84H916Z', '#3a2a1a');
  for (let i = 0; i < 9; i++)
    fill(pen, `M${916 + i * 20.5} 84h20.5L${916 + (i + 1) * 21.4} 112L${900 + i * 24} 112Z`, i % 2 ? '#4a3826' : '#2e2216');
  for (const shelf of [0, 1]) {
    const y = 150 + shelf * 44;
    box(pen, 918, y, 180, 6, '#2b2016');
    for (let i = 0; i < 7; i++) {
      const x = 932 + i * 24;
      box(pen, x - 8, y - 24, 17, 24, '#0d0a07');
      shine(pen, 0.75, () => box(pen, x - 6, y - 16, 13, 15, JARS[(i + shelf * 2) % JARS.length]));
      box(pen, x - 7, y - 27, 15, 4, '#c9b184');
      shine(pen, 0.5, () => stroke(pen, `M${x - 5} ${y - 21}V${y - 3}`, '#ffe2ae', 1));
    }
  }
  for (let i = 0; i < 10; i++) {
    const x = 926 + i * 18;
    stroke(pen, `M${x} 112L${x + 2} ${122 + chance() * 8}`, '#6f7f3f', 2);
    dot(pen, x + 2, 128 + chance() * 5, 4, 8, i % 3 ? '#5f7a35' : '#8a5a5a');
  }
}

const NOTES = [
  [1222, 104, 44, 58, -0.05],
  [1276, 108, 44, 54, 0.04],
  [1328, 102, 44, 60, -0.02],
];

function paintBoard(pen, chance) {
  box(pen, 1216, 96, 9, 120, '#24190f');
  box(pen, 1364, 96, 9, 120, '#24190f');
  for (const [i, plank] of ['#3a2a1b', '#463320', '#33251a', '#402e1e'].entries()) box(pen, 1206, 98 + i * 21, 178, 20, plank);
  for (const [x, y, width, height, turn] of NOTES) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    box(pen, 3, 4, width, height, '#0007');
    box(pen, 0, 0, width, height, '#d9c79f');
    for (let line = 0; line < 6; line++) box(pen, 5, 9 + line * 8, width - 12 - chance() * 10, 2, '#5d452a');
    dot(pen, width / 2, 3, 3, 3, '#a1261b');
    pen.restore();
  }
}

/** A trunk to sit on, seen from the side. */
function trunk(pen, x, y, long, turn) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  const bark = steps(pen.createLinearGradient(0, -11, 0, 11), [
    [0, '#6a4526'],
    [1, '#17100a'],
  ]);
  box(pen, -long / 2, -11, long, 22, bark);
  dot(pen, long / 2, 0, 6, 11, '#8a6238');
  pen.restore();
}

function paintFire(pen, chance) {
  const { x: fx, y: fy } = FIRE;
  trunk(pen, 560, 262, 150, 0.05);
  trunk(pen, 858, 266, 140, -0.06);
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 6.28;
    dot(pen, fx + Math.cos(angle) * 54, fy + 8 + Math.sin(angle) * 17, 11, 7, Math.sin(angle) > 0 ? '#2b241e' : '#4a3a2c');
  }
  for (const [turn, long] of [
    [-0.5, 84],
    [0.45, 80],
    [0.05, 70],
  ]) {
    pen.save();
    pen.translate(fx, fy + 4);
    pen.rotate(turn);
    box(pen, -long / 2, -6, long, 11, '#2a1509');
    shine(pen, 0.6, () => box(pen, -long / 4, -6, long / 2, 3, '#ff8a35'));
    pen.restore();
  }
  pool(pen, fx, fy - 16, 90, 80, '#ffb04a', 0.8);
  for (let i = 0; i < 26; i++) {
    const x = fx + (chance() - 0.5) * 66;
    const high = (96 - Math.abs(x - fx) * 1.5) * (0.5 + chance() * 0.55);
    for (const [part, colour] of [
      [1, '#a01c0a'],
      [0.76, '#e2551c'],
      [0.5, '#f9a33f'],
      [0.26, '#fff2c0'],
    ])
      shine(pen, 0.5, () => flame(pen, x, fy, high * part, high * 0.17 * part, (chance() - 0.5) * 14, colour));
  }
  for (let i = 0; i < 60; i++) {
    const r = 0.6 + chance() * 1.1;
    shine(pen, chance() * 0.9, () => dot(pen, fx + (chance() - 0.5) * 120, fy - 40 - chance() * 180, r, r, '#ffb45a'));
  }
}

function flame(pen, x, y, high, wide, lean, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(x - wide, y + 4);
  pen.bezierCurveTo(x - wide * 1.6, y - high * 0.4, x + lean * 0.4, y - high * 0.5, x + lean, y - high);
  pen.bezierCurveTo(x + wide * 0.3 + lean, y - high * 0.55, x + wide * 1.5, y - high * 0.35, x + wide, y + 4);
  pen.fill();
}

const bakeCamp = quality => paintCamp().toDataURL('image/webp', quality);
