import { fullDayIn } from '#frontend/parts/calendar/time.ts';
import { deadlineIn } from '#frontend/parts/challenges/words.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { numbered } from '#frontend/ui/text/numbered.ts';
import { challengeWorkflow } from '#shared/features/challenges/rules.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';

/** What happened to a challenge, and each change of its deadline with the reason: nobody can move it unseen. */
export function Dates({ challenge, zone }: { challenge: PublicChallenge; zone: string }) {
  const { history, dateChanges } = challenge;
  return (
    <Card title="Dates">
      <ol aria-label="What happened" className="flex flex-col gap-2 text-small">
        {numbered(history).map(({ item: { status, at }, number }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-4">
            <span>{challengeWorkflow.statuses[status].label}</span>
            <time dateTime={at} className="text-muted tabular-nums">
              {fullDayIn(at, zone)}
            </time>
          </li>
        ))}
      </ol>
      <h3 className="mt-5 text-small font-semibold">Changes of the deadline</h3>
      {dateChanges.length === 0 ? (
        <p className="mt-1 text-small text-muted">It was never moved.</p>
      ) : (
        <ol aria-label="Changes of the deadline" className="mt-2 flex flex-col gap-4 text-small">
          {numbered(dateChanges).map(({ item: change, number }) => (
            <li key={number} className="flex flex-col gap-0.5 tabular-nums">
              <span className="text-muted">{fullDayIn(change.at, zone)}</span>
              <span>{`From ${deadlineIn(change.from, change.fromTimeZone)}`}</span>
              <span>{`To ${deadlineIn(change.to, change.toTimeZone)}`}</span>
              {change.reason !== '' && (
                <span dir="auto" className="whitespace-pre-line text-muted wrap-anywhere">
                  {change.reason}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
