import { type Ref, Suspense, useId } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useMentorship } from '#frontend/parts/mentorships/api.ts';
import { MentorshipBadge } from '#frontend/parts/mentorships/MentorshipBadge.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { WholeMentorship } from '#shared/features/mentorships/routes.ts';

interface PartProps {
  mentorship: WholeMentorship;
}
interface AnswerProps extends PartProps {
  onAccepted: () => void;
  onDeclined: () => void;
}

// Which of these are needed depends on what is open.
const loadRequest = () => import('./RequestView.tsx');
const loadActive = () => import('./ActiveMentee.tsx');
const RequestActions = lazyPart<AnswerProps>(async () => ({ default: (await loadRequest()).RequestActions }));
const RequestView = lazyPart<PartProps>(async () => ({ default: (await loadRequest()).RequestView }));
const MenteeActions = lazyPart<PartProps>(async () => ({ default: (await loadActive()).MenteeActions }));
const ActiveMentee = lazyPart<PartProps>(async () => ({ default: (await loadActive()).ActiveMentee }));
const PastMentee = lazyPart<PartProps>(async () => ({
  default: (await import('./PastMentee.tsx')).PastMentee,
}));

interface MenteeDetailProps {
  id: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** A request was declined: the next one opens. */
  onDeclined: () => void;
}

/** The open mentee or request. It is loaded by itself: an answer takes it out of the list that it was in. */
export function MenteeDetail({ id, headingRef, onDeclined }: MenteeDetailProps) {
  const { data, error, isFetching, refetch } = useMentorship(id);
  if (data) return <Loaded mentorship={data} headingRef={headingRef} onDeclined={onDeclined} />;
  if (error && !isFetching)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load this mentee"
        onRetry={() => void refetch()}
      />
    );
  return <DetailSkeleton />;
}

interface LoadedProps extends Omit<MenteeDetailProps, 'id'> {
  mentorship: WholeMentorship;
}

function Loaded({ mentorship, headingRef, onDeclined }: LoadedProps) {
  const heading = useId();
  const { mentee, status } = mentorship;
  const Body = status === 'requested' ? RequestView : status === 'active' ? ActiveMentee : PastMentee;
  return (
    <article aria-labelledby={heading}>
      <header className="flex min-h-14 flex-col gap-3 border-b border-line pb-4 lg:sticky lg:-top-8 lg:z-10 lg:-mt-8 lg:bg-raised lg:pt-6">
        <div className="flex items-center gap-3">
          <h2
            id={heading}
            ref={headingRef}
            tabIndex={-1}
            className="min-w-0 text-title font-semibold wrap-anywhere outline-none"
          >
            <bdi>{mentee.name}</bdi>
          </h2>
          <MentorshipBadge status={status} />
          <span className="-mr-3 ml-auto flex-none">
            <ButtonLink size="small" variant="quiet" to={fillPath(PATHS.person, { id: mentee.id })}>
              View Full Profile
            </ButtonLink>
          </span>
        </div>
        <Suspense fallback={<div className="h-8" />}>
          {status === 'requested' && (
            <RequestActions
              mentorship={mentorship}
              // The button that had the focus goes away.
              onAccepted={() => document.getElementById(heading)?.focus()}
              onDeclined={onDeclined}
            />
          )}
          {status === 'active' && <MenteeActions mentorship={mentorship} />}
        </Suspense>
      </header>
      <Suspense fallback={<DetailSkeleton />}>
        <div className="flex flex-col gap-8 pt-6">
          <Body key={status} mentorship={mentorship} />
        </div>
      </Suspense>
    </article>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonRows label="Loading the mentee…" rows={3} rowClass="py-4">
      <Skeleton className="h-7 w-56" />
      <Skeleton className="mt-3 h-16 w-full" />
    </SkeletonRows>
  );
}
