/** A thing that each chapter leaves behind, in ink, on a field of 120 by 80. */
import type { ReactElement } from 'react';

const DRAWN: Readonly<Record<number, string>> = {
  1: 'M60 12a28 28 0 1 0 .1 0M60 34a6 6 0 1 0 .1 0M60 12v22M60 46v22M32 40h22M66 40h22M40 20l16 16M64 44l16 16M80 20L64 36M56 44L40 60M92 62l18 8M96 54l16 2',
  2: 'M60 40a17 12 0 1 0 .1 0M38 38a7 8 0 1 0 .1 0M50 22a7 9 0 1 0 .1 0M70 22a7 9 0 1 0 .1 0M82 38a7 8 0 1 0 .1 0M34 30l8-5M46 14l8-4M66 14l8-4M80 30l8-5M52 62h16',
  3: 'M14 34h24l-4 26H18zM14 34q12-7 24 0M60 22h-10v8q-12 16-4 34h28q8-18-4-34v-8zM50 42h20M88 26q20 0 20 14T88 54q-8-2-8-10t10-8 12 4M88 54q10 6 18 12',
  4: 'M46 70V36q0-7 5-7t5 7V18q0-6 5-6t5 6v-3q0-6 6-6t5 6v6q1-6 6-5t5 7v28q2 20-12 25zM48 56q6-3 8 6',
  5: 'M20 52q40 34 80 0zM14 52h92M34 64q26 12 52 0M60 14q9 13 9 19a9 9 0 0 1-18 0q0-6 9-19z',
  6: 'M60 8q16 24 0 56-16-32 0-56zM60 16v40M46 66q14-6 28 0M60 64v12M30 20q-8 12 0 24M22 14q-12 18 0 36M90 20q8 12 0 24M98 14q12 18 0 36',
  7: 'M14 20q10 50 62 46 26-4 32-28-24 18-52 10Q28 40 24 14zM40 44l-6 10M56 52l-4 10M74 54l2 10M90 48l6 8',
  8: 'M28 10q12 0 12 16t-12 16-12-16 12-16zM28 42v30M60 10v62M52 10v18q0 8 8 8t8-8V10M92 10q12 0 12 16T92 42 80 26 92 10zM92 42v30',
  9: 'M16 18q22-8 44 2 22-10 44-2v46q-22-8-44 2-22-10-44-2zM60 20v46M26 30l24 2M26 40l24 2M26 50l24 2M84 26l6 10 11 2-8 8 2 11-11-5-10 5 2-11-8-8 11-2z',
  10: 'M10 44q30-34 54-8t46-14M52 34q-14 22 8 26t12-30M24 60l4 10M34 58l2 12M84 44l6 10M96 38l6 10M60 8v10M55 13h10M98 62v10M93 67h10',
  11: 'M20 12l30 10-8 20 34 2-10 28M50 22l22-12M42 42L16 52M76 44l26-14M66 72l24 2M30 66q8-8 16 0t16 0',
  12: 'M30 72V10M30 12h28l-7 9 7 9H30M60 72V18M60 20h28l-7 9 7 9H60M90 72V26M90 28h22l-6 8 6 8H90M18 72h88',
  13: 'M48 72q10-26 6-56l8 7 8-7q-4 30 6 56zM50 46h22M62 23V6M54 16L46 4M70 16l8-12M88 20q22 6 18 30-4-16-22-18zM86 34l-8 36',
};

/** Things that go on with the party, by a word of what is written beside them. */
const THINGS: readonly (readonly [word: RegExp, d: string])[] = [
  [/flask|jar/i, 'M50 8h20M53 8v16q-19 10-19 28 0 20 26 20t26-20q0-18-19-28V8M37 46q23-9 46 2M86 30l12-8'],
  [/seed/i, 'M60 8q24 30 0 62-24-32 0-62zM60 22v36M60 8q-8-6-16 0M60 70q14 4 30-6M52 40h16'],
  [/note|word|oath/i, 'M26 18h68v36H58L42 68V54H26zM38 30h44M38 41h30'],
  [/plan|stair|names|name|ledger|signed/i, 'M34 8h44l10 10v54H34zM78 8v10h10M44 28h32M44 40h34M44 52h24'],
  [/badge|mark|plate/i, 'M60 8l30 12v20q0 22-30 32-30-10-30-32V20zM60 24l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z'],
  [/knot/i, 'M16 40h20q10-26 26-12t-4 26-18-12 26-14 20 12h18M52 28q18 18 30 22'],
  [/nail|coil|buckle/i, 'M42 10h36M60 10v52l-4 10M44 30q32-8 32 4t-32 4q-4 8 32 4M40 54q36-6 40 4'],
];

export const thingOf = (says: string): string | undefined => THINGS.find(([word]) => word.test(says))?.[1];

export const vignetteOf = (chapter: number): string | undefined => DRAWN[chapter];

/** `says`: a thing that is kept of the chapter, if it is known how it looks. */
export function Vignette({ chapter, says = '' }: { readonly chapter: number; readonly says?: string }): ReactElement | null {
  const d = thingOf(says) ?? DRAWN[chapter];
  return d === undefined ? null : (
    <svg className="fw-vignette" viewBox="0 0 120 80" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}
