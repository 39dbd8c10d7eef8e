// Ramhide, facing left round the origin, as marks of SVG: own drawing, generated.
function tint(stops, t) {
  t = Math.max(0, Math.min(1, t));
  for (let i = 1; i < stops.length; i++) {
    if (t <= stops[i][0]) {
      const [a, c] = stops[i - 1],
        [b, d] = stops[i];
      const k = (t - a) / (b - a);
      const h = x => [1, 3, 5].map(j => parseInt(x.substr(j, 2), 16));
      const p = h(c),
        q = h(d);
      return (
        '#' +
        p
          .map((v, j) =>
            Math.round(v + (q[j] - v) * k)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')
      );
    }
  }
  return stops[stops.length - 1][1];
}
function ramhide(opt = {}) {
  const R = rng(opt.seed || 7),
    dens = opt.density || 1;
  const out = [];
  const f = n => n.toFixed(1);
  const FUR = [
    [0, '#0d0806'],
    [0.2, '#22140d'],
    [0.42, '#4a2d1b'],
    [0.62, '#80532f'],
    [0.8, '#bb8249'],
    [1, '#f3c88a'],
  ];
  const L = (() => {
    const v = [-0.5, 0.52, 0.69];
    const m = Math.hypot(...v);
    return v.map(x => x / m);
  })();
  const tab = [
    [-158, 30],
    [-140, 52],
    [-118, 74],
    [-90, 102],
    [-60, 119],
    [-35, 122],
    [0, 108],
    [40, 94],
    [80, 100],
    [108, 110],
    [135, 106],
    [160, 90],
    [182, 62],
    [198, 28],
    [204, 0],
  ];
  const hw = x => {
    for (let i = 1; i < tab.length; i++)
      if (x <= tab[i][0]) {
        const k = (x - tab[i - 1][0]) / (tab[i][0] - tab[i - 1][0]);
        return tab[i - 1][1] + (tab[i][1] - tab[i - 1][1]) * (k * k * (3 - 2 * k));
      }
    return 0;
  };
  const stroke = (x, y, a, len, w, c, o = 1) => {
    const dx = Math.cos(a),
      dy = Math.sin(a),
      b = (R() - 0.5) * len * 0.35;
    const tx = x + dx * len - dy * b,
      ty = y + dy * len + dx * b;
    const mx = x + dx * len * 0.45,
      my = y + dy * len * 0.45;
    out.push(
      `<path d="M${f(x - (dy * w) / 2)} ${f(y + (dx * w) / 2)}Q${f(mx - dy * w * 0.7)} ${f(my + dx * w * 0.7)} ${f(tx)} ${f(ty)}Q${f(mx + dy * w * 0.5)} ${f(my - dx * w * 0.5)} ${f(x + (dy * w) / 2)} ${f(y - (dx * w) / 2)}Z" fill="${c}"${o < 1 ? ` opacity="${o}"` : ''}/>`,
    );
  };
  const lit = (nx, ny, nz) => Math.max(0, nx * L[0] + ny * L[1] + nz * L[2]);
  // shadow
  out.push(`<ellipse cx="26" cy="30" rx="232" ry="150" fill="#000" opacity=".55" filter="url(#bBlur)"/>`);
  // tail
  {
    const pts = [];
    for (let i = 0; i <= 26; i++) {
      const t = i / 26;
      pts.push([188 + t * 120, Math.sin(t * 3.4) * 34 * t + 6 * t, 24 * (1 - t) + 7]);
    }
    for (let i = pts.length - 1; i >= 0; i--) {
      const [x, y, w] = pts[i];
      for (let k = 0; k < 16 * dens; k++) {
        const s = R() * 2 - 1;
        stroke(
          x + R() * 4,
          y + s * w,
          (R() - 0.5) * 0.5 + s * 0.35 + Math.cos((i / 26) * 3.4) * 0.4,
          16 + R() * 12,
          2.6,
          tint(FUR, 0.1 + lit(0, s, Math.sqrt(1 - s * s)) * 0.62 + (R() - 0.5) * 0.14),
        );
      }
    }
    const [x, y] = [308, -4];
    for (const [dx, dy, l] of [
      [8, -26, 34],
      [22, -10, 42],
      [24, 8, 40],
      [10, 24, 32],
      [-6, -22, 22],
      [-6, 22, 22],
    ]) {
      const a = Math.atan2(dy, dx);
      const c = Math.cos(a),
        s = Math.sin(a);
      out.push(
        `<path d="M${f(x + dx * 0.3 - s * 8)} ${f(y + dy * 0.3 + c * 8)}L${f(x + c * l * 1.25)} ${f(y + s * l * 1.25)}L${f(x + dx * 0.3 + s * 8)} ${f(y + dy * 0.3 - c * 8)}Z" fill="url(#bBone)" stroke="#1a0f08" stroke-width="1.6"/>`,
      );
    }
    out.push(
      `<circle cx="${x}" cy="${y}" r="19" fill="url(#bBoneR)" stroke="#1a0f08" stroke-width="2"/><path d="M${x - 12} ${y - 6}q12 -8 24 0M${x - 12} ${y + 5}q12 8 24 0" stroke="#5a4426" fill="none" stroke-width="1.6"/>`,
    );
  }
  // legs
  const paw = (x, y, sg, sc = 1) => {
    const g = [];
    g.push(`<g transform="translate(${x} ${y}) scale(${sc} ${sg * sc})">`);
    for (const [a, l] of [
      [-0.55, 30],
      [-0.15, 36],
      [0.25, 35],
      [0.7, 28],
    ]) {
      const c = -Math.cos(a),
        s = Math.sin(a);
      const bx = c * 16,
        by = s * 18;
      g.push(
        `<path d="M${f(bx - 4)} ${f(by - 6.5)}Q${f(bx + c * l * 0.6)} ${f(by + s * l * 0.4 - 7)} ${f(bx + c * l)} ${f(by + s * l * 0.6 + 3)}Q${f(bx + c * l * 0.4)} ${f(by + s * l * 0.4 + 6)} ${f(bx - 2)} ${f(by + 6.5)}Z" fill="url(#bBone)" stroke="#140b06" stroke-width="1.5"/>`,
      );
    }
    g.push(`</g>`);
    out.push(g.join(''));
  };
  const limb = (x0, y0, x1, y1, w0, w1, n) => {
    const a = Math.atan2(y1 - y0, x1 - x0),
      px = -Math.sin(a),
      py = Math.cos(a);
    out.push(
      `<path d="M${f(x0 + px * w0)} ${f(y0 + py * w0)}L${f(x1 + px * w1)} ${f(y1 + py * w1)}A${w1} ${w1} 0 0 0 ${f(x1 - px * w1)} ${f(y1 - py * w1)}L${f(x0 - px * w0)} ${f(y0 - py * w0)}Z" fill="#1a0f09"/>`,
    );
    const N = Math.round(n * dens);
    for (let i = 0; i < N; i++) {
      const t = 1 - i / N,
        s = R() * 2 - 1,
        w = w0 + (w1 - w0) * t;
      const x = x0 + (x1 - x0) * t + px * s * w,
        y = y0 + (y1 - y0) * t + py * s * w;
      const nz = Math.sqrt(1 - s * s);
      stroke(
        x,
        y,
        a + s * 0.35 + (R() - 0.5) * 0.4,
        15 + R() * 12,
        3,
        tint(FUR, 0.05 + lit(px * s, py * s, nz * 0.8) * 0.72 * (0.65 + 0.35 * t) + (R() - 0.5) * 0.16),
      );
    }
  };
  for (const sg of [-1, 1]) {
    limb(112, sg * 78, 134, sg * 152, 46, 27, 340);
    paw(122, sg * 158, sg, 0.95);
    limb(136, sg * 140, 118, sg * 157, 20, 17, 70);
  }
  for (const sg of [-1, 1]) {
    limb(-52, sg * 84, -126, sg * 156, 48, 29, 380);
    paw(-134, sg * 162, sg, 1.1);
    limb(-112, sg * 146, -142, sg * 163, 24, 18, 90);
  }
  // body
  {
    let d = '';
    for (const [x, w] of tab) d += `${(d ? 'L' : 'M') + x} ${-w}`;
    for (const [x, w] of tab.slice().reverse()) d += `L${x} ${w}`;
    out.push(`<path d="${d}Z" fill="#1a0f09"/>`);
    for (let x = 202; x > -150; x -= 2.1 / Math.sqrt(dens)) {
      const w = hw(x),
        c = Math.round((w / 7 + 2) * Math.sqrt(dens));
      const sl = (hw(x + 6) - hw(x - 6)) / 12;
      for (let k = 0; k < c; k++) {
        const s = (R() * 2 - 1) * 1.0,
          y = s * w,
          nz = Math.sqrt(Math.max(0, 1 - s * s));
        const nx = x > 60 ? Math.max(0, (x - 60) / 170) : x < -60 ? -(0.15 - (x + 60) / 400) : 0;
        const l = lit(nx * 0.9 - sl * 0.1, s * 0.95, nz * 0.9);
        const mane = x < -40;
        const spine = Math.exp(-((s / 0.16) ** 2)) * 0.16;
        let v = 0.07 + l * 0.78 - spine + (R() - 0.5) * 0.2;
        const band = Math.sin(x * 0.085 + Math.sin(y * 0.06) * 1.6) * 0.055;
        v += band;
        if (mane) v *= 0.86;
        if (s < -0.8) v += 0.16 * R();
        stroke(x + R() * 5, y, s * 0.62 + (R() - 0.5) * 0.34, (mane ? 26 : 17) + R() * (mane ? 22 : 13), mane ? 3.8 : 3, tint(FUR, v));
      }
    }
  }
  // neck mane over the head's back
  for (let i = 0; i < 420 * dens; i++) {
    const s = R() * 2 - 1,
      x = -96 - R() * 40,
      y = s * 62;
    stroke(
      x,
      y,
      s * 0.75 + (R() - 0.5) * 0.3,
      24 + R() * 20,
      3.6,
      tint(FUR, 0.05 + lit(-0.25, s * 0.9, Math.sqrt(1 - s * s) * 0.8) * 0.66 + (R() - 0.5) * 0.18),
    );
  }
  // head
  out.push(
    `<path d="M-112 -42C-134 -54 -156 -50 -168 -44L-184 -33C-204 -29 -222 -27 -236 -17Q-246 0 -236 17C-222 27 -204 29 -184 33L-168 44C-156 50 -134 54 -112 42Z" fill="url(#bSkull)" stroke="#140b06" stroke-width="2.4"/>`,
  );
  out.push(
    `<path d="M-116 0C-150 -5 -190 -5 -232 0M-132 -34C-150 -22 -178 -20 -206 -22M-132 34C-150 22 -178 20 -206 22M-150 -12l-14 -5 -10 4 -18 -4M-146 10l-10 6 -14 -2" stroke="#3a2716" stroke-width="1.8" fill="none" opacity=".75"/>`,
  );
  out.push(
    `<path d="M-122 34C-150 40 -165 36 -182 28C-206 25 -224 22 -235 12" stroke="#ffedc6" stroke-width="2.2" fill="none" opacity=".8"/>`,
  );
  for (const sg of [-1, 1]) {
    out.push(`<path d="M-232 ${sg * 6}q8 ${sg * 2} 10 ${sg * 8}q-8 ${sg * 2} -12 ${-sg * 2}Z" fill="#150b06"/>`);
    out.push(
      `<path d="M-190 ${sg * 27}Q-178 ${sg * 20} -160 ${sg * 29}Q-174 ${sg * 38} -190 ${sg * 27}Z" fill="#120704" stroke="#2c160b" stroke-width="1.5"/>`,
    );
    out.push(
      `<path d="M-196 ${sg * 31}Q-176 ${sg * 13} -148 ${sg * 30}" stroke="#6a5030" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-196 ${sg * 30}Q-176 ${sg * 12} -148 ${sg * 28}" stroke="#e9dcc0" stroke-width="2.4" fill="none" stroke-linecap="round" opacity=".8"/>`,
    );
  }
  // horns
  const horn = (sg, brk) => {
    const C = [-124, 94],
      n = 64,
      a0 = (-104 * Math.PI) / 180,
      a1 = ((brk ? 196 : 238) * Math.PI) / 180;
    const P = [];
    for (let i = 0; i <= n; i++) {
      const t = i / n,
        a = a0 + (a1 - a0) * t,
        r = 70 - 40 * (t * (brk ? 0.84 : 1)) ** 0.85;
      const w = 21 * (1 - t * (brk ? 0.7 : 0.93)) + 1.2;
      P.push([C[0] + Math.cos(a) * r, C[1] + Math.sin(a) * r * 0.98, w, a]);
    }
    const side = k => P.map(([x, y, w, a]) => [x + Math.cos(a) * w * k, y + Math.sin(a) * w * k]);
    const poly = (o, i) =>
      'M' +
      o.map(p => `${f(p[0])} ${f(p[1])}`).join('L') +
      'L' +
      i
        .slice()
        .reverse()
        .map(p => `${f(p[0])} ${f(p[1])}`)
        .join('L') +
      'Z';
    const g = [];
    g.push(`<g transform="scale(1 ${sg})">`);
    g.push(
      `<path d="${poly(side(1), side(-1))}" transform="translate(7 ${sg > 0 ? 10 : -4})" fill="#000" opacity=".5" filter="url(#bBlurS)"/>`,
    );
    g.push(`<path d="${poly(side(1), side(-1))}" fill="#6b4f30" stroke="#120905" stroke-width="2.6" stroke-linejoin="round"/>`);
    for (let i = 0; i < n; i++) {
      const q = (k0, k1) => {
        const A = P[i],
          B = P[i + 1];
        const pt = (p, k) => `${f(p[0] + Math.cos(p[3]) * p[2] * k)} ${f(p[1] + Math.sin(p[3]) * p[2] * k)}`;
        return `M${pt(A, k0)}L${pt(B, k0)}L${pt(B, k1)}L${pt(A, k1)}Z`;
      };
      const BN = [
        [0, '#241408'],
        [0.3, '#5b4228'],
        [0.55, '#a48656'],
        [0.8, '#e3cd9c'],
        [1, '#fff4d6'],
      ];
      for (let s = 0; s < 6; s++) {
        const k0 = -1 + s / 3,
          k1 = k0 + 1 / 3 + 0.02,
          km = (k0 + k1) / 2;
        const A = P[i];
        const nz = Math.sqrt(1 - km * km);
        const l = lit(Math.cos(A[3]) * km, sg * Math.sin(A[3]) * km, nz);
        const rid = Math.sin(i * 1.35) * 0.09;
        const v = 0.1 + l * 0.8 + rid;
        const c = tint(BN, v);
        g.push(`<path d="${q(k0, k1)}" fill="${c}" stroke="${c}" stroke-width=".6"/>`);
      }
    }
    for (let i = 2; i < n - 2; i += 3) {
      const A = P[i];
      const e = k => `${f(A[0] + Math.cos(A[3] - 0.05 * (1 - k * k)) * A[2] * k)} ${f(A[1] + Math.sin(A[3]) * A[2] * k)}`;
      g.push(
        `<path d="M${e(-0.98)}Q${f(A[0] - Math.sin(A[3]) * 5)} ${f(A[1] + Math.cos(A[3]) * 5)} ${e(0.98)}" stroke="#2b190c" stroke-width="1.7" fill="none" opacity=".75"/>`,
      );
    }
    if (brk) {
      const A = P[n];
      const e = (k, d) =>
        `${f(A[0] + Math.cos(A[3]) * A[2] * k - Math.sin(A[3]) * d)} ${f(A[1] + Math.sin(A[3]) * A[2] * k + Math.cos(A[3]) * d)}`;
      g.push(
        `<path d="M${e(1, 0)}L${e(0.5, 7)}L${e(0.1, 1)}L${e(-0.5, 6)}L${e(-1, 0)}Z" fill="#f6e6c2" stroke="#120905" stroke-width="2"/>`,
      );
    }
    g.push('</g>');
    out.push(g.join(''));
  };
  horn(-1, false);
  horn(1, opt.brokenHorn);
  // forelock between the horns
  for (let i = 0; i < 230 * dens; i++) {
    const s = R() * 2 - 1;
    stroke(
      -100 - R() * (34 - 10 * Math.abs(s)),
      s * 34,
      s * 0.5 + Math.PI * (R() < 0.5 ? 0 : 0.0) + (R() - 0.5) * 0.5,
      20 + R() * 16,
      3.4,
      tint(FUR, 0.12 + lit(-0.2, s, 0.7) * 0.6 + (R() - 0.5) * 0.2),
    );
  }
  return out.join('');
}
const RAMHIDE_DEFS = `<filter id="bBlur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter><filter id="bBlurS" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter>
<linearGradient id="bBone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8d7450"/><stop offset=".6" stop-color="#e6d3a8"/><stop offset="1" stop-color="#fff1d0"/></linearGradient>
<radialGradient id="bBoneR" cx=".35" cy=".7"><stop offset="0" stop-color="#fff0cc"/><stop offset=".6" stop-color="#b3966a"/><stop offset="1" stop-color="#4a341f"/></radialGradient>
<linearGradient id="bPlate" x1=".1" y1="0" x2="-.05" y2="1"><stop offset="0" stop-color="#4d3822"/><stop offset=".5" stop-color="#9c8058"/><stop offset="1" stop-color="#e6cf9f"/></linearGradient>
<linearGradient id="bSkull" x1=".4" y1="0" x2=".15" y2="1"><stop offset="0" stop-color="#5e4527"/><stop offset=".45" stop-color="#c4a777"/><stop offset="1" stop-color="#fbe8c0"/></linearGradient>
<radialGradient id="bEye"><stop offset="0" stop-color="#ff5a2c" stop-opacity=".75"/><stop offset="1" stop-color="#ff3a10" stop-opacity="0"/></radialGradient>`;
