import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { attemptWorkflow } from '#shared/features/assessments/rules.ts';
import type { WatchedAttempt } from '#shared/features/assessments/schema.ts';
import { PATTERN_NAMES, tookInWords } from '../words.ts';

/** What an admin decides by: what is odd about an attempt, how it went, and what was said for and against it. */
export function AttemptView({ attempt }: { attempt: WatchedAttempt }) {
  const { user, title, status, openedAt, submittedAt, right, of, patterns, voided, appeal } = attempt;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
        <StatusBadge {...attemptWorkflow.statuses[status]} />
        <TextLink to={`${ADMIN_PATHS.users}?open=${user.id}`}>Open in User Management</TextLink>
      </p>
      {appeal && (
        <section>
          <h3 className="text-small font-semibold">{`Appeal of ${recordMoment(appeal.at)}`}</h3>
          <Said text={appeal.text} />
          {appeal.answeredAt !== null && (
            <p className="mt-2 text-small text-muted wrap-anywhere">
              {`Answered on ${recordMoment(appeal.answeredAt)}: `}
              <bdi>{appeal.answer}</bdi>
            </p>
          )}
        </section>
      )}
      {voided && (
        <section>
          <h3 className="text-small font-semibold">{`Voided on ${recordMoment(voided.at)}`}</h3>
          <Said text={voided.reason} />
        </section>
      )}
      <section>
        <h3 className="text-small font-semibold">What is odd about it</h3>
        {patterns.length === 0 ? (
          <p className="mt-2 text-small text-muted">Nothing was found when it was graded.</p>
        ) : (
          <dl className="mt-2 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-small">
            {patterns.map(({ pattern, detail }) => (
              <div key={pattern} className="contents">
                <dt className="font-medium">{PATTERN_NAMES[pattern]}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-3 max-w-prose text-small text-muted">
          There may be a good reason, such as a network that a whole university shares. Nothing happens to an
          attempt until an admin decides.
        </p>
      </section>
      <Facts
        title="The attempt"
        facts={[
          ['Test', title],
          ['Begun', recordMoment(openedAt)],
          ['Handed in', submittedAt === null ? '' : recordMoment(submittedAt)],
          ['Took', tookInWords(attempt)],
          ['Result', `${right} of ${of} right`],
        ]}
      />
    </>
  );
}

function Said({ text }: { text: string }) {
  return (
    <p dir="auto" className="mt-2 max-w-prose text-small whitespace-pre-line wrap-anywhere">
      {text}
    </p>
  );
}
