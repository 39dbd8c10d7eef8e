import { describe, expect, test } from 'vitest';
import { routeOf, secretsOf, tableLink } from './router.ts';

const at = (path: string) => {
  const url = new URL(path, 'http://quarry.test');
  return routeOf(url);
};
const SECRET = 'abcdefghijklmnopqrstuv';

describe('addresses', () => {
  test.each([
    ['/', { page: 'lobby' }],
    ['/new/zero-dawn', { page: 'new', game: 'zero-dawn' }],
    ['/t/abc', { page: 'table', table: 'abc', isPlain: false }],
    ['/t/abc?screen=plain', { page: 'table', table: 'abc', isPlain: true }],
    ['/t/abc/replay', { page: 'replay', table: 'abc', isPlain: false }],
    ['/rules/zero-dawn', { page: 'rules', game: 'zero-dawn', clause: null }],
    ['/rules/zero-dawn#ZD-ATK-3', { page: 'rules', game: 'zero-dawn', clause: 'ZD-ATK-3' }],
    ['/settings', { page: 'settings' }],
    ['/credits', { page: 'credits' }],
    ['/gallery', { page: 'gallery' }],
    ['/t', { page: 'nowhere', path: '/t' }],
    ['/t/abc/replay/more', { page: 'nowhere', path: '/t/abc/replay/more' }],
    ['/settings/more', { page: 'nowhere', path: '/settings/more' }],
    ['/rules/%E0%A4%A', { page: 'rules', game: '%E0%A4%A', clause: null }],
  ])('%s', (path, route) => {
    expect(at(path)).toEqual(route);
  });
});

test('secrets are read from the fragment, and only those that could be one', () => {
  expect(secretsOf(`#key=${SECRET}`)).toEqual({ key: SECRET, invite: null, host: null });
  expect(secretsOf(`#invite=${SECRET}&host=${SECRET}x`)).toEqual({ key: null, invite: SECRET, host: `${SECRET}x` });
  expect(secretsOf('#key=short')).toBeNull();
  expect(secretsOf('#ZD-ATK-3')).toBeNull();
});

test('a pasted link leads to its table, whatever it was copied with', () => {
  const table = 'table-0123456789';
  expect(tableLink(`  https://hunt.example/t/${table}#invite=${SECRET} `)).toBe(`/t/${table}#invite=${SECRET}`);
  expect(tableLink(`/t/${table}/replay?screen=plain`)).toBe(`/t/${table}`);
  expect(tableLink('https://hunt.example/rules/zero-dawn')).toBeNull();
});
