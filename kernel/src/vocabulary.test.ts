/** How the words of a card language are spelled and said: K-160 and K-167 of SPEC.md. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Sayings, type Spelled, sayingOf, Vocabulary, wordsIn } from './index.ts';

type Voice = 'keeper' | 'storm';
const PLAIN = {
  burn: ({ oil }: { readonly oil: number }) => `burn ${oil} oil`,
  flood: ({ room }: { room: string }, voice: Voice) => `${voice === 'storm' ? 'the sea floods' : 'flood'} ${room}`,
  rest: () => 'rest',
};
type Plain = Spelled<typeof PLAIN, { readonly if?: string }>;
type Effect = Plain | { readonly do: 'either'; readonly of: readonly Effect[] };

const SAYINGS: Sayings<Effect, [Voice]> = {
  ...PLAIN,
  either: ({ of }, voice) => of.map(one => say(one, voice)).join(' or '),
};
const say = sayingOf<Effect, [Voice]>(SAYINGS);

describe('[K-160] A card language', () => {
  test('a word has the shape of what its sentence is made from, what all may have, and its name', () => {
    expectTypeOf<Extract<Plain, { do: 'burn' }>>().branded.toEqualTypeOf<{
      readonly do: 'burn';
      readonly if?: string;
      readonly oil: number;
    }>();
    expectTypeOf<Extract<Plain, { do: 'rest' }>>().branded.toEqualTypeOf<{ readonly do: 'rest'; readonly if?: string }>();
    expectTypeOf<Plain['do']>().toEqualTypeOf<'burn' | 'flood' | 'rest'>();
  });

  test('an effect is said by its word, in the voice that it is read in, and a word that holds others says them', () => {
    expect(say({ do: 'burn', oil: 2 }, 'keeper')).toBe('burn 2 oil');
    expect((['keeper', 'storm'] as const).map(voice => say({ do: 'flood', room: 'the cellar' }, voice))).toEqual([
      'flood the cellar',
      'the sea floods the cellar',
    ]);
    expect(say({ do: 'either', of: [{ do: 'rest' }, { do: 'burn', oil: 1, if: 'dark' }] }, 'storm')).toBe('rest or burn 1 oil');
  });

  test('a word without a sentence, and a sentence of another shape, do not compile', () => {
    // @ts-expect-error: `either` is not said
    expect(sayingOf<Effect, [Voice]>(PLAIN)).toBeTypeOf('function');
    // @ts-expect-error: no effect has this shape
    expect(sayingOf<Plain, [Voice]>({ ...PLAIN, burn: ({ wood }: { readonly wood: string }) => wood })).toBeTypeOf('function');
    // @ts-expect-error: oil is a number
    expect(say({ do: 'burn', oil: 'two' }, 'keeper')).toBe('burn two oil');
  });

  test('the words of a table are known by name, in its order', () => {
    expectTypeOf(wordsIn(PLAIN)).toEqualTypeOf<readonly ('burn' | 'flood' | 'rest')[]>();
    expect(wordsIn(PLAIN)).toEqual(['burn', 'flood', 'rest']);
  });
});

describe('[K-167] What words do', () => {
  type Done = { does(effect: Plain): string }['does'];
  const burns = ({ oil }: Extract<Plain, { do: 'burn' }>): string => `${oil} oil is gone`;
  const floods = ({ room }: Extract<Plain, { do: 'flood' }>): string => `${room} is under water`;

  test('is taught at once and looked up by the word of an effect', () => {
    const vocabulary = new Vocabulary<'burn' | 'flood', Done>();
    const does = (effect: Plain): string | undefined => vocabulary.wordOf(effect)?.(effect);
    expect(does({ do: 'burn', oil: 2 })).toBeUndefined();

    vocabulary.learn({ burn: burns, flood: floods });

    expect(does({ do: 'burn', oil: 2 })).toBe('2 oil is gone');
    expect(does({ do: 'flood', room: 'the cellar' })).toBe('the cellar is under water');
    expect(does({ do: 'rest' })).toBeUndefined();
  });

  test('one that is left out, or is none of the language, does not compile', () => {
    const vocabulary = new Vocabulary<'burn' | 'flood', Done>();
    // @ts-expect-error: nobody says what `flood` does
    vocabulary.learn({ burn: burns });
    // @ts-expect-error: `sing` is no word
    vocabulary.learn({ burn: burns, flood: floods, sing: () => 'la' });
    expect(vocabulary.wordOf({ do: 'sing' })).toBeTypeOf('function');
  });
});
