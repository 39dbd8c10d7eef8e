/** The camp by night: forge, fire, herb stall and board, and at which of them each hunter is. A picture; what is done there is asked below. */
import type { Seat } from '@quarry/kernel';
import type { ReactElement } from 'react';
import type { Desk, View } from '../../state.ts';
import { nameOfSeat, type Table, upTo } from '../names.ts';
import { Mark, WEAPONS } from '../pictograms.tsx';

type Place = 'forge' | 'fire' | 'stall' | 'board';
/** What each page of the camp is about, and where that is done. */
const PLACES: Readonly<Record<Desk['page'], Place>> = {
  camp: 'fire',
  forge: 'forge',
  pay: 'forge',
  herbs: 'stall',
  potions: 'stall',
  skills: 'fire',
  gear: 'fire',
  deck: 'fire',
  trade: 'fire',
};
const DOES: Readonly<Record<Desk['page'], string>> = {
  camp: 'by the fire',
  forge: 'at the forge',
  pay: 'pays the smith',
  herbs: 'at the herbs',
  potions: 'packs potions',
  skills: 'learns',
  gear: 'looks at gear',
  deck: 'sorts cards',
  trade: 'trades',
};
const AT: Readonly<Record<Place, number>> = { forge: 210, fire: 500, stall: 745, board: 915 };
const GROUND = 176;

interface Standing {
  readonly seat: Seat;
  readonly x: number;
  readonly says: string;
}

function standing(view: View): readonly Standing[] {
  const taken: Partial<Record<Place, number>> = {};
  return view.desks.map((desk, seat) => {
    const place = view.step !== 'prepare' || !desk.isReady ? (PLACES[desk.page] ?? 'fire') : 'board';
    const nth = taken[place] ?? 0;
    taken[place] = nth + 1;
    const aside = (nth % 2 === 0 ? 1 : -1) * (58 + Math.floor(nth / 2) * 78);
    return { seat, x: AT[place] + aside, says: view.step !== 'prepare' ? '' : desk.isReady ? 'ready' : (DOES[desk.page] ?? '') };
  });
}

export function Fireside({ table }: { readonly table: Table }): ReactElement {
  const { view } = table;
  const all = standing(view);
  const says = all.map(one => `${nameOfSeat(view, one.seat)}${one.says ? `, ${one.says}` : ''}`).join('; ');
  return (
    <svg className="pa-fireside" viewBox="0 0 1000 220" preserveAspectRatio="xMidYMax slice" role="img" aria-label={`The camp: ${says}`}>
      <Night />
      <Forge />
      <Stall />
      <Board isHung={view.campaign.available.length > 0} />
      <Fire />
      {all.map(one => (
        <Figure key={one.seat} table={table} {...one} />
      ))}
    </svg>
  );
}

/** Where stars stand, and how large. */
const STARS = upTo(42).map(i => [(i * 211) % 1000, (i * 53) % 96, i % 5 === 0 ? 1.5 : 0.8] as const);

const Night = (): ReactElement => (
  <>
    <rect className="pa-night" width="1000" height="220" />
    {STARS.map(([x, y, r]) => (
      <circle key={x} className="pa-star" cx={x} cy={y} r={r} />
    ))}
    <path className="pa-far" d="M0 150Q140 84 300 132Q420 72 560 126Q700 66 830 118Q930 88 1000 132V220H0Z" />
    <path
      className="pa-trees"
      d="M0 168l16-38 14 38 12-28 14 28 18-44 16 44h40l14-30 14 30h190l10-26 12 26 16-40 14 40h190l12-30 14 30h120l14-40 16 40 12-26 14 26 16-36 14 36V220H0Z"
    />
    <path className="pa-floor" d="M0 172Q500 154 1000 172V220H0Z" />
    <ellipse className="pa-warm" cx="500" cy="188" rx="330" ry="34" />
  </>
);

const Forge = (): ReactElement => (
  <g>
    <path className="pa-wall" d="M90 178V96L150 66H250L300 96V178Z" />
    <path className="pa-roof" d="M74 98L148 56H258L316 98L300 104L250 74H152L92 104Z" />
    <path className="pa-chimney" d="M116 70V22H146V58ZM240 60V10H272V72Z" />
    <path className="pa-mouth" d="M150 178V132Q180 104 212 132V178Z" />
    <path className="pa-anvil" d="M226 152H276Q268 164 256 164V176H240V164Q230 162 226 152Z" />
    <path className="pa-smoke" d="M256 8Q270 -6 262 -20M132 20Q142 6 136 -8" />
  </g>
);

const Fire = (): ReactElement => (
  <g className="pa-campfire">
    <ellipse className="pa-flame-glow" cx="500" cy="160" rx="96" ry="70" />
    <path className="pa-log" d="M462 190L540 176L542 184L466 198ZM538 190L460 176L458 184L534 198Z" />
    <path
      className="pa-flame"
      d="M500 96C508 122 536 134 532 164C530 184 514 190 500 190C486 190 470 184 468 162C466 142 484 132 486 112C490 122 496 126 498 132C502 122 502 108 500 96Z"
    />
    <path
      className="pa-flame-core"
      d="M501 134C506 150 518 156 516 172C514 184 508 188 500 188C492 188 486 182 486 172C486 160 498 152 501 134Z"
    />
  </g>
);

const JARS = [0, 1, 2, 3, 4, 5];
const Stall = (): ReactElement => (
  <g>
    <path className="pa-anvil" d="M690 178V84H696V178ZM796 178V84H802V178Z" />
    <path className="pa-awning" d="M680 90L704 62H790L812 90L796 98L780 90L764 98L746 90L728 98L712 90L696 98Z" />
    <path className="pa-shelf" d="M694 128H800V134H694ZM694 160H800V168H694Z" />
    {JARS.map(i => (
      <g key={i} className={i % 2 === 0 ? 'pa-jar' : 'pa-jar is-other'}>
        <path d={`M${702 + i * 16} 128v-16h3v-5h6v5h3v16z`} />
        <path d={`M${702 + i * 16} 160v-16h3v-5h6v5h3v16z`} />
      </g>
    ))}
  </g>
);

const NOTES = [0, 1, 2];
const Board = ({ isHung }: { readonly isHung: boolean }): ReactElement => (
  <g>
    <path className="pa-anvil" d="M868 178V90H876V178ZM954 178V90H962V178Z" />
    <path className="pa-wall" d="M856 84H974V150H856Z" />
    {isHung && NOTES.map(i => <path key={i} className="pa-note" d={`M${864 + i * 36} ${92 + (i % 2) * 4}h30v40h-30z`} />)}
  </g>
);

function Figure({ table: { view, seat: own }, seat, x, says }: Standing & { readonly table: Table }): ReactElement {
  const { id } = view.hunters[seat]!;
  return (
    <g className={`pa-figure is-${id}`} transform={`translate(${x} ${GROUND})`}>
      <ellipse className="pa-figure-shadow" cx="0" cy="20" rx="26" ry="6" />
      <path className="pa-figure-cloak" d="M-8 -46Q0 -58 8 -46Q20 -36 22 20H-22Q-20 -36 -8 -46Z" />
      <circle className="pa-figure-hood" cy="-50" r="10" />
      <g className="pa-figure-mark" transform="translate(-10 -26) scale(.84)">
        <Mark name={WEAPONS[id] ?? 'disc'} />
      </g>
      <text y="-66" textAnchor="middle" fontSize="16">
        {nameOfSeat(view, seat)}
        {seat === own ? ' (you)' : ''}
      </text>
      {says && (
        <text className="pa-figure-does" y="36" textAnchor="middle" fontSize="13">
          {says}
        </text>
      )}
    </g>
  );
}
