import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
import {
  COMMON_ENTRIES,
  CONFIDENCE,
  JUDGES_PER_ENTRY,
  SCORE_MEANINGS,
} from '#shared/features/judging/rules.ts';

const SURE = `${Math.round(100 * CONFIDENCE)}%`;

const STEPS: readonly (readonly [title: string, text: string])[] = [
  [
    'Scores',
    `At least ${JUDGES_PER_ENTRY} judges read each entry without its team. They were assigned from the published seed, and ${COMMON_ENTRIES} entries went to every judge. A review is the mean of its criteria by their weights.`,
  ],
  ['Raw mean', 'The mean of an entry’s reviews. It depends on which judges the entry happened to have.'],
  [
    'Adjusted mean',
    'We take each review as a sum: what the entry is worth, plus how generous its judge is, plus chance. Least squares finds the worths and the generosities that fit all reviews best. The adjusted mean is what the average judge would have given. It can lie a little outside of the scale.',
  ],
  [
    'Interval',
    `Where the adjusted mean lies with ${SURE} confidence, from what the sum leaves unexplained, by Student’s t. Few reviews make it wide.`,
  ],
  [
    'Rank',
    `Entries that are clearly better count before an entry, and those that are clearly worse after it. All others share its range: “2 to 4” says that the scores cannot tell these places apart with ${SURE} confidence.`,
  ],
];

/** How the results come about, in plain words, and what the scores mean. */
export function Method({ results: { rubric } }: { results: PublishedResults }) {
  return (
    <section aria-label="How the results come about" className="flex max-w-prose flex-col gap-4">
      <h2 className="text-lead font-semibold">How the results come about</h2>
      <dl className="flex flex-col gap-3 text-small">
        {STEPS.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className="font-semibold">What each score means</h3>
      <ol start={rubric.score.min} className="list-decimal pl-6 text-small">
        {SCORE_MEANINGS.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ol>
    </section>
  );
}
