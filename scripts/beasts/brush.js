// Brushes for beasts seen from above: a part is a silhouette that is blown up to a relief and lit from the lower left, then painted with fur, scales, feathers, plates or
// facets. Drawn facing left. These three files run in the page that scripts/beasts.ts opens, and nowhere else: they are plain scripts, which share what they name.
function rng(seed) {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const LIGHT = (() => {
  const v = [-0.5, 0.52, 0.69];
  const m = Math.hypot(...v);
  return v.map(x => x / m);
})();
const hex = h => [1, 3, 5].map(j => parseInt(h.substr(j, 2), 16));
function mkRamp(stops) {
  const T = [];
  for (let i = 0; i <= 255; i++) {
    const t = i / 255;
    let k = 1;
    while (k < stops.length - 1 && t > stops[k][0]) k++;
    const [a, c] = stops[k - 1],
      [b, d] = stops[k];
    const q = Math.max(0, Math.min(1, (t - a) / (b - a)));
    const p = hex(c),
      r = hex(d);
    T.push(p.map((v, j) => Math.round(v + (r[j] - v) * q)));
  }
  const f = t => {
    const c = T[Math.max(0, Math.min(255, Math.round(t * 255)))];
    return `rgb(${c[0]},${c[1]},${c[2]})`;
  };
  f.T = T;
  return f;
}
const P2 = d => new Path2D(d);
function poly(pts, closed = true) {
  const p = new Path2D();
  pts.forEach(([x, y], i) => (i ? p.lineTo(x, y) : p.moveTo(x, y)));
  if (closed) p.closePath();
  return p;
}
// smooth closed curve through points
function blob(pts, k = 0.5) {
  const p = new Path2D(),
    n = pts.length;
  const m = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const s = m(pts[n - 1], pts[0]);
  p.moveTo(...s);
  for (let i = 0; i < n; i++) {
    const e = m(pts[i], pts[(i + 1) % n]);
    p.quadraticCurveTo(...pts[i], ...e);
  }
  p.closePath();
  return p;
}
const mirror = pts =>
  pts.concat(
    pts
      .slice()
      .reverse()
      .map(([x, y]) => [x, -y]),
  );
class Painter {
  constructor(W, H, { s = 1, rot = 0, cx = W / 2, cy = H / 2, seed = 7 } = {}) {
    this.W = W;
    this.H = H;
    this.s = s;
    this.rot = rot;
    this.c = document.createElement('canvas');
    this.c.width = W;
    this.c.height = H;
    this.x = this.c.getContext('2d');
    this.R = rng(seed);
    this.eyes = [];
    this.M = new DOMMatrix().translate(cx, cy).rotate(rot).scale(s);
    this.x.setTransform(this.M);
    this.x.lineJoin = 'round';
    this.x.lineCap = 'round';
    this.co = Math.cos((rot * Math.PI) / 180);
    this.si = Math.sin((rot * Math.PI) / 180);
    this.cx = cx;
    this.cy = cy;
  }
  dev(x, y) {
    return [this.cx + (x * this.co - y * this.si) * this.s, this.cy + (x * this.si + y * this.co) * this.s];
  }
  off() {
    const c = document.createElement('canvas');
    c.width = this.W;
    c.height = this.H;
    return c.getContext('2d', { willReadFrequently: true });
  }
  // silhouette -> relief. bulge: [[radius, weight],…] in local units
  part(
    path,
    {
      bulge = [
        [10, 0.4],
        [34, 1],
      ],
      k = 34,
      clip = null,
    } = {},
  ) {
    const W = this.W,
      H = this.H;
    const m = this.off();
    m.setTransform(this.M);
    m.fill(path);
    const mask = m.getImageData(0, 0, W, H).data;
    const h = new Float32Array(W * H);
    for (const [r, w] of bulge) {
      const b = this.off();
      b.filter = `blur(${Math.max(0.4, r * this.s)}px)`;
      b.drawImage(m.canvas, 0, 0);
      const d = b.getImageData(0, 0, W, H).data;
      for (let i = 0; i < W * H; i++) h[i] += (d[i * 4 + 3] / 255) * w;
    }
    const K = k * this.s,
      self = this;
    const px = (X, Y) => {
      X = X | 0;
      Y = Y | 0;
      if (X < 1 || Y < 1 || X >= W - 1 || Y >= H - 1) return 0.3;
      const i = Y * W + X;
      const nx = -(h[i + 1] - h[i - 1]) * K,
        ny = -(h[i + W] - h[i - W]) * K;
      const m = Math.hypot(nx, ny, 1);
      return Math.max(0, (nx * LIGHT[0] + ny * LIGHT[1] + LIGHT[2]) / m);
    };
    return {
      path,
      mask,
      h,
      px,
      shade(x, y) {
        const [X, Y] = self.dev(x, y);
        return px(X, Y);
      },
      inside(x, y) {
        const [X, Y] = self.dev(x, y);
        const a = X | 0,
          b = Y | 0;
        if (a < 0 || b < 0 || a >= W || b >= H) return false;
        return mask[(b * W + a) * 4 + 3] > 128;
      },
    };
  }
  shadow(path, dx = 14, dy = 16, blur = 12, a = 0.55) {
    const x = this.x;
    x.save();
    x.setTransform(1, 0, 0, 1, 0, 0);
    x.filter = `blur(${blur * this.s}px)`;
    x.globalAlpha = a;
    const t = this.off();
    t.setTransform(this.M);
    t.fillStyle = '#000';
    t.fill(path);
    x.drawImage(t.canvas, dx * this.s, dy * this.s);
    x.restore();
  }
  // lit surface; tex(x,y,shade)->shade
  fill(part, ramp, { lo = 0.04, hi = 0.9, tex = null, a = 1 } = {}) {
    const W = this.W,
      H = this.H;
    const o = this.off();
    const im = o.createImageData(W, H),
      d = im.data,
      T = ramp.T;
    for (let Y = 0; Y < H; Y++)
      for (let X = 0; X < W; X++) {
        const i = Y * W + X,
          al = part.mask[i * 4 + 3];
        if (!al) continue;
        let v = lo + part.px(X, Y) * (hi - lo);
        if (tex) v = tex(X, Y, v, part.h[i]);
        const c = T[Math.max(0, Math.min(255, Math.round(v * 255)))];
        d[i * 4] = c[0];
        d[i * 4 + 1] = c[1];
        d[i * 4 + 2] = c[2];
        d[i * 4 + 3] = al * a;
      }
    o.putImageData(im, 0, 0);
    const x = this.x;
    x.save();
    x.setTransform(1, 0, 0, 1, 0, 0);
    x.drawImage(o.canvas, 0, 0);
    x.restore();
  }
  line(path, w = 2, c = '#120905', a = 1) {
    const x = this.x;
    x.save();
    x.globalAlpha = a;
    x.lineWidth = w;
    x.strokeStyle = c;
    x.stroke(path);
    x.restore();
  }
  in(path, fn) {
    const x = this.x;
    x.save();
    x.clip(path);
    fn(x);
    x.restore();
  }
  hair(x, y, a, len, w, c) {
    const R = this.R,
      dx = Math.cos(a),
      dy = Math.sin(a),
      b = (R() - 0.5) * len * 0.35;
    const tx = x + dx * len - dy * b,
      ty = y + dy * len + dx * b,
      mx = x + dx * len * 0.45,
      my = y + dy * len * 0.45,
      k = this.x;
    k.fillStyle = c;
    k.beginPath();
    k.moveTo(x - (dy * w) / 2, y + (dx * w) / 2);
    k.quadraticCurveTo(mx - dy * w * 0.7, my + dx * w * 0.7, tx, ty);
    k.quadraticCurveTo(mx + dy * w * 0.5, my - dx * w * 0.5, x + (dy * w) / 2, y - (dx * w) / 2);
    k.fill();
  }
  // fur over a part: dir(x,y) angle, order along the flow so that later hair lies over the earlier
  fur(
    part,
    box,
    {
      n = 2600,
      len = 18,
      w = 3,
      dir = () => 0,
      ramp,
      lo = 0.04,
      hi = 0.85,
      jit = 0.2,
      spread = 0.4,
      flow = [1, 0],
      tone = null,
      size = null,
    } = {},
  ) {
    const R = this.R,
      pts = [];
    let g = 0;
    while (pts.length < n && g++ < n * 8) {
      const x = box[0] + R() * (box[2] - box[0]),
        y = box[1] + R() * (box[3] - box[1]);
      if (part.inside(x, y)) pts.push([x, y, x * flow[0] + y * flow[1] + R() * 14]);
    }
    pts.sort((a, b) => b[2] - a[2]);
    for (const [x, y] of pts) {
      let v = lo + part.shade(x, y) * (hi - lo) + (R() - 0.5) * jit;
      if (tone) v = tone(x, y, v);
      const z = size ? size(x, y) : 1;
      this.hair(x, y, dir(x, y) + (R() - 0.5) * spread, (len * 0.7 + R() * len * 0.6) * z, w * z, ramp(v));
    }
  }
  // overlapping scales
  scales(part, box, { d = 13, dir = () => 0, ramp, lo = 0.05, hi = 0.9, jit = 0.12, long = 1.35, edge = '#0009', tone = null } = {}) {
    const R = this.R,
      k = this.x,
      L = [];
    let row = 0;
    for (let x = box[2]; x > box[0]; x -= d * 0.62, row++)
      for (let y = box[1] + (row % 2 ? d / 2 : 0); y < box[3]; y += d) {
        const X = x + (R() - 0.5) * d * 0.2,
          Y = y + (R() - 0.5) * d * 0.2;
        if (part.inside(X, Y)) L.push([X, Y]);
      }
    for (const [x, y] of L) {
      let v = lo + part.shade(x, y) * (hi - lo) + (R() - 0.5) * jit;
      if (tone) v = tone(x, y, v);
      const a = dir(x, y),
        r = d * 0.58;
      k.save();
      k.translate(x, y);
      k.rotate(a);
      k.beginPath();
      k.moveTo(-r * 0.7, -r);
      k.quadraticCurveTo(r * 0.5, -r * 1.05, r * long, 0);
      k.quadraticCurveTo(r * 0.5, r * 1.05, -r * 0.7, r);
      k.closePath();
      k.fillStyle = ramp(v);
      k.fill();
      k.lineWidth = 1.1;
      k.strokeStyle = edge;
      k.stroke();
      k.beginPath();
      k.moveTo(-r * 0.4, 0);
      k.lineTo(r * long * 0.7, 0);
      k.strokeStyle = ramp(Math.min(1, v + 0.14));
      k.lineWidth = 0.9;
      k.stroke();
      k.restore();
    }
  }
  // tapered, lit tube along points [x,y,w]
  tube(P, ramp, { lo = 0.06, hi = 0.95, ridge = 0, out = '#120905', ow = 2.2, sh = true } = {}) {
    const k = this.x,
      n = P.length;
    const N = P.map((p, i) => {
      const a = P[Math.max(0, i - 1)],
        b = P[Math.min(n - 1, i + 1)];
      const t = Math.atan2(b[1] - a[1], b[0] - a[0]);
      return [-Math.sin(t), Math.cos(t)];
    });
    const side = q => P.map((p, i) => [p[0] + N[i][0] * p[2] * q, p[1] + N[i][1] * p[2] * q]);
    const sil = poly(side(1).concat(side(-1).reverse()));
    if (sh) this.shadow(sil, 7, 9, 5, 0.5);
    k.save();
    k.lineWidth = ow * 2;
    k.strokeStyle = out;
    k.stroke(sil);
    k.fillStyle = ramp(0.2);
    k.fill(sil);
    k.restore();
    for (let i = 0; i < n - 1; i++)
      for (let s = 0; s < 7; s++) {
        const q0 = -1 + (s * 2) / 7,
          q1 = q0 + 2 / 7 + 0.03,
          qm = (q0 + q1) / 2,
          nz = Math.sqrt(Math.max(0, 1 - qm * qm));
        const lx = N[i][0] * qm,
          ly = N[i][1] * qm;
        const wx = lx * this.co - ly * this.si,
          wy = lx * this.si + ly * this.co;
        const l = Math.max(0, wx * LIGHT[0] + wy * LIGHT[1] + nz * LIGHT[2]);
        const v = lo + l * (hi - lo) + (ridge ? Math.sin(i * ridge) * 0.1 : 0);
        const A = P[i],
          B = P[i + 1],
          a = N[i],
          b = N[i + 1];
        k.fillStyle = k.strokeStyle = ramp(v);
        k.lineWidth = 0.5;
        k.beginPath();
        k.moveTo(A[0] + a[0] * A[2] * q0, A[1] + a[1] * A[2] * q0);
        k.lineTo(B[0] + b[0] * B[2] * q0, B[1] + b[1] * B[2] * q0);
        k.lineTo(B[0] + b[0] * B[2] * q1, B[1] + b[1] * B[2] * q1);
        k.lineTo(A[0] + a[0] * A[2] * q1, A[1] + a[1] * A[2] * q1);
        k.closePath();
        k.fill();
        k.stroke();
      }
    return sil;
  }
  glow(x, y, r, c, a = 1) {
    const k = this.x,
      g = k.createRadialGradient(x, y, 0, x, y, r);
    g.addColorStop(0, c);
    g.addColorStop(1, `${c.slice(0, 7)}00`);
    k.save();
    k.globalAlpha = a;
    k.globalCompositeOperation = 'lighter';
    k.fillStyle = g;
    k.beginPath();
    k.arc(x, y, r, 0, 7);
    k.fill();
    k.restore();
  }
  claw(x, y, a, l, w, ramp) {
    const k = this.x,
      c = Math.cos(a),
      s = Math.sin(a);
    const p = P2(
      `M${x - s * w} ${y + c * w}Q${x + c * l * 0.6 - s * w * 1.1} ${y + s * l * 0.6 + c * w * 1.1} ${x + c * l} ${y + s * l}Q${x + c * l * 0.5 + s * w * 0.5} ${y + s * l * 0.5 - c * w * 0.5} ${x + s * w} ${y - c * w}Z`,
    );
    k.save();
    k.lineWidth = 2.4;
    k.strokeStyle = '#120905';
    k.stroke(p);
    const g = k.createLinearGradient(x, y, x + c * l, y + s * l);
    g.addColorStop(0, ramp(0.35));
    g.addColorStop(0.6, ramp(0.8));
    g.addColorStop(1, ramp(1));
    k.fillStyle = g;
    k.fill(p);
    k.restore();
  }
  // an empty socket, noted: what looks out of it is drawn by the screen, which knows how the beast is
  eye(x, y, r, c = '#ff4a2a') {
    const k = this.x;
    this.eyes.push({ x, y, r, c });
    k.fillStyle = '#120704';
    k.beginPath();
    k.ellipse(x, y, r * 1.5, r, 0, 0, 7);
    k.fill();
  }
}
const lerp = (a, b, t) => a + (b - a) * t;
function curve(p, n, wf) {
  const out = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      u = 1 - t;
    let x, y;
    if (p.length === 3) {
      x = u * u * p[0][0] + 2 * u * t * p[1][0] + t * t * p[2][0];
      y = u * u * p[0][1] + 2 * u * t * p[1][1] + t * t * p[2][1];
    } else {
      x = u ** 3 * p[0][0] + 3 * u * u * t * p[1][0] + 3 * u * t * t * p[2][0] + t ** 3 * p[3][0];
      y = u ** 3 * p[0][1] + 3 * u * u * t * p[1][1] + 3 * u * t * t * p[2][1] + t ** 3 * p[3][1];
    }
    out.push([x, y, wf(t)]);
  }
  return out;
}
const BONE = mkRamp([
  [0, '#241408'],
  [0.3, '#5b4228'],
  [0.55, '#a48656'],
  [0.8, '#e3cd9c'],
  [1, '#fff4d6'],
]);
