/** The stall of a dealer: a cart under a striped awning; New Haven's counter has a wall behind it. */
import type { ReactElement } from 'react';

export const Stall = ({ id }: { readonly id: string }): ReactElement => (
  <svg className="us-stall" viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <rect className="us-stall-sky" width="240" height="200" rx="12" />
    <circle className="us-lamp" cx="52" cy="46" r="20" />
    <path className="us-shade" d="M0 150Q70 128 130 144T240 132V200H0Z" />
    {id === 'lawrence' && <path className="us-paper" d="M20 150V62H220V150Z" />}
    {id === 'lawrence' && <path className="us-line" d="M20 150V62H220V150M20 84H220M60 62V84M120 62V84M180 62V84" />}
    <g className="us-stall-person">
      <path d="M92 150Q92 96 120 92Q148 96 148 150Z" />
      {id === 'hob-and-dunya' && <path d="M148 150Q148 104 172 100Q196 104 196 150Z" />}
    </g>
    <circle className="us-stall-face" cx="120" cy="82" r="17" />
    {id === 'hob-and-dunya' && <circle className="us-stall-face" cx="172" cy="90" r="14" />}
    <path
      className="us-stall-person"
      d={
        id === 'corriveau'
          ? 'M96 76H144L138 62H102Z'
          : id === 'lawrence'
            ? 'M104 72Q120 58 136 72L134 66Q120 52 106 66Z'
            : 'M98 96Q98 60 120 60T142 96L134 84Q120 70 106 84Z'
      }
    />
    <path className="us-line" d="M113 84h.1M127 84h.1M114 92q6 3 12 0" />
    {id === 'corriveau' && <path className="us-line" d="M70 118L178 100" strokeWidth="4" />}
    {id !== 'lawrence' && (
      <>
        <path className="us-sign" d="M34 52H206L192 78H48Z" />
        <path className="us-paper" d="M66 52H96L92 78H70ZM126 52H156L150 78H124ZM186 52H206L192 78H178Z" />
        <path className="us-line" d="M48 78V140M192 78V140" />
      </>
    )}
    <path className="us-stall-wood" d="M40 138H200V172H40Z" />
    <path className="us-line" d="M40 138H200V172H40ZM40 150H200M80 138V172M120 138V172M160 138V172" />
    {id !== 'lawrence' && (
      <path className="us-line" d="M52 176a16 16 0 1 0 32 0a16 16 0 1 0-32 0M156 176a16 16 0 1 0 32 0a16 16 0 1 0-32 0" />
    )}
    <path className="us-water" d="M60 138v-14q5-6 10 0v14Z" />
    <path className="us-solid" d="M168 138v-8h16v8Z" />
  </svg>
);
