import { idFrom } from '#functions/core/ids.ts';
import { freeze } from '#functions/parts/challenges/rubric.ts';
import { numbered, rubricToFreeze } from '#shared/features/challenges/rubric-schema.ts';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
import { resultsOf } from '#shared/features/judging/results.ts';
import { COMMON_ENTRIES, JUDGES_PER_ENTRY, letterOf } from '#shared/features/judging/rules.ts';

const CRITERIA = numbered([
  { name: 'Usefulness', description: 'Who is helped, and how much?', weight: 40 },
  { name: 'Evidence', description: 'What shows that it works?', weight: 35 },
  { name: 'Craft', description: 'Is it well made?', weight: 25 },
]);

/** Results as they are published, of as many entries and judges: each entry has three, and two entries have all. */
export const publishedResults = (
  { entries, judges }: { readonly entries: number; readonly judges: number },
  now: Date,
): PublishedResults => {
  const ids = Array.from({ length: entries }, (_, index) => idFrom(`entry ${index}`));
  const scores = ids.flatMap((entryId, index) =>
    Array.from({ length: index < COMMON_ENTRIES ? judges : JUDGES_PER_ENTRY }, (_, place) =>
      CRITERIA.map(({ id }, at) => ({
        judge: letterOf((index + place) % judges),
        entryId,
        criterion: id,
        score: (index * 7 + place * 3 + at) % 6,
      })),
    ).flat(),
  );
  const results = resultsOf(CRITERIA, scores);
  return {
    title: 'Shorter waits at the campus clinic',
    publishedAt: now.toISOString(),
    rubric: rubricToFreeze(CRITERIA),
    sha256: freeze(CRITERIA, now).sha256,
    seed: idFrom('seed'),
    entries: results.entries.map((entry) => ({
      ...entry,
      title: `Waiting anywhere: a queue by text message for the campus clinic, ${ids.indexOf(entry.entryId)}`,
      team: `The night shift, ${ids.indexOf(entry.entryId)}`,
    })),
    judges: [...results.judges],
    groups: results.groups,
    scores,
  };
};
