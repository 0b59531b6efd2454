import type { ReactNode } from 'react';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { ASK_DECLINE_REASONS, askWorkflow } from '#shared/features/asks/rules.ts';
import type { Ask } from '#shared/features/asks/schema.ts';

/** What one of the two wrote, in its lines. */
export const Words = ({ children }: { children: string }) => (
  <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
    {children}
  </p>
);

/** A question with what became of it. `children` are what the user can do about it. */
export function AskCard({ ask, children }: { ask: Ask; children?: ReactNode }) {
  const { side, student, alumnus, status, question, topic, answer, meetingId, declined, publication } = ask;
  const other = side === 'student' ? alumnus : student;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-body font-semibold">
          {side === 'student' ? 'To ' : ''}
          <TextLink to={fillPath(PATHS.person, { id: other.id })}>
            <bdi>{other.name}</bdi>
          </TextLink>
        </h2>
        <StatusBadge {...askWorkflow.statuses[status]} />
        {topic && <Badge>{topic}</Badge>}
        {publication?.published && <Badge tone="positive">Published</Badge>}
        <span className="text-small text-muted">
          <Moment at={ask.createdAt} what="Asked" />
        </span>
      </div>
      <Words>{question}</Words>
      {answer !== undefined && (
        <div className="rounded-control bg-brand-soft p-4">
          <p className="mb-1 text-small font-medium">{side === 'student' ? 'Answer' : 'Your answer'}</p>
          <Words>{answer}</Words>
        </div>
      )}
      {declined && (
        <div className="text-small text-muted">
          <p>{ASK_DECLINE_REASONS[declined.reason]}</p>
          {declined.message !== '' && <Words>{declined.message}</Words>}
        </div>
      )}
      {status === 'asked' && (
        <p className="text-small text-muted">
          <Moment at={ask.answerBy} as="day" what="Waits until" />
        </p>
      )}
      {(meetingId !== undefined || children) && (
        <div className="flex flex-wrap items-center gap-2">
          {meetingId !== undefined && (
            <ButtonLink size="small" to={fillPath(PATHS.meeting, { id: meetingId })}>
              Open the call
            </ButtonLink>
          )}
          {children}
        </div>
      )}
    </li>
  );
}
