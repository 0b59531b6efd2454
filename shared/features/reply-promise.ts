// Plain functions without schemas: the browser loads them with the tracker.

/** What became of a promised day: still open, kept, answered later, or not answered by now. */
export type ReplyState = 'open' | 'kept' | 'late' | 'missed';

interface Promised {
  readonly status: string;
  readonly history: readonly { readonly status: string; readonly at: string }[];
  readonly opportunity: { readonly replyBy?: string | undefined };
}

/** An answer is an invitation or a rejection: a review alone says nothing to the applicant. */
const ANSWERS = ['interview_scheduled', 'rejected'];

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
  // A withdrawal that was undone brings the status back, which is no answer.
  const answer = history.find(
    (step, index) => ANSWERS.includes(step.status) && history[index - 1]?.status !== 'withdrawn',
  );
  if (answer) return answer.at.slice(0, 10) <= replyBy ? 'kept' : 'late';
  if (status === 'withdrawn') return undefined;
  return day <= replyBy ? 'open' : 'missed';
};
