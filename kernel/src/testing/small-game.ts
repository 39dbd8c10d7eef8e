/** For the kernel's own tests: a game of one scene that is played again and again until it says `over`. */
import { type Game, int, list, open, perSeat, type Rule, record, type StateOf, type Table, text, zone } from '../index.ts';
import { done } from '../types.ts';

const smallState = record({
  ...open({ score: int(), words: list(text()), isOver: int(0, 1) }),
  keepers: { schema: perSeat(record({ ...open({ cold: int() }), hand: zone('owner') })), seenBy: 'everyone' },
  deck: zone('nobody'),
  pile: zone('everyone'),
  unlabelled: int(),
});
const smallSetup = record(open({ seats: int(1, 4) }));

export type SmallState = StateOf<typeof smallState>;
export type SmallTable = Table<SmallState>;
type SmallView = ReturnType<(typeof smallState)['view']>;
export type SmallGame = Game<SmallState, StateOf<typeof smallSetup>, SmallView>;

export function smallGame(play: (table: SmallTable) => Rule, more: Partial<SmallGame> = {}): SmallGame {
  return {
    id: 'small',
    name: 'Small',
    version: 1,
    content: 'none',
    seats: { min: 1, max: 4 },
    setup: smallSetup,
    rules: {
      ...more.rules,
      state: smallState,
      begin: ({ seats }) => ({
        score: 0,
        words: [],
        isOver: 0,
        keepers: Array.from({ length: seats }, (_, i) => ({ cold: 0, hand: [100 + i * 10, 101 + i * 10] })),
        deck: [1, 2, 3, 4, 5, 6, 7, 8],
        pile: [],
        unlabelled: 7,
      }),
      next: state => (state.isOver ? { winners: [0], why: 'S1', facts: {} } : { name: 'turn', play }),
      faults: () => [],
    },
    seatsOf: setup => setup.seats,
    checkSetup: () => done,
    sensible: (_view, decision) => decision.options[0]!.key,
    words: { ...more.words, sentence: event => event.type },
    proof: { ...more.proof, exercises: {}, exercised: () => [] },
    tables: [1, 2, 3, 4].map(seats => ({ mode: 'plain', setup: { seats } })),
    ...more,
  };
}
