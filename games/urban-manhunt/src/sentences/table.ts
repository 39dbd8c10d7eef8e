/** The table in words: the turn, the own hunter whole, hunters to choose from, the crims with the nearest first, the pods, the rivals, the map. */
import { gap } from '@quarry/board';
import { type Block, capital, plural, type Seat } from '@quarry/kernel';
import { controlCard, crimCard, DATASLATES, dataslate } from '../content/box.ts';
import { featuresOf, podOf, zoneMap } from '../content/maps.ts';
import { DEMEANOR_NAMES } from '../printed-names.ts';
import { hunterFigure } from '../questions.ts';
import type { CrimView, View } from '../state.ts';
import { dataslateSays, faceOf, sayOption, saySpecialRule, slateOffered } from './cards.ts';
import { sayOrders } from './control.ts';
import { sayEffects } from './effects.ts';
import {
  attacksOf,
  attributesOf,
  crimAt,
  crimHurt,
  crimInZone,
  crimPlans,
  crimValue,
  farFrom,
  gapTo,
  hunterAt,
  hunterState,
  isHiding,
} from './models.ts';
import { hunterName, sayLength, sayPoint } from './names.ts';
import { featureSays } from './sketch.ts';
import { stage } from './stage.ts';

/** Everything a seat wants to know before it chooses. */
export function describe(view: View, seat: Seat | null): Block[] {
  const rivals = [...view.hunters.keys()].filter(other => other !== seat);
  return [
    turnBlock(view),
    ...(seat === null ? [] : ownBlocks(view, seat)),
    ...(view.step === 'choose-hunter' ? slateBlocks(view) : []),
    ...crimBlocks(view, seat),
    ...podBlock(view, seat),
    ...rivals.map(rival => rivalBlock(view, rival)),
    mapBlock(view),
    modelsBlock(view),
  ];
}

function turnBlock(view: View): Block {
  const control = view.control < 0 ? null : controlCard(view.control);
  return {
    heading: stage(view).title,
    lines: [
      ...(control ? [`${capital(sayOrders(control))}.`] : []),
      ...(control?.twist ? [`This turn ${sayEffects(control.twist, 'zone')}.`] : []),
      ...view.inForce.map(({ card }) => `${faceOf(card).name}: ${faceOf(card).says}`),
    ],
  };
}

/** The features and pods by where they lie, for whoever has no other drawing of them. */
function mapBlock({ zone, pods }: View): Block {
  const { name, features } = zoneMap(zone);
  const lines = featuresOf(zone).map(({ corners }, index) => {
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    const from = { x: Math.min(...xs), y: Math.min(...ys) };
    const to = { x: Math.max(...xs), y: Math.max(...ys) };
    return `  ${featureSays(features[index]!)}; from ${sayPoint(from)} to ${sayPoint(to)}`;
  });
  const places = pods.map((_, pod) => `  Pod ${pod + 1}; at ${sayPoint(podOf(zone, pod))}`);
  return { heading: `The zone: ${name}`, lines: [...lines, ...places], isDrawing: true };
}

/** The same of whoever stands there; by itself, because a drawing is shown again whenever it has changed. */
function modelsBlock(view: View): Block {
  const { hunters, crims } = view;
  const lines = [
    ...hunters.flatMap((hunter, seat) => (hunter.isIn ? [`  ${hunterName(view, seat)}; at ${sayPoint(hunter)}`] : [])),
    ...crims.filter(crim => !isHiding(crim)).map(crim => `  ${crimInZone(crim)}; at ${sayPoint(crim)}`),
  ];
  return { heading: 'Who stands where', lines, isDrawing: true };
}

// Hunters

const NO_HUNTER = 'Nobody chosen yet.';

/** How it stands, then where. */
const standing = (view: View, seat: Seat): string[] => [
  `${hunterState(view, seat)}.`,
  `${capital(hunterAt(view, view.hunters[seat]!))}${view.first === seat ? ', First Player' : ''}.`,
];

/** The dataslate with the attributes and attacks as they stand, its texts one by one, then the hand. */
function ownBlocks(view: View, seat: Seat): Block[] {
  const me = view.hunters[seat]!;
  const about = { kind: 'hunter', id: seat };
  if (me.slate < 0) return [{ heading: hunterName(view, seat), lines: [NO_HUNTER], about, seat }];
  const { woundMaximum, rule, options } = dataslate(me.slate);
  const keepers = typeof me.keepers === 'number' ? [] : me.keepers;
  return [
    {
      heading: hunterName(view, seat),
      lines: [...standing(view, seat), `${attributesOf(me)}. Wound Maximum ${woundMaximum}.`, `${attacksOf(me)}.`],
      about,
      seat,
    },
    { heading: `Special Rule: ${rule.name}`, lines: saySpecialRule(me.slate), about: { kind: 'rule', id: me.slate }, seat },
    ...options.map((option, id) => ({ ...sayOption(option), about: { kind: 'momentum-option', id }, seat })),
    ...keepers.map(no => ({
      heading: `Keeper: ${faceOf(no).name}`,
      lines: [faceOf(no).says, faceOf(no).flavour ?? ''],
      about: { kind: 'card', id: no },
      seat,
    })),
  ];
}

function rivalBlock(view: View, seat: Seat): Block {
  const { slate } = view.hunters[seat]!;
  const lines = slate < 0 ? [NO_HUNTER] : [...standing(view, seat), ...dataslateSays(slate)];
  return { heading: hunterName(view, seat), lines, about: { kind: 'hunter', id: seat }, seat };
}

/** UM-SET-8: the hunters that nobody has taken yet. */
function slateBlocks(view: View): Block[] {
  const taken = view.hunters.map(hunter => hunter.slate);
  return [...DATASLATES.keys()]
    .filter(slate => !taken.includes(slate))
    .map(slate => ({ heading: slateOffered(slate), lines: dataslateSays(slate), about: { kind: 'dataslate', id: slate } }));
}

// Crims and pods

/** The nearest first; without a hunter in the zone by arrival. */
function crimBlocks(view: View, seat: Seat | null): Block[] {
  const away = (crim: CrimView): number => gapTo(view, seat, crim) ?? crim.no;
  return view.crims.toSorted((a, b) => away(a) - away(b)).map(crim => crimBlock(view, seat, crim));
}

/** Its card says what is printed; a Base Point Value that has changed is said beside it. */
function crimBlock(view: View, seat: Seat | null, crim: CrimView): Block {
  const { demeanor } = crimCard(crim.card);
  return {
    heading: `${crimInZone(crim)}${farFrom(view, seat, crim)}`,
    lines: [
      `${[crimHurt(crim), ...(crim.bounty === 0 ? [] : [crimValue(crim)]), crimAt(view, crim)].join(', ')}.`,
      `${[DEMEANOR_NAMES[demeanor], crimPlans(view, crim)].filter(Boolean).join(', ')}.`,
      faceOf(crim.card).says,
    ],
    about: { kind: 'crim', id: crim.no },
  };
}

function podBlock(view: View, seat: Seat | null): Block[] {
  const { zone, pods } = view;
  if (view.step === 'over' || pods.length === 0) return [];
  const lines = pods.map((isFull, pod) => {
    const isMeasured = seat !== null && view.hunters[seat]?.isIn;
    const far = isMeasured ? `, ${sayLength(gap(hunterFigure(view, seat), podOf(zone, pod)))} away` : '';
    return `Pod ${pod + 1}, ${isFull ? 'full' : 'empty'}${far}.`;
  });
  return [{ heading: capital(plural(pods.length, 'pod')), lines }];
}
