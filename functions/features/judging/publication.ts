import { entriesOf } from '#functions/parts/challenges/entries.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { frozenRubric } from '#functions/parts/challenges/rubric.ts';
import type { TaskRecord } from '#functions/parts/judging/record.ts';
import type { EntryRow } from '#shared/features/challenges/entry-schema.ts';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
import { type JudgeScore, resultsOf } from '#shared/features/judging/results.ts';
import { JUDGES_PER_ENTRY, letterOf } from '#shared/features/judging/rules.ts';
import { type Random, shuffled } from '#shared/features/judging/seeded-random.ts';

const PAGE = 500;

/** All entries that were handed in and are still there. */
export const submittedOf = async (challengeId: string): Promise<EntryRow[]> => {
  const found: EntryRow[] = [];
  let after: string | undefined;
  do {
    const page = await entriesOf(challengeId, PAGE, { after, consistent: true });
    found.push(...page.items.filter(({ status }) => status === 'submitted'));
    after = page.after;
  } while (after !== undefined);
  return found;
};

/** For how many entries a score is still to come, or too few judges have scored. */
export const missingReviews = (entries: readonly EntryRow[], tasks: readonly TaskRecord[]): number => {
  const scored = new Map<string, number>();
  const waiting = new Set<string>();
  for (const { entryId, status } of tasks) {
    if (status === 'scored') scored.set(entryId, (scored.get(entryId) ?? 0) + 1);
    if (status === 'waiting') waiting.add(entryId);
  }
  return entries.filter(({ id }) => waiting.has(id) || (scored.get(id) ?? 0) < JUDGES_PER_ENTRY).length;
};

/** The scores that count: of entries that are still there. */
const countedTasks = (entries: readonly EntryRow[], tasks: readonly TaskRecord[]): TaskRecord[] => {
  const ids = new Set(entries.map(({ id }) => id));
  return tasks.filter(({ entryId, status }) => status === 'scored' && ids.has(entryId));
};

/** The letters of those who scored, at random: they must not follow from the seed, which is public. */
export const lettersOf = (
  entries: readonly EntryRow[],
  tasks: readonly TaskRecord[],
  random: Random,
): Record<string, string> => {
  const judges = [...new Set(countedTasks(entries, tasks).map(({ judgeId }) => judgeId))];
  return Object.fromEntries(shuffled(judges, random).map((judgeId, index) => [judgeId, letterOf(index)]));
};

/** What is published: the results and all scores, without anything that says who the judges are. */
export const published = ({
  challenge,
  seed,
  entries,
  tasks,
  letters,
  now,
}: {
  readonly challenge: ChallengeRecord;
  readonly seed: string;
  readonly entries: readonly EntryRow[];
  readonly tasks: readonly TaskRecord[];
  readonly letters: Readonly<Record<string, string>>;
  readonly now: Date;
}): PublishedResults => {
  const rubric = frozenRubric(challenge);
  if (!rubric) throw new Error('A challenge without a frozen rubric has no results.');
  const scores = countedTasks(entries, tasks)
    .flatMap(({ judgeId, entryId, points = [] }) =>
      rubric.criteria.map(
        ({ id }, index): JudgeScore => ({
          judge: letters[judgeId] ?? '',
          entryId,
          criterion: id,
          score: points[index] ?? 0,
        }),
      ),
    )
    .sort((one, other) => (`${one.entryId} ${one.judge}` < `${other.entryId} ${other.judge}` ? -1 : 1));
  const results = resultsOf(rubric.criteria, scores);
  const rows = new Map(entries.map((row) => [row.id, row]));
  return {
    title: challenge.title,
    publishedAt: now.toISOString(),
    rubric,
    sha256: challenge.frozen?.sha256 ?? '',
    seed,
    entries: results.entries.map((entry) => ({
      ...entry,
      title: rows.get(entry.entryId)?.title ?? '',
      team: rows.get(entry.entryId)?.team.name ?? '',
    })),
    judges: [...results.judges],
    groups: results.groups,
    scores,
  };
};
