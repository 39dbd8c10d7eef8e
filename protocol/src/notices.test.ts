/** What may be asked for as a notice: addresses that can be written to, and push services that everybody can reach. */
import { expect, test } from 'vitest';
import { readBody } from './http.ts';
import { isPublicEndpoint, NOTICE_LIMITS, noticeSchema } from './notices.ts';

const subscription = { endpoint: 'https://push.example.org/abc', p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
const push = (some: object): unknown => ({ do: 'push', seat: 0, subscription: { ...subscription, ...some } });
const mail = (address: unknown): unknown => ({ do: 'mail', seat: 0, address, box: 'b'.repeat(22) });
const isTaken = (body: unknown): boolean => readBody(noticeSchema, body).ok;

test.each(['ada@example.org', ' ada.b+quarry@mail.example.co.uk '])('%s is a mail address', address => {
  expect(isTaken(mail(address))).toBe(true);
});

test.each([
  '',
  'ada',
  'ada@localhost',
  'ada@example.org, bo@example.org',
  'ada@example.org\nBcc: bo@example.org',
  'Ada <ada@example.org>',
  '"a b"@example.org',
  'ada@127.0.0.1',
  `${'a'.repeat(65)}@example.org`,
  `ada@${'a.'.repeat(NOTICE_LIMITS.address)}org`,
  7,
])('%j is refused as a mail address, and the refusal says what one looks like', address => {
  const read = readBody(noticeSchema, mail(address));

  expect(read).toMatchObject({ ok: false, code: 'malformed', says: expect.stringContaining('address') });
});

test.each([
  'http://push.example.org/abc',
  'https://localhost/abc',
  'https://push.internal/abc',
  'https://printer.local/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://[::1]/abc',
  'https://name:secret@push.example.org/abc',
  'https://push.example.org:8080/abc',
  'https://push/abc',
  'push.example.org',
])('%s is no push service', endpoint => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
  expect(isTaken(push({ endpoint }))).toBe(false);
});

test('a subscription is taken whole, within its limits', () => {
  expect(isTaken(push({}))).toBe(true);
  expect(isTaken(push({ endpoint: `https://push.example.org/${'a'.repeat(NOTICE_LIMITS.endpoint)}` }))).toBe(false);
  expect(isTaken(push({ p256dh: 'short' }))).toBe(false);
  expect(isTaken(push({ auth: undefined }))).toBe(false);
  expect(isTaken(push({ more: 1 }))).toBe(false);
});
