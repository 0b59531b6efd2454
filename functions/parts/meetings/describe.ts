import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { idFrom, newId } from '#functions/core/ids.ts';
import type { Reason } from '#shared/features/conversations/reason-rules.ts';
import type { Proposal } from '#shared/features/meetings/proposal-schema.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { checkContact, type FoundReason } from '../conversations/parties.ts';
import { getAvailability } from './availability-repository.ts';
import { personOf } from './view.ts';

/** A meeting as a request describes it: booked at `start`, or proposed. */
interface Described extends Omit<Proposal, 'clientId'> {
  readonly with: string;
  readonly reason: Reason;
  readonly start?: string | undefined;
  readonly clientId?: string | undefined;
}

/** A user who can be met; 404 for all others. */
const reachable = async (userId: string): Promise<Account> => {
  const account = await getAccount(userId);
  if (!account || account.suspended || !account.approved) throw new AppError('not_found');
  return account;
};

/**
 * The reason for which two users may meet: the one for which they may write to each other, while it goes on. An application
 * that was rejected is over: 403.
 */
export const checkMeeting = async (reason: Reason, one: string, other: string): Promise<FoundReason> => {
  const found = await checkContact(reason, one, other);
  if (found.application === 'rejected')
    throw new AppError('forbidden', {
      message: 'This application was rejected: there is nothing to meet for.',
    });
  return found;
};

/** The colleagues of a host who meet the guest too, for the same reason. */
const panelOf = async ({ reason, panel = [] }: Described, host: Account, guest: Account) =>
  Promise.all(
    [...new Set(panel)]
      .filter((id) => id !== host.id)
      .map(async (id) => {
        await checkContact(reason, id, guest.id);
        return reachable(id);
      }),
  );

/** What a meeting is about, in a line. */
const aboutText = (about: FoundReason['about']): string => {
  if (!about) return 'First contact';
  return about.company === '' ? about.title : `${about.title} at ${about.company}`;
};

/** A new room of the stage's provider, whose name cannot be guessed; empty without a provider. */
const newRoom = (): string => env('MEETING_ROOM').replace('{room}', newId());

/** Whether the stage has a provider of rooms. */
export const hasRooms = (): boolean => env('MEETING_ROOM') !== '';

/** The meeting that a request describes, before it has taken any time. */
export const described = async (account: Account, given: Described, now: Date): Promise<StoredMeeting> => {
  const { reason, minutes, topic, start, proposed = [], anySlot, link, clientId } = given;
  const [{ about }, other] = await Promise.all([
    checkMeeting(reason, account.id, given.with),
    reachable(given.with),
  ]);
  const [host, guest] = start === undefined ? [account, other] : [other, account];
  const [panel, rules] = await Promise.all([panelOf(given, host, guest), getAvailability(host.id)]);
  const [status, by] =
    start === undefined ? (['proposed', 'host'] as const) : (['confirmed', 'guest'] as const);
  const at = now.toISOString();
  return {
    id: clientId === undefined ? newId() : idFrom(`meeting\n${account.id}\n${clientId}`),
    reason,
    topic,
    minutes,
    status,
    start,
    proposed,
    anySlot,
    timeZone: rules?.timeZone ?? timeZoneOf(host),
    about: aboutText(about),
    host: personOf(host),
    panel: panel.map(personOf),
    guest: personOf(guest),
    link: (start === undefined && link) || rules?.link || newRoom(),
    history: [{ status, at, by, user: account.id }],
    sequence: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ratings: [],
    reminders: [],
  };
};
