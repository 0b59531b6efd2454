import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { courseItem, packageHash } from '#functions/parts/courses/publish.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import type { authoring } from '#shared/features/authoring/routes.ts';
import { changed, countChange, notPossible, wholeToChange } from './change.ts';
import { errorsOf, findingsOf } from './checks/findings.ts';
import { type AuthoredRecord, authoredMove, packageOf, type WholeAuthored } from './repository.ts';

/** Whether a published course is as it was published: there is nothing to review. */
const isSame = async (whole: WholeAuthored): Promise<boolean> => {
  const { id, status } = whole.record;
  const course = status === 'published' ? await getCourse(id) : undefined;
  return course?.contentHash === packageHash(packageOf(whole));
};

/** Hands a course in for a review, once the checks find no error. */
export const submit: Handler<typeof authoring.submit, AuthoredRecord> = async ({
  body,
  account,
  now,
  record,
}) => {
  await countChange(account, now);
  const whole = await wholeToChange(record.id, body.version);
  const current = whole.record;
  if (current.status === 'in_review') throw notPossible('This course is in review already.');
  const { about, published } = current;
  const findings = findingsOf({ about, lessons: whole.lessons, questions: whole.packs });
  const fields = errorsOf(findings);
  const { changes = '' } = body;
  if (published > 0 && changes === '') fields.changes = 'Say what this version changes.';
  if (await isSame(whole)) fields.changes = `Nothing has changed since version ${published}.`;
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  return changed(record.id, now, {
    course: authoredMove(current, {
      to: 'in_review',
      by: 'author',
      user: account.id,
      now,
      fields: {
        before: current.status,
        changes,
        submittedAt: now.toISOString(),
        claimed: null,
        decision: null,
      },
    }),
  });
};

/** Takes a submission back. */
export const recall: Handler<typeof authoring.recall, AuthoredRecord> = async ({ account, now, record }) => {
  if (record.status !== 'in_review') throw notPossible('This course is not in review.');
  return changed(record.id, now, {
    course: authoredMove(record, {
      to: record.before,
      by: 'author',
      user: account.id,
      now,
      fields: { submittedAt: null, claimed: null },
    }),
  });
};

/** Takes a published course out of the list; those who learn it go on. */
export const retire: Handler<typeof authoring.retire, AuthoredRecord> = async ({ account, now, record }) => {
  const course = await getCourse(record.id);
  if (record.status !== 'published' || !course) throw notPossible('Only a published course can be retired.');
  return changed(record.id, now, {
    authored: authoredMove(record, {
      to: 'retired',
      by: 'author',
      user: account.id,
      now,
      fields: { before: 'retired' },
    }),
    course: {
      Put: {
        Item: courseItem({ ...course, retired: true }),
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': course.version },
      },
    },
  });
};
