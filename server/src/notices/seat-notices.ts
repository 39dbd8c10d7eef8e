/** What a seat has asked for, as it is stored with the seat. Each function gives new notices and leaves the old as they are. */
import { type Result, refuse, type Seat } from '@quarry/kernel';
import { NOTICE_LIMITS, type NoticeWish, type PushSubscription } from '@quarry/protocol';

export interface StoredNotices {
  /** Where mails go, once it is confirmed that they may. */
  readonly mail?: { readonly address: string; readonly isConfirmed?: true };
  readonly push?: readonly PushSubscription[];
  /** They were told, and have not been here since: they are not told again. */
  readonly isTold?: true;
}

const without = <K extends keyof StoredNotices>(notices: StoredNotices, name: K): StoredNotices => {
  const { [name]: _, ...rest } = notices;
  return rest;
};

/** What is wished for, with what has been found out about the address. */
export type CheckedWish =
  | Exclude<NoticeWish, { readonly do: 'mail' | 'confirm' }>
  | { readonly do: 'mail'; readonly seat: Seat; readonly address: string; readonly isConfirmed: boolean };

export function changed(notices: StoredNotices, wish: CheckedWish): Result<StoredNotices> {
  const { push = [] } = notices;
  switch (wish.do) {
    case 'mail': {
      const { address, isConfirmed } = wish;
      return { ok: true, value: { ...notices, mail: isConfirmed ? { address, isConfirmed } : { address } } };
    }
    case 'no-mail':
      return { ok: true, value: without(notices, 'mail') };
    case 'no-push':
      return { ok: true, value: { ...notices, push: wish.endpoint === undefined ? [] : withoutDevice(push, wish.endpoint) } };
    case 'push': {
      const others = withoutDevice(push, wish.subscription.endpoint);
      if (others.length >= NOTICE_LIMITS.devices)
        return refuse(
          'too-many-devices',
          { most: NOTICE_LIMITS.devices },
          `This seat is told in ${NOTICE_LIMITS.devices} browsers already; turn notices off in all of them first.`,
        );
      return { ok: true, value: { ...notices, push: [...others, wish.subscription] } };
    }
  }
}

export const withoutDevice = (push: readonly PushSubscription[], endpoint: string): readonly PushSubscription[] =>
  push.filter(one => one.endpoint !== endpoint);

export const told = (notices: StoredNotices): StoredNotices => ({ ...notices, isTold: true });
export const back = (notices: StoredNotices): StoredNotices => without(notices, 'isTold');

/** Whether there is anybody to tell. */
export const wantsNotices = (notices: StoredNotices | undefined): notices is StoredNotices =>
  notices !== undefined && (notices.mail?.isConfirmed === true || (notices.push?.length ?? 0) > 0);
