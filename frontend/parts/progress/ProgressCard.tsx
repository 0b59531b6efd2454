import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Chart } from '#frontend/ui/charts/Chart.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import {
  PROGRESS_APPLICATIONS,
  PROGRESS_GROUPS,
  PROGRESS_KINDS,
  type ProgressGroup,
  type ProgressMonth,
} from '#shared/features/progress/rules.ts';
import { ProgressTable } from './ProgressTable.tsx';
import { comparedInWords, GROUP_LABELS, KIND_LABELS, monthInShort, monthInWords } from './words.ts';

const GROUPS: readonly ProgressGroup[] = ['applying', 'learning'];
const SEGMENTS = GROUPS.map((group) => ({ value: group, label: GROUP_LABELS[group] }));

/** Past months do not change, and this one slowly. */
const FRESH_MS = 5 * 60_000;

/** What a student did in each month, compared with nobody but themselves. */
export default function ProgressCard() {
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query('progress.get'),
    staleTime: FRESH_MS,
  });
  return (
    <Card title="Your progress" description="Month by month, compared only with your own past.">
      {data && <Progress months={data.months} partial={data.partial} />}
      {!data && (!error || isFetching) && <Skeleton className="h-72 w-full" />}
      {!data && error && !isFetching && (
        <RetryNotice
          error={error}
          fallback="We couldn’t load your progress."
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

function Progress({ months, partial }: { months: readonly ProgressMonth[]; partial: boolean }) {
  const [group, setGroup] = useState<ProgressGroup>('applying');
  const kinds = PROGRESS_GROUPS[group];
  const isEmpty = months.every((month) => PROGRESS_KINDS.every((kind) => month[kind] === 0));
  if (isEmpty)
    return (
      <p className="text-small text-muted">
        Your applications, their answers, interviews, mentoring sessions, project reviews and proven skills
        will appear here, month by month.
      </p>
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex">
        <SegmentedControl
          label="What is shown"
          name="progress-group"
          segments={SEGMENTS}
          value={group}
          onChange={(value) => setGroup(GROUPS.find((one) => one === value) ?? 'applying')}
        />
      </div>
      <section aria-label="This month">
        <p className="text-fine text-muted">This month</p>
        <ul aria-live="polite" className="mt-1 flex flex-col gap-0.5 text-small">
          {kinds.map((kind) => (
            <li key={kind}>{comparedInWords(months, kind)}</li>
          ))}
        </ul>
      </section>
      {months.length > 1 && (
        <Chart
          key={group}
          kind="lines"
          label={`${GROUP_LABELS[group]} by month`}
          series={kinds.map((kind) => ({ name: KIND_LABELS[kind] }))}
          points={months.map((month) => ({
            name: monthInWords(month.month),
            tick: monthInShort(month.month),
            values: kinds.map((kind) => month[kind]),
          }))}
        />
      )}
      <ProgressTable months={months} kinds={kinds} />
      {partial && (
        <p className="text-fine text-muted">
          Only your latest {PROGRESS_APPLICATIONS} applications are counted, so the earliest months miss some.
        </p>
      )}
    </div>
  );
}
