import { Temporal } from 'temporal-polyfill';
import { type Account, timeZoneOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getExerciseKey } from '#functions/parts/assessments/keys.ts';
import type { assessments } from '#shared/features/assessments/routes.ts';
import { LATER_COUNTED, PRACTICE_A_DAY } from '#shared/features/assessments/rules.ts';
import { type Card, cardsOf, countPractised, getCard, practisedOn, reviewedWrite } from './cards.ts';
import { checked, countExerciseAnswer } from './check.ts';
import { AGAIN, type Rating, review } from './fsrs.ts';

/** The user’s day, and when the next one begins. */
const dayOf = (account: Account, now: Date): { readonly date: string; readonly tomorrow: string } => {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZoneOf(account));
  const tomorrow = local.startOfDay().add({ days: 1 }).epochMilliseconds;
  return { date: local.toPlainDate().toString(), tomorrow: new Date(tomorrow).toISOString() };
};

const shownCard = ({ stability: _, difficulty: __, reviewedAt: ___, ...shown }: Card) => shown;

/**
 * What is due today, the longest due first, as much as the day has room for: the rest waits for the days that follow, twenty a
 * day, and nobody has to catch up.
 */
export const practice: Handler<typeof assessments.practice> = async ({ account, now }) => {
  const { date, tomorrow } = dayOf(account, now);
  const [found, done] = await Promise.all([
    cardsOf(account.id, PRACTICE_A_DAY + LATER_COUNTED),
    practisedOn(account.id, date),
  ]);
  const due = found.filter(({ dueAt }) => dueAt < tomorrow);
  const cards = due.slice(0, Math.max(0, PRACTICE_A_DAY - done));
  const later = due.length - cards.length;
  const [next] = found.slice(due.length);
  return { cards: cards.map(shownCard), done, later, nextAt: later > 0 ? tomorrow : (next?.dueAt ?? null) };
};

const notDue = () => new AppError('conflict', { message: 'This card is not due today.' });

/** The rating that counts: what was answered wrong was forgotten. */
const ratingOf = (isRight: boolean, said: number): Rating => {
  if (!isRight) return AGAIN;
  return said === 1 || said === 2 || said === 4 ? said : 3;
};

/** Answers a card that is due, and schedules it again: once, however often it is sent. */
export const practise: Handler<typeof assessments.practise> = async ({ body, account, now }) => {
  const { answer, rating, ...asked } = body;
  const card = await getCard(account.id, asked);
  if (!card) throw new AppError('not_found', { message: 'You don’t practise this exercise.' });
  const { date, tomorrow } = dayOf(account, now);
  if (card.dueAt >= tomorrow) throw notDue();
  await countExerciseAnswer(account.id, now);
  const { courseId, version, lesson, exercise } = card;
  const key = await getExerciseKey({ courseId, version }, lesson, exercise);
  if (!key) throw new AppError('not_found');
  const outcome = checked(key, answer);
  const { stability, difficulty, reviewedAt } = card;
  const memory = { stability, difficulty, reviewedAt };
  const reviewed = review(memory, ratingOf(outcome.right, rating), now);
  try {
    await transact({
      card: reviewedWrite(account.id, card, reviewed),
      day: countPractised(account.id, date, now),
    });
  } catch (error) {
    throw error instanceof TransactionFailed ? notDue() : error;
  }
  return { ...outcome, dueAt: reviewed.dueAt };
};
