import { type RefCallback, Suspense } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { MessageButton } from '#frontend/parts/conversations/MessageButton.tsx';
import { ProvenSkills } from '#frontend/parts/matching/ProvenSkills.tsx';
import { SentParts } from '#frontend/parts/profile/SentParts.tsx';
import { sentParts } from '#frontend/parts/profile/sentParts.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { ApplicantDetail } from '#shared/features/applicants/routes.ts';
import { REJECTION_REASONS } from '#shared/features/applications/rejection-reasons.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import { idOf, type ListedApplicant, useApplicant } from '../api.ts';
import { useInterviews } from '../useInterviews.ts';
import { ResumeButton } from './ApplicantCard.tsx';
import { Assignee } from './Assignee.tsx';
import { type DecisionActions, Decisions } from './Decisions.tsx';
import { Evidence } from './Evidence.tsx';
import { LazyInterviewLine } from './LazyInterviewLine.tsx';
import { Notes } from './Notes.tsx';

const EngagementLink = lazyPart(() => import('#frontend/parts/engagements/EngagementLink.tsx'));
const ScorecardSection = lazyPart(() => import('./scorecards/ScorecardSection.tsx'));

interface ApplicantViewProps {
  of: Pick<ListedApplicant, 'opportunityId' | 'userId'>;
  headingRef: RefCallback<HTMLHeadingElement>;
  /** Leaves the pane for the cards; undefined where the way back is above the applicant. */
  onClose: (() => void) | undefined;
  actions: DecisionActions;
}

/** The open applicant: what can be decided, the evidence, what was sent, the notes and the history. */
export default function ApplicantView({ of, headingRef, onClose, actions }: ApplicantViewProps) {
  const { data, error, isError, isFetching, refetch } = useApplicant(of);
  if (!data)
    return isError && !isFetching ? (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load this applicant"
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" aria-label="Loading the applicant…" className="flex flex-col gap-4">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  const applicant = { ...data, id: idOf(data) };
  const { name, status, title, appliedAt, replyBy, answered, missed, unscored, receipt, offer } = applicant;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={headingRef} tabIndex={-1} className="text-heading font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <StatusBadge {...applicationWorkflow.statuses[status]} />
          {onClose && (
            <span className="ml-auto">
              <Button size="small" variant="quiet" onClick={onClose}>
                Close
              </Button>
            </span>
          )}
        </div>
        <p className="mt-1 text-small text-muted wrap-anywhere">
          <bdi>{title}</bdi> · Applied <Moment at={appliedAt} as="day" />
          {!answered && ` · reply ${missed ? 'was ' : ''}promised by ${fullDate(replyBy)}`}
          {status === 'offered' && offer && ` · answers the offer by ${fullDate(offer.answerBy)}`}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
          <Decisions applicant={applicant} actions={actions} />
          {status !== 'withdrawn' && (
            <>
              <ButtonLink to={fillPath(PATHS.person, { id: data.userId })} size="small" variant="quiet">
                View Profile
              </ButtonLink>
              <MessageButton
                with={of.userId}
                name={name}
                reason={{ kind: 'application', opportunityId: of.opportunityId, userId: of.userId }}
                size="small"
                variant="quiet"
              />
            </>
          )}
          {applicant.resumeUrl && <ResumeButton applicant={applicant} />}
        </div>
        <div className="mt-3 empty:hidden">
          <Assignee applicant={data} />
        </div>
      </header>
      {status === 'withdrawn' && (
        <Notice>This application was withdrawn. What was sent can’t be read any more.</Notice>
      )}
      {status === 'hired' && (
        <Suspense>
          <EngagementLink opportunityId={of.opportunityId} studentId={of.userId} />
        </Suspense>
      )}
      <Interviews applicant={applicant} onPropose={actions.schedule} />
      {unscored && (
        <Notice>
          <bdi>{name}</bdi> asked for a review without a number. Please read what was sent.
        </Notice>
      )}
      {receipt && (
        <section className="flex flex-col gap-3">
          <h3 className="text-lead font-semibold">What the posting asks for</h3>
          <Evidence receipt={receipt} />
          <ProvenSkills proven={data.proven} heading="h4" />
        </section>
      )}
      <Sent applicant={applicant} />
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <ScorecardSection key={`scorecards ${applicant.id}`} applicant={applicant} />
      </Suspense>
      <Notes key={applicant.id} applicant={applicant} />
      <History applicant={applicant} />
    </div>
  );
}

interface InterviewsProps {
  applicant: ApplicantDetail & ListedApplicant;
  onPropose: (applicant: ListedApplicant) => void;
}

/** The interview with the applicant; nothing before they are invited. */
function Interviews({ applicant, onPropose }: InterviewsProps) {
  const interviews = useInterviews([applicant])(applicant);
  return (
    interviews && <LazyInterviewLine applicant={applicant} interviews={interviews} onPropose={onPropose} />
  );
}

function Sent({ applicant: { note, snapshot, resume } }: { applicant: ApplicantDetail }) {
  if (!snapshot) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lead font-semibold">What was sent</h3>
      {note && (
        <p dir="auto" className="text-small whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <p className="text-small text-muted wrap-anywhere">
        {resume ? `Resume: ${resume.fileName}` : 'Without a resume file'}
      </p>
      <SentParts parts={sentParts(snapshot)} />
    </section>
  );
}

const reasonLabel = (code: string | undefined): string =>
  REJECTION_REASONS.find((one) => one.code === code)?.label ?? '';

function History({ applicant: { history, reveals, offer, rejection } }: { applicant: ApplicantDetail }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lead font-semibold">History</h3>
      <ol className="flex flex-col gap-1.5 border-l border-line pl-4 text-small">
        {history.map(({ status, at, by, name, reason, undo }) => (
          <li key={at + status} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <span className="font-medium">
                {undo ? 'Undone: ' : ''}
                {applicationWorkflow.statuses[status].label}
              </span>
              <span className="text-muted">
                {by === 'employer' && name && ` by ${name}`}
                {reasonLabel(reason) && ` · ${reasonLabel(reason)}`}
              </span>
            </span>
            <span className="text-muted">
              <Moment at={at} />
            </span>
          </li>
        ))}
        {reveals.map(({ at, name }) => (
          <li key={`reveal ${at} ${name}`} className="flex flex-wrap justify-between gap-x-4 text-muted">
            <span>
              Name revealed in Screening by <bdi>{name ?? 'a former colleague'}</bdi>
            </span>
            <Moment at={at} />
          </li>
        ))}
      </ol>
      {rejection?.message && (
        <p dir="auto" className="text-small wrap-anywhere">
          “{rejection.message}”
        </p>
      )}
      {offer && (
        <div className="rounded-card border border-line px-4 py-3 text-small">
          <p className="text-muted">Offer, to be answered by {fullDate(offer.answerBy)}</p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {offer.text}
          </p>
        </div>
      )}
    </section>
  );
}
