import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { keyOf, listPartition } from '#functions/core/keys.ts';
import { getItems, queryItems } from '#functions/core/table.ts';
import { frozenRubric } from '#functions/parts/challenges/rubric.ts';
import { isComplete } from '#functions/parts/judging/complete.ts';
import {
  type JudgeRecord,
  type JudgingRecord,
  judgedTextSchema,
  judgeRecordSchema,
  judgingRecordSchema,
  type TaskRecord,
  taskRecordSchema,
} from '#functions/parts/judging/record.ts';
import { getJudge, getTask, judgeKey, judgesOf, judgingKey } from '#functions/parts/judging/repository.ts';
import type { judging } from '#shared/features/judging/routes.ts';
import type { Judging, JudgingTask, TaskRow } from '#shared/features/judging/schema.ts';
import { currentChallenge, noChallenge, noTask, oversees } from './found.ts';
import { getReview } from './reviews.ts';

/** How many rows of a judge’s list, and one more, cost one read unit: they have some six hundred bytes. */
const ROWS = 12;

const rowOf = ({ entryId, place, title, status, common, dueAt }: TaskRecord): TaskRow => ({
  entryId,
  place,
  title,
  status,
  common,
  dueAt,
});

const positionSchema = z.object({ pk: z.string(), sk: z.string(), gsi1pk: z.string(), gsi1sk: z.string() });
const listedSchema = taskRecordSchema.extend(positionSchema.shape);

/** A page of what a judge was assigned, in their own order. From an index, which lags a little behind their scores. */
const tasksPage = async (
  { challengeId, userId, assigned, scored }: JudgeRecord,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Judging['tasks']> => {
  const purpose = `judging ${challengeId} ${userId}`;
  const rows = Math.min(limit, ROWS);
  const { items } = await queryItems(listedSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: {
      ':pk': listPartition('judging-task', 'ofJudge', { judgeId: userId, challengeId }),
    },
    Limit: rows + 1,
    ...(cursor !== undefined && { ExclusiveStartKey: decodeCursor(purpose, cursor, positionSchema) }),
  });
  const page = pageFrom(items, rows, ({ pk, sk, gsi1pk, gsi1sk }) =>
    encodeCursor(purpose, { pk, sk, gsi1pk, gsi1sk }),
  );
  return { items: page.items.map(rowOf), nextCursor: page.nextCursor, assigned, scored };
};

const progressOf = async (
  challengeId: string,
  state: JudgingRecord | undefined,
): Promise<Judging['progress']> => ({
  judges: (await judgesOf(challengeId)).map(({ userId, name, assigned, scored, conflicts, late }) => ({
    id: userId,
    name,
    assigned,
    scored,
    conflicts,
    late,
  })),
  entries: state?.entries ?? 0,
  short: state?.short ?? 0,
  publishable: state !== undefined && isComplete(state),
});

/** Judging, as the caller may see it: 404 for those who neither judge nor host the challenge. */
const judgingOf = async (
  id: string,
  account: Account,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Judging> => {
  const [[judge], [state]] = await Promise.all([
    getItems(judgeRecordSchema, [judgeKey(id, account.id)]),
    getItems(judgingRecordSchema, [judgingKey(id)]),
  ]);
  const shown = { phase: state?.phase ?? 'before', seed: state?.seed ?? null };
  if (judge) return { ...shown, tasks: await tasksPage(judge, query), progress: null };
  if (!oversees(await currentChallenge(id), account)) throw noChallenge();
  return { ...shown, tasks: null, progress: await progressOf(id, state) };
};

/** A judge’s own list, or a host’s view of the progress. */
export const list: Handler<typeof judging.judging> = ({ params: { id }, account, query }) =>
  judgingOf(id, account, query);

/** One entry as its judge sees it. 404 for everyone else. */
export const taskFor = async (id: string, entryId: string, judgeId: string): Promise<JudgingTask> => {
  const [judge, task, [text], review, challenge] = await Promise.all([
    getJudge(id, judgeId),
    getTask(id, judgeId, entryId),
    getItems(judgedTextSchema, [keyOf('judged-text', { challengeId: id, entryId })]),
    getReview(id, entryId, judgeId),
    currentChallenge(id),
  ]);
  const rubric = frozenRubric(challenge);
  if (!judge || !task || !text || !rubric) throw noTask();
  return { ...rowOf(task), ...text, rubric, scores: review?.scores ?? [] };
};

export const task: Handler<typeof judging.task> = ({ params: { id, entryId }, account }) =>
  taskFor(id, entryId, account.id);
