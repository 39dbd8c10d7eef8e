/** How often one address may be written to, whoever asks for it and however they come and go. */
import { expect, test } from 'vitest';
import { Faults } from '../faults.ts';
import { makeLog } from '../log.ts';
import type { Letter } from './carriers.ts';
import { Mailboxes } from './mailboxes.ts';
import type { StoredMailbox } from './stored-mailbox.ts';

const DAY_MS = 86_400_000;
const BOX = 'b'.repeat(22);

test('one address gets so many notices a day and no more, also after the server was started again', async () => {
  const kept = new Map<string, StoredMailbox>();
  const store = {
    write: async ({ mailbox }: { readonly mailbox: StoredMailbox }) => void kept.set(mailbox.id, mailbox),
    mailbox: async (id: string) => kept.get(id) ?? null,
    mailboxOf: async (stop: string) => [...kept.values()].find(one => one.stop === stop) ?? null,
  };
  const letters: Letter[] = [];
  let now = 0;
  const open = (): Mailboxes =>
    new Mailboxes({
      store: store as never,
      mail: { send: async (_, letter) => void letters.push(letter), close: () => {} },
      publicUrl: 'https://quarry.example.org',
      log: makeLog('silent'),
      faults: new Faults(makeLog('silent')),
      now: () => now,
      clock: () => 0,
    });
  const tell = async (mailboxes: Mailboxes): Promise<number> => {
    let told = 0;
    for (let i = 0; i < 30; i++) if (await mailboxes.write('bo@example.org', stop => ({ subject: 'Your turn', text: '', stop }))) told += 1;
    return told;
  };
  const mailboxes = open();
  expect(await mailboxes.ask('bo@example.org', BOX)).toBe(false);
  expect(await tell(mailboxes)).toBe(0);
  await mailboxes.confirm('bo@example.org', BOX, /\b\d{8}\b/.exec(letters[0]!.text)![0]);

  expect(await tell(mailboxes)).toBe(20);
  expect(await tell(open())).toBe(0);
  now += DAY_MS;
  expect(await tell(open())).toBe(20);
  expect(await tell(open())).toBe(0);
  // No address is kept, only what it can be recognised by.
  expect(JSON.stringify([...kept.values()])).not.toContain('bo@');
});
