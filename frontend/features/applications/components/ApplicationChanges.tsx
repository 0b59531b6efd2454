import { TaskList } from '#frontend/ui/data/TaskList.tsx';
import { TasksSkeleton } from '#frontend/ui/data/TasksSkeleton.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { useApplicationTasks } from '../changeTasks.tsx';

/** What changed on my applications; without a change, what to do next. */
export default function ApplicationChanges() {
  const { tasks, isLoading } = useApplicationTasks();
  // The list of applications below says why, and offers to try again.
  if (!tasks && !isLoading) return null;
  return <Card title="Next">{tasks ? <TaskList tasks={tasks} /> : <TasksSkeleton />}</Card>;
}
