import { moveWrite } from '#functions/core/move.ts';
import type { Write } from '#functions/core/transaction.ts';
import type { GuestActor, GuestRecord } from '#functions/parts/events/record.ts';
import { guestItem, guestKey, guestLists } from '#functions/parts/events/repository.ts';
import type { EventNews } from '#shared/features/events/news.ts';
import { type GuestStatus, guestWorkflow } from '#shared/features/events/rules.ts';

/** How a guest gets to another status. */
export interface GuestMove {
  readonly to: GuestStatus;
  readonly by: GuestActor;
  /** The user who makes it; undefined for the schedule. */
  readonly user?: string;
  readonly now: Date;
  /** Attributes that come with the status. Those of the status before that are not among them are removed. */
  readonly fields?: Partial<Pick<GuestRecord, 'number' | 'offerUntil' | 'lapses' | 'checkedInAt'>>;
  /** What the guest is told of it. */
  readonly news?: EventNews;
}

const GOES_WITH_STATUS = ['number', 'offerUntil'] as const;

/** The write that moves a guest. It fails when they have changed since they were read. */
export const guestMove = (
  guest: GuestRecord,
  { to, by, user, now, fields = {}, news }: GuestMove,
): Required<Pick<Write, 'Update'>> => {
  const at = now.toISOString();
  const remove = GOES_WITH_STATUS.filter((name) => fields[name] === undefined && guest[name] !== undefined);
  const { number: _, offerUntil: __, ...kept } = guest;
  const next = { ...kept, ...fields, status: to, at };
  return moveWrite(guestWorkflow, {
    key: guestKey(guest.eventId, guest.userId),
    from: guest,
    to,
    by,
    at: now,
    ...(user !== undefined && { user }),
    set: { ...fields, at, ...(news && { news: { at, what: news } }), ...guestLists(next) },
    remove,
  });
};

/** A new guest, as they come onto the list. */
export interface NewGuest extends Omit<GuestMove, 'user'> {
  readonly eventId: string;
  readonly startsAt: string;
  readonly userId: string;
  readonly name: string;
  /** Who puts them onto it. */
  readonly user: string;
}

/** The write of a new guest. It fails when there is one. */
export const newGuest = ({ to, by, user, now, fields = {}, news, ...guest }: NewGuest): Write => {
  const at = now.toISOString();
  return {
    Put: {
      Item: guestItem({
        ...guest,
        ...fields,
        status: to,
        at,
        lapses: 0,
        sequence: 0,
        ...(news && { news: { at, what: news } }),
        history: [{ status: to, at, by, user }],
        version: 1,
        updatedAt: at,
      }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
};
