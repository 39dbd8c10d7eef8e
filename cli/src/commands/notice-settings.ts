/** How the server tells those who are away, as whoever runs it has set it up in the environment: passwords do not belong on a command line. */
import type { ServerOptions } from '@quarry/server';
import { Complaint } from '../world.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Push and mail, each if it was named; what was named wrongly or by half is complained of at the start. */
export function readNotices(env: Environment, afterMs: number): NonNullable<ServerOptions['notices']> {
  const publicUrl = env['QUARRY_PUBLIC_URL'] || null;
  const pushContact = env['QUARRY_PUSH_CONTACT'] || null;
  const smtp = env['QUARRY_SMTP_URL'] || null;
  const from = env['QUARRY_MAIL_FROM'] || null;
  if (publicUrl !== null && !/^https?:\/\/[^\s/]+(?:\/[^\s?#]*)?$/.test(publicUrl))
    throw new Complaint(`QUARRY_PUBLIC_URL is '${publicUrl}', but it wants the address of the page, such as https://quarry.example.org.`);
  return {
    publicUrl: publicUrl?.replace(/\/+$/, '') ?? null,
    pushContact: readContact(pushContact),
    mail: readMail(smtp, from, publicUrl),
    afterMs,
  };
}

function readContact(contact: string | null): string | null {
  if (contact === null || /^https:\/\/[^\s/]+/.test(contact)) return contact;
  const address = contact.replace(/^mailto:/, '');
  if (ADDRESS.test(address)) return `mailto:${address}`;
  throw new Complaint(`QUARRY_PUSH_CONTACT is '${contact}', but it wants a mail address or an https address at which you can be reached.`);
}

function readMail(smtp: string | null, from: string | null, publicUrl: string | null): { smtp: string; from: string } | null {
  if (smtp === null) return null;
  // It may hold a password: it is not said back.
  if (!/^smtps?:\/\/\S+$/.test(smtp))
    throw new Complaint('QUARRY_SMTP_URL wants an address such as smtps://name:password@mail.example.org.');
  if (from === null || !ADDRESS.test(/<([^>]+)>$/.exec(from)?.[1] ?? from))
    throw new Complaint('Mail also needs QUARRY_MAIL_FROM, whom mails come from: Quarry <quarry@example.org>.');
  if (publicUrl === null) throw new Complaint('Mail also needs QUARRY_PUBLIC_URL, where the page is found: https://quarry.example.org.');
  return { smtp, from };
}
