import type { PublishedResults } from '#shared/features/judging/result-schema.ts';

interface IntervalMarkProps {
  interval: PublishedResults['entries'][number]['interval'];
  mean: number;
  /** The same for all entries, so that they can be compared by eye. */
  scale: { readonly from: number; readonly to: number };
}

/** A mean as a dot and its interval as a line. The figures are beside it: this is for the eye alone. */
export function IntervalMark({ interval, mean, scale: { from, to } }: IntervalMarkProps) {
  const at = (value: number): string => `${(100 * (value - from)) / (to - from)}%`;
  return (
    <svg aria-hidden="true" className="chart mt-1 block h-4 w-full overflow-visible">
      <line x1="0" x2="100%" y1="8" y2="8" className="stroke-line" />
      {interval && (
        <line
          x1={at(interval.from)}
          x2={at(interval.to)}
          y1="8"
          y2="8"
          data-series="1"
          className="stroke-series-1"
          strokeWidth={3}
          strokeLinecap="round"
        />
      )}
      <circle cx={at(mean)} cy="8" r="5" data-series="1" className="fill-series-1" />
    </svg>
  );
}
