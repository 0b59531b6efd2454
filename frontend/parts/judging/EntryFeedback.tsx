import { useQuery } from '@tanstack/react-query';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CHALLENGE_SCORE } from '#shared/features/challenges/rules.ts';
import { resultsPath } from '#shared/features/judging/address.ts';
import type { Feedback } from '#shared/features/judging/result-schema.ts';
import { useResults } from './api.ts';

interface EntryFeedbackProps {
  challengeId: string;
  entryId: string;
}

/** Every score and comment that the judges gave one entry, by criterion: for its team and the host, once results are published. */
export function EntryFeedback({ challengeId, entryId }: EntryFeedbackProps) {
  const results = useResults(challengeId);
  const feedback = useQuery(api.query('judging.feedback', { params: { id: challengeId, entryId } }));
  const error = feedback.error ?? results.error;
  // Before the results there is nothing to show, and nothing that failed.
  if (errorCode(error) === 'not_found') return null;
  return (
    <Card
      title="What the judges said"
      description="Every score and comment. Judges have the letters of the results."
      actions={<TextLink to={resultsPath(challengeId)}>All results</TextLink>}
    >
      {feedback.data && results.data ? (
        <Criteria criteria={results.data.rubric.criteria} scores={feedback.data.scores} />
      ) : error ? (
        <RetryNotice
          error={error}
          fallback="We couldn’t load the feedback."
          pending={feedback.isFetching || results.isFetching}
          onRetry={() => void Promise.all([feedback.refetch(), results.refetch()])}
        />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Card>
  );
}

interface CriteriaProps {
  criteria: readonly { readonly id: string; readonly name: string }[];
  scores: Feedback['scores'];
}

function Criteria({ criteria, scores }: CriteriaProps) {
  if (scores.length === 0)
    return <p className="text-small text-muted">The judges scored no entry of this team.</p>;
  return (
    <div className="flex flex-col gap-6">
      {criteria.map(({ id, name }) => (
        <section key={id} aria-label={name}>
          <h3 className="font-semibold">
            <bdi>{name}</bdi>
          </h3>
          <ul className="mt-2 divide-y divide-line border-y border-line text-small">
            {scores
              .filter(({ criterion }) => criterion === id)
              .map(({ judge, score, comment }) => (
                <li key={judge} className="grid gap-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
                  <span className="flex justify-between gap-3 sm:block">
                    <span className="block font-medium">{`Judge ${judge}`}</span>
                    <span className="block text-muted tabular-nums">{`${score} of ${CHALLENGE_SCORE.max}`}</span>
                  </span>
                  <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
                    {comment}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
