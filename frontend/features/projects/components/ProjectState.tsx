import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { waitsForReview } from '#shared/features/projects/rules.ts';
import type { WholeProject } from '#shared/features/projects/schema.ts';
import { missingForReview } from '#shared/features/projects/submission.ts';
import { AGREEMENT_POINTS } from '#shared/features/reviews/rules.ts';
import {
  countingReviews,
  fieldNames,
  othersInWords,
  stateInWords,
  unsubmittedChanges,
  voidReasonOf,
} from '../projectWords.ts';

/** The status of a project, and what comes next. */
export function ProjectState({ project }: { project: WholeProject }) {
  const { status, submittedAt, verifiedWanted } = project;
  const changed = unsubmittedChanges(project);
  const missing = Object.values(missingForReview(project));
  const waits = waitsForReview(status);
  const voidReason = voidReasonOf(project);
  const isDecided = status === 'reviewed' || status === 'verified';
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {voidReason !== '' && (
        <Notice
          tone="warning"
          icon={<AlertIcon aria-hidden="true" />}
          title="An admin took back a review of this project"
        >
          <p>
            The reason: <bdi>{voidReason}</bdi>
          </p>
          {waits && <p>The project is in the queue again. You don’t have to do anything.</p>}
        </Notice>
      )}
      {waits && (
        <Notice icon={<ScheduleIcon aria-hidden="true" />} title={stateInWords(project, serverDate())}>
          <p>
            {submittedAt !== undefined && (
              <>
                <Moment at={submittedAt} what="Submitted" />. {othersInWords(project)}.{' '}
              </>
            )}
            {verifiedWanted
              ? 'Two mentors review it independently. You see both reviews once both are in.'
              : 'One mentor reviews it, and some projects get a second review. Your place never gets worse.'}
          </p>
        </Notice>
      )}
      {!waits && missing.length > 0 && (
        <Notice title="Before you can submit it for review">
          <ul className="list-disc pl-5">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isDecided && <Decided project={project} />}
      {changed.length > 0 && (
        <p className="text-small text-muted">
          Changed since the last submission: {fieldNames(changed)}.{' '}
          {waits ? 'The mentor reads what you submitted.' : 'Submit it again to have the changes reviewed.'}
        </p>
      )}
    </div>
  );
}

function Decided({ project }: { project: WholeProject }) {
  const { status, versions } = project;
  const [latest] = versions;
  const reviews = latest ? countingReviews(latest).length : 0;
  return (
    <p className="text-small">
      {stateInWords(project, serverDate())}.{' '}
      <span className="text-muted">
        {status === 'verified'
          ? `Independent reviews agree within ${AGREEMENT_POINTS} points, so its technologies count as proven skills.`
          : reviews > 1
            ? 'The reviews differ too much to call it verified. All of them are below.'
            : 'One mentor has reviewed it.'}
      </span>
    </p>
  );
}
