/** Beacon Rock: everything that is told, and what of it. */
import type { EventOf, Seat, Table } from '../index.ts';
import type { BeaconState, Find, Stream } from './state.ts';

export type BeaconEvent = EventOf<{
  /** The keeper alone knows which. */
  'find-drawn': { seat: Seat; card?: number; find?: Find };
  'lamp-trimmed': { seat: Seat; shown: readonly number[] };
  'buoy-dropped': { seat: Seat; x: number; y: number };
  'buoy-towed': { seat: Seat; x: number; y: number };
  'water-changed': { by: number; water: number };
  'find-used': { seat: Seat; card: number; find: Find };
  'storm-drawn': { card: number; storm: string };
  'oil-burned': { seat: Seat; amount: number };
  'finds-dropped': { seat: Seat; count: number; cards?: readonly number[] };
  'dawn-spent': { seat: Seat; choice: 'rest' | 'signal' };
  'sky-read': { seat: Seat; storms?: readonly number[] };
  'storms-ordered': { seat: Seat };
  'finds-shuffled': object;
}>;

export type BeaconTable = Table<BeaconState, Stream, BeaconEvent>;
