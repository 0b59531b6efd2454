import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fullDate, recordMoment } from '#frontend/ui/data/dates.ts';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { inOneLine } from '#shared/core/isolation.ts';
import type { WaitingPosting } from '#shared/features/moderation/routes.ts';
import type { Posting } from '#shared/features/postings/routes.ts';

/** A posting in full, what users reported, and what the linter says with the answers of its author. */
export function PostingReview({ posting }: { posting: WaitingPosting }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query('postings.one', { params: { id: posting.id } }),
    staleTime: 0,
  });
  return (
    <div className="flex flex-col gap-6">
      {posting.reports.length > 0 && (
        <section>
          <h3 className="text-small font-semibold">Reports</h3>
          <ul className="mt-2 flex flex-col gap-2 text-small">
            {posting.reports.map(({ reason, at }) => (
              <li key={at + reason} className="wrap-anywhere">
                <bdi>{reason}</bdi> <span className="text-muted">({recordMoment(at)})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data && <FullPosting posting={data} />}
      {!data && (!error || isFetching) && <Skeleton className="h-64 w-full" />}
      {!data && error && !isFetching && (
        <RetryNotice error={error} fallback="We couldn’t load the posting." onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function FullPosting({ posting }: { posting: Posting }) {
  const { company, location, salary, deadline, replyBy, howToApply, description } = posting;
  return (
    <>
      <Findings posting={posting} />
      <Facts
        title="The posting"
        facts={[
          ['Company', company],
          ['Location', location],
          ['Pay', salary],
          ['Skills', posting.skills.join(', ')],
          ['Deadline', deadline && fullDate(deadline)],
          ['Reply by', replyBy && fullDate(replyBy)],
          ['How to apply', howToApply],
          ['Requirements', inOneLine(posting.requirements)],
          ['Benefits', inOneLine(posting.benefits)],
        ]}
      />
      <section>
        <h3 className="text-small font-semibold">Description</h3>
        <p dir="auto" className="mt-2 max-w-prose text-small whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      </section>
    </>
  );
}

/** What the linter finds, each with its author’s answer. */
function Findings({ posting }: { posting: Posting }) {
  const { data } = useQuery(api.query('postings.lint', { body: posting }));
  if (!data || data.findings.length === 0) return null;
  return (
    <section>
      <h3 className="text-small font-semibold">Checks</h3>
      <ul className="mt-2 flex flex-col gap-3 text-small">
        {data.findings.map(({ rule, severity, field, message, source, excerpt }) => {
          const answer = posting.warningAnswers.find((one) => one.rule === rule);
          return (
            <li key={`${rule} ${field} ${excerpt}`} className="wrap-anywhere">
              <p className={severity === 'error' ? 'font-medium text-danger' : 'font-medium text-warning'}>
                {message} {excerpt && <q>{excerpt}</q>}
              </p>
              <p className="text-fine text-muted">Source: {source}</p>
              {answer && (
                <p>
                  Author’s answer: <bdi>{answer.reason}</bdi>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
