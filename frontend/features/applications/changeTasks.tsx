import { APPLICATIONS_ID, fillPath, PATHS } from '#frontend/core/paths.ts';
import { dayOfMoment } from '#frontend/ui/data/dates.ts';
import type { Task } from '#frontend/ui/data/TaskList.tsx';
import { CheckIcon, CloseIcon, FileIcon, ScheduleIcon, SearchIcon } from '#frontend/ui/style/icons.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { useMyApplications } from './api.ts';
import { changesOf, waitingOf } from './latestChanges.ts';

/** What changed on my applications; without a change, what to do next. `tasks` is undefined until it is known. */
export const useApplicationTasks = () => {
  const { data, isLoading } = useMyApplications();
  const tasks =
    data &&
    tasksOf(
      data.pages.flatMap(({ items }) => items),
      serverDate(),
    );
  return { tasks, isLoading };
};

const tasksOf = (applications: readonly Application[], now: Date): Task[] => {
  const changes = changesOf(applications, now).map((application) => taskOf(application, now));
  return changes.length > 0 ? changes : [withoutChange(applications, now)];
};

const taskOf = ({ opportunityId, opportunity, status, updatedAt }: Application, now: Date): Task => {
  const { company, title } = opportunity;
  const day = dayOfMoment(updatedAt, now);
  const task = {
    id: opportunityId,
    action: { label: 'View', to: fillPath(PATHS.opportunity, { id: opportunityId }) },
  };
  switch (status) {
    case 'interview_scheduled':
      return {
        ...task,
        icon: <ScheduleIcon />,
        title: `${company} invited you to an interview`,
        detail: inOneLine([title, `Invited ${day}`]),
      };
    case 'rejected':
      return {
        ...task,
        icon: <CloseIcon />,
        title: `${company} rejected your application`,
        detail: inOneLine([title, day]),
      };
    default:
      return {
        ...task,
        icon: <CheckIcon />,
        title: `${company} reviewed your application`,
        detail: inOneLine([title, day]),
      };
  }
};

/** What to do while no employer has changed anything lately. */
const withoutChange = (applications: readonly Application[], now: Date): Task => {
  const waiting = waitingOf(applications);
  const [latest] = waiting;
  if (latest)
    return {
      id: 'waiting',
      icon: <FileIcon />,
      title:
        waiting.length === 1
          ? 'One application is waiting for an answer'
          : `${waiting.length} applications are waiting for an answer`,
      detail: `The latest: ${latest.opportunity.title} at ${latest.opportunity.company}, sent ${dayOfMoment(latest.appliedAt, now)}`,
      action: { label: 'See applications', to: `#${APPLICATIONS_ID}` },
    };
  const first = applications.length === 0;
  return {
    id: 'explore',
    icon: <SearchIcon />,
    title: first ? 'Find your first opportunity' : 'Find your next opportunity',
    detail: first
      ? 'Search internships, jobs and projects, and see which of your skills each one asks for.'
      : 'There’s nothing new on your applications.',
    action: { label: 'Explore opportunities', to: PATHS.explore },
  };
};
