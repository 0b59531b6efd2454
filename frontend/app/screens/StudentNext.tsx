import { useApplicationTasks } from '#frontend/features/applications/changeTasks.tsx';
import { useMenteeTasks } from '#frontend/features/mentorships/menteeTasks.tsx';
import { TaskList } from '#frontend/ui/data/TaskList.tsx';
import { TasksSkeleton } from '#frontend/ui/data/TasksSkeleton.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';

/** How many tasks the card shows. */
const SHOWN = 3;

/** The next tasks of a student: what mentors wait for, then what changed on their applications. */
export default function StudentNext() {
  const mentoring = useMenteeTasks();
  const { tasks: applications, isLoading } = useApplicationTasks();
  const tasks = [...(mentoring.tasks ?? []), ...(applications ?? [])].slice(0, SHOWN);
  const loads = mentoring.isLoading || isLoading;
  // The lists below say why, and offer to try again.
  if (!loads && tasks.length === 0) return null;
  return <Card title="Next">{loads ? <TasksSkeleton /> : <TaskList tasks={tasks} />}</Card>;
}
