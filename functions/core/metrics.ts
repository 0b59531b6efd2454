import { METRIC_NAMESPACE, METRIC_SERVICE, type MetricName } from '#shared/metrics.ts';
import { env } from './env.ts';

/** What this invocation counted, by name. */
const counted = new Map<MetricName, number>();

/** Counts one, as soon as the invocation ends. */
export const count = (name: MetricName): void => void counted.set(name, (counted.get(name) ?? 0) + 1);

/** Writes what was counted as one line in CloudWatch's embedded metric format; nothing when there is nothing. */
export const publishMetrics = (): void => {
  if (counted.size === 0) return;
  const dimensions = { service: METRIC_SERVICE, stage: env('STAGE') };
  const definition = {
    Namespace: METRIC_NAMESPACE,
    Dimensions: [Object.keys(dimensions)],
    Metrics: [...counted.keys()].map((Name) => ({ Name, Unit: 'Count' })),
  };
  const _aws = { Timestamp: Date.now(), CloudWatchMetrics: [definition] };
  const line = { _aws, ...dimensions, ...Object.fromEntries(counted) };
  counted.clear();
  // Not `console`, before whose lines Lambda puts the time and the invocation: CloudWatch looks for an object.
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
