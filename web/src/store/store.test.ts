import { expect, test } from 'vitest';
import { readFolded, readInvited } from './invited.ts';
import { forget, keyring, makeKey, myTable, readKeyring, remember, takeAlong } from './keyring.ts';
import { learnt, noteGiven, noteHint, readLearnt } from './learnt.ts';
import { DEFAULTS, readSettings } from './settings.ts';

test('settings of an older page, or damaged ones, fall back field by field', () => {
  expect(readSettings(null)).toEqual(DEFAULTS);
  expect(readSettings({ name: 'Ada', motion: 'wild', sound: false, text: 'large', confirm: 7 })).toEqual({
    ...DEFAULTS,
    name: 'Ada',
    sound: false,
    text: 'large',
  });
});

test('deeds are put together unless somebody has said otherwise', () => {
  expect([{}, { points: 1 }, { points: false }].map(kept => readSettings(kept).points)).toEqual([true, true, false]);
  expect([{}, { composes: 'no' }, { composes: false }].map(kept => readSettings(kept).composes)).toEqual([true, true, false]);
});

test('who had less motion before there was a pace is told things as fast as before', () => {
  const paces = [{}, { motion: 'quick' }, { motion: 'off' }, { motion: 'off', pace: 'calm' }, { motion: 'quick', pace: 'wild' }];
  expect(paces.map(kept => readSettings(kept).pace)).toEqual(['normal', 'quick', 'off', 'calm', 'quick']);
});

test('a damaged keyring loses only what is damaged', () => {
  const whole = { table: 'abc', game: 'g', name: 'n', host: null, keys: [], invites: [], curtain: false, at: 1 };
  expect(readKeyring([whole, { table: 3 }, null, 'x'])).toEqual([whole]);
  expect(readKeyring({})).toEqual([]);
});

test('a damaged invitation is as if it had not been followed', () => {
  const whole = { invite: 'i', key: 'k' };
  expect(readInvited({ a: whole, b: 'i', c: { invite: 3 } })).toEqual({ a: whole });
  expect(readInvited('x')).toEqual({});
  expect(readFolded({ a: true, b: 'yes', c: false })).toEqual({ a: true, c: false });
});

test('a key has the form that the server accepts, and is never the same', () => {
  expect(makeKey()).toMatch(/^[\w-]{32}$/);
  expect(makeKey()).not.toBe(makeKey());
});

test('the keys of a chapter are taken along to the next one, once', () => {
  keyring.set([]);
  remember('one', { game: 'crossing', name: 'Our lake', host: 'h', keys: [{ seat: 1, key: 'k' }], invites: [{ seat: 0, invite: 'i' }] });

  takeAlong('one', 'two');
  takeAlong('stranger', 'three');

  expect(myTable('two')).toMatchObject({ game: 'crossing', name: 'Our lake', host: 'h', keys: [{ seat: 1, key: 'k' }], invites: [] });
  expect(keyring.get().map(one => one.table)).toEqual(['two', 'one']);
  forget('two');
  takeAlong('one', 'two');
  expect(myTable('two')).toBeUndefined();
  keyring.set([]);
});

test('what was chosen is kept where hints come, by its question, with the copies that mean the same', () => {
  learnt.set(readLearnt({ hints: 3, given: null }));
  const options = ['arrow.1', 'arrow.2', 'bomb.1'].map(key => ({ key, says: key.split('.')[0]!, about: [] }));

  noteGiven('elsewhere', { n: 4, options }, ['bomb.1']);
  noteHint('lesson', 0, 4);
  noteGiven('lesson', { n: 4, options }, ['bomb.1']);
  noteGiven('lesson', { n: 2_000_004, options }, ['arrow.2', 'bomb.1']);

  expect(learnt.get().given).toEqual({ lesson: { 4: [['arrow.1', 'arrow.2'], ['bomb.1']] } });
  learnt.set(readLearnt(null));
});
