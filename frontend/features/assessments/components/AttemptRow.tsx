import { QueueRow } from '#frontend/core/decisions/QueueRow.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { attemptWorkflow } from '#shared/features/assessments/rules.ts';
import type { WatchedAttempt } from '#shared/features/assessments/schema.ts';
import { awaitsAnswer } from '../watchedAttempts.ts';
import { oddInWords } from '../words.ts';

/** An attempt in the list: whose it is, at which test, and what is odd about it. */
export function AttemptRow({ attempt, open }: { attempt: WatchedAttempt; open: OpenItem }) {
  const { id, user, title, status, openedAt } = attempt;
  return (
    <QueueRow
      id={id}
      open={open}
      title={user.name}
      badge={
        awaitsAnswer(attempt) ? (
          <Badge tone="warning">Appeal</Badge>
        ) : (
          <StatusBadge {...attemptWorkflow.statuses[status]} />
        )
      }
      claim={<bdi>{title}</bdi>}
      since={
        <>
          {oddInWords(attempt)}, begun <Moment at={openedAt} as="day" />
        </>
      }
    />
  );
}
