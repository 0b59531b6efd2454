import { BarTable, type BarTableProps } from '#frontend/parts/analytics/BarTable.tsx';
import { Chart } from '#frontend/ui/charts/Chart.tsx';
import { fullDate, nearDate } from '#frontend/ui/data/dates.ts';
import { SHARES_FROM, SOURCE_LABELS } from '#shared/features/applicants/hiring-rules.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { type AnalyticsFilters, listOf } from '../analyticsFilters.ts';
import { weeksOf } from '../weeks.ts';

type Numbers = AnswerOf<'analytics.hiring'>;

interface HiringChartsProps {
  numbers: Numbers;
  values: AnalyticsFilters;
}

const label = (status: keyof typeof applicationWorkflow.statuses): string =>
  applicationWorkflow.statuses[status].label;

/** A share in percent; nothing of fewer than five people. */
const share = (part: number, of: number): string =>
  of < SHARES_FROM ? '–' : `${Math.round((100 * part) / of)}%`;

const inDays = (days: number | null): string => {
  if (days === null) return '–';
  return days === 0 ? 'same day' : `${days} ${days === 1 ? 'day' : 'days'}`;
};

/** Stages whose people may have another status by now. */
const STAGE_LABELS: Readonly<Partial<Record<Numbers['funnel'][number]['stage'], string>>> = {
  new: 'Applied',
  interview_scheduled: 'Invited to an interview',
};

const REPLIES = [
  ['kept', 'In time'],
  ['late', 'Late'],
  ['missed', 'Missed'],
  ['due', 'Not due yet'],
] as const;

/** A column for each week, whose applicants a click opens. */
const byWeek = (days: Numbers['days'], values: AnalyticsFilters): BarTableProps => {
  const title = 'Applications by week';
  const weeks = weeksOf(days).map(({ from, to, applied }) => ({
    from,
    applied,
    to: listOf({ ...values, from, to }, { reached: 'new' }),
  }));
  return {
    title,
    description: 'The latest thirteen weeks of the days that you chose.',
    columns: ['Week from', 'Applied'],
    chart: (
      <Chart
        kind="columns"
        label={title}
        series={[{ name: 'Applied' }]}
        points={weeks.map(({ from, to, applied }) => ({
          name: `Week from ${fullDate(from)}`,
          tick: nearDate(from),
          values: [applied],
          to,
        }))}
      />
    ),
    bars: weeks.map(({ from, to, applied }) => ({
      name: fullDate(from),
      to,
      length: applied,
      figures: [applied],
    })),
  };
};

/** Each question about hiring, with its figures. */
const chartsOf = (
  { applied, funnel, stays, sources, ends, days, replies }: Numbers,
  values: AnalyticsFilters,
): BarTableProps[] => {
  const promised = replies.kept + replies.late + replies.missed + replies.due;
  return [
    {
      title: 'Promised replies',
      description: 'What became of the day that applicants were promised. A review alone is no reply.',
      columns: ['Reply', 'People', 'Of all'],
      empty: 'No one has been promised a reply yet.',
      bars:
        promised === 0
          ? []
          : REPLIES.map(([state, name]) => ({
              name,
              length: replies[state],
              figures: [replies[state], share(replies[state], promised)],
            })),
    },
    {
      title: 'Funnel',
      description: 'How far those who applied have come, whatever became of them since.',
      columns: ['Stage', 'People', 'Of all'],
      bars: funnel.map(({ stage, people }) => ({
        name: STAGE_LABELS[stage] ?? label(stage),
        to: listOf(values, { reached: stage }),
        length: people,
        figures: [people, share(people, applied)],
      })),
    },
    {
      title: 'Time in status',
      description: 'How long applications had a status before the next step.',
      columns: ['Status', 'People', 'Median', '9 of 10 within'],
      empty: 'It appears with the first decisions.',
      bars: stays.map(({ status, people, median, slowest }) => ({
        name: label(status),
        length: slowest ?? 0,
        figures: [people, inDays(median), inDays(slowest)],
      })),
    },
    byWeek(days, values),
    {
      title: 'Sources',
      description:
        'Where applicants came from. Invited are those who got as far as an interview, past or still ahead.',
      columns: ['Source', 'Applied', 'Invited', 'Hired'],
      bars: sources.map(({ source, applied: people, invited, hired }) => ({
        name: SOURCE_LABELS[source],
        to: listOf(values, { source, reached: 'new' }),
        length: people,
        figures: [people, invited, hired],
      })),
    },
    {
      title: 'Drop-outs',
      description: 'Where applications ended without a hire: the status they had before.',
      columns: ['Status before', 'Rejected', 'Withdrawn', 'Declined'],
      empty: 'No application has ended without a hire.',
      bars: ends.map(({ status, rejected, withdrawn, offer_declined }) => ({
        name: label(status),
        length: rejected + withdrawn + offer_declined,
        figures: [rejected, withdrawn, offer_declined],
      })),
    },
  ];
};

/** Each question about hiring as a chart with its figures. */
export function HiringCharts({ numbers, values }: HiringChartsProps) {
  return (
    <div className="grid gap-6 @split:grid-cols-2">
      {chartsOf(numbers, values).map((chart) => (
        <BarTable key={chart.title} {...chart} />
      ))}
    </div>
  );
}
