import { getAccount } from '#functions/core/account.ts';
import { limitAttempts } from '#functions/core/attempt-limit.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { isSameSecret } from '#functions/core/same-secret.ts';
import { transact } from '#functions/core/table.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { cameWrite } from '#functions/parts/events/figures.ts';
import type { EventRecord, GuestRecord } from '#functions/parts/events/record.ts';
import { getGuest, isHost } from '#functions/parts/events/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { events } from '#shared/features/events/routes.ts';
import {
  CHECK_IN_MS,
  CODE_ATTEMPTS,
  holdsEventPlace,
  LATE_CHECK_IN_MS,
} from '#shared/features/events/rules.ts';
import { eventFor, notPossible } from './change.ts';
import { guestMove, newGuest } from './guest-move.ts';
import { seatsOf, seatsSteps, withoutGuest } from './seats.ts';
import { wholeOf } from './view.ts';

const ATTEMPTS = { name: 'event-code', ...CODE_ATTEMPTS };

/** Throws unless people are let in now: from an hour before the beginning, for hosts also some days after the end. */
const checkDoor = ({ status, startsAt, endsAt }: EventRecord, now: Date, late: number): void => {
  if (status === 'cancelled') throw notPossible('This event was cancelled.');
  if (status === 'draft') throw notPossible('This event is not published.');
  const at = now.getTime();
  if (at < Date.parse(startsAt) - CHECK_IN_MS) throw notPossible('Check-in opens an hour before the event.');
  if (at > Date.parse(endsAt) + late) throw notPossible('Check-in for this event is closed.');
};

interface Arrival {
  readonly userId: string;
  readonly name: string;
  readonly by: 'guest' | 'host';
  /** Who checks them in. */
  readonly user: string;
  readonly now: Date;
}

/** The transaction that counts someone as present, whether they had a place or not; undefined when they are counted already. */
const arrived = (
  event: EventRecord,
  guest: GuestRecord | undefined,
  { userId, name, ...arrival }: Arrival,
): Steps | undefined => {
  if (guest?.status === 'attended') return undefined;
  const move = {
    ...arrival,
    to: 'attended',
    fields: { checkedInAt: arrival.now.toISOString() },
  } as const;
  const before = seatsOf(event);
  // Once the event is over, everyone who has a place and was not seen is counted as absent.
  const wasAbsent = event.status === 'held' && (guest?.status === 'going' || guest?.status === 'absent');
  const had = guest && guest.status !== 'left' && guest.status !== 'absent';
  const { seats, guests } = had ? withoutGuest(before, guest) : { seats: before, guests: [] };
  const held = seats.held + (guest?.status === 'absent' ? 0 : 1);
  const steps = seatsSteps(
    event,
    {
      seats: {
        ...seats,
        held,
        attended: seats.attended + 1,
        absent: seats.absent - (wasAbsent ? 1 : 0),
      },
      guests: [
        ...guests,
        guest
          ? guestMove(guest, move)
          : newGuest({ ...move, userId, name, eventId: event.id, startsAt: event.startsAt }),
      ],
    },
    arrival.now,
  );
  return { ...steps, figures: event.status === 'held' ? cameWrite(event, held - before.held) : undefined };
};

type Call = Parameters<Handler<typeof events.checkIn>>[0];

/** Checks the caller in, by the code that the hosts read out. */
const byCode = async ({ params: { id }, account, now }: Call, code: string): Promise<void> => {
  await limitAttempts(ATTEMPTS, `${id} ${account.id}`, now, async () => {
    const { event } = await eventFor(id, account);
    checkDoor(event, now, 0);
    const isRight = isSameSecret(code, event.code);
    return { value: isRight, counts: !isRight };
  }).then((isRight) => {
    if (!isRight)
      throw new AppError('invalid_token', {
        message: 'This isn’t the code of this event. Look at the door, or ask a host.',
      });
  });
  await untilFirst(now, async () => {
    const { event, guest } = await eventFor(id, account);
    if (!guest || !holdsEventPlace(guest.status))
      throw new AppError('forbidden', {
        message: 'You have no place at this event. The hosts can let you in at the door.',
      });
    const person = { userId: account.id, name: guest.name, by: 'guest', user: account.id, now } as const;
    const steps = arrived(event, guest, person);
    if (steps) await transact(steps);
  });
};

/** Lets a user in whom a host sees, with a place or without. */
const byHost = async ({ params: { id }, account, now }: Call, userId: string): Promise<void> => {
  const person = await getAccount(userId);
  await untilFirst(now, async () => {
    const [{ event }, guest] = await Promise.all([eventFor(id, account), getGuest(id, userId)]);
    if (!isHost(event, account.id)) throw new AppError('forbidden');
    checkDoor(event, now, LATE_CHECK_IN_MS);
    if (!person?.emailConfirmed || person.suspended)
      throw new AppError('invalid_input', {
        fields: { userId: 'Choose a user of Fledge who has confirmed their address' },
      });
    if (isHost(event, userId)) throw notPossible('Hosts are not counted as guests.');
    const steps = arrived(event, guest, {
      userId,
      name: fullName(person),
      by: 'host',
      user: account.id,
      now,
    });
    if (steps) await transact(steps);
  });
};

/** Checks a guest in. The same again changes nothing. */
export const checkIn: Handler<typeof events.checkIn> = async (call) => {
  const { body, params, account } = call;
  await ('code' in body ? byCode(call, body.code) : byHost(call, body.userId));
  return wholeOf(params.id, account);
};
