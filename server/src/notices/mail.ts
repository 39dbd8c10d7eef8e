/** Notices by mail, through the SMTP server that whoever runs this one has named. */
import { createTransport } from 'nodemailer';
import type { Letter, MailCarrier } from './carriers.ts';

const PATIENCE_MS = 10_000;

export interface MailOptions {
  /** `smtps://name:password@mail.example.org`. */
  readonly smtp: string;
  /** `Quarry <quarry@example.org>`. */
  readonly from: string;
  readonly patienceMs?: number;
}

export function mailCarrier({ smtp, from, patienceMs = PATIENCE_MS }: MailOptions): MailCarrier {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs, dnsTimeout: patienceMs };
  const transport = createTransport({ url: smtp, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(to: string, { subject, text, stop }: Letter) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'List-Unsubscribe': `<${stop}>`, 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
