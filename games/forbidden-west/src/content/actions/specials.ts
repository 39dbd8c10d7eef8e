/** Special action cards: what the story gives for the encounter that follows. */
import type { SpecialCard } from '../types.ts';
import { dice, draw, heal, move, THEM, YOU } from '../writing.ts';

const hiddenSneak = { do: 'free-action', actions: ['sneak'], who: 'any', only: 'hidden' } as const;
const interactAgain = { do: 'free-action', actions: ['interact'], again: true, ...YOU } as const;

export const SPECIAL_CARDS: readonly SpecialCard[] = [
  {
    id: 'S1',
    name: 'Wind in the Face',
    evade: '1B',
    use: { on: 'action', sections: [{ effects: [hiddenSneak, hiddenSneak] }] },
    flavour: 'You can smell them. They can smell only the road.',
  },
  {
    id: 'S2',
    name: 'Hound Whistle',
    use: { on: 'behaviour-drawn', sections: [{ effects: [{ do: 'skip-attacks' }] }] },
    enemy: 'razorhound',
    flavour: 'You hear nothing. Every hound on the ridge sits down.',
  },
  {
    id: 'S3',
    name: 'Drained Basin',
    use: { on: 'action', sections: [{ effects: [{ do: 'shove', n: 1, within: 2, each: true }] }] },
    flavour: 'Everything that stood in it looks down.',
  },
  {
    id: 'S4',
    name: 'From the Rafters',
    use: { on: 'attack', sections: [{ if: ['hidden', 'melee'], effects: [dice('1K'), { do: 'no-alert' }] }] },
    flavour: 'Nobody searches the dark above his own lamp.',
  },
  {
    id: 'S5',
    name: 'Antidote',
    use: { on: 'turn-start', about: 'any', sections: [{ effects: [{ do: 'clear-condition', ...THEM }, heal(3, THEM)] }] },
    flavour: 'Boiled twice. Then the cup was boiled.',
  },
  {
    id: 'S6',
    name: 'Vault Song',
    use: { on: 'action', sections: [{ effects: [{ do: 'skip-turn', of: 'machine' }] }] },
    flavour: 'One note, held. It has sat down to listen.',
  },
  {
    id: 'S7',
    name: 'Twenty Hunters',
    use: { on: 'action', sections: [{ effects: [{ do: 'break-part', n: 4, within: 99 }] }] },
    flavour: 'Nineteen shoot well. The twentieth is somebody’s mother.',
  },
  {
    id: 'S8',
    name: 'Key Ring',
    use: { on: 'action', sections: [{ effects: [interactAgain, interactAgain] }] },
    flavour: 'Eleven keys. Ten are there to slow you down.',
  },
  {
    id: 'S9',
    name: 'Hekarro’s Word',
    use: { on: 'command-failed', about: 'any', sections: [{ effects: [{ do: 'pass-command' }] }] },
    flavour: 'He spends few of them, and asks for the change.',
  },
  {
    id: 'S10',
    name: 'The Child’s Path',
    use: { on: 'action', sections: [{ effects: [{ ...move(3, { who: 'any' }), through: true }] }] },
    flavour: 'It is a path if you are seven.',
  },
  {
    id: 'S11',
    name: 'War Horn',
    use: { on: 'attack-declared', about: 'any', sections: [{ effects: [{ do: 'redirect' }] }] },
    flavour: 'Everyone turns round. Some of them have teeth.',
  },
  {
    id: 'S12',
    name: 'Boiling Oil',
    use: { on: 'action', sections: [{ effects: [{ do: 'strike-square', dice: '2O 2B', within: 3 }] }] },
    flavour: 'It was for the winter bread.',
  },
  {
    id: 'S13',
    name: 'Teth’s Debt',
    use: { on: 'action', sections: [{ effects: [{ do: 'skip-turn', of: 'rebel' }] }] },
    flavour: 'He knows them by their coughs. He asks them to wait.',
  },
  {
    id: 'S14',
    name: 'Last Four',
    use: { on: 'action', sections: [{ effects: [draw(2, { who: 'each' }), { do: 'more-rerolls', n: 2, who: 'each' }] }] },
    flavour: 'Somebody has kept one coal alive since morning.',
  },
  {
    id: 'S15',
    name: 'Desert Champion',
    use: { on: 'action', sections: [{ effects: [{ do: 'free-action', actions: ['ranged-attack'], dice: '2B', who: 'any' }] }] },
    flavour: 'She carries water for you, and one good arrow.',
  },
  {
    id: 'S16',
    name: 'Lowland Champion',
    use: { on: 'action', sections: [{ effects: [heal(2, { who: 'each' }), { do: 'potion', n: 1 }] }] },
    flavour: 'Shouts at the wound until it closes.',
  },
  {
    id: 'S17',
    name: 'Sky Champion',
    use: { on: 'action', sections: [{ effects: [{ do: 'hide', who: 'any', only: 'revealed' }] }] },
    flavour: 'He asks the wind what it will bear, and steps off.',
  },
];
