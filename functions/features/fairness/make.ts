import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { getItems } from '#functions/core/table.ts';
import { loadList, type PackedRow } from '#functions/parts/applicants/packed/storage.ts';
import { readCounts } from '#functions/parts/applications/applicant-counts.ts';
import { rowPosition, rowsOf } from '#functions/parts/opportunities/rows.ts';
import { equalityAnswersSchema } from '#shared/features/equality/routes.ts';
import type { EqualityAnswers } from '#shared/features/equality/rules.ts';
import { daysOf, quarterOf } from '#shared/features/fairness/quarters.ts';
import { candidatesOf, tally } from '#shared/features/fairness/tally.ts';
import { hasFigures, storeFigures } from './repository.ts';

const PAGE = 50;
/** How many answers one call reads. */
const ANSWERS_AT_ONCE = 100;

/** The postings of a company that could have applications of a quarter, by their ids. */
const postingsUntil = async (companyId: string, lastDay: string): Promise<string[]> => {
  const ids: string[] = [];
  let position: z.infer<typeof rowPosition> | undefined;
  do {
    const page = await rowsOf(`company#${companyId}`, PAGE, position);
    ids.push(...page.filter(({ createdAt }) => createdAt.slice(0, 10) <= lastDay).map(({ id }) => id));
    const last = page.length < PAGE ? undefined : page.at(-1);
    position = last && rowPosition.parse(last);
  } while (position);
  return ids;
};

/** Those who applied for a posting in a quarter. Throws while the posting’s list is not packed: figures are made once. */
const appliedIn = async (quarter: string, opportunityId: string, now: Date): Promise<PackedRow[]> => {
  const { counts, list } = await readCounts({ opportunityId });
  if (counts.all + counts.withdrawn === 0) return [];
  const packed = list && (await loadList(list.key, now));
  if (!packed) throw new Error(`The list of applicants of ${opportunityId} is missing.`);
  return [...packed.rows.values()].filter(({ appliedAt }) => quarterOf(appliedAt) === quarter);
};

const storedSchema = z.object({ userId: z.string(), answers: equalityAnswersSchema });

/** What users answered, by their ids. */
const answersOf = async (userIds: readonly string[]): Promise<Map<string, EqualityAnswers>> => {
  const found = new Map<string, EqualityAnswers>();
  for (let from = 0; from < userIds.length; from += ANSWERS_AT_ONCE) {
    const keys = userIds
      .slice(from, from + ANSWERS_AT_ONCE)
      .map((userId) => keyOf('equality-answers', { userId }));
    for (const { userId, answers } of await getItems(storedSchema, keys)) found.set(userId, answers);
  }
  return found;
};

/**
 * Makes the figures of a company for a quarter, unless they are there or no one applied. The answers meet the applications
 * here, in memory, and nothing but counts is stored.
 */
export const makeFigures = async (companyId: string, quarter: string, now: Date): Promise<boolean> => {
  if (await hasFigures(companyId, quarter)) return false;
  const applied: PackedRow[] = [];
  for (const id of await postingsUntil(companyId, daysOf(quarter).last))
    applied.push(...(await appliedIn(quarter, id, now)));
  const candidates = candidatesOf(applied);
  if (candidates.size === 0) return false;
  const answers = await answersOf([...candidates.keys()]);
  const all = [...candidates].map(([userId, one]) => ({ ...one, answers: answers.get(userId) }));
  await storeFigures(companyId, tally(all), quarter, now);
  return true;
};
