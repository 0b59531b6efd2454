import { type Ref, useId } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { ProjectLinks } from '#frontend/parts/reviews/ProjectLinks.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { engagementPath } from '#shared/features/engagements/news.ts';
import { projectWorkflow } from '#shared/features/projects/rules.ts';
import type { WholeProject } from '#shared/features/projects/schema.ts';
import { useProject } from '../api.ts';
import { ProjectActions } from './ProjectActions.tsx';
import { ProjectState } from './ProjectState.tsx';
import { ShownSwitch } from './ShownSwitch.tsx';
import { Submissions } from './Submissions.tsx';

interface ProjectDetailProps {
  id: string;
  headingRef: Ref<HTMLHeadingElement>;
  onEdit: () => void;
}

/** The open project: its status, what it is, and each submission with what reviewers said. */
export function ProjectDetail({ id, headingRef, onEdit }: ProjectDetailProps) {
  const { data, error, isFetching, refetch } = useProject(id);
  if (data) return <Loaded project={data} headingRef={headingRef} onEdit={onEdit} />;
  if (error && !isFetching)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load this project"
        onRetry={() => void refetch()}
      />
    );
  return <DetailSkeleton />;
}

interface LoadedProps extends Omit<ProjectDetailProps, 'id'> {
  project: WholeProject;
}

function Loaded({ project, headingRef, onEdit }: LoadedProps) {
  const heading = useId();
  // The buttons of one status give way to those of the next.
  const focus = useResultFocus(project.status);
  const { title, status, description, category, technologies, githubUrl, liveUrl, engagementId } = project;
  return (
    <article aria-labelledby={heading}>
      <header
        {...focus}
        className="flex min-h-14 flex-col gap-3 border-b border-line pb-4 lg:sticky lg:-top-8 lg:z-10 lg:-mt-8 lg:bg-raised lg:pt-6"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2
            id={heading}
            ref={headingRef}
            tabIndex={-1}
            className="min-w-0 text-title font-semibold wrap-anywhere outline-none"
          >
            <bdi>{title}</bdi>
          </h2>
          <StatusBadge {...projectWorkflow.statuses[status]} />
        </div>
        <ProjectActions project={project} onEdit={onEdit} />
      </header>
      <div className="flex flex-col gap-8 pt-6">
        <ProjectState project={project} />
        <section aria-label="The project" className="flex flex-col gap-4">
          {category !== '' && (
            <p className="text-small text-muted">
              <bdi>{category}</bdi>
            </p>
          )}
          {description === '' ? (
            <p className="text-small text-muted">No description yet.</p>
          ) : (
            <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {description}
            </p>
          )}
          {technologies.length > 0 && (
            <ul aria-label="Technologies" className="flex flex-wrap gap-2">
              {technologies.map((technology) => (
                <li key={technology} className="max-w-full min-w-0">
                  <Badge>
                    <bdi>{technology}</bdi>
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          <ProjectLinks githubUrl={githubUrl} liveUrl={liveUrl} />
          {engagementId !== undefined && (
            <p className="text-small">
              The result of a <TextLink to={engagementPath(engagementId)}>live project</TextLink>.
            </p>
          )}
        </section>
        <ShownSwitch project={project} />
        <Submissions project={project} />
      </div>
    </article>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonRows label="Loading the project…" rows={3} rowClass="py-4">
      <Skeleton className="h-7 w-56" />
      <Skeleton className="mt-3 h-16 w-full" />
    </SkeletonRows>
  );
}
