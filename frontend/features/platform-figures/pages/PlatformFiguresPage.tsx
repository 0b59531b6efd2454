import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { AnalyticsIcon } from '#frontend/ui/style/icons.ts';
import { SHOWN_FROM } from '#shared/features/platform-figures/disclosure.ts';
import { definitionOf, type FigureName } from '#shared/features/platform-figures/figures.ts';
import { rangeProblem } from '#shared/features/platform-figures/periods.ts';
import { ActiveUsers } from '../components/ActiveUsers.tsx';
import { FigureChart } from '../components/FigureChart.tsx';
import { FigureFilterBar } from '../components/FigureFilterBar.tsx';
import { Funnel } from '../components/Funnel.tsx';
import { Health } from '../components/Health.tsx';
import { FIGURE_FILTERS, type FigureFilters, type Period, periodFor } from '../figureFilters.ts';
import { FIGURE_GROUPS } from '../figureGroups.ts';
import { type Numbers, rowsOf } from '../periods.ts';

const PERIOD_LABELS: Readonly<Record<Period, string>> = { day: 'Day', week: 'Week', month: 'Month' };

/** `/dashboard/admin/analytics`: what happens on the platform, and whether it works. */
export default function PlatformFiguresPage() {
  const { values, set, clear, filtered } = useUrlFilters(FIGURE_FILTERS);
  const { by, ...asked } = values;
  const query = Object.fromEntries(FIGURE_FILTERS.write({ ...asked, by: '' }));
  const problem = values.from && values.to ? rangeProblem(values.from, values.to) : undefined;
  const { data, error, isError, refetch } = useQuery({
    ...api.query('platform-figures.list', { query }),
    placeholderData: keepPreviousData,
    enabled: problem === undefined,
    staleTime: 0,
    refetchInterval: 60_000,
  });
  const period = periodFor(by, data?.days.length ?? 0);
  return (
    <>
      <PageHeader
        title="Analytics"
        description="What happens on Fledge, in days of UTC, and whether it works."
      />
      <div className="@container flex flex-col gap-6">
        <FigureFilterBar
          values={values}
          period={period}
          set={set}
          clear={clear}
          filtered={filtered}
          problem={problem}
        />
        {isError && (
          <RetryNotice
            error={error}
            title="We couldn’t load the figures"
            heading="h2"
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && problem === undefined && <FiguresSkeleton />}
        {data && !isError && <Shown numbers={data} values={values} period={period} clear={clear} />}
        <Health />
      </div>
    </>
  );
}

interface ShownProps {
  numbers: Numbers;
  values: FigureFilters;
  period: Period;
  clear: () => void;
}

function Shown({ numbers, values, period, clear }: ShownProps) {
  const { since, closedThrough, from, to, totals, hidden, days } = numbers;
  if (since === null || closedThrough === null)
    return (
      <EmptyState icon={<AnalyticsIcon />} heading="h2" title="No figures yet">
        They begin with the next change on Fledge. What happened before is not counted.
      </EmptyState>
    );
  if (hidden || days.length === 0)
    return (
      <EmptyState
        icon={<AnalyticsIcon />}
        heading="h2"
        title={hidden ? 'Too few people to show this role' : 'Nothing was counted in this range'}
        action={<Button onClick={clear}>Clear Filters</Button>}
      >
        {hidden
          ? `Figures of a role need ${SHOWN_FROM} active people of it, and as many in what is left of the totals.`
          : `Figures are counted since ${fullDate(since)}.`}
      </EmptyState>
    );
  const users = (more: Record<string, string>) =>
    `${ADMIN_PATHS.users}?${new URLSearchParams({ ...(values.role && { role: values.role }), ...more })}`;
  const userList = users({ joinedFrom: from, joinedTo: to });
  const lists: Partial<Record<FigureName, string>> = {
    signUps: userList,
    activeUsers: users({ activeFrom: from }),
    reports: ADMIN_PATHS.reports,
  };
  const rows = rowsOf(numbers, period);
  return (
    <>
      <ActiveUsers numbers={numbers} userList={userList} />
      <div className="grid gap-6 @split:grid-cols-2">
        <Funnel totals={totals} />
        {FIGURE_GROUPS.map((group) => (
          <FigureChart
            key={group.title}
            group={group}
            rows={rows}
            totals={totals}
            period={PERIOD_LABELS[period]}
            listOf={(figure) => lists[figure]}
          />
        ))}
      </div>
      <p className="text-fine text-muted">
        {`Counted since ${fullDate(since)}${values.role ? `, of the role ${ROLE_LABELS[values.role]}` : ''}. Days up to ${fullDate(closedThrough)} are closed and never change; later ones are provisional. ${definitionOf('late').label} in this range: ${totals.late ?? '–'}. ${definitionOf('late').definition}`}
      </p>
    </>
  );
}

function FiguresSkeleton() {
  return (
    <div role="status" aria-label="Loading the figures…" className="flex flex-col gap-6">
      <Skeleton className="h-24 w-full" />
      <div className="grid gap-6 @split:grid-cols-2">
        {['funnel', 'active', 'joining', 'hiring'].map((name) => (
          <Skeleton key={name} className="h-72 w-full" />
        ))}
      </div>
    </div>
  );
}
