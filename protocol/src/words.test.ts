import { expect, test } from 'vitest';
import { byName, nameSchema, type Person, readBody, readRequest } from './index.ts';

const nameOf = (name: string): string => {
  const read = readBody(nameSchema, name);
  return read.ok ? read.value : read.code;
};
const chatOf = (says: string): string => {
  const read = readRequest(JSON.stringify({ type: 'chat', id: 1, table: 'a'.repeat(16), as: 0, says }));
  return read.ok && read.value.type === 'chat' ? read.value.says : 'malformed';
};

test('names of all scripts, with marks and emoji, are names', () => {
  for (const name of [
    'Ana',
    'Zoë',
    'Zoe\u0308',
    'Łukasz',
    'Νίκος',
    'محمد',
    'שרה',
    '小林',
    '김민준',
    'อนันต์',
    'ஆனந்த்',
    'Ana 2',
    "O'Neill",
    '👩‍🚀',
    '♥️',
    'می‌خواهم',
  ])
    expect([name, nameOf(`  ${name} `)]).toEqual([name, name]);
});

test('what cannot be seen, or turns the text beside it, is no name', () => {
  const bad = [
    '',
    ' ',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u200b',
    '\u00ad',
    '\u034f',
    '\u180e',
    '\u{e0041}',
    '\ufe0f',
    '\u200d',
    '\u0301',
  ];
  const hidden = [
    'An\u200ba',
    'An\u00ada',
    'Ana\u202e',
    '\u200fAna',
    'Ana\u2066',
    'Ana\u3164',
    'Ana\u0007',
    'Ana\n',
    'A\u200dna',
    `A${'\u0301'.repeat(5)}`,
  ];
  for (const name of [...bad, ...hidden.map(one => `x${one}x`)])
    expect([JSON.stringify(name), nameOf(name)]).toEqual([JSON.stringify(name), 'malformed']);
});

test('from what is said, what turns or hides text is taken out; the rest stays as it is', () => {
  expect(chatOf('a \u202egood\u202c hunt')).toBe('a good hunt');
  expect(chatOf('\u200fשלום\u200e')).toBe('שלום');
  expect(chatOf('two\u0000 \u2066lines\u2069\nof\u200b text ')).toBe('two lines\nof text');
  expect(chatOf('👩‍🚀 ♥️')).toBe('👩‍🚀 ♥️');
  for (const nothing of ['\u202e', '\u3164\u3164', ' \u200b ', '\u2800']) expect(chatOf(nothing)).toBe('malformed');
});

test('a seat that has no character yet goes by whoever sits there', () => {
  const people = [
    { seat: 0, name: 'Ada' },
    { seat: 1, name: 'Bo' },
  ] as Person[];
  expect(byName('Who starts? Seat 1 rolls 2 and Seat 2 rolls 3; Seat 3 is open.', people)).toBe(
    'Who starts? Ada rolls 2 and Bo rolls 3; Seat 3 is open.',
  );
});
