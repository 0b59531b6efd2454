import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { askItem } from '#functions/parts/asks/repository.ts';
import { isBlocked } from '#functions/parts/conversations/blocks.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import { personOf } from '#functions/parts/meetings/view.ts';
import { isMinorOn } from '#functions/parts/profile/minors.ts';
import type { asks } from '#shared/features/asks/routes.ts';
import { ASK_ANSWER_MS, MAX_OPEN_ASKS, QUESTIONS } from '#shared/features/asks/rules.ts';
import type { StoredAsk } from '#shared/features/asks/schema.ts';
import { weekOf } from '#shared/features/conversations/rules.ts';
import {
  countOpened,
  getSettings,
  roomAgainAt,
  type StoredSettings,
  takeQuestion,
  usedIn,
} from './settings-repository.ts';
import { shownAsk } from './view.ts';

const ASKED = { name: 'asks', ...QUESTIONS };

const noOne = () => new AppError('not_found', { message: 'This person takes no questions at the moment.' });

const usedUp = (monday: string) =>
  new AppError('questions_used_up', { details: { roomFrom: roomAgainAt(monday) } });

/** The settings of an alumnus with room for a question. Throws 404 for one who takes none, 409 for one without room. */
const withRoom = async (userId: string, monday: string): Promise<StoredSettings> => {
  const settings = await getSettings(userId);
  if (!settings || settings.perWeek === 0) throw noOne();
  if (usedIn(settings, monday) >= settings.perWeek) throw usedUp(monday);
  return settings;
};

/** An alumnus who can be asked. */
const asked = async (account: Account, to: string): Promise<Account> => {
  const [other, blocked] = await Promise.all([getAccount(to), isBlocked(account.id, to)]);
  if (other?.role !== 'alumni' || !other.approved || other.suspended || blocked) throw noOne();
  return other;
};

const stepsOf = (ask: StoredAsk, settings: StoredSettings, monday: string) => {
  const [studentId, alumnusId] = [ask.student.id, ask.alumnus.id];
  return {
    ask: { Put: { Item: askItem(ask), ConditionExpression: 'attribute_not_exists(pk)' } },
    settings: takeQuestion(settings, monday, ask.createdAt),
    pair: {
      Put: {
        Item: { ...itemOf('open-ask', { userId: studentId, alumnusId }), askId: ask.id },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    student: countOpened(studentId, 'student'),
    alumnus: countOpened(alumnusId, 'alumnus'),
  };
};

/** Another question took its place first, or the alumnus changed their settings: both are read again. */
const isOutdated = (error: unknown): boolean =>
  isRefused<ReturnType<typeof stepsOf>>(error) &&
  error.failed.settings !== undefined &&
  !error.failed.pair &&
  !error.failed.student;

/** What the caller is told when a condition did not hold, or many wanted the same place at once. */
const refusal = async (error: unknown, to: string, monday: string): Promise<unknown> => {
  if (error instanceof AppError && error.code !== 'unavailable') return error;
  if (isRefused<ReturnType<typeof stepsOf>>(error)) {
    if (error.failed.pair) return new AppError('already_asked', { cause: error });
    if (error.failed.student)
      return new AppError('too_many_open', {
        message: `${MAX_OPEN_ASKS} of your questions wait for an answer, which is the most.`,
        cause: error,
      });
  }
  // Whoever finds no room any more learns that, and not that the table was busy.
  await withRoom(to, monday);
  return isOutdated(error)
    ? new AppError('unavailable', { cause: error, headers: { 'retry-after': '1' } })
    : error;
};

/** Asks an alumnus: takes one of their questions of the week, in one transaction with the ask. */
export const create: Handler<typeof asks.create> = async ({ account, body, now }) => {
  await limitRequests(ASKED, account.id, now);
  const monday = weekOf(now);
  const [alumnus, minor] = await Promise.all([asked(account, body.to), isMinorOn(account.id, now)]);
  const at = now.toISOString();
  if (minor) refuseContactData({ question: body.question });
  const id = newId();
  try {
    const ask = await retrying(async () => {
      const settings = await withRoom(alumnus.id, monday);
      const made: StoredAsk = {
        id,
        student: personOf(account),
        alumnus: personOf(alumnus),
        status: 'asked',
        question: body.question,
        topic: body.topic,
        field: settings.shown.field,
        minor,
        createdAt: at,
        updatedAt: at,
        answerBy: new Date(now.getTime() + ASK_ANSWER_MS).toISOString(),
        history: [{ status: 'asked', at, by: 'student', user: account.id }],
        version: 1,
      };
      await transact(stepsOf(made, settings, monday));
      return made;
    }, isOutdated);
    return shownAsk(ask, account.id);
  } catch (error) {
    throw await refusal(error, alumnus.id, monday);
  }
};
