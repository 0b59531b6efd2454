import { useState } from 'react';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { dayIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { MessageButton } from '#frontend/parts/conversations/MessageButton.tsx';
import { sideName } from '#frontend/parts/engagements/words.ts';
import { ReportButton } from '#frontend/parts/reports/ReportButton.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { engagementWorkflow, isOver } from '#shared/features/engagements/rules.ts';
import type { Engagement } from '#shared/features/engagements/schema.ts';

const loadEnd = () => import('./EndDialog.tsx');

/** Who of those who posted it answered last; undefined before an answer in words. */
const latestAnswerBy = ({ submissions }: Engagement) =>
  submissions.find(({ feedback }) => feedback !== null)?.feedback?.by;

/** Who takes part in a live project, and the ways to write and to end it. */
export function About({ engagement }: { engagement: Engagement }) {
  const { id, status, side, student, company, opportunityId, startedAt } = engagement;
  const zone = useTimeZone();
  const [ending, setEnding] = useState(false);
  const close = () => setEnding(false);
  const EndDialog = useChunk(loadEnd, ending, close);
  const other = side === 'poster' ? student : latestAnswerBy(engagement);
  const reason = { kind: 'application', opportunityId, userId: student.id } as const;
  return (
    <Card>
      <dl className="flex flex-col gap-1.5 text-small">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Student</dt>
          <dd className="min-w-0 text-right wrap-anywhere">
            {side === 'student' ? (
              'You'
            ) : (
              <TextLink quiet to={fillPath(PATHS.person, { id: student.id })}>
                <bdi>{student.name}</bdi>
              </TextLink>
            )}
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Posted by</dt>
          <dd className="min-w-0 text-right wrap-anywhere">
            <bdi>{company}</bdi>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Started</dt>
          <dd className="text-right tabular-nums">{dayIn(startedAt, zone)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Posting</dt>
          <dd className="text-right">
            <TextLink quiet to={fillPath(PATHS.opportunity, { id: opportunityId })}>
              View posting
            </TextLink>
          </dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-col gap-2">
        <MessageButton
          // An applicant writes to the member who answers for the posting.
          with={side === 'student' ? opportunityId : student.id}
          name={side === 'student' ? company : student.name}
          reason={reason}
        >
          Send message
        </MessageButton>
        {other && <ReportButton target={{ userId: other.id, name: other.name, engagementId: id }} />}
        {!isOver(status) && (
          <Button variant="quiet" onClick={() => setEnding(true)}>
            End live project
          </Button>
        )}
      </div>
      {ending && EndDialog && <EndDialog engagement={engagement} onClose={close} />}
    </Card>
  );
}

/** What happened, the latest first. */
export function History({ engagement }: { engagement: Engagement }) {
  return (
    <Card title="History">
      <ol className="flex flex-col gap-3 text-small">
        {engagement.history.toReversed().map(({ status, at, by }, index, { length }) => (
          <li key={`${status} ${at}`}>
            <span className="font-medium">
              {index === length - 1 ? 'Started' : engagementWorkflow.statuses[status].label}
            </span>
            <span className="text-muted">
              {index < length - 1 && ` by ${sideName(by, engagement)}`}, <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
