import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { idFrom, newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { TransactionFailed, transact } from '#functions/core/table.ts';
import type { StoredMeeting } from '#shared/features/meeting-schema.ts';
import type { meetings } from '#shared/features/meetings.ts';
import { remindersOf } from '#shared/features/slots.ts';
import { checkContact, type FoundReason } from '../conversations/parties.ts';
import { getAvailability } from './availability-repository.ts';
import { takeTime } from './booking.ts';
import { getMeeting, newMeeting, newsOf, proposalWrites } from './repository.ts';
import { personOf, shown } from './view.ts';

/** Meetings of one user within the window, accepted or refused. */
const MEETINGS_ASKED = { name: 'meetings', limit: 120, windowSeconds: 3600 };

type Body = Call<typeof meetings.create>['body'];

/** A user who can be met; 404 for all others. */
const reachable = async (userId: string): Promise<Account> => {
  const account = await getAccount(userId);
  if (!account || account.suspended || !account.approved) throw new AppError('not_found');
  return account;
};

/** The colleagues of a host who meet the guest too, for the same reason. */
const panelOf = async ({ reason, panel = [] }: Body, host: Account, guest: Account): Promise<Account[]> => {
  const ids = [...new Set(panel)].filter((id) => id !== host.id);
  return Promise.all(
    ids.map(async (id) => {
      await checkContact(reason, id, guest.id);
      return reachable(id);
    }),
  );
};

/** The moments at which the parties of a meeting are to be reminded, of those that are still to come. */
export const remindersFrom = (start: string, timeZone: string, now: Date): string[] =>
  remindersOf(Date.parse(start), timeZone)
    .filter((at) => at > now.getTime())
    .map((at) => new Date(at).toISOString());

/** What a meeting is about, in a line. */
const aboutText = (about: FoundReason['about']): string => {
  if (!about) return 'First contact';
  return about.company === '' ? about.title : `${about.title} at ${about.company}`;
};

/** The meeting that a request describes, before it has taken any time. */
const described = async (account: Account, body: Body, now: Date): Promise<StoredMeeting> => {
  const { reason, minutes, topic, start, proposed, link, clientId } = body;
  const [{ about }, other] = await Promise.all([
    checkContact(reason, account.id, body.with),
    reachable(body.with),
  ]);
  const [host, guest] = proposed ? [account, other] : [other, account];
  const [panel, rules] = await Promise.all([panelOf(body, host, guest), getAvailability(host.id)]);
  const timeZone = rules?.timeZone ?? timeZoneOf(host);
  const status = proposed ? 'proposed' : 'confirmed';
  const at = now.toISOString();
  return {
    id: clientId === undefined ? newId() : idFrom(`meeting\n${account.id}\n${clientId}`),
    ...{ reason, topic, minutes, timeZone, status, start },
    about: aboutText(about),
    host: personOf(host),
    panel: panel.map(personOf),
    guest: personOf(guest),
    proposed: proposed ?? [],
    link: (proposed && link) || rules?.link || '',
    history: [{ status, at, by: proposed ? 'host' : 'guest', user: account.id }],
    ...{ sequence: 0, version: 1, createdAt: at, updatedAt: at, ratings: [] },
    reminders: start === undefined ? [] : remindersFrom(start, timeZone, now),
  };
};

/** Books a free slot of another user, or proposes times to them. */
export const create: Handler<typeof meetings.create> = async ({ account, body, now }) => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  if (body.with === account.id) throw new AppError('not_found');
  await limitRequests(MEETINGS_ASKED, account.id, now);
  const meeting = await described(account, body, now);
  const { start } = meeting;
  const news = newsOf(meeting, start === undefined ? 'proposed' : 'booked', personOf(account), now);
  try {
    const write = newMeeting(meeting, news);
    if (start === undefined) await transact([write, ...proposalWrites(meeting)]);
    else await takeTime({ meeting, start, offered: true, now }, [write]);
    return shown(meeting, account.id, now);
  } catch (error) {
    // The request was sent again: the meeting is there.
    const existing = error instanceof TransactionFailed && error.failed[0] && (await getMeeting(meeting.id));
    if (!existing) throw error;
    return shown(existing, account.id, now);
  }
};
