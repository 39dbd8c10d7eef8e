/** The check of keys finds whoever takes one apart, and keeps quiet where a key only names an option or a thing is lit. */
import { describe, expect, test } from 'vitest';
import { checkKeys } from './check-keys.ts';

/** What is found in one file, as "line: what". */
const check = (text: string, path = 'games/beacon-rock/src/sentences.ts'): string[] =>
  checkKeys([{ path, text: `function reads() { ${text}\n}` }]).map(({ line, what }) => `${line}: ${what}`);

describe('what an option means is not', () => {
  test.each([
    ['taken out of its key', "const find = option.key.split('-')[1];", 'a key is taken apart'],
    ['taken out of a key that was handed in', 'const squareIn = (key: string) => Number(key.slice(1));', 'a key is taken apart'],
    ['taken out of the key of what is pointed at', "const act = table.pointed?.key.replace(/^free-/, '');", 'a key is taken apart'],
    ['taken out of a key by a pattern', 'const [, card] = /^find-(\\d+)$/.exec(one.key) ?? [];', 'a key is taken apart'],
    ['tried by a pattern', 'if (/^find-/.test(key)) return;', 'a key is taken apart'],
    ['the beginning of a key', "options.find(({ key }) => key.startsWith('pass'));", 'a key is taken apart'],
    ['the beginning of what was answered', "String(answer[0]).startsWith('pass');", 'a key is taken apart'],
    ['the beginning of an answer', 'one.answer.startsWith(PASS);', 'a key is taken apart'],
    ['a key that is compared', "if (option!.key === 'mend') return 1;", 'a key is compared with one that was written down'],
    ['a key that differs', "options.find(one => 'no' !== one.key);", 'a key is compared with one that was written down'],
    [
      'a key that is put together',
      `options.find(one => one.key === \`find-\${card}\`);`,
      'a key is compared with one that was written down',
    ],
    ['one of several keys', "if (['rest', 'signal'].includes(one.key)) return 1;", 'a key is compared with others'],
    ['a key that decides', "switch (key) { case 'rest': return 1; }", 'what happens is decided by a key'],
    ['a number in a key', 'const n = Number(key ?? 0);', 'a key is read as a number'],
    ['a key in a table', 'const says = SAYS[option.key];', 'a key is looked up in a table'],
    ['a key that is in a table', 'const isAct = (key: string) => key in ACTS;', 'a key is looked up in a table'],
    ['a key that is taken for something else', 'const act = key as Act;', 'a key is taken for a value'],
    ['the number of what is lit up', 'const card = Number(option.about[0]!.id);', 'what is lit up is read as a number'],
    [
      'what is lit up, by its sort',
      "const card = Number(about.find(one => one.kind === 'find')?.id);",
      'what is lit up is read as a number',
    ],
    ['what is lit up', 'const hand = one.about[0]!.id as number;', 'what is lit up is taken for a value'],
    ['the first thing that is lit up', 'const [about] = option.about; return about.id as number;', 'what is lit up is taken for a value'],
    ['whether a thing is lit up', "options.find(one => one.about[0]?.id === 'lamp');", 'what is lit up decides what an option means'],
  ])('%s', (_, text, what) => {
    expect(check(text)).toEqual([`1: ${what}`]);
  });

  test('a key that has another name in the same function', () => {
    expect(check("function act(one) {\n  const word = one.key;\n  return word === 'rest';\n}")).toEqual([
      '3: a key is compared with one that was written down',
    ]);
    expect(check("const isRest = ({ key: word }) => word === 'rest';")).toEqual(['1: a key is compared with one that was written down']);
    expect(check("function act(one) { const word = one.key; }\nconst isRest = word => word === 'rest';")).toEqual([]);
  });

  test('found twice in one line', () => {
    expect(check("if (key === 'yes' || key === 'no') return 1;")).toHaveLength(1);
  });
});

describe('a key is still', () => {
  test.each([
    ['the key of an answer', 'return best(decision, worth) ?? decision.options[0]!.key;'],
    ['one among others', 'const isChosen = chosen.includes(option.key);'],
    ['the same as another', 'const option = options.find(one => one.key === key);'],
    ['not there', "if (key === undefined || key === '') return null;"],
    ['made', `const gift = option(\`gift-\${keyOf(card)}\`, card);`],
    ['read where nothing else is to be had', 'const says = game.optionSays?.(one) ?? wordsOf(one.key);'],
    ['a list of keys, of which some are given', 'return answer.slice(0, decision.min).includes(key);'],
    ['a key of a keyboard', "if (event.key === 'Enter' || event.key.startsWith('Arrow') || key === 'Escape' || key === 'f') return;"],
    ['something that is lit', 'const isLit = options.some(({ about }) => about.some(one => one.kind === ref.kind && one.id === ref.id));'],
    ['something of a sort', "const cards = option.about.filter(one => one.kind === 'card').map(({ id }) => id);"],
    [
      'what is refused, which has no value',
      "const refusedIs = ({ about: [thing] }: Refused) => (thing?.kind === 'card' ? nameOf(Number(thing.id)) : '');",
    ],
  ])('%s', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  test('a thing that is drawn', () => {
    const text = 'const cards = option.about.map(about => about.id as number);';
    expect(check(text, 'games/beacon-rock/src/screen/hand.tsx')).toEqual([]);
    expect(check(text, 'web/src/plain/hand.tsx')).toEqual([]);
    expect(check(text)).toHaveLength(1);
  });

  test("the kernel's own, in a log", () => {
    const text = "const hasPassed = (key: string) => key.startsWith('pass-until-');";
    expect(check(text, 'kernel/src/ask.ts')).toEqual([]);
    expect(check(text, 'kernel/src/match.ts')).toHaveLength(1);
  });
});
