/** Words that give and take: glory, salvage, resources. */
import { plural } from '@quarry/kernel';
import { sayResource } from '../../printed-names.ts';
import type { Resource } from '../kinds.ts';
import type { Counted } from './saying.ts';

export const GAINS = {
  'gain-glory': ({ n }: Counted) => `gain ${n} glory`,
  'lose-glory': ({ n }: Counted) => `lose ${n} glory`,
  'draw-salvage': ({ n }: Counted) => `draw ${plural(n, 'salvage card')}`,
  'everyone-draws-salvage': ({ n }: Counted) => `each hunter draws ${plural(n, 'salvage card')}`,
  'gain-resource': ({ resource, n }: { readonly resource: Resource; readonly n: number }) => `gain ${sayResource(n, resource)}`,
};
