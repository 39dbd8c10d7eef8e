/** What one goes to a place for: each a drawing in the middle of a field of 400 by 260. */
import { FINDS } from './finds.tsx';
import { all, at, banner, cage, cart, FIRE, figure, hut, jar, palisade, shelves, smoke, tent } from './shapes.tsx';
import { fill, line } from './strokes.tsx';

export const MOTIFS = {
  ...FINDS,
  carts: all(
    at(150, 190, smoke()),
    at(206, 196, cart),
    at(152, 196, FIRE),
    at(300, 186, smoke(-1)),
    at(302, 200, cart, 0.62),
    at(286, 194, FIRE, 0.7),
  ),
  cart: all(at(214, 200, <g transform="scale(1 -1) translate(0 14)">{cart}</g>, 1.35), at(296, 188, FIRE, 0.9), at(300, 180, smoke())),
  ridge: all(
    fill('near', 'M-10 150L90 120 150 146 210 138 240 190 200 270H-10z'),
    line('sandDark', 5, 'M250 206Q300 190 410 196'),
    ...Array.from({ length: 9 }, (_, i) => at(232 + i * 19, 194 - i * 1.5, fill('ink', 'M-6 0v-6l4-3h6l3 4v5z'))),
    ...[251, 308, 365].map((x, i) => at(x, 188, smoke(i % 2 ? -1 : 1), 0.7)),
    at(104, 124, figure(), 0.6),
    at(128, 132, figure(), 0.6),
  ),
  eye: all(
    fill('lamp', 'M214 150L404 96v120z', 0.4),
    fill('metalDark', 'M118 206q-6-40 26-58 34-18 66-2 30 20 26 60z'),
    line('ink', 3, 'M140 184l20-10 14 8 26-16M150 160l18 4'),
    fill('lamp', 'M206 144a13 13 0 1 0 .1 0z'),
    fill('sun', 'M208 150a6 6 0 1 0 .1 0z'),
    at(92, 206, cart, 0.5),
  ),
  stripes: all(
    at(82, 196, cart, 0.7),
    at(330, 200, cart, 0.7),
    at(330, 184, FIRE, 0.7),
    fill('metalDark', 'M136 206l8-26h16l-4 26zM186 206l4-26h14l-2 26zM236 206l-2-28h16l4 28z'),
    fill('metal', 'M118 178q14-56 78-58 54 2 66 46l30 4 8 14-34 4-18-6q-70 10-130-4z'),
    line('sand', 7, 'M132 164q58-16 126 2M142 148q50-14 108 2M160 134q36-10 74 2'),
    fill('flame', 'M276 172a4 4 0 1 0 .1 0z'),
  ),
  culvert: all(
    fill('stoneDark', 'M110 206V150q90-70 180 0v56z'),
    fill('ink', 'M150 206v-36q50-44 100 0v36z'),
    at(200, 206, figure('skin'), 0.8),
  ),
  hound: all(
    fill('metalDark', 'M120 196l14-48 36-18 62 2 30-26 34 4 22 24-26 12-14 2-12 20 4 30h-14l-10-28-66-2-18 32h-14l8-38-14 34z'),
    fill('flame', 'M296 116l12 4-3 5-11-4z'),
    line('metal', 3, 'M122 150q-30-6-40-30'),
    fill('metal', 'M74 124l16-12 2 16zM262 106l2-22 14 20z'),
  ),
  prints: all(
    ...[0, 1, 2, 3].map(i =>
      at(
        120 + i * 58,
        192 - i * 13,
        fill('ink', 'M0 0a9 6 0 1 0 .1 0zM-11-9a3 3 0 1 0 .1 0M-4-13a3 3 0 1 0 .1 0M5-13a3 3 0 1 0 .1 0M12-8a3 3 0 1 0 .1 0', 0.6),
        1 - i * 0.14,
      ),
    ),
  ),
  redgrass: all(
    line(
      'blight',
      3,
      Array.from(
        { length: 40 },
        (_, i) => `M${10 + i * 10} 224q${(i % 5) - 2} -${24 + (i % 4) * 9} ${(i % 7) * 3 - 9} -${40 + (i % 5) * 11}`,
      ).join(''),
    ),
    fill('blight', Array.from({ length: 20 }, (_, i) => `M${16 + i * 20} ${180 - (i % 4) * 12}a3 3 0 1 0 .1 0z`).join('')),
  ),
  bucket: all(
    line('wood', 5, 'M120 206V70h150'),
    line('bone', 2, 'M250 72v60'),
    fill('wood', 'M232 132h36l-5 34h-26z'),
    line('metal', 3, 'M234 142h32M236 156h28'),
  ),
  fig: all(
    line('wood', 11, 'M206 208q-10-50 6-76'),
    fill('leaf', 'M212 60a58 44 0 1 0 .1 0zM160 92a36 28 0 1 0 .1 0zM262 92a36 28 0 1 0 .1 0z'),
    fill('clothDark', 'M176 138q8 8 0 14-8-6 0-14zM226 142q8 8 0 14-8-6 0-14zM262 134q8 8 0 14-8-6 0-14z'),
  ),
  stream: all(
    fill('water', 'M150 270Q190 230 160 214T230 190 190 178h16Q270 182 250 196T270 224 330 270z'),
    line('waterLight', 2, 'M190 240q20-6 40 0M186 222q18-5 34 0M216 200q14-4 24 0'),
  ),
  boulders: all(
    fill('stoneDark', 'M70 208q0-62 60-60t56 60zM170 210q4-92 76-90t70 90z'),
    fill('stone', 'M86 190q4-36 42-34 30 2 30 20-34-8-72 14zM188 184q8-56 58-56 46 4 50 40-50-22-108 16z'),
  ),
  kennel: all(
    fill('rust', 'M40 206Q60 70 130 50h140q70 20 90 156z'),
    fill('ink', 'M130 206q0-92 70-92t70 92z'),
    fill('flame', 'M164 164l16 6-3 8-14-6zM216 164l-16 6 3 8 14-6z'),
    at(120, 208, tent('clothDark'), 0.6),
  ),
  caves: all(
    fill('rust', 'M0 206Q30 60 120 60q60 20 90 0 120-10 190 146z'),
    fill('ink', 'M90 206q0-50 34-50t34 50zM236 206q0-66 42-66t42 66z'),
    fill('bone', 'M186 200l6 8-6 8-6-8zM204 196l6 8-6 8-6-8z'),
  ),
  wells: all(
    at(120, 206, hut('stone')),
    fill('stoneDark', 'M190 206v-30h70v30z'),
    line('wood', 5, 'M196 176v-54M254 176v-54M188 124h74'),
    line('bone', 2, 'M225 126v40'),
    fill('wood', 'M216 150h18l-3 16h-12z'),
    at(318, 208, figure('clothDark')),
  ),
  fires: all(...[90, 200, 316].map((x, i) => at(x, 196 - (i % 2) * 14, all(smoke(i - 1), FIRE), 1.05))),
  pump: all(
    fill('stone', 'M120 206v-74h150v74z'),
    fill('rust', 'M108 132l86-40 90 40z'),
    fill('ink', 'M176 206v-40h36v40z'),
    line('metalDark', 9, 'M270 186h60v20M90 206v-40h30'),
    fill('waterLight', 'M330 206q6 10 0 20-6-10 0-20z'),
  ),
  pipe: all(
    fill('metalDark', 'M96 206a104 104 0 0 1 208 0z'),
    fill('ink', 'M124 206a76 76 0 0 1 152 0z'),
    line('metal', 5, 'M162 206v-62M188 206v-76M214 206v-76M240 206v-64'),
    fill('waterLight', 'M124 206h152v8H124z', 0.7),
  ),
  gate: all(
    fill('stoneDark', 'M60 206V96h50v110zM290 206V96h50v110z'),
    fill('wood', 'M110 112h180v94H110z'),
    line('ink', 2.4, 'M140 112v94M170 112v94M200 112v94M230 112v94M260 112v94M110 150h180'),
    line('metal', 7, 'M200 112V70M172 76h56'),
  ),
  weir: all(
    fill('wood', 'M20 196q180-40 360 0v14q-180-30-360 0z'),
    line('woodLight', 4, 'M40 208l20-40M90 200l16-40M140 194l8-40M196 190v-40M250 194l-8-40M300 200l-16-40M352 208l-20-40'),
    fill('metal', 'M120 226q14-10 30 0-16 10-30 0l-9-6v12zM240 232q14-10 30 0-16 10-30 0l-9-6v12z'),
  ),
  bridge: all(
    fill('farFrost', 'M0 120l70 10 30 130H0zM400 110l-76 14-24 136h100z'),
    line('wood', 4, 'M80 140q120 74 244-8M74 112q126 70 254-6'),
    line('woodLight', 2.4, Array.from({ length: 12 }, (_, i) => `M${92 + i * 20} ${148 + Math.sin((i / 11) * 3.14) * 28}v-26`).join('')),
  ),
  gliders: all(
    ...[
      [120, 90, 1],
      [220, 66, 0.8],
      [300, 104, 1.1],
    ].map(([x, y, s]) => at(x!, y!, all(fill('cloth', 'M-44 0Q0-30 44 0 0-12-44 0z'), line('ink', 2, 'M-20-4L0 18 20-4')), s!)),
    fill('snowDark', 'M40 214l60-58 50 40 60-50 80 68z'),
  ),
  ice: all(
    fill('glass', 'M60 206l18-70 30 20 26-64 40 60 30-40 34 54 26-30 40 70z', 0.9),
    line('snow', 2.4, 'M78 140l20 40M134 96l14 70M204 116l10 60M262 138l8 44'),
    fill('snow', 'M180 60l6 40 5-40zM210 58l5 30 5-30zM236 60l4 24 5-24z'),
  ),
  market: all(
    ...[80, 180, 290].map((x, i) =>
      at(
        x,
        206,
        all(
          fill('wood', 'M-40 0v-50h80V0z'),
          fill(i === 1 ? 'clothDark' : 'cloth', 'M-48-50L-36-74h72l12 24z'),
          fill('lamp', 'M-20-40a8 8 0 1 0 .1 0M14-40a8 8 0 1 0 .1 0'),
        ),
      ),
    ),
    line('ink', 1.6, 'M20 96Q200 134 380 92'),
    fill('lamp', 'M80 106a6 6 0 1 0 .1 0M160 116a6 6 0 1 0 .1 0M240 116a6 6 0 1 0 .1 0M320 104a6 6 0 1 0 .1 0'),
  ),
  hides: all(
    line('wood', 4, 'M60 206V96h280v110'),
    fill('rust', 'M84 98h54l6 78-30 12-34-12zM172 98h54l4 84-30 10-30-10zM262 98h52l8 76-30 14-34-12z'),
    fill('smoke', 'M160 206h80l-10 22h-60z'),
  ),
  door: all(
    fill('stoneDark', 'M90 206V70q110-50 220 0v136z'),
    fill('wood', 'M150 206V110h100v96z'),
    line('ink', 3, 'M170 112v94M200 110v96M230 112v94'),
    fill('metal', 'M150 132h100v9H150zM150 176h100v9H150z'),
    fill('lamp', 'M224 154h14v10h-14z'),
  ),
  roofs: all(
    fill('clothDark', 'M0 206V150l90-46 80 46v56z'),
    fill('cloth', 'M130 206v-40l110-60 130 60v40z'),
    line('ink', 1.6, 'M150 172h200M176 156h150M204 140h96M228 124h50', 0.6),
    fill('ink', 'M262 100q8-10 18-2l8-3-4 9q-10 8-22-4zM300 116q8-10 18-2l8-3-4 9q-10 8-22-4z'),
  ),
  warehouse: all(
    fill('stoneDark', 'M60 206v-96h280v96z'),
    fill('wood', 'M48 110l152-58 152 58z'),
    fill('ink', 'M120 206v-66h62v66zM218 206v-66h62v66z', 0.75),
    at(150, 206, all(fill('bone', 'M-14 0v-18h28V0zM-8-18v-14H10v14z')), 0.9),
    fill('lamp', 'M200 126a7 7 0 1 0 .1 0z'),
  ),
  glove: all(
    fill('wood', 'M60 214v-24h280v24z'),
    fill('clothDark', 'M170 190v-48q-2-10 6-10t7 10v-26q0-9 7-9t7 9v-6q0-9 8-9t7 9v8q1-8 8-7t6 9v42q2 26-14 28z'),
    line('leafLight', 3, 'M172 168q8-4 10 8'),
  ),
  dam: all(
    fill('stone', 'M20 120q180-34 360 0v90H20z'),
    fill('bone', 'M14 112q186-34 372 0v13q-186-32-372 0z'),
    line('stoneDark', 3, 'M76 112v98M136 104v104M200 100v108M264 104v104M324 112v98'),
    fill('blight', 'M96 120l10 4 4 88H92zM164 112h12l4 98h-18zM232 112l12 2 6 96h-22zM298 118l10 2 8 90h-20z'),
    line('ink', 2, 'M101 122l-6-18 8-4M170 114l6-18-6-6M238 114l-4-16 8-8'),
  ),
  heron: all(
    fill('bone', 'M150 170q30-44 66-30l30-42q2-14 14-14l20 8-18 4-24 50q4 34-30 38z'),
    line('ink', 3, 'M196 184v38M212 184l4 38'),
    fill('ink', 'M262 88a2 2 0 1 0 .1 0z'),
  ),
  bowls: all(
    at(96, 202, hut()),
    at(200, 196, hut('stone'), 1.1),
    at(310, 204, hut()),
    fill('rust', 'M84 218q12-16 26 0zM188 220q14-18 30 0zM300 220q12-16 26 0z'),
    line('ink', 1.6, 'M84 218h26M188 220h30M300 220h26'),
  ),
  turn: all(
    fill('sandDark', 'M60 270Q240 240 190 206T300 158l16 8Q230 190 258 214T180 270z'),
    at(226, 194, all(fill('bone', 'M-30 0q0-20 18-20h22l8-12 6 12 4 4-6 4v12h-6V8h-6V0h-22v8h-6V0z'))),
  ),
  wheel: all(
    fill('stoneDark', 'M90 206V80h220v126z'),
    line('leaf', 11, 'M200 92a52 52 0 1 0 .1 0'),
    line('leaf', 7, 'M200 92v104M148 144h104M163 107l74 74M237 107l-74 74'),
    fill('ink', 'M200 134a10 10 0 1 0 .1 0z'),
  ),
  grate: all(
    fill('stoneDark', 'M80 206V90q120-40 240 0v116z'),
    fill('ink', 'M120 206v-70q80-30 160 0v70z'),
    line('metal', 6, 'M144 206v-76M172 206v-86M200 206v-88M228 206v-86M256 206v-76'),
    line('leaf', 4, 'M140 196q20-16 36 0t40-6 44 8'),
  ),
  relay: all(
    line(
      'metalDark',
      5,
      'M160 206L200 40l40 166M170 166h60M178 130h44M186 96h28M172 166l50-36M228 166l-50-36M180 130l34-34M220 130l-34-34',
    ),
    line('blight', 2.6, 'M222 46q18-10 18-28M230 58q30-14 32-48'),
    fill('metal', 'M186 44h28v9h-28z'),
  ),
  shaft: all(
    fill('ink', 'M120 0h160v270H120z', 0.75),
    line('metal', 6, 'M164 0v270M236 0v270'),
    line('metal', 5, 'M164 30h72M164 70h72M164 110h72M164 150h72M164 190h72M164 230h72'),
    at(200, 170, figure('skin'), 0.9),
  ),
  racks: all(
    ...[40, 150, 260].map(x =>
      at(
        x,
        206,
        all(
          line('metalDark', 5, 'M0 0v-130M90 0v-130M0-130h90M0-86h90M0-42h90'),
          fill(
            'leafLight',
            'M12-86q4-18 12-2zM40-86q4-24 14-2zM66-86q4-18 12-2zM14-42q6-22 14-2zM46-42q4-18 12-2zM70-42q4-22 12-2zM14-130q4-16 12-2zM60-130q4-20 14-2z',
          ),
        ),
      ),
    ),
  ),
  core: all(
    fill('metalDark', 'M140 206V90h120v116z'),
    fill('ink', 'M156 106h88v84h-88z'),
    fill('lamp', 'M200 122a26 26 0 1 0 .1 0z', 0.4),
    fill('flameLight', 'M200 134a14 14 0 1 0 .1 0z'),
    line('metal', 3, 'M168 106v84M232 106v84'),
  ),
  vault: all(
    fill('metalDark', 'M200 60a76 76 0 1 0 .1 0z'),
    fill('ink', 'M200 78a58 58 0 1 0 .1 0z'),
    fill(
      'metal',
      'M200 136Q176 110 200 80q24 30 0 56zM200 136q-24 26 0 56 24-30 0-56zM200 136q-26-24-56 0 30 24 56 0zM200 136q26-24 56 0-30 24-56 0z',
    ),
    line('metalDark', 3, 'M200 84v104M148 136h104'),
    line('blight', 3, 'M164 100q20 20 36 36M236 172q-20-20-36-36', 0.8),
  ),
  tusk: all(
    fill('stoneDark', 'M104 206q-8-70 40-100 90-40 160 6 34 26 30 94h-30l-6-40h-90l-8 40h-30l-4-44-12 44z'),
    fill('bone', 'M110 130Q60 160 56 110q0-18 12-26 0 28 18 34 14 4 26-2z'),
    line('flame', 5, 'M112 116l14 6'),
    fill('leaf', 'M180 88q30-16 60 0-30 8-60 0z'),
    line('ink', 2.4, 'M180 96q-8 40 0 66M236 92q6 40 0 70'),
  ),
  pits: all(
    fill('sandDark', 'M60 214q150-50 300 0z'),
    fill('ink', 'M116 180a44 13 0 1 0 .1 0zM226 170a52 15 0 1 0 .1 0zM326 182a36 11 0 1 0 .1 0z', 0.85),
    line('woodLight', 4, 'M226 190l-30-66M226 190l26-70'),
    at(164, 192, figure(), 0.85),
  ),
  tents: all(
    at(84, 206, tent()),
    at(150, 196, tent('clothDark'), 0.8),
    at(222, 206, tent(), 1.15),
    at(300, 198, tent('clothDark'), 0.85),
    at(352, 208, tent(), 0.9),
    at(262, 212, FIRE, 0.5),
  ),
  ovens: all(
    ...[100, 200, 300].map(x =>
      at(
        x,
        206,
        all(fill('rust', 'M-38 0q0-56 38-56T38 0z'), fill('ink', 'M-14 0q0-24 14-24T14 0z'), fill('flame', 'M-8 0q2-14 8-14T8 0z')),
      ),
    ),
  ),
  shale: all(
    fill('metalDark', 'M40 206l60-86 50 30 70-64 60 60 80 60z'),
    line('metal', 2, 'M70 186h80M100 166h70M160 146h90M190 126h50M230 166h70M260 186h80'),
  ),
  cages: all(palisade, at(100, 214, cage), at(200, 210, cage, 1.1), at(302, 214, cage)),
  bars: all(
    fill('ink', 'M60 40h280v170H60z', 0.8),
    line('wood', 10, 'M84 36v176M130 36v176M176 36v176M222 36v176M268 36v176M314 36v176'),
    fill('skin', 'M140 150q16-16 26 0l-4 8h-18zM232 130q16-16 26 0l-4 8h-18z'),
  ),
  table: all(
    fill('wood', 'M60 176h280v14H60zM84 190h12v30H84zM304 190h12v30h-12z'),
    fill('field', 'M120 176q0-24 40-24t40 24z'),
    line('fieldDark', 2, 'M140 158l6 8M158 154l6 8M176 158l5 7'),
    at(250, 176, jar),
    fill('bone', 'M282 176q10-16 26 0z'),
    at(60, 214, figure('clothDark')),
  ),
  jug: all(fill('sandDark', 'M110 206h180v14H110z'), at(200, 206, jar, 2.3)),
  hooks: all(
    line('wood', 8, 'M50 90h300'),
    ...[70, 104, 138, 172, 206, 240, 274, 308].map(x => at(x, 92, line('metal', 4, 'M10 0v16q0 12-10 12t-8-10'))),
  ),
  archive: shelves,
  rods: all(
    fill('wood', 'M70 190h260v20H70z'),
    ...[110, 160, 210, 260].map((x, i) =>
      at(x, 190, all(line(i === 3 ? 'blight' : 'metal', 7, 'M0 0v-90'), fill('bone', 'M-7-92h14v10H-7z'))),
    ),
  ),
  ledger: all(
    fill('wood', 'M40 190h320v20H40z'),
    fill('bone', 'M120 188l74-14v-60l-74 12zM270 188l-74-14v-60l74 12z'),
    line('ink', 1.6, 'M132 140l50-8M132 152l50-8M132 164l50-8M208 132l50 8M208 144l50 8M208 156l50 8'),
    fill('lamp', 'M312 190v-40h16v40zM306 150h28l-6-22h-16z'),
    at(84, 190, all(line('metal', 3, 'M0 0v-50M-24-44h48M-24-44l-8 20h16zM24-44l-8 20h16z'))),
  ),
  pot: all(
    fill('ink', 'M140 196q-10-60 60-60t60 60q-60 24-120 0z'),
    fill('rust', 'M136 138h128v9H136z'),
    fill('smoke', 'M176 110q-8-16 4-30 6 16-4 30zM214 106q-8-16 4-30 6 16-4 30z', 0.5),
    at(200, 220, FIRE, 0.7),
    at(90, 214, figure('clothDark')),
    at(316, 214, figure()),
  ),
  knives: at(
    0,
    -28,
    all(
      line('sandDark', 5, 'M200 166a140 40 0 1 0 .1 0'),
      line('metal', 7, 'M130 226l60-40M270 226l-60-40'),
      line('wood', 9, 'M118 234l12-8M282 234l-12-8'),
      at(90, 200, figure(), 1.2),
      at(310, 200, figure('clothDark'), 1.2),
    ),
  ),
  spire: all(
    fill('metalDark', 'M160 206l20-150 30-30-6 40 20 26 14 114z'),
    fill('ink', 'M186 120h22v16h-22zM184 156h26v18h-26z'),
    fill('blight', 'M206 36a12 12 0 1 0 .1 0z'),
    line('blight', 2.6, 'M230 30q18-2 28-14M232 48q24 4 40-4'),
  ),
  plan: all(
    fill('bone', 'M90 96l220-16 10 110-220 20z'),
    line('ink', 2, 'M120 120h60v50h60v-60h50M130 188l40-8M220 140l50-4'),
    fill('blight', 'M236 126a7 7 0 1 0 .1 0z'),
  ),
  sledges: all(
    ...[90, 200, 310].map((x, i) =>
      at(
        x,
        214 - i * 8,
        all(fill('wood', 'M-40-10h74l8 8h-88z'), fill('cloth', 'M-34-10q4-28 34-28t32 28z'), line('ink', 4, 'M-48 6h92q10-2 12-12')),
        1 - i * 0.12,
      ),
    ),
  ),
  rope: all(
    line('farFrost', 7, 'M-10 120q120 90 210 20t210 10'),
    line('senvi', 4, 'M-10 118q120 90 210 20t210 10'),
    line('senvi', 6, 'M190 138q-16 20 8 26t10-24'),
    at(110, 206, figure()),
    at(290, 206, figure('clothDark')),
  ),
  cleft: all(
    fill('farFrost', 'M0 0h150l-20 110 26 60-20 100H0zM400 0H260l18 90-24 70 26 110h120z'),
    fill('snow', 'M0 0h110l-16 40H0zM400 0H300l14 30h86z'),
  ),
  dome: all(
    fill('glass', 'M40 206a160 140 0 0 1 320 0z', 0.55),
    line('metalDark', 3, 'M40 206a160 140 0 0 1 320 0M200 66v140M120 86q-30 60-30 120M280 86q30 60 30 120M66 140h268M96 104h208'),
    fill('snow', 'M150 100l30-10-6 40zM236 120l26 8-20 30z', 0.8),
  ),
  drain: all(
    fill('metalDark', 'M110 206a90 90 0 0 1 180 0z'),
    fill('ink', 'M132 206a68 68 0 0 1 136 0z'),
    fill('water', 'M60 220q140-24 280 0v50H60z'),
    fill('glass', 'M150 226l14-8 4 10zM210 232l12-10 8 12zM258 224l12-6 2 10z'),
  ),
  arm: all(
    fill('skin', 'M40 190Q150 120 250 140q60-4 84 14 12 10-8 14-50 4-76 8-100 40-190 44z'),
    line('blight', 4, 'M120 172q40-22 80-22t60-2M150 158l-8-10M196 150l4-12'),
  ),
  mast: all(
    line('metalDark', 9, 'M200 260V20'),
    line('metal', 4, 'M170 60h60M176 100h48M172 140h56M168 180h64'),
    at(200, 120, figure('skin'), 0.8),
    fill('blight', 'M200 8a9 9 0 1 0 .1 0z'),
  ),
  barley: all(
    ...[100, 150, 200, 250, 300].map((x, i) =>
      at(
        x,
        216,
        all(line('field', 4, `M0 0q${(i - 2) * 4}-40 ${(i - 2) * 6}-84`), fill('field', `M${(i - 2) * 6}-116q10 20 0 36-10-16 0-36z`)),
      ),
    ),
  ),
  reed: all(
    fill('bone', 'M120 150l160-20 4 24-160 22z'),
    fill('ink', 'M150 156a4 4 0 1 0 .1 0M176 153a4 4 0 1 0 .1 0M202 150a4 4 0 1 0 .1 0M228 147a4 4 0 1 0 .1 0'),
    line('blight', 2.4, 'M292 136q20-8 24-26M296 150q30-2 42-20'),
  ),
  granary: all(
    fill('stone', 'M90 206v-84h220v84z'),
    fill('rust', 'M76 122l124-62 124 62z'),
    fill('ink', 'M180 206v-44h40v44z'),
    at(110, 122, banner('ikkara'), 0.8),
    at(200, 78, banner('senvi'), 0.8),
    at(290, 122, banner('ottakh'), 0.8),
  ),
  wall: all(
    fill('stoneDark', 'M-10 206v-70h30v-16h28v16h34v-16h28v16h34v-16h28v16h34v-16h28v16h34v-16h28v16h34v-16h28v16h60v70z'),
    at(110, 134, figure(), 0.8),
    at(200, 134, figure('clothDark'), 0.8),
    at(290, 134, figure(), 0.8),
  ),
  ladder: all(
    fill('stoneDark', 'M120 206V60h160v146z'),
    line('wood', 6, 'M176 220L206 60M216 220L242 60M180 196h40M185 170h40M190 144h40M195 118h40M200 92h38'),
  ),
  drums: all(
    ...[100, 200, 300].map((x, i) =>
      at(
        x,
        212 - (i % 2) * 10,
        all(
          fill('rust', 'M-30-48h60l-6 48h-48z'),
          fill('bone', 'M0-60a31 11 0 1 0 .1 0z'),
          line('ink', 2, 'M-28-44l14 42M0-44v44M28-44l-14 42'),
        ),
      ),
    ),
    at(200, 110, FIRE, 0.8),
  ),
  council: all(
    at(200, 206, FIRE, 1.5),
    at(110, 214, figure()),
    at(150, 226, figure('clothDark')),
    at(254, 226, figure('skin')),
    at(296, 214, figure()),
    at(70, 206, banner('ikkara')),
    at(320, 206, banner('senvi')),
  ),
  bracken: all(
    line('leaf', 4, 'M60 210q40-90 110-96M140 214q20-100 100-120M230 216q30-80 110-90'),
    line(
      'leafLight',
      3,
      'M84 168l-20-8M100 150l-8-20M122 134l2-22M170 160l-22-6M186 136l-8-20M212 112l4-22M254 164l-22-6M272 146l-4-20M300 136l8-18',
    ),
  ),
  sheaves: all(
    ...[90, 180, 270, 340].map((x, i) =>
      at(x, 218 - (i % 2) * 8, all(fill('field', 'M-26 0q14-36 8-74l18 10 18-10q-6 38 8 74z'), line('cloth', 4, 'M-15-32h30'))),
    ),
  ),
  faces: all(
    ...[90, 150, 210, 270, 330].map((x, i) =>
      at(x, 212 - (i % 2) * 8, all(fill('clothDark', 'M-20 0q0-60 20-62T20 0z'), fill('ink', 'M-10-38h20v9h-20z'))),
    ),
  ),
  column: all(
    ...[60, 110, 160, 210, 260, 310].map((x, i) =>
      at(x, 220 - i * 8, all(figure(i % 2 ? 'clothDark' : 'ink'), line('wood', 2.4, 'M10 0v-60')), 1 - i * 0.06),
    ),
  ),
  engine: all(
    fill('metalDark', 'M90 206l20-66h180l20 66z'),
    fill('rust', 'M150 140V80h100v60z'),
    fill('blight', 'M200 54a14 14 0 1 0 .1 0z'),
    fill('flame', 'M176 160h48v20h-48z'),
    line('metal', 8, 'M250 104h90'),
    fill('ink', 'M80 206h240v20H80z'),
    line('blight', 3, 'M174 66h-18M226 66h18'),
  ),
  gates: all(
    fill('stoneDark', 'M40 206V70h70v136zM290 206V70h70v136z'),
    fill('wood', 'M110 206V96q90-40 180 0v110z'),
    line('ink', 3, 'M200 78v128M140 90v116M260 90v116M110 150h180'),
    fill('metal', 'M188 142a7 7 0 1 0 .1 0M214 142a7 7 0 1 0 .1 0'),
  ),
  shells: all(
    fill('bone', 'M90 214q8-30 30-30t30 30zM170 222q10-40 36-40t36 40zM268 214q8-30 30-30t30 30z'),
    line(
      'stoneDark',
      2,
      'M120 186v28M106 192l6 22M134 192l-6 22M206 184v38M190 190l6 32M222 190l-6 32M298 186v28M284 192l6 22M312 192l-6 22',
    ),
  ),
  campfire: all(
    fill('lamp', 'M200 130a92 60 0 1 0 .1 0z', 0.25),
    line('wood', 8, 'M160 220l80-16M240 220l-80-16'),
    at(200, 208, FIRE, 1.7),
    fill('ink', 'M70 226q-4-50 26-54 28 4 26 54zM282 226q-4-50 26-54 28 4 26 54z'),
  ),
  fork: all(
    fill('sand', 'M160 270Q190 220 120 190T40 150l10-8Q140 170 200 206q40-40 150-62l6 10Q250 190 240 270z'),
    at(200, 190, all(line('wood', 5, 'M0 0v-60'), fill('woodLight', 'M-44-58h44v16h-44l-10-8zM0-40h44l10 8-10 8H0z'))),
  ),
} as const;

export type Motif = keyof typeof MOTIFS;
