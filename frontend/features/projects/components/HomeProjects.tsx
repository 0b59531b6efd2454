import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { projectNewsPath } from '#shared/features/projects/notifications.ts';
import { projectWorkflow } from '#shared/features/projects/rules.ts';
import { PROJECTS_PATH } from '../paths.ts';
import { useLatestProjects } from '../projectTasks.tsx';
import { stateInWords } from '../projectWords.ts';

/** How many projects the card shows. */
const SHOWN = 3;

/** The student's latest projects on the home, each with its status and its place. */
export default function HomeProjects() {
  const { data, error, isFetching, refetch } = useLatestProjects();
  return (
    <Card
      title="My projects"
      actions={
        <span className="text-small">
          <TextLink to={PROJECTS_PATH}>See all</TextLink>
        </span>
      }
    >
      {data && data.items.length === 0 && (
        <p className="text-small text-muted">
          A mentor can review what you built.{' '}
          <TextLink to={`${PROJECTS_PATH}?edit=new`}>Add a project</TextLink>
        </p>
      )}
      <ul className="-my-3 divide-y divide-line empty:hidden">
        {data?.items.slice(0, SHOWN).map((project) => (
          <li key={project.id} className="flex flex-col items-start gap-1 py-3 text-small">
            <StatusBadge {...projectWorkflow.statuses[project.status]} />
            <p className="font-medium wrap-anywhere">
              <TextLink quiet to={projectNewsPath(project.id)}>
                <bdi>{project.title}</bdi>
              </TextLink>
            </p>
            <p className="text-fine text-muted tabular-nums">{stateInWords(project, serverDate())}</p>
          </li>
        ))}
      </ul>
      {!data && (!error || isFetching) && <Skeleton className="h-40 w-full" />}
      {!data && error && !isFetching && (
        <RetryNotice
          error={error}
          fallback="We couldn’t load your projects."
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}
