import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useUnreadMessages } from '#frontend/core/inbox/useInbox.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { useMentorTasks } from '#frontend/parts/mentors/mentorTasks.tsx';
import { useMentorScreens } from '#frontend/parts/mentors/ownMentor.ts';
import { type Task, TaskList } from '#frontend/ui/data/TaskList.tsx';
import { TasksSkeleton } from '#frontend/ui/data/TasksSkeleton.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { ActiveIcon, MailIcon } from '#frontend/ui/style/icons.ts';

/** How many tasks the card shows. */
const SHOWN = 3;

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
  title: 'Nothing is waiting for you',
  detail: listed
    ? 'Students can find you. Their requests will appear here.'
    : 'Your sessions, and the times that mentees can book, are in your schedule.',
  action: { label: 'Open schedule', to: schedule },
});

/** The next tasks of a mentor: requests to answer, what keeps students from finding them, and what others wrote. */
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
  const { tasks, own, isLoading, error, refetch } = useMentorTasks();
  if (isLoading) return <TasksSkeleton />;
  if (!tasks)
    return (
      <RetryNotice error={error} fallback="We couldn’t load what is waiting for you." onRetry={refetch} />
    );
  const all = [...tasks, ...(unread > 0 ? [messagesTask(unread)] : [])].slice(0, SHOWN);
  return <TaskList tasks={all.length > 0 ? all : [nothingWaits(schedule, own?.unlisted === null)]} />;
}
