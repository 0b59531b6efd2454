import { fullDate } from '#frontend/ui/data/dates.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { AnalyticsIcon } from '#frontend/ui/style/icons.ts';
import { compared, MEASURE_LABELS, MEASURES, type Measure } from '#shared/features/fairness/measures.ts';
import { quarterLabel } from '#shared/features/fairness/quarters.ts';
import { DIMENSION_LABELS } from '#shared/features/fairness/tally.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import type { FairnessFilters } from '../fairnessFilters.ts';
import { trendOf } from '../trend.ts';
import { Aside } from './Aside.tsx';
import { RatioTable } from './RatioTable.tsx';

type Figures = AnswerOf<'fairness.ofOwnCompany'>;

interface PanelProps {
  figures: Figures;
  values: FairnessFilters;
  set: (changed: Partial<FairnessFilters>) => void;
}

const MEASURE_OPTIONS = MEASURES.map((value) => ({ value, label: MEASURE_LABELS[value] }));

/** The rates of a company by group, for one quarter and one outcome, with what an auditor and the law ask for. */
export function Panel({ figures: { quarters, next }, values, set }: PanelProps) {
  const chosen = quarters.find(({ quarter }) => quarter.toLowerCase() === values.quarter) ?? quarters[0];
  const measure: Measure = values.measure || 'interview_scheduled';
  return (
    <div className="@container">
      <div className="grid gap-6 @split:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {chosen ? (
            <>
              <div data-printed="" className="grid gap-3 sm:grid-cols-2">
                <Select
                  label="Applied in"
                  options={quarters.map(({ quarter }) => ({
                    value: quarter.toLowerCase(),
                    label: quarterLabel(quarter),
                  }))}
                  value={chosen.quarter.toLowerCase()}
                  onChange={({ target }) => set({ quarter: target.value })}
                />
                <Select
                  label="Outcome"
                  options={MEASURE_OPTIONS}
                  value={measure}
                  onChange={({ target }) =>
                    set({ measure: MEASURES.find((one) => one === target.value) ?? '' })
                  }
                />
              </div>
              <p className="text-small text-muted">
                {chosen.people} {chosen.people === 1 ? 'candidate' : 'candidates'} in all; not everyone
                answers. The dot is the ratio to the highest rate, the thick line its 95% interval, the dashed
                line four-fifths.
              </p>
              {chosen.dimensions.map(({ dimension, groups }) => (
                <RatioTable
                  key={dimension}
                  title={DIMENSION_LABELS[dimension]}
                  compared={compared(groups, measure)}
                  trend={trendOf(quarters, dimension, measure)}
                />
              ))}
              <p className="text-fine text-muted">
                Made <Moment at={chosen.madeAt} />. Figures of a quarter do not change afterwards.
              </p>
            </>
          ) : (
            <Nothing next={next} />
          )}
        </div>
        <Aside quarters={quarters} next={next} />
      </div>
    </div>
  );
}

function Nothing({ next: { quarter, on } }: Pick<Figures, 'next'>) {
  return (
    <EmptyState icon={<AnalyticsIcon />} heading="h2" title="No figures yet">
      Figures about those who apply from {quarterLabel(quarter)} are made on {fullDate(on)}: once for each
      quarter, so that no one’s answers can be told from a change.
    </EmptyState>
  );
}
