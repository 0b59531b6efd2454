import { useApplicationTasks } from '#frontend/features/applications/changeTasks.tsx';
import { useAsks } from '#frontend/parts/asks/api.ts';
import { useMentorTasks } from '#frontend/parts/mentors/mentorTasks.tsx';
import { type Task, TaskList } from '#frontend/ui/data/TaskList.tsx';
import { TasksSkeleton } from '#frontend/ui/data/TasksSkeleton.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { MessagesIcon } from '#frontend/ui/style/icons.ts';
import { MENTOR_SCREENS } from '#shared/features/mentors/screens.ts';

/** How many tasks the card shows. */
const SHOWN = 3;

const questionsTask = (open: number): Task => ({
  id: 'questions',
  icon: <MessagesIcon />,
  title: open === 1 ? 'One question is waiting for you' : `${open} questions are waiting for you`,
  detail: 'An answer takes about ten minutes.',
  action: { label: 'Answer', to: `${MENTOR_SCREENS.alumni.mentees}?tab=questions` },
});

/** The next tasks of an alumnus: students who wait for an answer, then what changed on their own applications. */
export default function AlumniNext() {
  const mentoring = useMentorTasks();
  const asks = useAsks('alumnus');
  const { tasks: applications, isLoading } = useApplicationTasks();
  const open = asks.data?.pages[0]?.counts.open ?? 0;
  // Mentoring is a choice: those who never set it up are not asked to.
  const mentor = mentoring.own?.version === 0 ? [] : (mentoring.tasks ?? []);
  const tasks = [...(open > 0 ? [questionsTask(open)] : []), ...mentor, ...(applications ?? [])].slice(
    0,
    SHOWN,
  );
  const loads = mentoring.isLoading || asks.isLoading || isLoading;
  // The lists below say why, and offer to try again.
  if (!loads && tasks.length === 0) return null;
  return <Card title="Next">{loads ? <TasksSkeleton /> : <TaskList tasks={tasks} />}</Card>;
}
