import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { dateInWords } from '#frontend/parts/calendar/time.ts';
import { useMentorship } from '#frontend/parts/mentorships/api.ts';
import { Notes } from '#frontend/parts/mentorships/Notes.tsx';
import { mentorshipPath } from '#frontend/parts/mentorships/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { Goal } from '#shared/features/mentorships/schema.ts';

/** The steps that are still to be done, those with the earliest date first. */
const openSteps = (goals: readonly Goal[]) =>
  goals
    .flatMap(({ title: goal, steps }) => steps.filter(({ done }) => !done).map((step) => ({ ...step, goal })))
    .toSorted((one, other) => (one.due || '9').localeCompare(other.due || '9'));

/** How many of them an agenda has. */
const SHOWN = 6;

interface SessionPreparationProps {
  /** The mentorship. */
  id: string;
  /** The session is over: what is open now comes next. */
  over: boolean;
}

/** What a session of a mentorship is prepared by, and what is noted afterwards: agreed steps that are open, and the notes. */
export function SessionPreparation({ id, over }: SessionPreparationProps) {
  const { data, error, isFetching, refetch } = useMentorship(id);
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        fallback="We couldn’t load the mentorship of this session."
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-64 w-full rounded-card" />;
  const steps = openSteps(data.goals);
  return (
    <>
      <Card
        title={over ? 'Next steps' : 'Agenda'}
        description="The agreed steps that are still open, the next one due first."
      >
        {steps.length === 0 ? (
          <p className="text-small text-muted">
            No steps are open. <TextLink to={mentorshipPath(id)}>Plan goals and steps</TextLink> together.
          </p>
        ) : (
          <ul className="flex flex-col gap-2 text-small">
            {steps.slice(0, SHOWN).map(({ title, due, goal }) => (
              <li key={`${goal} ${title} ${due}`} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{title}</bdi>
                  <span className="block text-fine text-muted">
                    <bdi>{goal}</bdi>
                  </span>
                </span>
                {due !== '' && <span className="text-muted tabular-nums">due {dateInWords(due)}</span>}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="Notes" description="Before and after the session. Each says who reads it.">
        <Notes mentorship={data} writable={data.status === 'active'} />
      </Card>
    </>
  );
}
