import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { PlanNeeded } from '#frontend/parts/companies/PlanNeeded.tsx';
import { isPlanRequired } from '#frontend/parts/companies/planRequired.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ApplicantsIcon } from '#frontend/ui/style/icons.ts';
import { keptPercent } from '#shared/core/reply-words.ts';
import { SHARES_FROM } from '#shared/features/applicants/hiring-rules.ts';
import { POSTING_SCREENS } from '#shared/features/postings/screens.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { ANALYTICS_FILTERS, type AnalyticsFilters, listOf } from '../analyticsFilters.ts';
import { HiringCharts } from '../components/HiringCharts.tsx';

type Numbers = AnswerOf<'analytics.hiring'>;

/** `/dashboard/employer/analytics`: where people wait, and what became of those who applied. */
export default function AnalyticsPage() {
  const { values, set, clear, filtered } = useUrlFilters(ANALYTICS_FILTERS);
  const query = Object.fromEntries(ANALYTICS_FILTERS.write(values));
  const { data, error, isError, refetch } = useQuery({
    ...api.query('analytics.hiring', { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (isPlanRequired(state.error) ? false : 30_000),
  });
  return (
    <>
      <PageHeader
        title="Analytics"
        description="What became of everyone who applied, and where people wait."
      />
      <div className="@container flex flex-col gap-6">
        {isPlanRequired(error) && <PlanNeeded feature="analytics" title="The analytics dashboard" />}
        {!isPlanRequired(error) && (filtered || data?.postings.length !== 0) && (
          <div data-printed="" className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
            <Select
              label="Posting"
              className="min-w-56 flex-1 max-md:col-span-2"
              placeholder="All postings"
              options={(data?.postings ?? []).map(({ id, title, applied }) => ({
                value: id,
                label: `${title} (${applied})`,
              }))}
              value={values.opportunityId}
              onChange={({ target }) => set({ opportunityId: target.value })}
            />
            <DateField
              label="Applied from"
              value={values.from}
              onChange={({ target }) => set({ from: target.value }, { replace: true })}
            />
            <DateField
              label="Applied to"
              value={values.to}
              onChange={({ target }) => set({ to: target.value }, { replace: true })}
            />
            {filtered && (
              <Button variant="quiet" onClick={clear}>
                Clear Filters
              </Button>
            )}
          </div>
        )}
        {!data && isError && !isPlanRequired(error) && (
          <RetryNotice
            error={error}
            title="We couldn’t load the numbers"
            heading="h2"
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <NumbersSkeleton />}
        {data && data.applied === 0 && <NoNumbers filtered={filtered} onClear={clear} />}
        {data && data.applied > 0 && (
          <>
            <Replies numbers={data} values={values} />
            <HiringCharts numbers={data} values={values} />
            {data.updatedAt && (
              <p className="text-fine text-muted">
                Up to date as of <Moment at={data.updatedAt} />. Percentages and medians need at least five
                people.
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** The promises first: who got an answer in time, and who still waits. */
function Replies({ numbers, values }: { numbers: Numbers; values: AnalyticsFilters }) {
  const { applied, replies } = numbers;
  const { kept, late, missed, due, overdue, median } = replies;
  const of = kept + late + missed;
  return (
    <StatList label="Replies">
      <Stat
        label="Promises kept"
        value={of === 0 ? '–' : `${kept} of ${of}`}
        hint={
          of < SHARES_FROM
            ? 'Of those whose promised day is known'
            : `${keptPercent({ kept, of })}%, as your public record counts`
        }
        to={listOf(values, { answered: 'yes' })}
      />
      <Stat
        label="Waiting for an answer"
        value={due + overdue}
        hint={overdue === 0 ? 'None past the promised day' : `${overdue} past the promised day`}
        to={listOf(values, { answered: 'no' })}
      />
      <Stat
        label="Days to an answer"
        value={median ?? '–'}
        hint={median === null ? 'From five answers on' : 'The median'}
        to={listOf(values, { answered: 'yes' })}
      />
      <Stat label="Applied" value={applied} to={listOf(values, { reached: 'new' })} />
    </StatList>
  );
}

function NoNumbers({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      icon={<ApplicantsIcon />}
      heading="h2"
      title="No one applied in this period"
      action={<Button onClick={onClear}>Clear Filters</Button>}
    >
      Choose another period or another posting.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<ApplicantsIcon />}
      heading="h2"
      title="No numbers yet"
      action={<ButtonLink to={POSTING_SCREENS.employer}>Go to your postings</ButtonLink>}
    >
      They start with the first application for one of your postings.
    </EmptyState>
  );
}

function NumbersSkeleton() {
  return (
    <div role="status" aria-label="Loading the numbers…" className="flex flex-col gap-6">
      <Skeleton className="h-24 w-full" />
      <div className="grid gap-6 @split:grid-cols-2">
        {['funnel', 'time', 'weeks', 'sources'].map((name) => (
          <Skeleton key={name} className="h-72 w-full" />
        ))}
      </div>
    </div>
  );
}
