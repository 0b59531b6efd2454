import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import { SelectBox } from '#frontend/core/lists/selection/SelectBox.tsx';
import { ROW, type Selection } from '#frontend/core/lists/selection/useSelection.ts';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { Interview } from '#shared/features/meetings/interview-routes.ts';
import type { ListedApplicant } from '../api.ts';
import { useResumeLink } from '../useResumeLink.ts';
import { type DecisionActions, Decisions } from './Decisions.tsx';
import { LazyInterviewLine } from './LazyInterviewLine.tsx';
import { MatchParts, MatchWords } from './Match.tsx';

/** A name in its two parts, for the initials. */
export const namesOf = (name: string) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.at(-1) ?? '' };
};

interface ApplicantCardProps {
  applicant: ListedApplicant;
  open: OpenItem;
  selection: Selection<ListedApplicant>;
  actions: DecisionActions;
  /** The interviews with them, the latest first; undefined until they have arrived. */
  interviews: readonly Interview[] | undefined;
}

/** One applicant with everything that the list knows (spec, point 2). */
export function ApplicantCard({ applicant, open, selection, actions, interviews }: ApplicantCardProps) {
  const { id, name, status, title, skills, userId, appliedAt, assignee } = applicant;
  const { university, major, graduationYear, location, experience } = applicant;
  const withdrawn = status === 'withdrawn';
  const facts: readonly (readonly [string, string])[] = [
    ['University', university],
    ['Major', major],
    ['Graduation', graduationYear],
    ['Location', location],
    ['Experience', experience],
  ];
  const about = (
    <>
      <bdi>{title}</bdi> · Applied <Moment at={appliedAt} as="day" />
      {assignee && ` · Assigned to ${assignee.name}`}
    </>
  );
  return (
    <li {...{ [ROW]: id }} className="rounded-card border border-line bg-raised p-5">
      <div className="flex items-start gap-4">
        <SelectBox selection={selection} item={applicant} />
        <Avatar {...namesOf(name)} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-lead font-semibold wrap-anywhere">
              <ItemLink open={open} id={id} className="rounded-tick py-1 hover:underline">
                <bdi>{name}</bdi>
              </ItemLink>
            </h2>
            <StatusBadge {...applicationWorkflow.statuses[status]} />
          </div>
          <p className="text-small text-muted wrap-anywhere max-sm:hidden">{about}</p>
        </div>
      </div>
      <p className="mt-2 text-small text-muted wrap-anywhere sm:hidden">{about}</p>
      {!withdrawn && (
        <div className="mt-4 flex flex-col gap-4">
          <dl className="grid grid-cols-1 gap-x-6 gap-y-1 text-small sm:grid-cols-2 lg:grid-cols-3">
            {facts
              .filter(([, value]) => value !== '')
              .map(([label, value]) => (
                <div key={label} className="flex min-w-0 gap-2">
                  <dt className="flex-none text-muted">{label}</dt>
                  <dd className="min-w-0 wrap-anywhere">{value}</dd>
                </div>
              ))}
          </dl>
          {skills.length > 0 && (
            <ul aria-label="Key skills" className="flex flex-wrap gap-1.5">
              {skills.map((skill) => (
                <li key={skill}>
                  <Badge>
                    <bdi>{skill}</bdi>
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          <MatchWords applicant={applicant} />
          <MatchParts applicant={applicant} />
          {interviews && (
            <LazyInterviewLine applicant={applicant} interviews={interviews} onPropose={actions.schedule} />
          )}
          <div className="flex flex-wrap items-center gap-2">
            <Decisions applicant={applicant} actions={actions} />
            <Button size="small" onClick={() => open.select(id)}>
              {status === 'new' ? 'Review' : 'View Notes'}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
            <ButtonLink to={fillPath(PATHS.person, { id: userId })} size="small" variant="quiet">
              View Profile<VisuallyHidden>: {name}</VisuallyHidden>
            </ButtonLink>
            {applicant.hasResume && <ResumeButton applicant={applicant} />}
          </div>
        </div>
      )}
    </li>
  );
}

/** Downloads the resume that was sent. The link is made when it is asked for, and lasts five minutes. */
export function ResumeButton({ applicant }: { applicant: ListedApplicant }) {
  const resume = useResumeLink(applicant);
  return (
    <Button size="small" variant="quiet" pending={resume.pending} onClick={resume.download}>
      Resume<VisuallyHidden>: {applicant.name}</VisuallyHidden>
    </Button>
  );
}
