import type { ReactNode } from 'react';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import {
  useFirstApproval,
  useMentorCount,
  useReportCount,
  useReviewCount,
} from '#frontend/features/admin/api.ts';
import { useMessages } from '#frontend/features/contact/api.ts';
import { momentInWords } from '#frontend/ui/data/dates.ts';
import { type Task, TaskList } from '#frontend/ui/data/TaskList.tsx';
import { TasksSkeleton } from '#frontend/ui/data/TasksSkeleton.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import {
  ActiveIcon,
  AlumniIcon,
  ApplicantsIcon,
  EmployerIcon,
  FlagIcon,
  MailIcon,
} from '#frontend/ui/style/icons.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { WEEK_MS } from '#shared/core/durations.ts';
import type { ContactMessage } from '#shared/features/contact/routes.ts';
import type { AnswerOf } from '#shared/route-types.ts';

/** What waits for an admin: approvals, the review queue, reports of users, mentors, and the messages of the last seven days. */
export default function AdminNext() {
  const approvals = useFirstApproval();
  const review = useReviewCount();
  const reports = useReportCount();
  const mentors = useMentorCount();
  const messages = useMessages();
  return <Card title="Next">{content(approvals, review, reports, mentors, messages)}</Card>;
}

const content = (
  approvals: ReturnType<typeof useFirstApproval>,
  review: ReturnType<typeof useReviewCount>,
  reports: ReturnType<typeof useReportCount>,
  mentors: ReturnType<typeof useMentorCount>,
  messages: ReturnType<typeof useMessages>,
): ReactNode => {
  const [page] = messages.data?.pages ?? [];
  if (approvals.data && review.data && reports.data && mentors.data && page) {
    const { items: messagesOfPage, nextCursor } = page;
    const waiting = {
      approvals: approvals.data.count,
      review: review.data,
      reports: reports.data,
      mentors: mentors.data.count,
      messages: messagesOfPage,
      more: nextCursor != null,
    };
    return <TaskList tasks={tasksOf({ ...waiting, now: serverDate() })} />;
  }
  const error = approvals.error ?? review.error ?? reports.error ?? mentors.error ?? messages.error;
  if (!error) return <TasksSkeleton />;
  return (
    <RetryNotice
      error={error}
      fallback="We couldn’t load what is waiting for you."
      pending={[approvals, review, reports, mentors, messages].some(({ isFetching }) => isFetching)}
      onRetry={() => {
        if (!approvals.data) void approvals.refetch();
        if (!review.data) void review.refetch();
        if (!reports.data) void reports.refetch();
        if (!mentors.data) void mentors.refetch();
        if (!page) void messages.refetch();
      }}
    />
  );
};

interface Waiting {
  approvals: number;
  review: AnswerOf<'moderation.count'>;
  reports: AnswerOf<'reports.count'>;
  mentors: number;
  /** The latest messages. */
  messages: readonly ContactMessage[];
  /** There are older messages than these. */
  more: boolean;
  now: Date;
}

/** What waits, or that nothing does. */
export const tasksOf = ({ approvals, review, reports, mentors, messages, more, now }: Waiting): Task[] => {
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
  if (review.companies + review.postings > 0)
    tasks.push({
      id: 'review',
      icon: <EmployerIcon />,
      title: reviewTitle(review),
      detail: 'The longest wait comes first.',
      action: { label: 'Open the queue', to: ADMIN_PATHS.review },
    });
  if (reports.open > 0)
    tasks.push({
      id: 'reports',
      icon: <FlagIcon />,
      title: reportsTitle(reports),
      detail: 'The longest wait comes first.',
      action: { label: 'Open reports', to: ADMIN_PATHS.reports },
    });
  if (mentors > 0)
    tasks.push({
      id: 'mentors',
      icon: <AlumniIcon />,
      title: mentors === 1 ? 'One alumnus wants to mentor' : `${mentors} alumni want to mentor`,
      detail: 'The longest wait comes first.',
      action: { label: 'Open mentors', to: ADMIN_PATHS.mentors },
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
      detail: 'There is nothing to approve or review, and no message from the last seven days.',
      action: { label: 'Manage users', to: ADMIN_PATHS.users },
    },
  ];
};

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `one ${one}` : `${count} ${many}`];

/** `3 reports of users are waiting for a decision`. */
const reportsTitle = ({ open, more }: Waiting['reports']): string => {
  if (more) return `More than ${open} reports of users are waiting for a decision`;
  return open === 1
    ? 'One report of a user is waiting for a decision'
    : `${open} reports of users are waiting for a decision`;
};

/** `2 companies and one posting are waiting for review`. */
const reviewTitle = ({ companies, postings, more }: Waiting['review']): string => {
  const parts = [
    ...counted(companies, 'company', 'companies'),
    ...counted(postings, 'posting', 'postings'),
  ].join(' and ');
  const verb = companies + postings === 1 ? 'is' : 'are';
  const title = `${more ? 'more than ' : ''}${parts} ${verb} waiting for review`;
  return title.charAt(0).toUpperCase() + title.slice(1);
};

const titleOf = (count: number, orMore: boolean): string => {
  if (orMore) return `More than ${count} messages in the last seven days`;
  return count === 1 ? 'One message in the last seven days' : `${count} messages in the last seven days`;
};
