import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import type { DirectoryFigures } from '#shared/features/admin/directory.ts';
import { startOfMonth, type UserFilters } from '../adminFilters.ts';

interface UserFiguresProps {
  figures: DirectoryFigures | undefined;
  searchFor: (filters: Partial<UserFilters>) => string;
}

/** The stat cards; each leads to its list. */
export function UserFigures({ figures, searchFor }: UserFiguresProps) {
  const value = (count: number | undefined) => count?.toLocaleString('en');
  return (
    <StatList label="User statistics">
      <Stat label="Total users" value={value(figures?.total)} to={searchFor({})} />
      <Stat label="Active users" value={value(figures?.active)} to={searchFor({ status: 'active' })} />
      <Stat label="Students" value={value(figures?.students)} to={searchFor({ role: 'student' })} />
      <Stat
        label="New this month"
        value={value(figures?.newThisMonth)}
        to={searchFor({ joinedFrom: startOfMonth(serverDate()) })}
      />
    </StatList>
  );
}
