import { Chart } from '#frontend/ui/charts/Chart.tsx';
import { ChartTable } from '#frontend/ui/charts/ChartTable.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import {
  GOAL_AREA_LABELS,
  GOAL_AREAS,
  type GoalArea,
  type Progress as Percents,
} from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { dayIn, shortDayIn, useTimeZone } from '../calendar/time.ts';

const percent = (value: number): string => `${value}%`;
const cell = (value: number | null): string => (value === null ? 'No steps' : percent(value));

/** The parts in a word each: beside a line there is little room. */
const SHORT: Readonly<Record<GoalArea, string>> = {
  skillDevelopment: 'Skills',
  careerReadiness: 'Career',
  projectCompletion: 'Projects',
};

/** The three parts of a mentee's progress now, by the goals that both agreed on. */
export function CurrentProgress({ current }: { current: Percents }) {
  return (
    <div className="@container">
      <div className="grid items-end gap-x-6 gap-y-4 @2xl:grid-cols-3">
        {GOAL_AREAS.map((area) => (
          <Progress
            key={area}
            label={GOAL_AREA_LABELS[area]}
            value={current[area] ?? 0}
            detail={cell(current[area])}
          />
        ))}
      </div>
    </div>
  );
}

/** The progress after each agreement, as lines and as a table. Nothing before the second agreement. */
export function ProgressChart({ progress }: { progress: Mentorship['progress'] }) {
  const zone = useTimeZone();
  if (progress.length < 2) return null;
  const drawn = GOAL_AREAS.filter((area) => progress.some((entry) => entry[area] !== null));
  return (
    <div>
      <Chart
        kind="lines"
        label="Progress over time"
        series={drawn.map((area) => ({ name: SHORT[area] }))}
        points={progress.map(({ at, ...parts }) => ({
          name: dayIn(at, zone),
          tick: shortDayIn(at, zone),
          values: drawn.map((area) => parts[area]),
        }))}
        format={percent}
      />
      <div className="mt-3">
        <ChartTable
          of="the progress over time"
          caption="Progress over time"
          columns={['Agreed on', ...GOAL_AREAS.map((area) => GOAL_AREA_LABELS[area])]}
          rows={progress.toReversed().map(({ at, ...parts }) => ({
            id: at,
            name: dayIn(at, zone),
            cells: GOAL_AREAS.map((area) => cell(parts[area])),
          }))}
        />
      </div>
    </div>
  );
}
