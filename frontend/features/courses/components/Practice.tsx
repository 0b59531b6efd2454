import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { dayIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CoursesIcon } from '#frontend/ui/style/icons.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { MINE_PATH } from '../paths.ts';
import { leftInWords } from '../words.ts';
import { PracticeCard } from './PracticeCard.tsx';

/** Exercises that were learned and are due again, one at a time. */
export function Practice() {
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query('assessments.practice'),
    staleTime: 0,
  });
  const card = data?.cards[0];
  if (data && card)
    return (
      <div className="mx-auto max-w-prose">
        <p role="status" className="mb-3 text-small text-muted tabular-nums">
          {leftInWords(data.cards.length)}
          {data.later > 0 &&
            `. ${data.later.toLocaleString('en')} more are spread over the days that follow.`}
        </p>
        <PracticeCard key={`${card.courseId} ${card.exercise} ${card.dueAt}`} card={card} />
      </div>
    );
  if (data) return <Nothing practice={data} />;
  if (error && !isFetching)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load your practice"
        onRetry={() => void refetch()}
      />
    );
  return (
    <div role="status" className="mx-auto max-w-prose animate-appear">
      <span className="sr-only">Loading your practice…</span>
      <Skeleton className="mb-3 h-5 w-32" />
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  );
}

/** Nothing is due: what was done, and when more comes. */
function Nothing({ practice: { done, later, nextAt } }: { practice: AnswerOf<'assessments.practice'> }) {
  const zone = useTimeZone();
  const next = nextAt === null ? '' : `The next are due on ${dayIn(nextAt, zone)}.`;
  if (done === 0 && nextAt === null)
    return (
      <EmptyState
        icon={<CoursesIcon />}
        heading="h2"
        title="Nothing to practise yet"
        action={<ButtonLink to={MINE_PATH}>My courses</ButtonLink>}
      >
        An exercise that you answer right in a lesson comes back here a few days later, and then ever less
        often. That way it stays with you.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<CoursesIcon />}
      heading="h2"
      title={done > 0 ? 'That’s all for today' : 'Nothing is due today'}
      action={<ButtonLink to={MINE_PATH}>My courses</ButtonLink>}
    >
      <p role="status">
        {done > 0 && `You practised ${done === 1 ? 'one card' : `${done} cards`}. `}
        {later > 0 && `${later.toLocaleString('en')} more are spread over the days that follow. `}
        {next}
      </p>
    </EmptyState>
  );
}
