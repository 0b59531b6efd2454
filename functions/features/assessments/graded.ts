import * as z from 'zod';
import { getAccount } from '#functions/core/account.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { itemOf } from '#functions/core/keys.ts';
import { putItem, transact, updateItem } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import {
  type AttemptRecord,
  attemptKey,
  getAttempt,
  gradedAttempts,
  watchedList,
} from '#functions/parts/assessments/attempts.ts';
import { objectivesOf, passes } from '#functions/parts/assessments/grade.ts';
import { countAnswer, countAttempt, flagWrite, getSums } from '#functions/parts/assessments/item-records.ts';
import { getPacks } from '#functions/parts/assessments/keys.ts';
import { questionName, questionOf } from '#functions/parts/assessments/questions.ts';
import { consistency, discriminates, isFlagged } from '#functions/parts/assessments/statistics.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import { tellAuthor } from '#functions/parts/courses/tell-author.ts';
import { QUALITY_FROM } from '#shared/features/assessments/rules.ts';
import { oddPatterns } from './patterns.ts';

/** The latest attempts at a version, with which another one is compared. */
const COMPARED = 100;

const versionOf = ({ courseId, courseVersion }: AttemptRecord) => ({ courseId, version: courseVersion });

/** Adds a first attempt to the statistics of its version: once, since the attempt says in the same transaction that it is counted. */
const count = async (attempt: AttemptRecord): Promise<void> => {
  const { drawn, answers, right = [], id } = attempt;
  const of = versionOf(attempt);
  const packs = await getPacks(of, objectivesOf(attempt));
  const counted = drawn.map((name, index) => {
    const [{ objective, question }, answer] = [questionOf(name), answers[index + 1]];
    const isRight = right.includes(index + 1);
    const { options = [] } =
      packs.find((pack) => pack.objective === objective)?.questions[question - 1]?.shown ?? {};
    const chosen = options.length === 0 ? [] : [answer ?? []].flat().filter((one) => typeof one === 'number');
    const rest = right.length - (isRight ? 1 : 0);
    return countAnswer(of, { objective, question }, { right: isRight, rest, options: [...new Set(chosen)] });
  });
  try {
    await transact({
      attempt: {
        Update: updateOf(
          attemptKey(id),
          { set: { counted: true } },
          { condition: 'attribute_exists(pk) AND attribute_not_exists(counted)' },
        ),
      },
      test: countAttempt(of, { right, passed: passes(attempt, right) }),
      items: counted,
    });
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
  }
};

/** Tells the author of a question that asks for a look, once: what is done again notifies of the same moment. */
const flag = async (attempt: AttemptRecord, of: { objective: number; question: number }): Promise<void> => {
  const { courseId, title, submittedAt: at = attempt.updatedAt } = attempt;
  if (!(await unlessRefused(updateItem(flagWrite(versionOf(attempt), of, at))))) return;
  const { authorId } = (await getCourse(courseId)) ?? {};
  const author = authorId ? await getAccount(authorId) : undefined;
  if (!author) return;
  const role = author.role === 'admin' ? 'admin' : 'mentor';
  await tellAuthor(author.id, at, { courseId, title, news: 'flagged', author: role });
};

/** Writes how well the test of a version measures, unless more attempts were counted there. */
const putQuality = async (attempt: AttemptRecord, quality: Readonly<Record<string, number>>) => {
  const { courseId, courseVersion } = attempt;
  await unlessRefused(
    putItem({
      Item: { ...itemOf('test-quality', { id: courseId, version: String(courseVersion) }), ...quality },
      ConditionExpression: 'attribute_not_exists(pk) OR attempts <= :attempts',
      ExpressionAttributeValues: { ':attempts': quality.attempts },
    }),
  );
};

/** What follows from the statistics: flagged questions go to the author, and from thirty attempts on the course’s page shows more. */
const follow = async (attempt: AttemptRecord): Promise<void> => {
  const of = versionOf(attempt);
  const [{ items, test }, packs] = await Promise.all([
    getSums(of, attempt.drawn.length),
    getPacks(of, objectivesOf(attempt)),
  ]);
  const isWithdrawn = ({ objective, question }: { objective: number; question: number }) =>
    packs.find((pack) => pack.objective === objective)?.withdrawn.has(question) === true;
  const standing = items.filter((item) => !isWithdrawn(item));
  const asked = standing.filter((item) => attempt.drawn.includes(questionName(item)));
  for (const item of asked)
    if (isFlagged(item) && (item.flaggedAt === undefined || item.flaggedAt === attempt.submittedAt))
      await flag(attempt, item);
  if (!test || test.attempts < QUALITY_FROM) return;
  const questions = packs.reduce((sum, pack) => sum + pack.questions.length - pack.withdrawn.size, 0);
  await putQuality(attempt, {
    attempts: test.attempts,
    passed: test.passed / test.attempts,
    consistency: consistency(test),
    discriminating: standing.filter(discriminates).length,
    questions,
  });
};

/** Notes what is odd about an attempt for the admins. */
const lookAt = async (attempt: AttemptRecord): Promise<void> => {
  const patterns = oddPatterns(attempt, await gradedAttempts(attempt, COMPARED));
  if (patterns.length === 0) return;
  await updateItem(
    updateOf(
      attemptKey(attempt.id),
      { set: { patterns, ...watchedList(attempt) } },
      { condition: 'attribute_exists(pk)' },
    ),
  );
};

const dataSchema = z.object({ attemptId: z.string() });

/** Counts a graded attempt if it is the student’s first, and looks for odd patterns. It may be done again. */
export const attemptGraded = defineTask('attempt-graded', dataSchema, async ({ attemptId }) => {
  const attempt = await getAttempt(attemptId);
  if (!attempt || attempt.status === 'open') return;
  if (attempt.number === 1) {
    await count(attempt);
    await follow(attempt);
  }
  await lookAt(attempt);
});
