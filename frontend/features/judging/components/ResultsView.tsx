import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { InfoIcon } from '#frontend/ui/style/icons.ts';
import { publicChallengePath } from '#shared/features/challenges/address.ts';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
import { EntriesTable } from './EntriesTable.tsx';
import { JudgeLetters } from './JudgeLetters.tsx';
import { Method } from './Method.tsx';
import { Recomputed } from './Recomputed.tsx';
import { ScoresByJudge } from './ScoresByJudge.tsx';

/** The results of a challenge: ranks and means, how they can be checked, every score, and how they come about. */
export function ResultsView({ challengeId, results }: { challengeId: string; results: PublishedResults }) {
  const { title, publishedAt, entries, groups } = results;
  return (
    <>
      <PageHeader
        title={`Results: ${title}`}
        description={
          <>
            {/* The day in UTC: the page is the same for every reader. */}
            <time dateTime={publishedAt}>{`Published on ${fullDate(publishedAt)}`}</time>
            <span>
              {`, ${entries.length === 1 ? 'one entry' : `${entries.length} entries`}. A rank is a range where the scores cannot tell entries apart.`}
            </span>
          </>
        }
        action={<ButtonLink to={publicChallengePath(challengeId)}>The challenge</ButtonLink>}
      />
      <div className="flex flex-col gap-8">
        {groups > 1 && (
          <Notice icon={<InfoIcon aria-hidden="true" />} title={`${groups} groups that can’t be compared`}>
            <p>
              No judges connect these groups of entries, not even by way of others. Ranks are those within a
              group.
            </p>
          </Notice>
        )}
        {Array.from({ length: groups }, (_, index) => index + 1).map((group) => (
          <EntriesTable
            key={group}
            results={results}
            entries={entries.filter((entry) => entry.group === group)}
            label={groups > 1 ? `Group ${group}` : 'Entries'}
          />
        ))}
        <Recomputed results={results} />
        <ScoresByJudge results={results} />
        <JudgeLetters judges={results.judges} scores={results.scores} groups={groups} />
        <Method results={results} />
      </div>
    </>
  );
}
