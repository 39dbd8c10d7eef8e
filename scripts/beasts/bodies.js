// Eight bodies, each facing left round the origin: own drawings, generated. The ninth is in ramhide.js.
const sym = fn => {
  fn(-1);
  fn(1);
};
// one feather from (x,y) along a; v: brightness; burn 0…1: how far up it glows
function feather(P, x, y, a, len, w, v, burn, ramp) {
  const k = P.x,
    R = P.R;
  k.save();
  k.translate(x, y);
  k.rotate(a);
  const bend = (R() - 0.5) * len * 0.06;
  const p = new Path2D(
    `M0 ${-w * 0.28}C${len * 0.25} ${-w * 0.62} ${len * 0.7} ${-w * 0.58 + bend} ${len} ${bend}C${len * 0.75} ${w * 0.55 + bend} ${len * 0.3} ${w * 0.6} 0 ${w * 0.28}Z`,
  );
  k.lineWidth = 2;
  k.strokeStyle = '#0a0504';
  k.stroke(p);
  const g = k.createLinearGradient(0, 0, len, 0);
  if (burn > 0) {
    g.addColorStop(0, '#ffca6a');
    g.addColorStop(Math.min(0.9, 0.1 + 0.1 * burn), '#e5511c');
    g.addColorStop(Math.min(0.94, 0.22 + 0.34 * burn), '#6d160b');
    g.addColorStop(Math.min(0.96, 0.4 + 0.36 * burn), ramp(v * 0.7));
  } else g.addColorStop(0, ramp(v * 0.55));
  g.addColorStop(0.97, ramp(v));
  g.addColorStop(1, ramp(Math.min(1, v + 0.12)));
  k.fillStyle = g;
  k.fill(p);
  k.save();
  k.clip(p);
  k.lineWidth = 0.8;
  const m = Math.max(5, (len / 5.5) | 0);
  for (let i = 1; i < m; i++) {
    const t = (i / m) * len;
    k.strokeStyle = R() < 0.5 ? '#0008' : ramp(Math.min(1, v + 0.1));
    k.globalAlpha = 0.5;
    k.beginPath();
    k.moveTo(t, (bend * t) / len);
    k.lineTo(t + w * 0.7, -w * 0.6);
    k.moveTo(t, (bend * t) / len);
    k.lineTo(t + w * 0.7, w * 0.6);
    k.stroke();
  }
  k.restore();
  k.globalAlpha = 1;
  k.lineWidth = 1.1;
  k.strokeStyle = burn > 0.2 ? '#ef7a33' : ramp(Math.min(1, v + 0.22));
  k.globalAlpha = burn > 0.2 ? 0.6 : 0.45;
  k.beginPath();
  k.moveTo(0, 0);
  k.quadraticCurveTo(len * 0.5, bend * 0.3, len * 0.92, bend);
  k.stroke();
  // a lit lower edge
  k.globalAlpha = 0.4;
  k.strokeStyle = ramp(Math.min(1, v + 0.26));
  k.lineWidth = 0.9;
  k.stroke(new Path2D(`M${len * 0.15} ${w * 0.48}C${len * 0.4} ${w * 0.58} ${len * 0.75} ${w * 0.5 + bend} ${len} ${bend}`));
  k.restore();
}
const CHAR = mkRamp([
  [0, '#070404'],
  [0.25, '#1d1412'],
  [0.5, '#43332d'],
  [0.75, '#86705f'],
  [1, '#d8c2a4'],
]);
const BEASTS = {
  cinderwing(P, o = {}) {
    const R = P.R,
      k = P.x;
    const sp = o.spread ?? 0.88;
    // wings
    sym(s => {
      const sh = [-58, s * 44],
        el = [-128, s * 132 * sp],
        wr = [-150, s * 206 * sp],
        tp = [-120, s * 268 * sp];
      const along = t =>
        t < 0.45
          ? [lerp(sh[0], el[0], t / 0.45), lerp(sh[1], el[1], t / 0.45)]
          : t < 0.75
            ? [lerp(el[0], wr[0], (t - 0.45) / 0.3), lerp(el[1], wr[1], (t - 0.45) / 0.3)]
            : [lerp(wr[0], tp[0], (t - 0.75) / 0.25), lerp(wr[1], tp[1], (t - 0.75) / 0.25)];
      const dir = t => s * lerp(0.06, 1.16, t ** 1.6);
      // shadow of the whole wing
      const outl = [];
      for (let i = 0; i <= 14; i++) {
        const t = i / 14,
          [x, y] = along(t),
          a = dir(t),
          l = lerp(150, 226, Math.sin(t * 1.9));
        outl.push([x + Math.cos(a) * l * 0.96, y + Math.sin(a) * l * 0.96]);
      }
      P.shadow(poly([sh, el, wr, tp, ...outl.reverse()]), 18, 24, 14, 0.6);
      P.glow(-40, s * 120, 170, '#b0300f', 0.35);
      const layer = (t0, t1, n, len, w, burn, v0, back) => {
        const L = [];
        for (let i = 0; i < n; i++) L.push(t0 + ((t1 - t0) * (i + 0.5)) / n);
        for (const t of L.reverse()) {
          const [x, y] = along(t),
            a = dir(t) + (R() - 0.5) * 0.07;
          const li = Math.max(0, Math.cos(a + Math.PI / 2) * 0 + P.co * 0 + 0.5);
          const tipDark = 1;
          const v = v0 + (R() - 0.5) * 0.12 + (s * P.co < 0 ? 0.05 : 0);
          feather(P, x + back, y, a, len(t) * (0.94 + R() * 0.1), w(t), v * tipDark, burn(t) * (0.7 + R() * 0.6), CHAR);
        }
      };
      layer(
        0.1,
        1,
        19,
        t => lerp(150, 214, Math.sin(Math.min(1, t) * 1.75)),
        t => lerp(27, 19, t),
        t => 1.0 - 0.35 * t,
        0.44,
        0,
      );
      layer(
        0.06,
        0.98,
        20,
        t => lerp(98, 124, t),
        t => lerp(23, 16, t),
        t => 1.35 - 0.5 * t,
        0.3,
        0,
      );
      layer(
        0.04,
        0.97,
        24,
        t => lerp(60, 66, t),
        t => lerp(19, 13, t),
        t => 0.0,
        0.42,
        -4,
      );
      layer(
        0.02,
        0.96,
        28,
        t => 34,
        t => 14,
        t => 0,
        0.58,
        -10,
      );
      // arm under small feathers
      const arm = curve([sh, [el[0] - 8, el[1]], wr], 22, t => lerp(17, 8, t)).concat(
        curve([wr, [wr[0] + 2, lerp(wr[1], tp[1], 0.6)], tp], 10, t => lerp(8, 3, t)).slice(1),
      );
      P.tube(arm, CHAR, { lo: 0.1, hi: 0.95, ridge: 1.1 });
      for (let i = 0; i < 70; i++) {
        const t = R(),
          q = arm[Math.min(arm.length - 1, (t * arm.length) | 0)];
        P.hair(q[0] + (R() - 0.5) * q[2], q[1] + (R() - 0.5) * q[2], dir(t) + (R() - 0.5) * 0.5, 12, 5, CHAR(0.3 + R() * 0.45));
      }
      // bone claw at the wrist
      P.claw(wr[0] - 4, wr[1], Math.PI + s * -0.5, 24, 5, BONE);
    });
    // tail fan
    P.shadow(P2('M80 0L240 -90Q270 0 240 90Z'), 16, 18, 10, 0.5);
    for (const i of [4, -4, 3, -3, 2, -2, 1, -1, 0])
      feather(P, 84, i * 5, i * 0.15, 188 - Math.abs(i) * 8, 34, 0.5 + (i > 0 ? 0.08 : -0.06) * P.co, 0.75, CHAR);
    for (const i of [3, -3, 2, -2, 1, -1, 0]) feather(P, 74, i * 7, i * 0.17, 92, 26, 0.38, 1, CHAR);
    // talons reaching forward
    sym(s => {
      P.tube(
        curve(
          [
            [-40, s * 40],
            [-96, s * 74],
            [-142, s * 62],
          ],
          12,
          t => lerp(13, 7, t),
        ),
        CHAR,
        { lo: 0.1 },
      );
      for (const a of [-0.5, -0.1, 0.3, 0.75]) P.claw(-144, s * 62, Math.PI + s * a, 38, 5.5, BONE);
    });
    // body
    const body = blob(
      mirror([
        [-124, 20],
        [-104, 46],
        [-70, 64],
        [-20, 70],
        [40, 58],
        [90, 36],
        [122, 16],
      ]),
    );
    P.shadow(body, 16, 20, 14, 0.6);
    const pb = P.part(body, {
      bulge: [
        [8, 0.3],
        [30, 1],
      ],
      k: 36,
    });
    P.fill(pb, CHAR, { lo: 0.02, hi: 0.5 });
    P.in(body, x => {
      const g = x.createRadialGradient(-10, 0, 8, -10, 0, 95);
      g.addColorStop(0, '#ff8a35');
      g.addColorStop(0.45, '#b5300f');
      g.addColorStop(1, '#b5300f00');
      x.globalAlpha = 0.75;
      x.fillStyle = g;
      x.fillRect(-140, -90, 280, 180);
    });
    // ribs with light between them
    for (let i = 0; i < 6; i++) {
      const x = -78 + i * 27;
      sym(s =>
        P.tube(
          curve(
            [
              [x, s * 2],
              [x + 6, s * 34],
              [x + 34, s * (58 - Math.abs(i - 2) * 4)],
            ],
            10,
            t => lerp(5.5, 2.5, t),
          ),
          BONE,
          { lo: 0.02, hi: 0.6, sh: false, ow: 1.4 },
        ),
      );
    }
    P.fur(pb, [-120, -70, 120, 70], {
      n: 420 * (o.d || 1),
      len: 25,
      w: 8,
      ramp: CHAR,
      lo: 0.04,
      hi: 0.95,
      spread: 0.5,
      dir: (x, y) => y * 0.008,
      tone: (x, y, v) => (Math.abs(y) < 16 + Math.abs(x) * 0.04 ? v : v * 0.9 + 0.02),
    });
    for (let i = 0; i < 9; i++) {
      const x = -96 + i * 23;
      P.tube(
        [
          [x - 9, 0, 7],
          [x, 0, 10 - Math.abs(i - 3) * 0.5],
          [x + 11, 0, 5],
        ],
        BONE,
        { lo: 0.1, sh: false, ow: 1.6 },
      );
    }
    // neck, crest and head
    const neck = curve(
      [
        [-96, 0],
        [-150, o.turn ? 10 : 0],
        [-196, o.turn ? 8 : 0],
      ],
      22,
      t => lerp(32, 17, t),
    );
    P.tube(neck, CHAR, { lo: 0.06, hi: 0.7 });
    const np = P.part(
      poly(
        neck
          .map(p => [p[0], p[1] + p[2]])
          .concat(
            neck
              .slice()
              .reverse()
              .map(p => [p[0], p[1] - p[2]]),
          ),
      ),
      { bulge: [[12, 1]], k: 26 },
    );
    P.fur(np, [-210, -40, -90, 40], { n: 260, len: 22, w: 6, ramp: CHAR, hi: 1, spread: 0.6, dir: (x, y) => y * 0.02 });
    sym(s => {
      for (let i = 0; i < 4; i++) feather(P, -190 + i * 8, s * (10 + i * 2), s * (0.25 + i * 0.2), 64 - i * 8, 11, 0.55, 1.1, CHAR);
    });
    const head = P2(
      'M-178 -17C-190 -27 -212 -27 -226 -19C-244 -15 -262 -9 -276 2C-280 7 -276 11 -270 9C-256 13 -242 16 -226 19C-212 27 -190 27 -178 17Z',
    );
    P.shadow(head, 8, 10, 6, 0.6);
    const ph = P.part(head, {
      bulge: [
        [5, 0.5],
        [14, 1],
      ],
      k: 20,
    });
    P.fill(ph, BONE, { lo: 0.05, hi: 1 });
    P.line(head, 2.2);
    P.line(P2('M-184 0C-214 -2 -246 -1 -272 4M-226 -19q8 9 4 14M-226 19q8 -9 4 -14'), 1.5, '#3a2716', 0.8);
    sym(s => {
      P.line(P2(`M-250 ${s * 6}l-9 ${s * 2}`), 2.6, '#150b06');
      P.eye(-210, s * 16, 5.5);
      P.line(P2(`M-224 ${s * 21}Q-208 ${s * 8} -190 ${s * 20}`), 4, '#5d452a');
    });
    if (o.breath !== false) P.glow(-280, 4, 46, '#ff5a1c', 0.5);
  },
  thunderdrake(P, o = {}) {
    const R = P.R,
      k = P.x;
    const SL = mkRamp([
        [0, '#06080d'],
        [0.25, '#18202c'],
        [0.5, '#3a4a5e'],
        [0.75, '#7d93a8'],
        [1, '#dfeaf0'],
      ]),
      MEM = mkRamp([
        [0, '#0a0c14'],
        [0.4, '#27304a'],
        [0.7, '#4d5f83'],
        [1, '#a9bdd6'],
      ]);
    // tail
    const tail = curve(
      [
        [90, 0],
        [190, 46],
        [220, -70],
        [318, -30],
      ],
      44,
      t => lerp(24, 3, t ** 0.8),
    );
    P.tube(tail, SL, { lo: 0.06, hi: 0.9, ridge: 1.6 });
    const te = tail[tail.length - 1];
    k.save();
    k.translate(te[0], te[1]);
    k.rotate(0.35);
    const ar = P2('M-12 0L8 -30L44 0L8 30Z');
    k.fillStyle = SL(0.55);
    k.strokeStyle = '#06080d';
    k.lineWidth = 2.4;
    k.stroke(ar);
    k.fill(ar);
    k.fillStyle = SL(0.8);
    k.fill(P2('M-12 0L44 0L8 30Z'));
    k.restore();
    for (let i = 4; i < tail.length - 2; i += 4) {
      const p = tail[i];
      P.claw(p[0], p[1], Math.PI * 0.05, 14 - i * 0.18, 3.4, SL);
    }
    sym(s => {
      const sh = [-56, s * 30],
        el = [-138, s * 110],
        wr = [-122, s * 178];
      const tips = [
          [-60, s * 318],
          [58, s * 292],
          [128, s * 226],
          [150, s * 138],
        ],
        in0 = [70, s * 40];
      // membrane with a scalloped edge
      const m = new Path2D();
      m.moveTo(...sh);
      m.quadraticCurveTo(-110, s * 60, ...el);
      m.lineTo(...wr);
      m.quadraticCurveTo(-104, s * 262, ...tips[0]);
      const sc = (a, b, k2 = 0.24) => {
        const c = [lerp((a[0] + b[0]) / 2, wr[0], k2), lerp((a[1] + b[1]) / 2, wr[1], k2)];
        m.quadraticCurveTo(...c, ...b);
      };
      sc(tips[0], tips[1]);
      sc(tips[1], tips[2]);
      sc(tips[2], tips[3]);
      m.quadraticCurveTo(76, s * 112, ...in0);
      m.closePath();
      P.shadow(m, 20, 26, 14, 0.6);
      const pm = P.part(m, {
        bulge: [
          [6, 0.35],
          [30, 0.5],
        ],
        k: 26,
      });
      // folds: darker beside each finger
      const fin = [
        [wr, tips[0]],
        [wr, tips[1]],
        [wr, tips[2]],
        [el, tips[3]],
      ];
      const dist = (x, y, a, b) => {
        const vx = b[0] - a[0],
          vy = b[1] - a[1];
        const t = Math.max(0, Math.min(1, ((x - a[0]) * vx + (y - a[1]) * vy) / (vx * vx + vy * vy)));
        return [(x - a[0]) * vy - (y - a[1]) * vx, Math.hypot(x - a[0] - vx * t, y - a[1] - vy * t)];
      };
      const inv = P.M.inverse();
      P.fill(pm, MEM, {
        lo: 0.0,
        hi: 0.62,
        tex: (X, Y, v) => {
          const q = inv.transformPoint(new DOMPoint(X, Y));
          let b = 1e9,
            sg = 0;
          for (const f of fin) {
            const d = dist(q.x, q.y, ...f);
            if (d[1] < b) {
              b = d[1];
              sg = d[0];
            }
          }
          return v * (0.62 + 0.5 * Math.min(1, b / 46)) + (sg * s > 0 ? 0.07 : -0.05) * Math.exp(-b / 18);
        },
      });
      P.line(m, 2.4, '#06080d');
      // lightning in the veins
      P.in(m, x => {
        const bolt = (a, b, w, dep) => {
          const pts = [a];
          const n = 9;
          for (let i = 1; i < n; i++) {
            const t = i / n;
            pts.push([lerp(a[0], b[0], t) + (R() - 0.5) * 22, lerp(a[1], b[1], t) + (R() - 0.5) * 22]);
          }
          pts.push(b);
          const pp = poly(pts, false);
          x.save();
          x.globalCompositeOperation = 'lighter';
          x.strokeStyle = '#4c86c8';
          x.globalAlpha = 0.28;
          x.lineWidth = w * 4.5;
          x.stroke(pp);
          x.globalAlpha = 0.95;
          x.lineWidth = w;
          x.strokeStyle = '#dff2ff';
          x.stroke(pp);
          x.restore();
          if (dep) for (const i of [3, 6]) bolt(pts[i], [pts[i][0] + (R() - 0.2) * 70, pts[i][1] + (R() - 0.5) * 80], w * 0.55, dep - 1);
        };
        bolt([-30, s * 50], [66, s * 236], 1.9, 2);
        bolt([-50, s * 70], [-40, s * 262], 1.6, 1);
        bolt([20, s * 50], [118, s * 164], 1.3, 1);
      });
      for (const [a, b] of fin)
        P.tube(
          curve([a, [(a[0] + b[0]) / 2 - 16, (a[1] + b[1]) / 2 + s * 8], b], 20, t => lerp(6, 1.6, t)),
          SL,
          { lo: 0.1, hi: 1, ow: 1.6, sh: false },
        );
      P.tube(
        curve([sh, [-112, s * 56], el], 16, t => lerp(19, 10, t)).concat(
          curve([el, [-140, s * 150], wr], 10, t => lerp(10, 7, t)).slice(1),
        ),
        SL,
        { lo: 0.08, hi: 0.95, ridge: 1.3 },
      );
      P.claw(wr[0] - 3, wr[1], Math.PI - s * 0.2, 28, 5, BONE);
      // hind legs
      P.tube(
        curve(
          [
            [70, s * 26],
            [112, s * 66],
            [150, s * 64],
          ],
          14,
          t => lerp(19, 8, t),
        ),
        SL,
        {},
      );
      for (const a of [-0.4, 0, 0.4]) P.claw(152, s * 64, a, 24, 4.5, BONE);
    });
    const body = blob(
      mirror([
        [-130, 22],
        [-96, 36],
        [-50, 46],
        [0, 44],
        [60, 38],
        [110, 26],
        [140, 14],
      ]),
    );
    P.shadow(body, 14, 18, 12, 0.6);
    const pb = P.part(body, {
      bulge: [
        [8, 0.3],
        [24, 1],
      ],
      k: 32,
    });
    P.fill(pb, SL, { lo: 0.02, hi: 0.6 });
    P.scales(pb, [-150, -52, 150, 52], { d: 12, ramp: SL, lo: 0.04, hi: 0.92, dir: (x, y) => y * 0.006 });
    const neck = curve(
      [
        [-116, 0],
        [-160, -10],
        [-206, 0],
      ],
      22,
      t => lerp(26, 15, t),
    );
    P.tube(neck, SL, { ridge: 1.5, lo: 0.05, hi: 0.9 });
    // the charge sits on the spine: six nodes
    const ch = o.charge ?? 0;
    for (let i = 0; i < 6; i++) {
      const x = 118 - i * 44,
        on = i < ch;
      const r = 9.5;
      if (on) P.glow(x, 0, 40, '#5aa8ff', 0.75);
      k.fillStyle = on ? '#e9f7ff' : '#0a0e15';
      k.strokeStyle = on ? '#8fd0ff' : '#7d93a8';
      k.lineWidth = 2;
      k.beginPath();
      k.moveTo(x - r * 1.5, 0);
      k.lineTo(x, -r);
      k.lineTo(x + r * 1.7, 0);
      k.lineTo(x, r);
      k.closePath();
      k.fill();
      k.stroke();
    }
    const head = P2('M-188 -20C-206 -28 -226 -22 -238 -16C-262 -14 -282 -8 -290 0C-282 8 -262 14 -238 16C-226 22 -206 28 -188 20Z');
    P.shadow(head, 8, 10, 6, 0.6);
    sym(s => {
      P.tube(
        curve(
          [
            [-196, s * 18],
            [-176, s * 52],
            [-118, s * 58],
          ],
          18,
          t => lerp(7.5, 1.2, t),
        ),
        BONE,
        { ridge: 1.8 },
      );
      P.tube(
        curve(
          [
            [-206, s * 20],
            [-196, s * 44],
            [-160, s * 64],
          ],
          12,
          t => lerp(5, 1, t),
        ),
        BONE,
        {},
      );
    });
    const ph = P.part(head, {
      bulge: [
        [5, 0.5],
        [14, 1],
      ],
      k: 20,
    });
    P.fill(ph, SL, { lo: 0.08, hi: 1 });
    P.line(head, 2.2);
    P.scales(ph, [-240, -20, -190, 20], { d: 8, ramp: SL, lo: 0.2, hi: 1 });
    P.line(P2('M-240 0L-286 0M-276 -4l-6 -2M-276 4l-6 2'), 1.8, '#06080d');
    sym(s => P.eye(-226, s * 13, 5, '#7cc8ff'));
  },
  stormhorn(P, o = {}) {
    const R = P.R,
      k = P.x;
    const FUR = mkRamp([
      [0, '#07090c'],
      [0.2, '#161c22'],
      [0.42, '#343f47'],
      [0.62, '#66737a'],
      [0.8, '#a3aca9'],
      [1, '#eee6d2'],
    ]);
    P.shadow(P2('M-150 0A200 120 0 1 0 250 0A200 120 0 1 0 -150 0Z'), 18, 24, 18, 0.55);
    const limb = (x0, y0, x1, y1, w0, w1) => {
      const t = curve(
        [
          [x0, y0],
          [(x0 + x1) / 2 - 8, (y0 + y1) / 2],
          [x1, y1],
        ],
        12,
        t => lerp(w0, w1, t),
      );
      P.tube(t, FUR, { lo: 0.04, hi: 0.7 });
      const pp = P.part(
        poly(
          t
            .map(p => [p[0] + p[2] * 0.8, p[1]])
            .concat(
              t
                .slice()
                .reverse()
                .map(p => [p[0] - p[2] * 0.8, p[1]]),
            ),
        ),
        { bulge: [[10, 1]], k: 22 },
      );
      P.fur(pp, [Math.min(x0, x1) - 50, Math.min(y0, y1) - 20, Math.max(x0, x1) + 50, Math.max(y0, y1) + 20], {
        n: 200 * (o.d || 1),
        len: 20,
        w: 3,
        ramp: FUR,
        dir: () => Math.atan2(y1 - y0, x1 - x0),
        flow: [0, y1 > y0 ? 1 : -1],
      });
    };
    const hoof = (x, y, s) => {
      for (const d of [-1, 1]) {
        const p = P2(
          `M${x + 6} ${y + d * 9}Q${x - 18} ${y + d * 16} ${x - 30} ${y + d * 4}Q${x - 16} ${y + d * 1} ${x + 6} ${y + d * 1.5}Z`,
        );
        k.fillStyle = '#2a2420';
        k.strokeStyle = '#0a0705';
        k.lineWidth = 2;
        k.stroke(p);
        k.fill(p);
        k.strokeStyle = '#b9a88a';
        k.lineWidth = 1.2;
        k.globalAlpha = 0.7;
        k.stroke(P2(`M${x} ${y + d * 10}Q${x - 16} ${y + d * 14} ${x - 27} ${y + d * 5}`));
        k.globalAlpha = 1;
      }
    };
    sym(s => {
      limb(130, s * 66, 146, s * 136, 34, 18);
      hoof(140, s * 142, s);
    });
    sym(s => {
      limb(-46, s * 78, -86, s * 152, 42, 20);
      hoof(-92, s * 158, s);
    });
    for (let i = 0; i < 110; i++) P.hair(206 + R() * 16, (R() - 0.5) * 22, (R() - 0.5) * 0.6, 44 + R() * 26, 4, FUR(0.2 + R() * 0.5));
    const body = blob(
      mirror([
        [-136, 26],
        [-120, 66],
        [-84, 104],
        [-40, 116],
        [10, 98],
        [60, 84],
        [110, 88],
        [160, 74],
        [204, 40],
        [216, 12],
      ]),
    );
    const pb = P.part(body, {
      bulge: [
        [12, 0.3],
        [40, 1],
      ],
      k: 46,
    });
    P.fill(pb, FUR, { lo: 0.02, hi: 0.4 });
    P.fur(pb, [-140, -120, 220, 120], {
      n: 3000 * (o.d || 1),
      len: 26,
      w: 3.2,
      ramp: FUR,
      lo: 0.02,
      hi: 0.95,
      jit: 0.22,
      spread: 0.36,
      dir: (x, y) => y * 0.0062,
      tone: (x, y, v) => {
        const m = x < -10 ? 0.8 : 1;
        const sp = Math.exp(-((y / 13) ** 2)) * (x > -60 ? 0.3 : 0);
        return v * m + sp + Math.sin(x * 0.07 + Math.sin(y * 0.05) * 1.4) * 0.05;
      },
      size: (x, y) => (x < -20 ? 1.6 : 1),
    });
    // pale ruff
    const ruff = P.part(
      blob(
        mirror([
          [-176, 20],
          [-160, 52],
          [-120, 78],
          [-86, 70],
          [-70, 30],
        ]),
      ),
      {
        bulge: [
          [10, 0.4],
          [26, 1],
        ],
        k: 32,
      },
    );
    P.fur(ruff, [-180, -80, -70, 80], {
      n: 900 * (o.d || 1),
      len: 34,
      w: 4.4,
      ramp: FUR,
      lo: 0.12,
      hi: 1.05,
      spread: 0.5,
      dir: (x, y) => y * 0.014,
    });
    // head
    const head = P2(
      'M-132 -30C-156 -38 -178 -32 -196 -22C-216 -20 -234 -17 -242 -10Q-248 0 -242 10C-234 17 -216 20 -196 22C-178 32 -156 38 -132 30Z',
    );
    P.shadow(head, 8, 12, 8, 0.6);
    const ph = P.part(head, {
      bulge: [
        [6, 0.4],
        [18, 1],
      ],
      k: 26,
    });
    P.fill(ph, FUR, { lo: 0.1, hi: 0.85 });
    P.fur(ph, [-250, -40, -130, 40], {
      n: 460,
      len: 13,
      w: 2.6,
      ramp: FUR,
      lo: 0.12,
      hi: 1.05,
      dir: (x, y) => y * 0.01,
      tone: (x, y, v) => (Math.abs(y) < 9 ? v + 0.22 : v),
    });
    P.line(head, 2.2, '#090b0d', 0.8);
    k.fillStyle = '#17130f';
    k.beginPath();
    k.ellipse(-238, 0, 9, 13, 0, 0, 7);
    k.fill();
    sym(s => {
      k.fillStyle = '#050404';
      k.beginPath();
      k.ellipse(-240, s * 6, 3, 2.4, 0, 0, 7);
      k.fill();
      P.eye(-190, s * 21, 6, '#9ad4ff');
    });
    sym(s => {
      const p = P2(`M-138 ${s * 30}Q-128 ${s * 56} -100 ${s * 62}Q-112 ${s * 40} -124 ${s * 26}Z`);
      k.fillStyle = FUR(0.35);
      k.strokeStyle = '#090b0d';
      k.lineWidth = 2;
      k.stroke(p);
      k.fill(p);
    });
    // the crown: beams with tines; leans by o.tilt
    const AN = mkRamp([
      [0, '#1c1510'],
      [0.3, '#4b3d30'],
      [0.55, '#8f7f67'],
      [0.8, '#d9cdb0'],
      [1, '#fffbe8'],
    ]);
    const tl = o.tilt || 0;
    const tips = [];
    const beam = s => {
      const B = curve(
        [
          [-160, s * 16],
          [-214, s * 84],
          [-168, s * (178 + tl * 14)],
          [-52, s * (226 + tl * 20)],
        ],
        40,
        t => lerp(13, 3.6, t),
      );
      const tine = (i, dx, dy, l, w, sub) => {
        const q = B[i];
        const e = [q[0] + dx * l, q[1] + s * dy * l];
        const T = curve([[q[0], q[1]], [q[0] + dx * l * 0.5 - Math.abs(dy) * 9, q[1] + s * (dy * l * 0.42)], e], 16, t => lerp(w, 1.1, t));
        if (sub) {
          const m = T[9];
          const e2 = [m[0] + (dx * 0.35 - 0.5) * l * 0.42, m[1] + s * (dy * 0.2 - 0.55) * l * 0.42];
          P.tube(
            curve([[m[0], m[1]], [(m[0] + e2[0]) / 2 - 4, (m[1] + e2[1]) / 2], e2], 8, t => lerp(w * 0.6, 1, t)),
            AN,
            { ow: 1.6 },
          );
          tips.push(e2);
        }
        P.tube(T, AN, { ow: 1.8 });
        tips.push(e);
      };
      tine(10, -1, 0.05, 92, 8.5, 1);
      tine(17, -0.93, 0.4, 104, 8.5, 1);
      tine(24, -0.66, 0.78, 92, 8, 1);
      tine(31, -0.2, 1, 66, 6.5);
      tine(36, 0.3, 0.95, 46, 5);
      P.tube(B, AN, { ridge: 2.2, ow: 2 });
      tips.push([B[40][0], B[40][1]]);
    };
    sym(beam);
    for (const [x, y] of tips) {
      P.glow(x, y, 22, '#6fb4ff', 0.8);
      k.fillStyle = '#f2fbff';
      k.beginPath();
      k.arc(x, y, 2.4, 0, 7);
      k.fill();
    }
  },
  reefmaw(P, o = {}) {
    const R = P.R,
      k = P.x;
    const SK = mkRamp([
        [0, '#04100f'],
        [0.22, '#0d2a2a'],
        [0.45, '#20565a'],
        [0.68, '#4f938b'],
        [0.85, '#9cc9ab'],
        [1, '#ecf3cf'],
      ]),
      FL = mkRamp([
        [0, '#1c0608'],
        [0.35, '#5d1a1e'],
        [0.65, '#a8453f'],
        [1, '#f2a48b'],
      ]),
      CO = mkRamp([
        [0, '#3a1418'],
        [0.35, '#8c3b36'],
        [0.65, '#d4785f'],
        [1, '#ffdcc0'],
      ]);
    // rings on the water
    if (o.rings !== false) {
      k.save();
      k.strokeStyle = '#7fb9b4';
      for (let i = 0; i < 3; i++) {
        k.globalAlpha = 0.3 - 0.08 * i;
        k.lineWidth = 2.2;
        k.setLineDash([50 + i * 20, 16, 14, 22]);
        k.beginPath();
        k.ellipse(-10, 0, 276 + i * 24, 164 + i * 18, 0, 0, 7);
        k.stroke();
      }
      k.restore();
    }
    // tail
    const tail = curve(
      [
        [70, 0],
        [170, -30],
        [220, 60],
        [300, 6],
      ],
      36,
      t => lerp(74, 8, t ** 0.75),
    );
    P.shadow(P2('M60 -60L310 -30L310 50L60 70Z'), 14, 18, 14, 0.5);
    const finp = (pts, rays, base) => {
      const p = blob(pts);
      const q = P.part(p, {
        bulge: [
          [6, 0.4],
          [16, 0.6],
        ],
        k: 22,
      });
      P.shadow(p, 10, 12, 8, 0.5);
      P.fill(q, SK, { lo: 0.0, hi: 0.6 });
      P.in(p, x => {
        x.strokeStyle = SK(0.75);
        x.lineWidth = 1.6;
        for (const r of rays) {
          x.globalAlpha = 0.6;
          x.beginPath();
          x.moveTo(...base);
          x.quadraticCurveTo((base[0] + r[0]) / 2, (base[1] + r[1]) / 2 + 4, ...r);
          x.stroke();
        }
      });
      P.line(p, 2.2, '#031010');
    };
    finp(
      [
        [150, -60],
        [200, -66],
        [240, -40],
        [292, -34],
        [344, -44],
        [366, 4],
        [332, 34],
        [280, 66],
        [230, 92],
        [186, 62],
      ],
      [
        [200, -60],
        [240, -36],
        [290, -30],
        [340, -40],
        [360, 0],
        [330, 32],
        [280, 62],
        [232, 86],
      ],
      [150, 4],
    );
    P.tube(tail, SK, { lo: 0.03, hi: 0.8, ow: 2.2 });
    const tp = P.part(
      poly(
        tail
          .map((p, i) => [p[0], p[1] - p[2] * 0.9])
          .concat(
            tail
              .slice()
              .reverse()
              .map(p => [p[0], p[1] + p[2] * 0.9]),
          ),
      ),
      { bulge: [[20, 1]], k: 36 },
    );
    P.scales(tp, [70, -80, 300, 80], {
      d: 15,
      ramp: SK,
      lo: 0.04,
      hi: 0.92,
      long: 1.1,
      dir: (x, y) => 0,
      tone: (x, y, v) => v + (Math.sin(x * 0.11 + y * 0.05) > 0.55 ? -0.16 : 0),
    });
    sym(s =>
      finp(
        [
          [10, s * 84],
          [44, s * 150],
          [104, s * 186],
          [112, s * 140],
          [86, s * 92],
          [50, s * 70],
        ],
        [
          [60, s * 164],
          [82, s * 176],
          [100, s * 178],
          [108, s * 158],
          [104, s * 130],
        ],
        [30, s * 84],
      ),
    );
    // head and body: one broad bowl
    const body = blob(
      mirror([
        [-226, 60],
        [-200, 118],
        [-140, 146],
        [-70, 140],
        [0, 116],
        [60, 92],
        [110, 66],
        [120, 20],
      ]),
    );
    // lappets round the rim
    for (let i = 0; i < 40; i++) {
      const t = i / 39,
        a = lerp(2.0, 4.28, t);
      const x = -92 + Math.cos(a) * 142,
        y = Math.sin(a) * 148;
      const l = 24 + R() * 28;
      P.tube(
        curve(
          [
            [x, y],
            [x + Math.cos(a + 0.4) * l * 0.6, y + Math.sin(a + 0.4) * l * 0.6],
            [x + Math.cos(a - 0.2) * l, y + Math.sin(a - 0.2) * l],
          ],
          7,
          t => lerp(7, 1.2, t),
        ),
        SK,
        { ow: 1.3, sh: false },
      );
    }
    P.shadow(body, 14, 20, 16, 0.6);
    const pb = P.part(body, {
      bulge: [
        [10, 0.3],
        [40, 1],
      ],
      k: 46,
    });
    P.fill(pb, SK, {
      lo: 0.02,
      hi: 0.86,
      tex: (X, Y, v) => v + Math.sin(((X * 0.21 * 1) / P.s) * 0.5) * Math.sin(((Y * 0.19) / P.s) * 0.5) * 0.04,
    });
    P.line(body, 2.4, '#031010');
    P.scales(pb, [-60, -140, 130, 140], {
      d: 17,
      ramp: SK,
      lo: 0.05,
      hi: 0.92,
      long: 1.1,
      tone: (x, y, v) => v + (Math.sin(x * 0.07 + 1) * Math.cos(y * 0.06) > 0.4 ? -0.15 : 0),
    });
    for (let i = 0; i < 230; i++) {
      const a = R() * 6.3,
        q = Math.sqrt(R());
      const x = -90 + Math.cos(a) * q * 130,
        y = Math.sin(a) * q * 132;
      if (x > -40 || !pb.inside(x, y)) continue;
      const v = 0.1 + pb.shade(x, y) * 0.75;
      k.fillStyle = SK(Math.min(1, v + 0.1 + R() * 0.14));
      k.beginPath();
      k.ellipse(x, y, 2 + R() * 4, 2 + R() * 3, 0, 0, 7);
      k.fill();
      k.fillStyle = SK(v * 0.6);
      k.beginPath();
      k.arc(x + 1.5, y - 1.5, 1 + R(), 0, 7);
      k.fill();
    }
    // the maw: a ragged half-moon, needles in three rows
    const maw = P2(
      'M-284 4C-286 -62 -250 -128 -182 -134C-150 -132 -140 -104 -150 -70C-158 -40 -160 -20 -158 2C-160 24 -158 44 -150 72C-140 106 -150 134 -184 136C-250 130 -284 66 -284 4Z',
    );
    P.shadow(maw, 0, 0, 10, 0.7);
    const pm = P.part(maw, {
      bulge: [
        [8, 0.5],
        [22, 1],
      ],
      k: -30,
    });
    P.fill(pm, FL, { lo: 0.0, hi: 0.6 });
    P.line(maw, 5, '#060303');
    P.in(maw, x => {
      const g = x.createRadialGradient(-196, 0, 10, -200, 0, 104);
      g.addColorStop(0, '#020001');
      g.addColorStop(0.6, '#120305');
      g.addColorStop(1, '#12030500');
      x.fillStyle = g;
      x.fillRect(-300, -140, 180, 280);
      for (let i = 0; i < 9; i++) {
        x.strokeStyle = '#f2a48b';
        x.globalAlpha = 0.13;
        x.lineWidth = 2.4;
        x.beginPath();
        x.moveTo(-200, (i - 4) * 9);
        x.quadraticCurveTo(-235, (i - 4) * 20, -280, (i - 4) * 30);
        x.stroke();
      }
    });
    const rimP = [];
    for (let i = 0; i <= 40; i++) {
      const t = i / 40,
        a = lerp(1.62, 4.66, t);
      rimP.push([-186 + Math.cos(a) * 98, 2 + Math.sin(a) * 134, 7 + Math.sin(t * 3.14) * 4]);
    }
    P.tube(rimP, SK, { lo: 0.04, hi: 0.9, sh: false, ow: 2 });
    for (let i = 0; i < 46; i++) {
      const a = lerp(1.66, 4.62, i / 45) + (R() - 0.5) * 0.05;
      const l = i % 5 === 0 ? 64 + R() * 16 : i % 2 ? 22 + R() * 16 : 36 + R() * 18;
      P.claw(-186 + Math.cos(a) * 91, 2 + Math.sin(a) * 126, a + Math.PI + (R() - 0.5) * 0.34, l, 2.6 + l * 0.075, BONE);
    }
    for (let i = 0; i < 26; i++) {
      const y = -112 + i * 9;
      const x = -152 - Math.sin(((y + 112) / 226) * 3.14) * 6;
      P.claw(
        x,
        y,
        Math.PI + (R() - 0.5) * 0.3 - y * 0.003,
        i % 4 === 0 ? 46 + R() * 10 : 18 + R() * 16,
        2.6 + (i % 4 === 0 ? 2.4 : 0),
        BONE,
      );
    }
    // brow: crusted ridge with three small dull eyes a side
    for (let i = 0; i < 34; i++) {
      const t = i / 33,
        y = lerp(-132, 132, t);
      const x = -138 - Math.sin(t * 3.14) * 9 + (R() - 0.5) * 8;
      const r = 8 + R() * 7;
      const p = [];
      for (let j = 0; j < 7; j++) {
        const b = (j / 7) * 6.28 + R() * 0.6;
        p.push([x + Math.cos(b) * r * (0.8 + R() * 0.4), y + Math.sin(b) * r * 0.8]);
      }
      const q = poly(p);
      P.shadow(q, 4, 5, 3, 0.5);
      k.fillStyle = SK(0.18 + R() * 0.4);
      k.fill(q);
      P.line(q, 1.5, '#031010');
      P.line(poly([p[2], p[3], p[4]], false), 1.3, SK(0.85), 0.6);
    }
    sym(s => {
      for (const [x, y, r] of [
        [-128, 112, 4.4],
        [-116, 96, 3.4],
        [-134, 92, 2.8],
      ])
        P.eye(x, s * y, r, '#b9e07a');
    });
    // coral on the back
    const coral = (x, y, a, l, w, d) => {
      const e = [x + Math.cos(a) * l, y + Math.sin(a) * l];
      P.tube(
        curve([[x, y], [x + Math.cos(a + 0.3) * l * 0.5, y + Math.sin(a + 0.3) * l * 0.5], e], 6, t => lerp(w, w * 0.7, t)),
        CO,
        { ow: 1.5, sh: d === 3 },
      );
      k.fillStyle = CO(0.95);
      k.beginPath();
      k.arc(e[0], e[1], w * 0.62, 0, 7);
      k.fill();
      if (d > 0) for (const q of [-0.65, 0.1, 0.7]) if (R() < 0.86) coral(e[0], e[1], a + q + (R() - 0.5) * 0.4, l * 0.68, w * 0.72, d - 1);
    };
    for (const [x, y, a] of [
      [-70, -58, -2.2],
      [-60, 10, 2.9],
      [-76, 66, 2.1],
      [-6, -70, -1.4],
      [-10, 54, 1.2],
      [30, -22, -0.6],
      [34, 34, 0.8],
      [84, -8, -0.2],
      [134, 2, 0.2],
      [-30, -20, 0.4],
    ])
      coral(x, y, a, 24, 6.4, 3);
    for (let i = 0; i < 26; i++) {
      const x = -60 + R() * 150,
        y = (R() - 0.5) * 150;
      if (!pb.inside(x, y)) continue;
      k.fillStyle = '#0a1514';
      k.beginPath();
      k.arc(x, y, 5, 0, 7);
      k.fill();
      k.strokeStyle = '#d9d2b4';
      k.lineWidth = 2;
      k.stroke();
    }
  },
  orehulk(P, o = {}) {
    const R = P.R,
      k = P.x;
    const IR = mkRamp([
        [0, '#080706'],
        [0.22, '#201d1b'],
        [0.45, '#494441'],
        [0.68, '#837b73'],
        [0.85, '#bfb5a6'],
        [1, '#f7ecd6'],
      ]),
      RU = mkRamp([
        [0, '#0c0604'],
        [0.25, '#2c160d'],
        [0.5, '#6a3a22'],
        [0.75, '#a9683c'],
        [1, '#eec08a'],
      ]);
    const noise = (X, Y) => {
      const u = X / P.s,
        v = Y / P.s;
      return Math.sin(u * 0.33 + Math.sin(v * 0.21) * 2) * Math.sin(v * 0.29 + Math.sin(u * 0.17) * 2);
    };
    const plate = (path, ramp, { rivets = [], k2 = 30, lo = 0.03, hi = 0.98, b = 5 } = {}) => {
      P.shadow(path, 8, 10, 6, 0.65);
      const q = P.part(path, {
        bulge: [
          [b * 0.6, 0.5],
          [b * 3, 0.8],
        ],
        k: k2,
      });
      P.fill(q, ramp, { lo, hi, tex: (X, Y, v) => v + noise(X, Y) * 0.045 + (R() - 0.5) * 0.05 });
      P.line(path, 2.6, '#060504');
      P.in(path, x => {
        for (let i = 0; i < 16; i++) {
          const a = [-260 + R() * 520, -190 + R() * 380];
          x.strokeStyle = R() < 0.5 ? '#fff2d8' : '#000';
          x.globalAlpha = 0.14;
          x.lineWidth = 1;
          x.beginPath();
          x.moveTo(...a);
          x.lineTo(a[0] + R() * 60, a[1] + (R() - 0.5) * 30);
          x.stroke();
        }
        x.globalAlpha = 1;
      });
      for (const [x, y, r = 4] of rivets) {
        k.fillStyle = '#0007';
        k.beginPath();
        k.arc(x + 1, y + 1.5, r + 1, 0, 7);
        k.fill();
        const g = k.createRadialGradient(x - r * 0.3, y + r * 0.3, 0.5, x, y, r);
        g.addColorStop(0, ramp(1));
        g.addColorStop(1, ramp(0.3));
        k.fillStyle = g;
        k.beginPath();
        k.arc(x, y, r, 0, 7);
        k.fill();
      }
      return q;
    };
    P.shadow(P2('M-190 0A210 150 0 1 0 230 0A210 150 0 1 0 -190 0Z'), 20, 26, 18, 0.6);
    // furnace light from under the plates
    P.glow(-10, 0, 240, '#d0481a', 0.55);
    const core = blob(
      mirror([
        [-150, 60],
        [-90, 110],
        [0, 122],
        [100, 110],
        [190, 70],
        [214, 20],
      ]),
    );
    k.fillStyle = '#160604';
    k.fill(core);
    P.in(core, x => {
      const g = x.createRadialGradient(0, 0, 10, 0, 0, 200);
      g.addColorStop(0, '#ffd27a');
      g.addColorStop(0.4, '#e2551c');
      g.addColorStop(1, '#4a0e06');
      x.fillStyle = g;
      x.fillRect(-260, -180, 520, 360);
    });
    // hind feet: squat, three slabs each
    sym(s => {
      for (const a of [-0.5, 0, 0.5]) P.claw(112, s * 146, s * 1.9 + a, 46, 9, IR);
      plate(
        blob([
          [84, s * 104],
          [88, s * 146],
          [120, s * 160],
          [150, s * 138],
          [146, s * 100],
        ]),
        RU,
        { rivets: [[112, s * 140, 5]], k2: 40, b: 8 },
      );
    });
    // forearms: hide between the plates, iron claws for digging
    const HD = mkRamp([
      [0, '#070504'],
      [0.3, '#1f1713'],
      [0.6, '#4d3b30'],
      [0.85, '#8d7360'],
      [1, '#cdb79c'],
    ]);
    sym(s => {
      const arm = curve(
        [
          [-70, s * 84],
          [-118, s * 168],
          [-226, s * 150],
        ],
        24,
        t => lerp(44, 30, t),
      );
      P.tube(arm, HD, { lo: 0.03, hi: 0.8, ow: 2.4 });
      const ap = P.part(
        poly(
          arm
            .map(p => [p[0], p[1] + p[2] * 0.8])
            .concat(
              arm
                .slice()
                .reverse()
                .map(p => [p[0], p[1] - p[2] * 0.8]),
            ),
        ),
        { bulge: [[14, 1]], k: 28 },
      );
      P.fur(ap, [-260, -200, -50, 200], { n: 320, len: 15, w: 3.2, ramp: HD, lo: 0.02, hi: 0.95, dir: () => 0.1, spread: 0.6 });
      for (const [a, l] of [
        [-0.62, 64],
        [-0.3, 82],
        [0, 88],
        [0.3, 80],
        [0.62, 58],
      ])
        P.claw(-226, s * (150 + a * 34), Math.PI - s * a * 0.5, l, 9.5, IR);
      plate(
        blob([
          [-74, s * 108],
          [-104, s * 170],
          [-146, s * 186],
          [-160, s * 148],
          [-116, s * 96],
          [-88, s * 84],
        ]),
        RU,
        {
          rivets: [
            [-92, s * 118],
            [-114, s * 158],
            [-140, s * 164],
          ],
          k2: 40,
          b: 7,
        },
      );
      plate(
        blob([
          [-150, s * 190],
          [-164, s * 136],
          [-200, s * 118],
          [-214, s * 150],
          [-204, s * 186],
          [-176, s * 196],
        ]),
        IR,
        {
          rivets: [
            [-166, s * 172],
            [-178, s * 140],
          ],
          k2: 40,
          b: 7,
        },
      );
      plate(
        blob([
          [-200, s * 186],
          [-208, s * 126],
          [-236, s * 118],
          [-250, s * 150],
          [-240, s * 182],
          [-218, s * 190],
        ]),
        IR,
        { rivets: [[-216, s * 150, 5]], k2: 40, b: 6 },
      );
    });
    // carapace: overlapping bands from the tail to the shoulders
    const bands = [
      [196, 60, 46],
      [158, 92, 52],
      [112, 116, 56],
      [62, 130, 58],
      [8, 134, 60],
      [-48, 126, 60],
      [-98, 104, 54],
    ];
    bands.forEach(([x, w, d], i) => {
      const p = poly([
        [x + d * 0.5, -w * 0.5],
        [x + d * 0.62, 0],
        [x + d * 0.5, w * 0.5],
        [x + d * 0.22, w * 0.88],
        [x - d * 0.06, w],
        [x - d * 0.5, w * 0.92],
        [x - d * 0.42, w * 0.5],
        [x - d * 0.36, 0],
        [x - d * 0.42, -w * 0.5],
        [x - d * 0.5, -w * 0.92],
        [x - d * 0.06, -w],
        [x + d * 0.22, -w * 0.88],
      ]);
      const riv = [];
      for (let j = -3; j <= 3; j++) riv.push([x + d * (0.42 - 0.09 * Math.abs(j)), j * w * 0.245, 3.8]);
      plate(p, i % 3 === 1 ? RU : IR, { rivets: riv, k2: 40, b: 6 });
      // keel
      plate(
        poly([
          [x - d * 0.36, 0],
          [x - d * 0.2, -9],
          [x + d * 0.5, -5],
          [x + d * 0.74, 0],
          [x + d * 0.5, 5],
          [x - d * 0.2, 9],
        ]),
        IR,
        { k2: 24, b: 4 },
      );
    });
    // what it has collected: a shield, a plough, a chain, nails
    plate(P2('M34 -78a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z'), RU, {
      b: 8,
      rivets: [
        [68, -78, 9],
        [46, -96],
        [90, -96],
        [46, -60],
        [90, -60],
      ],
    });
    P.line(P2('M41 -78H95M68 -105V-51'), 3, '#1a0d07', 0.6);
    plate(
      poly([
        [-36, 46],
        [18, 62],
        [70, 92],
        [40, 96],
        [-16, 84],
        [-44, 66],
      ]),
      IR,
      { k2: 40 },
    );
    for (let i = 0; i < 9; i++) {
      const x = 92 + i * 9,
        y = 48 + Math.sin(i * 0.9) * 10;
      k.lineWidth = 3.4;
      k.strokeStyle = '#0a0706';
      k.beginPath();
      k.ellipse(x, y, 7.5, 4.6, i % 2 ? 0.9 : -0.5, 0, 7);
      k.stroke();
      k.lineWidth = 1.8;
      k.strokeStyle = '#b8ab97';
      k.stroke();
    }
    for (let i = 0; i < 16; i++) {
      const x = -70 + R() * 50,
        y = -92 + R() * 60;
      P.claw(x, y, -0.6 + R() * 0.5, 22, 2.2, IR);
    }
    // shoulders and the furnace door
    sym(s =>
      plate(
        poly([
          [-62, s * 70],
          [-84, s * 122],
          [-124, s * 118],
          [-152, s * 78],
          [-140, s * 44],
          [-96, s * 42],
        ]),
        IR,
        {
          rivets: [
            [-84, s * 104, 5],
            [-124, s * 98, 5],
            [-134, s * 64, 5],
            [-92, s * 58, 5],
          ],
          k2: 46,
          b: 9,
        },
      ),
    );
    const hd = poly([
      [-104, -46],
      [-164, -54],
      [-206, -38],
      [-216, 0],
      [-206, 38],
      [-164, 54],
      [-104, 46],
    ]);
    plate(hd, IR, {
      k2: 40,
      b: 8,
      rivets: [
        [-120, -36],
        [-120, 36],
        [-160, -44],
        [-160, 44],
      ],
    });
    const door = poly([
      [-150, -30],
      [-196, -24],
      [-202, 0],
      [-196, 24],
      [-150, 30],
    ]);
    k.fillStyle = '#1a0604';
    k.fill(door);
    P.in(door, x => {
      const g = x.createRadialGradient(-176, 0, 3, -176, 0, 36);
      g.addColorStop(0, '#ffe6a0');
      g.addColorStop(0.5, '#f0641f');
      g.addColorStop(1, '#5c1206');
      x.fillStyle = g;
      x.fillRect(-210, -40, 70, 80);
    });
    P.line(door, 4, '#0d0b0a');
    for (const y of [-16, 0, 16]) {
      P.line(P2(`M-150 ${y}L-200 ${y * 0.8}`), 6.5, '#0d0b0a');
      P.line(P2(`M-152 ${y + 1.5}L-198 ${y * 0.8 + 1.5}`), 1.4, '#b8a98f', 0.8);
    }
    P.glow(-200, 0, 70, '#ff6a1c', 0.45);
  },
  glasspelt(P, o = {}) {
    const R = P.R,
      k = P.x;
    const GL = mkRamp([
      [0, '#0b0a1c'],
      [0.25, '#2c2a55'],
      [0.5, '#6a6aa6'],
      [0.75, '#b4bde0'],
      [1, '#ffffff'],
    ]);
    const wolf = mirror([
      [-262, 5],
      [-250, 13],
      [-222, 17],
      [-204, 31],
      [-176, 33],
      [-158, 28],
      [-128, 42],
      [-104, 56],
      [-92, 60],
      [-40, 50],
      [14, 42],
      [62, 46],
      [100, 52],
      [128, 40],
      [150, 20],
      [160, 13],
      [196, 22],
      [240, 28],
      [286, 16],
      [318, 0],
    ]);
    const legs = s => [
      [
        [-84, s * 44],
        [-112, s * 86],
        [-158, s * 106],
        [-186, s * 104],
        [-204, s * 112],
        [-206, s * 124],
        [-182, s * 128],
        [-156, s * 124],
        [-98, s * 110],
        [-62, s * 48],
      ],
      [
        [84, s * 36],
        [100, s * 84],
        [64, s * 112],
        [44, s * 116],
        [32, s * 126],
        [36, s * 136],
        [62, s * 138],
        [84, s * 130],
        [134, s * 98],
        [128, s * 34],
      ],
    ];
    const ears = s => [
      [-188, s * 22],
      [-150, s * 52],
      [-154, s * 20],
    ];
    const shape = (rot, ox, oy, alpha, tint, sc) => {
      k.save();
      k.translate(ox, oy);
      k.rotate(rot);
      k.scale(sc, sc);
      k.globalAlpha = alpha;
      const facets = (pts, d, lift) => {
        const path = poly(pts);
        const xs = pts.map(p => p[0]),
          ys = pts.map(p => p[1]);
        const bx = [Math.min(...xs) - d, Math.min(...ys) - d, Math.max(...xs) + d, Math.max(...ys) + d];
        k.save();
        k.lineWidth = 3.4;
        k.strokeStyle = '#0a0918';
        k.stroke(path);
        k.clip(path);
        const nx = Math.ceil((bx[2] - bx[0]) / d) + 1,
          ny = Math.ceil((bx[3] - bx[1]) / d) + 1,
          G = [];
        for (let j = 0; j <= ny; j++) {
          G.push([]);
          for (let i = 0; i <= nx; i++)
            G[j].push([bx[0] + i * d + (j % 2) * d * 0.5 + (R() - 0.5) * d * 0.7, bx[1] + j * d + (R() - 0.5) * d * 0.7, R()]);
        }
        const hw = x => {
          let m = 10;
          for (let i = 0; i < pts.length; i++) {
            if (Math.abs(pts[i][0] - x) < 40) m = Math.max(m, Math.abs(pts[i][1]));
          }
          return m;
        };
        const tri = (a, b, c) => {
          const cx = (a[0] + b[0] + c[0]) / 3,
            cy = (a[1] + b[1] + c[1]) / 3;
          const cyc = pts === wolf ? cy / hw(cx) : (cy - (bx[1] + bx[3]) / 2) / ((bx[3] - bx[1]) / 2);
          const w = Math.max(-1, Math.min(1, cyc));
          const rr = rot + (P.rot * Math.PI) / 180;
          const nxw = -w * Math.sin(rr),
            nyw = w * Math.cos(rr);
          const l = Math.max(0, nxw * LIGHT[0] + nyw * LIGHT[1] + Math.sqrt(1 - w * w) * LIGHT[2]);
          const v = 0.04 + l * 0.8 + (a[2] - 0.5) * 0.5 + lift;
          k.fillStyle = GL(Math.max(0.03, Math.min(1, v)));
          k.beginPath();
          k.moveTo(a[0], a[1]);
          k.lineTo(b[0], b[1]);
          k.lineTo(c[0], c[1]);
          k.closePath();
          k.fill();
          k.lineWidth = 0.9;
          k.strokeStyle = v > 0.55 ? '#ffffffaa' : '#c9d0ff44';
          k.stroke();
        };
        for (let j = 0; j < ny; j++)
          for (let i = 0; i < nx; i++) {
            const a = G[j][i],
              b = G[j][i + 1],
              c = G[j + 1][i],
              d2 = G[j + 1][i + 1];
            if (j % 2) {
              tri(a, b, d2);
              tri(a, d2, c);
            } else {
              tri(a, b, c);
              tri(b, d2, c);
            }
          }
        if (tint) {
          k.globalCompositeOperation = 'source-atop';
          k.globalAlpha = 0.28;
          k.fillStyle = tint;
          k.fillRect(bx[0], bx[1], bx[2] - bx[0], bx[3] - bx[1]);
        }
        k.restore();
      };
      sym(s => legs(s).forEach(l => facets(l, 17, -0.05)));
      facets(wolf, 21, 0);
      // crest of splinters along the spine
      for (let x = 150; x > -150; x -= 15) {
        const h = 16 + 10 * Math.sin(((x + 150) / 300) * 3.1) + R() * 8;
        const p = poly([
          [x - 6, -5],
          [x + h * 1.5, (R() - 0.5) * 10],
          [x - 6, 5],
        ]);
        k.fillStyle = GL(0.55 + R() * 0.4);
        k.strokeStyle = '#15143077';
        k.lineWidth = 1.2;
        k.fill(p);
        k.stroke(p);
        k.fillStyle = GL(0.95);
        k.globalAlpha = alpha * 0.6;
        k.fill(
          poly([
            [x - 6, 0],
            [x + h * 1.5, 0],
            [x - 6, 5],
          ]),
        );
        k.globalAlpha = alpha;
      }
      sym(s => facets(ears(s), 11, 0.1));
      k.restore();
      const tr = (x, y) => [ox + (x * Math.cos(rot) - y * Math.sin(rot)) * sc, oy + (x * Math.sin(rot) + y * Math.cos(rot)) * sc];
      sym(s => {
        const [x, y] = tr(-204, s * 16);
        k.save();
        k.globalAlpha = Math.min(1, alpha + 0.2);
        P.eye(x, y, 4.6, '#ffd24a');
        k.restore();
      });
      const [nx, ny] = tr(-258, 0);
      k.fillStyle = '#0a0918';
      k.beginPath();
      k.arc(nx, ny, 5, 0, 7);
      k.fill();
    };
    P.shadow(poly(wolf), 18, 24, 16, 0.55);
    // two echoes fan out from the same hindquarters, and one body
    const hip = [120, 0];
    const about = (rot, sc) => [
      hip[0] - (hip[0] * Math.cos(rot) - hip[1] * Math.sin(rot)) * sc,
      hip[1] - (hip[0] * Math.sin(rot) + hip[1] * Math.cos(rot)) * sc,
    ];
    for (const [r, al] of [
      [-0.47, 0.5],
      [0.47, 0.62],
    ]) {
      const [x, y] = about(r, 0.9);
      shape(r, x, y, al, '#3b3a86', 0.9);
    }
    shape(0, 0, 0, 1, null, 1);
    for (let i = 0; i < 26; i++) {
      const x = -250 + R() * 520,
        y = -150 + R() * 300;
      k.fillStyle = '#fff';
      k.globalAlpha = 0.5 * R();
      k.beginPath();
      k.moveTo(x, y - 4);
      k.lineTo(x + 1.5, y);
      k.lineTo(x, y + 4);
      k.lineTo(x - 1.5, y);
      k.fill();
    }
    k.globalAlpha = 1;
  },
  mirrorback(P, o = {}) {
    const R = P.R,
      k = P.x;
    const SK = mkRamp([
        [0, '#0b0a0a'],
        [0.25, '#262423'],
        [0.5, '#57524e'],
        [0.75, '#979087'],
        [1, '#ded5c6'],
      ]),
      SV = mkRamp([
        [0, '#10151a'],
        [0.25, '#2d3a44'],
        [0.5, '#6f8590'],
        [0.75, '#bfcdd0'],
        [1, '#ffffff'],
      ]);
    P.shadow(P2('M-130 0A160 150 0 1 0 190 0A160 150 0 1 0 -130 0Z'), 18, 26, 18, 0.6);
    const skin = (p, n, box) => {
      const q = P.part(p, {
        bulge: [
          [6, 0.4],
          [18, 1],
        ],
        k: 28,
      });
      P.shadow(p, 8, 12, 8, 0.5);
      P.fill(q, SK, { lo: 0.03, hi: 0.95 });
      P.in(p, x => {
        for (let i = 0; i < n; i++) {
          const X = box[0] + R() * (box[2] - box[0]),
            Y = box[1] + R() * (box[3] - box[1]);
          x.strokeStyle = R() < 0.6 ? '#0b0a0a' : '#cfc6b8';
          x.globalAlpha = 0.3;
          x.lineWidth = 1.1;
          x.beginPath();
          x.moveTo(X, Y);
          x.quadraticCurveTo(X + 4, Y + 6, X + (R() - 0.5) * 6, Y + 8 + R() * 10);
          x.stroke();
        }
      });
      P.line(p, 2.2, '#0b0908');
      return q;
    };
    // limbs
    sym(s => {
      skin(
        blob([
          [-60, s * 84],
          [-96, s * 120],
          [-140, s * 162],
          [-168, s * 160],
          [-158, s * 138],
          [-128, s * 104],
          [-104, s * 66],
        ]),
        90,
        [-170, -170, -40, 170],
      );
      for (const a of [-0.5, -0.1, 0.3]) P.claw(-158, s * 152, Math.PI + s * (a - 0.3), 25, 5, BONE);
      skin(
        blob([
          [110, s * 84],
          [150, s * 120],
          [176, s * 158],
          [156, s * 170],
          [126, s * 140],
          [86, s * 104],
        ]),
        90,
        [80, -180, 190, 180],
      );
      for (const a of [0.5, 0.9, 1.3]) P.claw(164, s * 160, s * a, 22, 5, BONE);
    });
    P.tube(
      curve(
        [
          [150, 0],
          [230, 30],
          [250, -40],
          [316, -46],
        ],
        30,
        t => lerp(26, 2.5, t),
      ),
      SK,
      { ridge: 1.7 },
    );
    // long neck, bent to look
    const nk = curve(
      [
        [-96, 0],
        [-176, -4],
        [-170, -74],
        [-232, -84],
      ],
      40,
      t => lerp(50, 26, t),
    );
    P.tube(nk, SK, { ridge: 1.3, lo: 0.03, hi: 0.85 });
    for (let i = 3; i < 38; i += 3) {
      const [x, y, w] = nk[i];
      sym(s => {
        const l = 16 + R() * 20;
        const p = poly([
          [x - 5, y + s * w * 0.7],
          [x + 6, y + s * (w + l)],
          [x + 9, y + s * w * 0.7],
        ]);
        k.fillStyle = SV(0.3 + R() * 0.5);
        k.fill(p);
        P.line(p, 1.5, '#0b0f12');
      });
    }
    const hx = -256,
      hy = -84;
    const head = blob([
      [hx + 44, hy - 30],
      [hx + 12, hy - 34],
      [hx - 14, hy - 22],
      [hx - 46, hy - 20],
      [hx - 70, hy - 8],
      [hx - 70, hy + 10],
      [hx - 44, hy + 22],
      [hx - 14, hy + 24],
      [hx + 12, hy + 36],
      [hx + 44, hy + 30],
    ]);
    skin(head, 60, [hx - 70, hy - 40, hx + 50, hy + 40]);
    P.line(
      P2(`M${hx + 34} ${hy}C${hx} ${hy - 3} ${hx - 40} ${hy - 1} ${hx - 66} ${hy}M${hx - 62} ${hy - 7}l-5 -2M${hx - 62} ${hy + 9}l-5 2`),
      2,
      '#0b0908',
      0.8,
    );
    // eyes without a middle: two more mirrors
    sym(s => {
      const p = P2(
        `M${hx - 16} ${hy + s * 17}Q${hx + 4} ${hy + s * 10} ${hx + 22} ${hy + s * 22}Q${hx + 6} ${hy + s * 34} ${hx - 16} ${hy + s * 17}Z`,
      );
      k.fillStyle = '#0b0f12';
      k.fill(p);
      P.line(p, 3.4, '#0b0f12');
      P.in(p, x => {
        const g = x.createLinearGradient(hx - 16, hy + s * 8, hx + 22, hy + s * 34);
        g.addColorStop(0, '#2d3a44');
        g.addColorStop(0.5, '#f4faf7');
        g.addColorStop(0.62, '#a2572a');
        g.addColorStop(1, '#16202c');
        x.fillStyle = g;
        x.fillRect(hx - 40, hy - 60, 90, 120);
      });
    });
    // rim of broken glass, no two alike
    const N = 31;
    const sh = [];
    for (let i = 0; i < N; i++) {
      const am = (i / N) * 6.283 + (R() - 0.5) * 0.1;
      if (Math.abs(am - 3.14) < 0.32) continue;
      sh.push([am, 150 + R() ** 1.6 * 62, 0.09 + R() * 0.07]);
    }
    for (const [am, r, w] of sh) {
      const A = (a, q) => [30 + Math.cos(a) * q * 1.12, Math.sin(a) * q];
      const tip = A(am + (R() - 0.5) * 0.12, r),
        m1 = A(am - w, 112),
        m2 = A(am + w, 112);
      const p = poly([m1, A(am - w * 1.1, 132), tip, A(am + w * 0.9, 128), m2]);
      P.shadow(p, 6, 9, 5, 0.45);
      const l = Math.max(
        0,
        (Math.cos(am) * P.co - Math.sin(am) * P.si) * LIGHT[0] + (Math.cos(am) * P.si + Math.sin(am) * P.co) * LIGHT[1],
      );
      k.fillStyle = SV(0.16 + l * 0.5 + R() * 0.16);
      k.fill(p);
      k.fillStyle = SV(0.4 + l * 0.6 + R() * 0.12);
      k.fill(poly([A(am, 112), tip, A(am + w * 0.9, 128), m2]));
      P.line(p, 2, '#0b0f12');
      P.line(poly([m1, A(am - w * 1.1, 132), tip], false), 1.1, SV(1), 0.5);
    }
    // the great mirror: sky above, the fire and four small hunters, upside down
    const disc = new Path2D();
    disc.ellipse(30, 0, 134, 120, 0, 0, 7);
    P.shadow(disc, 4, 6, 5, 0.7);
    P.in(disc, x => {
      const dv = P.rot ? 1 : 1;
      const g = x.createLinearGradient(30 - 60, -120, 30 + 40, 120);
      g.addColorStop(0, '#16202c');
      g.addColorStop(0.42, '#5d7480');
      g.addColorStop(0.56, '#d9e2df');
      g.addColorStop(0.62, '#8b7a63');
      g.addColorStop(0.8, '#a2572a');
      g.addColorStop(1, '#3a1a0e');
      x.fillStyle = g;
      x.fillRect(-120, -130, 300, 260);
      for (let i = 0; i < 60; i++) {
        x.fillStyle = '#fff';
        x.globalAlpha = R() * 0.7;
        x.beginPath();
        x.arc(-100 + R() * 260, -118 + R() * 90, 0.6 + R() * 0.9, 0, 7);
        x.fill();
      }
      x.globalAlpha = 1;
      // ridge line
      x.fillStyle = '#0d1216';
      x.beginPath();
      x.moveTo(-120, 30);
      for (let i = 0; i <= 20; i++) x.lineTo(-120 + i * 15, 18 - Math.abs(Math.sin(i * 1.3 + 0.5)) * 26 - R() * 7);
      x.lineTo(190, 44);
      x.lineTo(-120, 44);
      x.fill();
      x.fillStyle = '#1f1712';
      x.fillRect(-120, 40, 300, 100);
      const fg = x.createRadialGradient(30, 96, 2, 30, 96, 84);
      fg.addColorStop(0, '#ffd27a');
      fg.addColorStop(0.3, '#e2641cbb');
      fg.addColorStop(1, '#e2641c00');
      x.fillStyle = fg;
      x.fillRect(-120, 10, 300, 130);
      // four hunters in it
      for (const [hx2, h] of [
        [-34, 44],
        [4, 52],
        [58, 50],
        [94, 42],
      ]) {
        x.fillStyle = '#070504';
        x.beginPath();
        x.ellipse(hx2, 92 - h, 6, 7, 0, 0, 7);
        x.fill();
        x.beginPath();
        x.moveTo(hx2 - 5, 98 - h);
        x.lineTo(hx2 + 5, 98 - h);
        x.lineTo(hx2 + 10, 94);
        x.lineTo(hx2 - 10, 94);
        x.fill();
      }
      x.strokeStyle = '#070504';
      x.lineWidth = 2.6;
      x.beginPath();
      x.moveTo(14, 38);
      x.lineTo(-2, 78);
      x.moveTo(68, 30);
      x.lineTo(66, 90);
      x.stroke();
      // facets and glints
      x.globalCompositeOperation = 'screen';
      for (const [a, b, c, d, al] of [
        [-110, -70, 60, -120, 0.35],
        [-40, 124, 150, -60, 0.2],
        [-120, 60, 20, -128, 0.18],
      ]) {
        x.strokeStyle = '#fff';
        x.globalAlpha = al;
        x.lineWidth = 16;
        x.beginPath();
        x.moveTo(a, b);
        x.lineTo(c, d);
        x.stroke();
      }
      x.globalAlpha = 0.5;
      x.lineWidth = 1.2;
      x.beginPath();
      x.moveTo(-104, -10);
      x.lineTo(10, -118);
      x.moveTo(-60, 100);
      x.lineTo(162, -30);
      x.moveTo(60, -118);
      x.lineTo(20, -20);
      x.lineTo(150, 60);
      x.stroke();
    });
    P.line(disc, 6, '#0b0f12');
    const rim = new Path2D();
    rim.ellipse(30, 0, 131, 117, 0, 0.6, 2.9);
    P.line(rim, 3, '#f4faf7', 0.9);
  },
  sleeper(P, o = {}) {
    const R = P.R,
      k = P.x;
    const ST = mkRamp([
        [0, '#0a0a08'],
        [0.25, '#25241d'],
        [0.5, '#55523f'],
        [0.75, '#928a68'],
        [1, '#dccf9f'],
      ]),
      GR = mkRamp([
        [0, '#0a0d07'],
        [0.25, '#1d2814'],
        [0.5, '#3f5227'],
        [0.75, '#788a47'],
        [1, '#cfcf8d'],
      ]);
    P.shadow(P2('M-250 0A250 175 0 1 0 250 0A250 175 0 1 0 -250 0Z'), 14, 18, 22, 0.7);
    // curled as a dog sleeps: back, haunch, shoulder, tail; each a hill of its own
    const hill = (pts, n, box, flow, dir, hi = 0.95) => {
      const p = blob(pts);
      P.shadow(p, 12, 16, 12, 0.65);
      const q = P.part(p, {
        bulge: [
          [9, 0.3],
          [38, 1.1],
        ],
        k: 48,
      });
      P.fill(q, GR, { lo: 0.0, hi: 0.6 });
      P.fur(q, box, {
        n: n * (o.d || 1),
        len: 13,
        w: 3.2,
        ramp: GR,
        lo: -0.02,
        hi,
        jit: 0.24,
        spread: 0.8,
        flow,
        dir,
        tone: (x, y, v) => v + Math.sin(x * 0.045) * Math.cos(y * 0.06) * 0.07,
      });
      return q;
    };
    const pr = hill(
      [
        [-262, 10],
        [-240, -90],
        [-160, -156],
        [-40, -172],
        [90, -158],
        [190, -112],
        [246, -30],
        [240, 60],
        [150, 130],
        [0, 160],
        [-150, 148],
        [-244, 100],
      ],
      2600,
      [-270, -180, 260, 170],
      [0.2, -1],
      (x, y) => Math.atan2(y, x) + 0.5,
    );
    hill(
      [
        [-250, 30],
        [-220, -50],
        [-150, -82],
        [-84, -52],
        [-60, 20],
        [-84, 96],
        [-150, 140],
        [-222, 118],
      ],
      900,
      [-260, -90, -50, 150],
      [0.2, -1],
      (x, y) => Math.atan2(y - 20, x + 150) + 0.4,
    );
    hill(
      [
        [-236, 96],
        [-180, 120],
        [-90, 124],
        [0, 130],
        [70, 150],
        [66, 176],
        [-20, 180],
        [-130, 172],
        [-220, 146],
      ],
      620,
      [-240, 90, 80, 190],
      [1, 0],
      () => 0.1,
      0.85,
    );
    const C = [];
    for (let i = 0; i <= 80; i++) {
      const t = i / 80,
        a = lerp(3.5, 6.05, t);
      C.push([Math.cos(a) * 206 - 4, Math.sin(a) * 122 + 6, 40 + Math.sin(t * 3.14) * 40]);
    }
    const ang = t => lerp(3.5, 6.05, t);
    // fields and a lane on its flank, so that one sees how large it is
    const field = (pts, c1, c2, a) => {
      const p = poly(pts);
      P.in(p, x => {
        x.globalAlpha = 0.85;
        x.fillStyle = c1;
        x.fill(p);
        x.strokeStyle = c2;
        x.lineWidth = 2;
        for (let i = -20; i < 20; i++) {
          x.beginPath();
          const dx = Math.cos(a) * 200,
            dy = Math.sin(a) * 200;
          const ox = pts[0][0] + i * 5 * -Math.sin(a),
            oy = pts[0][1] + i * 5 * Math.cos(a);
          x.moveTo(ox - dx, oy - dy);
          x.lineTo(ox + dx, oy + dy);
          x.stroke();
        }
      });
      P.line(p, 1.6, '#1d2814', 0.9);
    };
    field(
      [
        [-44, -60],
        [16, -78],
        [40, -34],
        [-18, -12],
        [-52, -28],
      ],
      '#8c7d3c',
      '#5d5124',
      -0.25,
    );
    field(
      [
        [26, -80],
        [78, -84],
        [92, -46],
        [50, -32],
      ],
      '#4f6230',
      '#394a22',
      -0.1,
    );
    field(
      [
        [-20, -2],
        [40, -24],
        [66, 10],
        [10, 40],
        [-26, 26],
      ],
      '#76692f',
      '#4d4320',
      -0.4,
    );
    const lane = 'M-58 64C-40 30 -64 -2 -54 -40C-46 -70 -70 -96 -40 -118C-8 -138 30 -120 60 -134';
    P.line(P2(lane), 7, '#15120b', 0.7);
    P.line(P2(lane), 4, '#cdb683', 0.95);
    for (const [x, y, r] of [
      [-34, -88, 0.3],
      [-72, -22, -0.2],
      [58, -104, -0.1],
    ]) {
      k.save();
      k.translate(x, y);
      k.rotate(r);
      k.fillStyle = '#000a';
      k.fillRect(-8, -5, 24, 19);
      k.fillStyle = '#7c3222';
      k.fillRect(-11, -9, 22, 9);
      k.fillStyle = '#c26248';
      k.fillRect(-11, 0, 22, 9);
      k.strokeStyle = '#150a06';
      k.lineWidth = 1.6;
      k.strokeRect(-11, -9, 22, 18);
      k.restore();
    }
    // spine of stones
    for (let i = 1; i < 80; i += 4) {
      const [x, y, w] = C[i];
      const ox = 0,
        oy = 0;
      const r = 7 + w * 0.17 + R() * 5;
      const pts = [];
      for (let j = 0; j < 7; j++) {
        const b = (j / 7) * 6.28 + R() * 0.5;
        pts.push([x + ox + Math.cos(b) * r * (0.8 + R() * 0.4), y + oy + Math.sin(b) * r * (0.7 + R() * 0.35)]);
      }
      const p = poly(pts);
      P.shadow(p, 5, 6, 3, 0.6);
      const q = P.part(p, {
        bulge: [
          [3, 0.5],
          [8, 1],
        ],
        k: 14,
      });
      P.fill(q, ST, { lo: 0.05, hi: 1, tex: (X, Y, v) => v + (R() - 0.5) * 0.12 });
      P.line(p, 1.6, '#0b0a07');
    }
    // woods
    for (let i = 0; i < 620; i++) {
      const x = -250 + R() * 490,
        y = -160 + R() * 320;
      if (!pr.inside(x, y) || (x > -80 && x < 110 && y > -130 && y < 70) || Math.sin(x * 0.035 + 2) + Math.cos(y * 0.05 + 1) < 0.35)
        continue;
      const r = 4 + R() * 4;
      k.fillStyle = '#0009';
      k.beginPath();
      k.arc(x + 3, y + 3, r, 0, 7);
      k.fill();
      const g = k.createRadialGradient(x - r * 0.4, y + r * 0.4, 0.5, x, y, r);
      g.addColorStop(0, GR(0.62));
      g.addColorStop(1, GR(0.14));
      k.fillStyle = g;
      k.beginPath();
      k.arc(x, y, r, 0, 7);
      k.fill();
    }
    // forepaws of rock under the chin
    for (const [x, y] of [
      [-4, 120],
      [22, 132],
      [48, 138],
      [74, 136],
    ]) {
      const p = blob([
        [x + 30, y - 26],
        [x + 34, y + 4],
        [x, y + 12],
        [x - 24, y + 4],
        [x - 26, y - 10],
        [x, y - 24],
      ]);
      P.shadow(p, 5, 7, 4, 0.6);
      const q = P.part(p, {
        bulge: [
          [4, 0.5],
          [10, 1],
        ],
        k: 18,
      });
      P.fill(q, ST, { lo: 0.03, hi: 0.95, tex: (X, Y, v) => v + (R() - 0.5) * 0.08 });
      P.line(p, 1.8, '#0b0a07');
    }
    // head: a headland facing left on its paws; ears are crags; one eye open that you had taken for a hill
    const crag = pts => {
      const p = poly(pts);
      P.shadow(p, 6, 8, 5, 0.6);
      const q = P.part(p, {
        bulge: [
          [5, 0.5],
          [14, 1],
        ],
        k: 22,
      });
      P.fill(q, ST, { lo: 0.0, hi: 0.9, tex: (X, Y, v) => v + (R() - 0.5) * 0.1 });
      P.line(p, 2, '#0b0a07');
    };
    crag([
      [150, -2],
      [170, -48],
      [196, -60],
      [204, -14],
      [190, 20],
    ]);
    crag([
      [206, 22],
      [240, -8],
      [262, -2],
      [250, 40],
      [222, 52],
    ]);
    const hd = blob([
      [246, 60],
      [222, 16],
      [176, 0],
      [126, 14],
      [80, 44],
      [26, 66],
      [6, 86],
      [14, 110],
      [48, 124],
      [108, 132],
      [176, 132],
      [232, 112],
    ]);
    P.shadow(hd, 10, 14, 10, 0.75);
    const ph = P.part(hd, {
      bulge: [
        [8, 0.4],
        [26, 1.1],
      ],
      k: 38,
    });
    P.fill(ph, ST, {
      lo: 0.02,
      hi: 0.95,
      tex: (X, Y, v) => v + (R() - 0.5) * 0.09 + Math.sin((X * 0.2) / P.s) * Math.sin((Y * 0.23) / P.s) * 0.05,
    });
    P.fur(ph, [130, 0, 250, 134], { n: 520, len: 12, w: 3, ramp: GR, lo: 0.0, hi: 0.85, spread: 0.8, dir: (x, y) => 0.3 });
    P.line(hd, 2.2, '#0b0a07');
    P.line(
      P2('M10 102C40 112 90 108 140 116M20 84q10 -6 16 0M120 60l24 10 12 -8M96 92l20 -4 14 8M180 40l10 20 -6 14'),
      2.4,
      '#0b0a07',
      0.8,
    );
    for (const x of [30, 50, 70, 92, 112]) P.claw(x, 106 + x * 0.03, 1.5, 13, 3.8, BONE);
    k.fillStyle = '#0b0a07';
    const lid = P2('M92 72Q112 50 158 48Q140 74 92 72Z');
    k.fill(lid);
    P.line(lid, 3, '#0b0a07');
    P.glow(122, 62, 70, '#b7cf7a', 0.4);
    P.in(lid, x => {
      const g = x.createLinearGradient(92, 72, 158, 48);
      g.addColorStop(0, '#39451a');
      g.addColorStop(0.5, '#eef3bf');
      g.addColorStop(1, '#5c6a2a');
      x.fillStyle = g;
      x.fill(P2('M96 71Q118 58 154 50Q138 71 96 71Z'));
      x.fillStyle = '#0b0a07';
      x.beginPath();
      x.ellipse(124, 62, 2.6, 13, 0.2, 0, 7);
      x.fill();
    });
    P.line(P2('M84 66Q108 40 164 42'), 9, '#26241b');
    P.line(P2('M84 63Q108 37 164 39'), 2.4, '#9c9169', 0.8);
  },
};
