import { earliestDay } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { DAY_MS } from '../../core/durations.ts';
import { isUndo, isUndone } from './history.ts';
import type { ApplicationActor, ApplicationStatus } from './rules.ts';

// Plain functions without schemas: the browser loads them with the tracker.

/** What became of a promised day: still open, kept, answered later, or not answered by now. */
export type ReplyState = 'open' | 'kept' | 'late' | 'missed';

interface Step {
  readonly status: ApplicationStatus;
  readonly at: string;
  readonly by?: ApplicationActor | undefined;
}
interface Promised {
  readonly status: ApplicationStatus;
  readonly history: readonly Step[];
  readonly opportunity: { readonly replyBy: string };
}

/**
 * An answer is a person’s decision that the applicant hears of: an invitation or a rejection. A review alone says nothing to
 * them, and an offer comes after an invitation. The closing or the expiry of a posting answers nobody.
 */
const ANSWERS: readonly ApplicationStatus[] = ['interview_scheduled', 'rejected'];

/** Whether reaching a status answers the applicant. */
export const isAnswer = (status: ApplicationStatus): boolean => ANSWERS.includes(status);

/** The first answer in an application’s history. One that was undone is none, and neither is the step that undid it. */
export const answerOf = <S extends Step>(history: readonly S[]): S | undefined =>
  history.find(
    (step, index) => isAnswer(step.status) && !isUndo(history, index) && !isUndone(history, index),
  );

const dayOfStep = ({ at }: Step): string => earliestDay(new Date(at));

/** Answers that took longer than this many days count as this many: the median stays below. */
export const LONGEST_DAYS = 60;
const dayNumber = (moment: string): number => Math.floor(Date.parse(moment) / DAY_MS);

/** How many days after the application it was answered, in days of the calendar in UTC, at most `LONGEST_DAYS`. */
export const daysToAnswer = (appliedAt: string, answer: Step): number =>
  Math.min(LONGEST_DAYS, Math.max(0, dayNumber(answer.at) - dayNumber(appliedAt)));

/**
 * What became of the day that was promised when the user applied: an answer before the promised day has ended everywhere keeps it. `waiting`
 * has no answer yet, and is missed once the day is over. Undefined for an application that was withdrawn before the day was
 * over: nobody owes it an answer. One that is withdrawn later had been missed, and stays so.
 * The tracker, the lists, the public record and the analytics all go by this.
 */
export const replyOutcome = ({
  status,
  history,
  opportunity: { replyBy },
}: Promised): Exclude<ReplyState, 'open'> | 'waiting' | undefined => {
  const answer = answerOf(history);
  if (answer) return dayOfStep(answer) <= replyBy ? 'kept' : 'late';
  if (status !== 'withdrawn') return 'waiting';
  const last = history.at(-1);
  return last && dayOfStep(last) > replyBy ? 'missed' : undefined;
};

/** The same on `day`, an `earliestDay`, by which one who waits has missed it or not. */
export const replyState = (promised: Promised, day: string): ReplyState | undefined => {
  const outcome = replyOutcome(promised);
  if (outcome !== 'waiting') return outcome;
  return day <= promised.opportunity.replyBy ? 'open' : 'missed';
};

/** On which days before the promised one employers are reminded. */
export const REMINDED_DAYS_BEFORE = [3, 0] as const;

/**
 * The next day on which something is due for one of these promised days: a reminder, which is sent on its day or not at
 * all, or to mark it as missed. `done` is the last day for which everything was done.
 */
export const nextDue = (promised: readonly string[], done: string): string | undefined =>
  promised
    .flatMap((day) => {
      const reminders = REMINDED_DAYS_BEFORE.map((before) => daysAfter(day, -before));
      return [...reminders.filter((reminder) => reminder > done), daysAfter(day, 1)];
    })
    .sort()[0];
