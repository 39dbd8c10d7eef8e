/** Things on the map, as the sketch names them. */
import type { Ref } from '@quarry/kernel';
import type { Hex } from '../places.ts';
import type { Who } from '../state.ts';

export const hexRef = (hex: Hex): Ref => ({ kind: 'hex', id: hex });
export const whoRef = (who: Who): Ref => ({ kind: 'character', id: who });
export const enemyRef = (id: number): Ref => ({ kind: 'enemy', id });
export const merchantRef = (id: number): Ref => ({ kind: 'merchant', id });
export const figureRef = (id: number): Ref => ({ kind: 'figure', id });
/** What lies on a tile, by its sort. */
export const onHex = (kind: 'container' | 'camp' | 'fire' | 'trap' | 'goods' | 'objective' | 'token' | 'event', hex: Hex): Ref => ({
  kind,
  id: hex,
});
