import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useMentorScreens } from '#frontend/parts/mentors/ownMentor.ts';
import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';
import { ENOUGH_RECORDS } from '#shared/features/mentors/rules.ts';
import { useMentorStats } from '../mentees.ts';

/** In place of a figure of too few records. */
const NOT_ENOUGH = <span className="text-body font-normal text-muted">Not enough yet</span>;

interface MenteeFiguresProps {
  /** The query string of a tab of the list. */
  searchFor: (values: { tab: 'active' | 'all' }) => string;
}

/** The four figures of a mentor (spec, point 2), from records. */
export function MenteeFigures({ searchFor }: MenteeFiguresProps) {
  const { schedule } = useMentorScreens();
  const { data, error, isFetching, refetch } = useMentorStats();
  if (!data && error && !isFetching)
    return (
      <RetryNotice error={error} fallback="We couldn’t load your figures." onRetry={() => void refetch()} />
    );
  const known = (value: number | null | undefined, words: (known: number) => string) =>
    value === undefined ? undefined : value === null ? NOT_ENOUGH : words(value);
  const since = (value: number | null | undefined, what: string, otherwise: string) =>
    value === null ? `after ${ENOUGH_RECORDS} ${what}` : otherwise;
  return (
    <StatList label="Your mentoring">
      <Stat
        label="Active mentees"
        value={data?.activeMentees}
        hint="you guide"
        to={searchFor({ tab: 'active' })}
      />
      <Stat
        label="Sessions this month"
        value={data?.sessionsThisMonth}
        hint="held and booked"
        to={schedule}
      />
      <Stat
        label="Average rating"
        value={known(data?.averageRating, (rating) => rating.toFixed(1))}
        hint={since(data?.averageRating, 'ratings', 'of 5, from sessions')}
      />
      <Stat
        label="Completion rate"
        value={known(data?.completionRate, (rate) => `${rate}%`)}
        hint={since(data?.completionRate, 'finished mentorships', 'went to the end of their term')}
        to={searchFor({ tab: 'all' })}
      />
    </StatList>
  );
}
