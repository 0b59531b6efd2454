import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { withLatest } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getProject, type ProjectRecord, roundWrite } from '#functions/parts/projects/repository.ts';
import { leavePlaces, leaveQueues } from '#functions/parts/reviews/queue.ts';
import { getReviews, reviewChange, reviewMove } from '#functions/parts/reviews/repository.ts';
import { freeClaim } from '#functions/parts/reviews/reviewers.ts';
import { roundOf } from '#functions/parts/reviews/round.ts';
import { submissionSteps } from '#functions/parts/reviews/submitting.ts';
import type { projects } from '#shared/features/projects/routes.ts';
import { waitsForReview } from '#shared/features/projects/rules.ts';
import { CHANGES, refuseStale } from './save.ts';
import { shownProject } from './view.ts';

const notPossible = (message: string) => new AppError('illegal_transition', { message });

/** Changes a project by `attempt`, again with the project as it is then when a reviewer came first. */
const change = async (
  record: ProjectRecord,
  attempt: (project: ProjectRecord) => Promise<void>,
): Promise<ProjectRecord> => {
  try {
    await withLatest(
      record,
      () => getProject(record.id),
      attempt,
      (error) => error instanceof TransactionFailed,
    );
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return (await getProject(record.id)) ?? record;
};

/** Hands a project in as an immutable version. */
export const submit: Handler<typeof projects.submit, ProjectRecord> = async ({
  record,
  body,
  account,
  now,
}) => {
  await limitRequests(CHANGES, account.id, now);
  const submitted = await change(record, async (project) => {
    refuseStale(project, body.version);
    if (waitsForReview(project.status))
      throw notPossible('This project waits for its review. Withdraw it to submit it again.');
    const verified = body.verified ?? false;
    await transact(await submissionSteps({ project, student: account, verified, now }));
  });
  return shownProject(submitted, now);
};

/** Takes a submission back: its reviews leave the queue, and claims of them end. */
export const withdraw: Handler<typeof projects.withdraw, ProjectRecord> = async ({
  record,
  account,
  now,
}) => {
  const withdrawn = await change(record, async (project) => {
    if (project.status === 'withdrawn') return;
    if (!waitsForReview(project.status))
      throw notPossible('Only a project that waits for its review can be withdrawn.');
    const round = roundOf(project);
    const all = await getReviews(round.reviews.map(({ id }) => id));
    const [finished, reviews] = [
      all.filter(({ status }) => status === 'finished'),
      all.filter(({ status }) => status !== 'finished'),
    ];
    const move = { to: 'withdrawn', by: 'student', user: account.id, now } as const;
    await transact({
      project: roundWrite(project, {
        ...move,
        fields: {
          round: {
            ...round,
            reviews: round.reviews.filter(({ status }) => status === 'finished'),
            reviseUntil: undefined,
          },
        },
      }),
      reviews: reviews.map((review) => reviewMove(review, move)),
      // Reviewers who could revise theirs cannot any more.
      finished: finished
        .filter(({ reviseUntil }) => reviseUntil !== undefined)
        .map((review) => reviewChange(review, { reviseUntil: undefined }, now)),
      rows: reviews.filter(({ status }) => status === 'waiting').flatMap(leaveQueues),
      claims: reviews.flatMap(({ id, status, reviewer }) =>
        status === 'claimed' && reviewer ? [freeClaim(reviewer.id, id)] : [],
      ),
      place: leavePlaces({ projectId: project.id, enteredAt: round.enteredAt }),
    });
  });
  return shownProject(withdrawn, now);
};
