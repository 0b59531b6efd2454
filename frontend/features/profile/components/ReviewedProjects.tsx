import { ProvenSkills } from '#frontend/parts/matching/ProvenSkills.tsx';
import { ProjectLinks } from '#frontend/parts/reviews/ProjectLinks.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { inOneLine } from '#shared/core/isolation.ts';
import type { ProfileEvidence, ShownProject, Statement } from '#shared/features/projects/evidence.ts';
import { projectWorkflow } from '#shared/features/projects/rules.ts';

/** What mentors and employers said of a student's work: shown projects, proven skills, and statements. */
export default function ReviewedProjects({ evidence }: { evidence: ProfileEvidence }) {
  const { projects, proven, statements } = evidence;
  return (
    <>
      {projects.length + proven.length > 0 && (
        <Card title="Projects and reviews">
          <div className="flex flex-col gap-6">
            <ul className="flex flex-col gap-6 empty:hidden">
              {projects.map((project) => (
                <Project key={project.id} project={project} />
              ))}
            </ul>
            <ProvenSkills proven={proven} heading="h3" />
          </div>
        </Card>
      )}
      {statements.length > 0 && (
        <Card title="Live projects">
          <ul className="flex flex-col gap-6">
            {statements.map((statement) => (
              <Said key={statement.engagementId} statement={statement} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Project({ project }: { project: ShownProject }) {
  const { title, status, decidedAt, rubricVersion, description, technologies, category } = project;
  return (
    <li className="flex flex-col gap-2 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">
          <bdi>{title}</bdi>
        </h3>
        {status && <StatusBadge {...projectWorkflow.statuses[status]} />}
        {decidedAt !== null && (
          <span className="text-small text-muted">
            <Moment at={decidedAt} as="day" />
            {rubricVersion !== null && `, rubric version ${rubricVersion}`}
          </span>
        )}
      </div>
      <p className="text-small text-muted">{inOneLine([category, ...technologies])}</p>
      {description !== '' && (
        <p dir="auto" className="max-w-prose text-small whitespace-pre-line">
          {description}
        </p>
      )}
      <ProjectLinks githubUrl={project.githubUrl} liveUrl={project.liveUrl} />
    </li>
  );
}

function Said({ statement: { title, company, statement, acceptedAt } }: { statement: Statement }) {
  return (
    <li className="wrap-anywhere">
      <h3 className="font-semibold">
        <bdi>{title}</bdi>
      </h3>
      <p className="text-small text-muted">
        <bdi>{company}</bdi> · <Moment at={acceptedAt} as="day" what="result accepted" />
      </p>
      {statement !== '' && (
        <blockquote dir="auto" className="mt-2 max-w-prose border-l-2 border-line pl-4 whitespace-pre-line">
          {statement}
        </blockquote>
      )}
    </li>
  );
}
