import { fullDate } from '#frontend/ui/data/dates.ts';
import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';
import type { Numbers } from '../periods.ts';

interface Latest {
  readonly provisional: boolean;
  readonly figures: Numbers['totals'];
}

const activeIn = (latest: Latest | undefined) => latest?.figures.activeUsers ?? '–';

const hintOf = (what: string, latest: Latest | undefined): string => {
  if (latest?.figures.activeUsers === null)
    return `${what}. Not known for a time before figures were counted`;
  return latest?.provisional ? `${what}, provisional` : what;
};

/** The users of the last day, week and month of the range: each counts once in each of them. */
export function ActiveUsers({ numbers, userList }: { numbers: Numbers; userList: string }) {
  const [day, week, month] = [numbers.days.at(-1), numbers.weeks.at(-1), numbers.months.at(-1)];
  return (
    <StatList label="Active users and sign-ups">
      <Stat label="Active in a day" value={activeIn(day)} hint={day && hintOf(fullDate(day.date), day)} />
      <Stat
        label="Active in a week"
        value={activeIn(week)}
        hint={week && hintOf(`From ${fullDate(week.from)}`, week)}
      />
      <Stat
        label="Active in a month"
        value={activeIn(month)}
        hint={month && hintOf(`From ${fullDate(month.from)}`, month)}
      />
      <Stat label="Sign-ups" value={numbers.totals.signUps ?? '–'} hint="In this range" to={userList} />
    </StatList>
  );
}
