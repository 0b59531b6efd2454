import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { useApplicationTasks } from '#frontend/features/applications/changeTasks.tsx';
import { useMenteeTasks } from '#frontend/features/mentorships/menteeTasks.tsx';
import { useProjectTasks } from '#frontend/features/projects/projectTasks.tsx';
import { useAsks } from '#frontend/parts/asks/api.ts';
import { useEngagementTasks } from '#frontend/parts/engagements/tasks.tsx';
import { useMentorTasks } from '#frontend/parts/mentors/mentorTasks.tsx';
import { type Task, TaskList } from '#frontend/ui/data/TaskList.tsx';
import { TasksSkeleton } from '#frontend/ui/data/TasksSkeleton.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { MessagesIcon } from '#frontend/ui/style/icons.ts';
import { MENTOR_SCREENS } from '#shared/features/mentors/screens.ts';

/** How many tasks the card shows. */
const SHOWN = 3;

/** The next tasks of those who apply: what others wait for comes before what changed on their applications. */
export default function ApplicantNext() {
  return useCurrentUser().role === 'alumni' ? <AlumniNext /> : <StudentNext />;
}

/** First what mentors wait for, then milestones of live projects and new reviews. */
function StudentNext() {
  const { tasks = [], isLoading } = useMenteeTasks();
  const live = useEngagementTasks();
  const projects = useProjectTasks();
  return (
    <Next
      tasks={[...tasks, ...(live.tasks ?? []), ...(projects.tasks ?? [])]}
      loads={isLoading || live.isLoading || projects.isLoading}
    />
  );
}

const questionsTask = (open: number): Task => ({
  id: 'questions',
  icon: <MessagesIcon />,
  title: open === 1 ? 'One question is waiting for you' : `${open} questions are waiting for you`,
  detail: 'An answer takes about ten minutes.',
  action: { label: 'Answer', to: `${MENTOR_SCREENS.alumni.mentees}?tab=questions` },
});

/** First the questions and requests of students, then work that waits in live projects. */
function AlumniNext() {
  const { own, tasks = [], isLoading } = useMentorTasks();
  const asks = useAsks('alumnus');
  const open = asks.data?.pages[0]?.counts.open ?? 0;
  const questions = open > 0 ? [questionsTask(open)] : [];
  // Mentoring is a choice: those who never set it up are not asked to.
  const requests = own?.version === 0 ? [] : tasks;
  const live = useEngagementTasks();
  return (
    <Next
      tasks={[...questions, ...requests, ...(live.tasks ?? [])]}
      loads={isLoading || asks.isLoading || live.isLoading}
    />
  );
}

interface NextProps {
  /** What comes before the applications. */
  tasks: readonly Task[];
  loads: boolean;
}

function Next({ tasks, loads }: NextProps) {
  const { tasks: applications = [], isLoading } = useApplicationTasks();
  const all = [...tasks, ...applications].slice(0, SHOWN);
  const waits = loads || isLoading;
  // The lists below say why, and offer to try again.
  if (!waits && all.length === 0) return null;
  return <Card title="Next">{waits ? <TasksSkeleton /> : <TaskList tasks={all} />}</Card>;
}
