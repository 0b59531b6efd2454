import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { METRIC_NAMESPACE, METRIC_SERVICE, type MetricName } from '#shared/metrics.ts';
import { env } from './env.ts';

let metrics: Metrics | undefined;

/** Counts one, or a number of them, as soon as the invocation ends. */
export const count = (name: MetricName, number = 1): void => {
  metrics ??= new Metrics({
    namespace: METRIC_NAMESPACE,
    serviceName: METRIC_SERVICE,
    defaultDimensions: { stage: env('STAGE') },
  });
  metrics.addMetric(name, MetricUnit.Count, number);
};

/** Writes what was counted as one line in CloudWatch's embedded metric format; nothing when there is nothing. */
export const publishMetrics = (): void => {
  if (metrics?.hasStoredMetrics()) metrics.publishStoredMetrics();
};
