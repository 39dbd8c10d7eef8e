/** What light a hex lies in once it is night: fires are the only warmth, lamps burn in New Haven and in camps, whoever is out there sees as far as the next hex, and the rest is dark. */
import { around, HAVEN, type Hex } from '../../places.ts';
import { hasCamp, hasFire, livingAt } from '../../questions/basics.ts';
import type { View } from '../../state.ts';

export type Light = 'fire' | 'lamp' | 'sight' | 'dark';

export function lightOn(view: View, hex: Hex): Light {
  if (hasFire(view, hex)) return 'fire';
  if (hex === HAVEN || hasCamp(view, hex)) return 'lamp';
  return [hex, ...around(hex)].some(one => one === HAVEN || hasFire(view, one) || hasCamp(view, one) || livingAt(view, one).length > 0)
    ? 'sight'
    : 'dark';
}
