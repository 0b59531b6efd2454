import type { ReactNode } from 'react';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useFirstApproval } from '#frontend/features/admin/api.ts';
import { useMessages } from '#frontend/features/contact/api.ts';
import { momentInWords } from '#frontend/ui/data/dates.ts';
import { type Task, TaskList } from '#frontend/ui/data/TaskList.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ActiveIcon, ApplicantsIcon, MailIcon } from '#frontend/ui/style/icons.ts';
import type { ContactMessage } from '#shared/features/contact.ts';

const WEEK_MS = 7 * 86_400_000;

/** What waits for an admin: approvals, and the messages of the last seven days. */
export default function AdminNext() {
  const approvals = useFirstApproval();
  const messages = useMessages();
  return <Card title="Next">{content(approvals, messages)}</Card>;
}

const content = (
  approvals: ReturnType<typeof useFirstApproval>,
  messages: ReturnType<typeof useMessages>,
): ReactNode => {
  const [page] = messages.data?.pages ?? [];
  if (approvals.data && page) {
    const { items, nextCursor } = page;
    const { count } = approvals.data;
    return (
      <TaskList
        tasks={tasksOf({ approvals: count, messages: items, more: nextCursor != null, now: new Date() })}
      />
    );
  }
  const error = approvals.error ?? messages.error;
  if (!error) return <Skeleton className="h-10 w-full" />;
  return (
    <RetryNotice
      error={error}
      fallback="We couldn’t load what is waiting for you."
      pending={approvals.isFetching || messages.isFetching}
      onRetry={() => {
        if (!approvals.data) void approvals.refetch();
        if (!page) void messages.refetch();
      }}
    />
  );
};

interface Waiting {
  approvals: number;
  /** The latest messages. */
  messages: readonly ContactMessage[];
  /** There are older messages than these. */
  more: boolean;
  now: Date;
}

/** What waits, or that nothing does. */
export const tasksOf = ({ approvals, messages, more, now }: Waiting): Task[] => {
  const recent = messages.filter(({ receivedAt }) => now.getTime() - Date.parse(receivedAt) < WEEK_MS);
  const tasks: Task[] = [];
  if (approvals > 0)
    tasks.push({
      id: 'approvals',
      icon: <ApplicantsIcon />,
      title:
        approvals === 1
          ? 'One account is waiting for approval'
          : `${approvals} accounts are waiting for approval`,
      detail: 'The longest wait comes first.',
      action: { label: 'Review', to: ADMIN_PATHS.approvals },
    });
  const [latest] = recent;
  if (latest)
    tasks.push({
      id: 'messages',
      icon: <MailIcon />,
      title: titleOf(recent.length, more && recent.length === messages.length),
      detail: `The latest, ${momentInWords(latest.receivedAt, now)}: ${latest.subject}`,
      action: { label: 'Open messages', to: ADMIN_PATHS.messages },
    });
  if (tasks.length > 0) return tasks;
  return [
    {
      id: 'nothing',
      icon: <ActiveIcon />,
      title: 'Nothing is waiting for you',
      detail: 'There are no approvals to decide, and no messages from the last seven days.',
      action: { label: 'Manage users', to: ADMIN_PATHS.users },
    },
  ];
};

const titleOf = (count: number, orMore: boolean): string => {
  if (orMore) return `More than ${count} messages in the last seven days`;
  return count === 1 ? 'One message in the last seven days' : `${count} messages in the last seven days`;
};
