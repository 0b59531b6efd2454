import { useUnreadMessages } from '#frontend/core/inbox/useInbox.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { type Task, TaskList } from '#frontend/ui/data/TaskList.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { ActiveIcon, MailIcon } from '#frontend/ui/style/icons.ts';

/** What will be next, as the mentors’ own screens are not built yet. */
const NEXT =
  'Requests from students will appear here once mentoring opens. Until then, keep your profile up to date.';

const READY: Task = {
  id: 'ready',
  icon: <ActiveIcon />,
  title: 'Your account is ready',
  detail: NEXT,
  action: { label: 'Edit profile', to: PATHS.profile },
};

const messagesTask = (unread: number): Task => ({
  id: 'messages',
  icon: <MailIcon />,
  title: unread === 1 ? 'One message is unread' : `${unread} messages are unread`,
  detail: 'Someone may be waiting for your answer.',
  action: { label: 'Open messages', to: PATHS.messages },
});

/** The next task of a mentor: what others wrote, or that everything is done that can be done today. */
export default function MentorNext() {
  const unread = useUnreadMessages();
  return (
    <Card title="Next">
      <TaskList tasks={unread > 0 ? [messagesTask(unread)] : [READY]} />
    </Card>
  );
}
