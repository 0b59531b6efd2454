import { isUndo, isUndone } from './application-history.ts';
import type { ApplicationActor, ApplicationStatus } from './application-rules.ts';

// Plain functions without schemas: the browser loads them with the tracker.

/** What became of a promised day: still open, kept, answered later, or not answered by now. */
export type ReplyState = 'open' | 'kept' | 'late' | 'missed';

interface Promised {
  readonly status: ApplicationStatus;
  readonly history: readonly {
    readonly status: ApplicationStatus;
    readonly at: string;
    readonly by?: ApplicationActor | undefined;
  }[];
  readonly opportunity: { readonly replyBy?: string | undefined };
}

/** An answer is an invitation or a rejection: a review alone says nothing to the applicant. */
const ANSWERS: readonly ApplicationStatus[] = ['interview_scheduled', 'rejected'];

/**
 * What became of the day that was promised when the user applied, on `day` in UTC. Undefined without a promise, and for
 * an application that was withdrawn before its answer.
 */
export const replyState = (
  { status, history, opportunity }: Promised,
  day: string,
): ReplyState | undefined => {
  const { replyBy } = opportunity;
  if (replyBy === undefined) return undefined;
  // A step that undoes another brings a status back, which is no answer, and what was undone is none.
  const answer = history.find(
    (step, index) => ANSWERS.includes(step.status) && !isUndo(history, index) && !isUndone(history, index),
  );
  if (answer) return answer.at.slice(0, 10) <= replyBy ? 'kept' : 'late';
  if (status === 'withdrawn') return undefined;
  return day <= replyBy ? 'open' : 'missed';
};
