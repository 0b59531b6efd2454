import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import {
  answerWrite,
  changeWrite,
  getSubmission,
  statusWrite,
} from '#functions/parts/engagements/repository.ts';
import type { engagements } from '#shared/features/engagements/routes.ts';
import type { EngagementSubmission, StoredEngagement } from '#shared/features/engagements/schema.ts';
import { type Caller, changed, contactOf, limitChanges, notPossible, only, personOf } from './change.ts';

/** A submission that waits for an answer; 409 for one that has it, or in whose place there is a later one. */
const waitingSubmission = async (
  { id, waiting }: StoredEngagement,
  number: number,
): Promise<EngagementSubmission> => {
  const submission = await getSubmission(id, number);
  if (!submission) throw new AppError('not_found', { message: 'This submission doesn’t exist.' });
  if (!waiting.includes(number))
    throw notPossible(
      submission.feedback || submission.acceptedAt !== null
        ? 'This submission was answered already.'
        : 'A later submission took the place of this one.',
    );
  return submission;
};

/** The write of an engagement after an answer to one submission: it is active again once nothing waits. */
const afterAnswer = (
  engagement: StoredEngagement,
  number: number,
  call: Caller,
  fields: Partial<Pick<StoredEngagement, 'milestones'>> = {},
): Write => {
  const { account, now } = call;
  const waiting = engagement.waiting.filter((one) => one !== number);
  const all = { ...fields, waiting, ...contactOf(call) };
  return waiting.length > 0
    ? changeWrite(engagement, all, now)
    : statusWrite(engagement, { to: 'active', by: 'poster', user: account.id, now, fields: all });
};

/** The poster says what is good and what is missing. */
export const feedback: Handler<typeof engagements.feedback, StoredEngagement> = async (call) => {
  const { body, params, account, now } = call;
  only('poster', call);
  await limitChanges(call);
  return changed(call, async (engagement) => {
    await waitingSubmission(engagement, params.n);
    const said = { text: body.text, at: now.toISOString(), by: personOf(account) };
    await transact({
      engagement: afterAnswer(engagement, params.n, call),
      submission: answerWrite(engagement.id, params.n, { feedback: said }),
    });
  });
};

/** The write of an engagement whose result is accepted, with the poster’s statement. */
const acceptedResult = (engagement: StoredEngagement, number: number, statement: string, call: Caller) => {
  const { account, now } = call;
  const acceptedBy = personOf(account);
  const fields = { waiting: [], accepted: number, statement, acceptedBy, ...contactOf(call) };
  return statusWrite(engagement, { to: 'accepted', by: 'poster', user: account.id, now, fields });
};

/** The write of an engagement one of whose milestones is done. */
const doneMilestone = (engagement: StoredEngagement, submission: EngagementSubmission, call: Caller) => {
  const milestones = engagement.milestones.map((one) =>
    one.id === submission.milestoneId ? { ...one, done: true } : one,
  );
  return afterAnswer(engagement, submission.number, call, { milestones });
};

/** The poster accepts a submission: of a milestone, which is done then, or of the result. */
export const accept: Handler<typeof engagements.accept, StoredEngagement> = async (call) => {
  const { body, params, now } = call;
  only('poster', call);
  return changed(call, async (engagement) => {
    const submission = await waitingSubmission(engagement, params.n);
    const isResult = submission.milestoneId === undefined;
    if (!isResult && body.statement !== '')
      throw new AppError('invalid_input', {
        fields: { statement: 'A statement goes with the result as a whole' },
      });
    await transact({
      engagement: isResult
        ? acceptedResult(engagement, params.n, body.statement, call)
        : doneMilestone(engagement, submission, call),
      submission: answerWrite(engagement.id, params.n, { acceptedAt: now.toISOString() }),
    });
  });
};
