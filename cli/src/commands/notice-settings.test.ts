/** What is named in the environment is offered; what is named wrongly is complained of without a password being said. */
import { expect, test } from 'vitest';
import { Complaint } from '../world.ts';
import { readNotices } from './notice-settings.ts';

const whole = {
  QUARRY_PUBLIC_URL: 'https://quarry.example.org/',
  QUARRY_PUSH_CONTACT: 'host@example.org',
  QUARRY_SMTP_URL: 'smtps://quarry:secret@mail.example.org',
  QUARRY_MAIL_FROM: 'Quarry <quarry@example.org>',
};

test('nothing is offered that was not named', () => {
  expect(readNotices({}, 5)).toEqual({ publicUrl: null, pushContact: null, mail: null, afterMs: 5 });
});

test('push needs a contact, mail an SMTP server, a sender and the address of the page', () => {
  expect(readNotices(whole, 5)).toEqual({
    publicUrl: 'https://quarry.example.org',
    pushContact: 'mailto:host@example.org',
    mail: { smtp: whole.QUARRY_SMTP_URL, from: whole.QUARRY_MAIL_FROM },
    afterMs: 5,
  });
});

test.each([
  ['QUARRY_PUBLIC_URL', 'quarry.example.org'],
  ['QUARRY_PUBLIC_URL', undefined],
  ['QUARRY_PUSH_CONTACT', 'somebody'],
  ['QUARRY_SMTP_URL', 'mail.example.org secret'],
  ['QUARRY_MAIL_FROM', 'Quarry'],
  ['QUARRY_MAIL_FROM', undefined],
])('%s = %s is complained of by its name', (name, value) => {
  const read = (): unknown => readNotices({ ...whole, [name]: value }, 5);

  expect(read).toThrow(Complaint);
  expect(read).toThrow(name);
  expect(read).not.toThrow('secret');
});
