interface Measurement {
  readonly MetricStat?: { readonly Metric: { readonly MetricName: string }; readonly Stat: string };
}

/** What an alarm looks at: names of metrics, each followed by the statistic. */
export const measured = ({
  MetricName,
  Statistic,
  ExtendedStatistic,
  Metrics,
}: Record<string, unknown>): unknown[] =>
  Metrics === undefined
    ? [MetricName, Statistic ?? ExtendedStatistic]
    : (Metrics as Measurement[]).flatMap(({ MetricStat }) =>
        MetricStat ? [MetricStat.Metric.MetricName, MetricStat.Stat] : [],
      );
