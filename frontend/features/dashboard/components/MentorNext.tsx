import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useUnreadMessages } from '#frontend/core/inbox/useInbox.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { useTimeZone } from '#frontend/parts/calendar/time.ts';
import { useMentorTasks } from '#frontend/parts/mentors/mentorTasks.tsx';
import { useMentorScreens } from '#frontend/parts/mentors/ownMentor.ts';
import { reviewTasks, useWaitingReviews } from '#frontend/parts/reviews/reviewTasks.tsx';
import { type Task, TaskList } from '#frontend/ui/data/TaskList.tsx';
import { TasksSkeleton } from '#frontend/ui/data/TasksSkeleton.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { ActiveIcon, MailIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';

/** How many tasks the card shows. */
const SHOWN = 4;

const messagesTask = (unread: number): Task => ({
  id: 'messages',
  icon: <MailIcon />,
  title: unread === 1 ? 'One message is unread' : `${unread} messages are unread`,
  detail: 'Someone may be waiting for your answer.',
  action: { label: 'Open messages', to: PATHS.messages },
});

const nothingWaits = (schedule: string, listed: boolean): Task => ({
  id: 'nothing',
  icon: <ActiveIcon />,
  title: 'No requests are waiting for you',
  detail: listed
    ? 'Students can find you. Their requests will appear here.'
    : 'Your sessions, and the times that mentees can book, are in your schedule.',
  action: { label: 'Open schedule', to: schedule },
});

/**
 * The next tasks of a mentor: claims of reviews, which end, requests to answer, what keeps students from finding them, projects
 * that wait for a review, and what others wrote.
 */
export default function MentorNext() {
  return (
    <Card title="Next">
      <Tasks />
    </Card>
  );
}

function Tasks() {
  const unread = useUnreadMessages();
  const { schedule } = useMentorScreens();
  const zone = useTimeZone();
  const { tasks, own, isLoading, error, refetch } = useMentorTasks();
  const reviews = useWaitingReviews();
  if (isLoading || reviews.isLoading) return <TasksSkeleton />;
  if (!tasks || !reviews.data)
    return (
      <RetryNotice
        error={error ?? reviews.error}
        fallback="We couldn’t load what is waiting for you."
        onRetry={() => {
          refetch();
          void reviews.refetch();
        }}
      />
    );
  const { claims, waits } = reviewTasks(reviews.data, serverNow(), zone);
  const messages = unread > 0 ? [messagesTask(unread)] : [];
  const all = [...claims, ...tasks, ...waits, ...messages].slice(0, SHOWN);
  return <TaskList tasks={all.length > 0 ? all : [nothingWaits(schedule, own?.unlisted === null)]} />;
}
