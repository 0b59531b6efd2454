import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { withdrawQuestion as withdraw } from '#functions/parts/assessments/withdraw.ts';
import { publicationSteps } from '#functions/parts/courses/publish.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { authoring } from '#shared/features/authoring/routes.ts';
import { COURSE_CLAIM_MS } from '#shared/features/authoring/rules.ts';
import { changed, notPossible, stale } from './change.ts';
import {
  type AuthoredRecord,
  authoredMove,
  fieldsWrite,
  getAuthored,
  getWhole,
  packageOf,
  type WholeAuthored,
} from './repository.ts';
import { noCourse, wholeOf } from './view.ts';

const personOf = (account: Account) => ({ id: account.id, name: fullName(account) });

/** Throws unless this author may review the course now: it waits, is another's, and nobody else has claimed it. */
const checkReviewer = (record: AuthoredRecord | undefined, { id }: Account, now: Date): AuthoredRecord => {
  if (!record) throw noCourse();
  if (record.userId === id) throw new AppError('forbidden', { message: 'This is your own course.' });
  if (record.status !== 'in_review') throw noCourse();
  const { claimed } = record;
  if (claimed && claimed.by.id !== id && claimed.until > now.toISOString())
    throw new AppError('claimed', { message: `${claimed.by.name} is reviewing this course.` });
  return record;
};

/** Claims the review of another author's course. */
export const claim: Handler<typeof authoring.claim> = async ({ params, account, now }) => {
  const record = checkReviewer(await getAuthored(params.id), account, now);
  const isHeld = record.claimed?.by.id === account.id && record.claimed.until > now.toISOString();
  if (isHeld) return wholeOf(record.id, now);
  const until = new Date(now.getTime() + COURSE_CLAIM_MS).toISOString();
  return changed(record.id, now, {
    course: fieldsWrite(record, { claimed: { by: personOf(account), until } }, now),
  });
};

/** Gives a claim back. */
export const release: Handler<typeof authoring.release, AuthoredRecord> = async ({
  account,
  now,
  record,
}) => {
  if (record.claimed?.by.id !== account.id) throw notPossible('You have not claimed this review.');
  return changed(record.id, now, { course: fieldsWrite(record, { claimed: null }, now) });
};

/** The steps that publish what was handed in as the next version. */
const publication = async (whole: WholeAuthored, reviewer: string, now: Date) => {
  const { id, author, userId, changes } = whole.record;
  const before = await getCourse(id);
  return {
    version: (before?.version ?? 0) + 1,
    steps: publicationSteps(
      packageOf(whole),
      { id, author, authorId: userId, reviewer, changes, at: now },
      before,
    ),
  };
};

/** Decides about another author's course: publishes it, or returns it with the reason. */
export const review: Handler<typeof authoring.review> = async ({ params, body, account, now }) => {
  const { decision, reason } = body;
  const whole = await getWhole(params.id);
  const record = checkReviewer(whole?.record, account, now);
  if (!whole) throw noCourse();
  const isApproved = decision === 'approve';
  const published = isApproved ? await publication(whole, fullName(account), now) : undefined;
  const to = isApproved ? 'published' : record.before;
  const by = personOf(account);
  const fact = {
    at: now.toISOString(),
    actor: auditUserOf(account),
    action: isApproved ? 'publish_course' : 'return_course',
    target: { id: record.id, name: `Course “${record.about.title}”` },
    reason,
    before: { status: record.status, version: String(record.published) },
    after: { status: to, version: String(published?.version ?? record.published) },
  } as const;
  const move = authoredMove(record, {
    to,
    by: 'reviewer',
    user: account.id,
    reason,
    now,
    fields: {
      submittedAt: null,
      claimed: null,
      before: to,
      // What is returned keeps its words for the next submission.
      changes: isApproved ? '' : record.changes,
      published: published?.version ?? record.published,
      decision: { decision, reason, by, at: now.toISOString() },
    },
  });
  try {
    await auditedTransaction(fact, { authored: move }, published?.steps ?? {});
  } catch (error) {
    throw error instanceof TransactionFailed ? stale(error) : error;
  }
  return wholeOf(record.id, now);
};

/** Withdraws a question of the published version. */
export const withdrawQuestion: Handler<typeof authoring.withdrawQuestion, AuthoredRecord> = async ({
  body,
  now,
  record,
}) => {
  if (record.published === 0) throw notPossible('This course is not published.');
  await withdraw({ courseId: record.id, version: record.published }, body, now);
  return wholeOf(record.id, now);
};
