import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { idFrom, newId } from '#functions/core/ids.ts';
import type { MeetingReason } from '#shared/features/conversations/reason-rules.ts';
import type { Proposal } from '#shared/features/meetings/proposal-schema.ts';
import type { MeetingSide } from '#shared/features/meetings/rules.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { opensFor } from '../companies/plan.ts';
import { refuseContactData } from '../conversations/contact-data.ts';
import { checkContact } from '../conversations/parties.ts';
import type { FoundReason } from '../conversations/reason.ts';
import { getAvailability } from './availability-repository.ts';
import { personOf } from './view.ts';

/** A meeting as a request describes it: booked at `start`, or proposed. */
interface Described extends Omit<Proposal, 'clientId'> {
  readonly with: string;
  readonly reason: MeetingReason;
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
 * that was rejected is over, and a mentorship that was only asked for has not begun: 403.
 */
export const checkMeeting = async (
  reason: MeetingReason,
  one: string,
  other: string,
): Promise<FoundReason> => {
  const found = await checkContact(reason, one, other);
  if (found.application === 'rejected')
    throw new AppError('forbidden', {
      message: 'This application was rejected: there is nothing to meet for.',
    });
  if (found.mentorship && found.status !== 'open')
    throw new AppError('forbidden', { message: 'You can meet once the request is accepted.' });
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
export const newRoom = (): string => env('MEETING_ROOM').replace('{room}', newId());

/** Whether meetings of a host get a room without a link; it may be the plan of the host's company that opens none. */
export const roomsFor = async (host: Account): Promise<{ rooms: boolean; roomsNeedPlan?: true }> => {
  if (env('MEETING_ROOM') === '') return { rooms: false };
  return (await opensFor(host, 'meeting_room')) ? { rooms: true } : { rooms: false, roomsNeedPlan: true };
};

/** The room of a meeting for this reason: of an interview only where the plan of the host's company opens rooms. */
const roomFor = async ({ kind }: MeetingReason, host: Account): Promise<string> =>
  kind !== 'application' || (await opensFor(host, 'meeting_room')) ? newRoom() : '';

/** Who meets: in a mentorship the mentor is the host, whichever side asks; else the host proposes, and the guest books. */
const sidesOf = (
  { answering, mentorship }: FoundReason,
  account: Account,
  other: Account,
  books: boolean,
): readonly [host: Account, guest: Account] => {
  const isHost = mentorship ? 'userId' in answering && answering.userId === account.id : !books;
  return isHost ? [account, other] : [other, account];
};

/** What is said of a link in a meeting with a minor. */
export const ONLY_ROOMS = 'Meetings with students under 18 take place in the meeting rooms of this site only';

/** 403 for a mentee who proposes times, and 400 for texts and links that are not for users under 18. */
const checkGiven = ({ mentorship, minor }: FoundReason, given: Described, isHost: boolean): void => {
  if (mentorship && given.start === undefined && !isHost)
    throw new AppError('forbidden', { message: 'Choose one of the mentor’s free times.' });
  if (!minor) return;
  if (given.link) throw new AppError('invalid_input', { fields: { link: ONLY_ROOMS } });
  refuseContactData({ topic: given.topic });
};

/** The id of a meeting that a request with this label makes once, however often it is sent. */
export const meetingIdFrom = (label: string): string => idFrom(`meeting\n${label}`);

/** The parts of a new meeting that do not follow from the others. */
interface NewMeeting
  extends Pick<
    StoredMeeting,
    'id' | 'reason' | 'about' | 'topic' | 'minutes' | 'start' | 'proposed' | 'anySlot' | 'timeZone' | 'link'
  > {
  readonly host: Account;
  readonly panel: readonly Account[];
  readonly guest: Account;
  /** Who asks for it. */
  readonly by: MeetingSide;
}

/** A new meeting: confirmed when it has a time, else proposed. */
export const meetingOf = ({ host, panel, guest, by, ...given }: NewMeeting, now: Date): StoredMeeting => {
  const at = now.toISOString();
  const status = given.start === undefined ? 'proposed' : 'confirmed';
  return {
    ...given,
    status,
    host: personOf(host),
    panel: panel.map(personOf),
    guest: personOf(guest),
    history: [{ status, at, by, user: (by === 'host' ? host : guest).id }],
    sequence: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ratings: [],
    reminders: [],
  };
};

/** The meeting that a request describes, before it has taken any time. */
export const described = async (account: Account, given: Described, now: Date): Promise<StoredMeeting> => {
  const { reason, minutes, topic, start, proposed = [], anySlot, link, clientId } = given;
  const [found, other] = await Promise.all([
    checkMeeting(reason, account.id, given.with),
    reachable(given.with),
  ]);
  const [host, guest] = sidesOf(found, account, other, start !== undefined);
  const by = host.id === account.id ? 'host' : 'guest';
  checkGiven(found, given, by === 'host');
  const [panel, rules] = await Promise.all([panelOf(given, host, guest), getAvailability(host.id)]);
  const own = start === undefined ? link : undefined;
  return meetingOf(
    {
      id: clientId === undefined ? newId() : meetingIdFrom(`${account.id}\n${clientId}`),
      reason,
      about: aboutText(found.about),
      topic,
      minutes,
      start,
      proposed,
      anySlot,
      timeZone: rules?.timeZone ?? timeZoneOf(host),
      link: found.minor ? newRoom() : own || rules?.link || (await roomFor(reason, host)),
      host,
      panel,
      guest,
      by,
    },
    now,
  );
};
