import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { METRIC_NAMESPACE, METRIC_SERVICE, METRICS, type MetricName } from '#shared/metrics.ts';
import type { Stage } from '../app/stages.ts';
import type { Api } from './api.ts';
import type { Events } from './events.ts';
import type { StagedApi } from './http-api.ts';
import type { Site } from './site.ts';
import type { Data } from './table.ts';

/** What is watched. */
export interface MetricSources {
  readonly stage: Stage;
  readonly staged: StagedApi;
  readonly site: Site;
  readonly api: Api;
  readonly events: Events;
  readonly data: Data;
  /** The function that reads resumes. */
  readonly parser: LambdaFunction;
  /** The function that lets browsers open a web socket. */
  readonly connect: LambdaFunction;
}

export const PERIOD = Duration.minutes(5);

/** Requests that the API's throttle refused before any function was called, in the access log (http-api.ts). */
const THROTTLED: IFilterPattern = FilterPattern.all(
  FilterPattern.stringValue('$.status', '=', '429'),
  FilterPattern.stringValue('$.functionStatus', '=', '-'),
);

/** Counts the lines of a log that fit a pattern. */
const counted = (
  scope: Construct,
  metricName: string,
  logGroup: ILogGroup | undefined,
  filterPattern: IFilterPattern,
): Metric => {
  if (!logGroup) throw new Error(`There is no log in which to count ${metricName}.`);
  const filter = new MetricFilter(scope, metricName, {
    logGroup,
    filterPattern,
    metricNamespace: METRIC_NAMESPACE,
    metricName,
    metricValue: '1',
    defaultValue: 0,
  });
  return filter.metric({ statistic: Stats.SUM, period: PERIOD, label: metricName });
};

/** What the functions count themselves (shared/metrics.ts), each by its name. */
const ownMetrics = ({ name }: Stage): Readonly<Record<MetricName, Metric>> => {
  const own = (metricName: string) =>
    new Metric({
      namespace: METRIC_NAMESPACE,
      metricName,
      dimensionsMap: { service: METRIC_SERVICE, stage: name },
      statistic: Stats.SUM,
      period: PERIOD,
    });
  return Object.fromEntries(Object.keys(METRICS).map((name) => [name, own(name)])) as Record<
    MetricName,
    Metric
  >;
};

/** The table's throttled reads and writes. The L2's metric for this wants to know each operation. */
const tableThrottles = ({ table }: Data): IMetric => {
  const of = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: table.tableName },
      statistic: Stats.SUM,
      period: PERIOD,
    });
  return new MathExpression({
    label: 'Table throttles',
    expression: 'FILL(reads, 0) + FILL(writes, 0)',
    usingMetrics: { reads: of('ReadThrottleEvents'), writes: of('WriteThrottleEvents') },
    period: PERIOD,
  });
};

/** Of the whole account: its functions share one number of concurrent runs, so anyone's throttles are everyone's. */
const functionThrottles = (): IMetric =>
  new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: Stats.SUM, period: PERIOD });

/** How many messages are in a queue. */
const waiting = (queue: Queue, label: string): Metric =>
  queue.metricApproximateNumberOfMessagesVisible({ period: PERIOD, statistic: Stats.MAXIMUM, label });

/** How long the oldest record that a consumer of the stream has read waited for it. */
const age = (consumer: LambdaFunction, label: string): Metric =>
  consumer.metric('IteratorAge', { period: PERIOD, statistic: Stats.MAXIMUM, label });

/** Everything that the alarms and the dashboard look at, in periods of five minutes. */
export const metricsOf = (scope: Construct, { stage, staged, events, data }: MetricSources) => {
  const { httpStage, accessLogs } = staged;
  return {
    requests: httpStage.metricCount({ period: PERIOD, label: 'Requests' }),
    apiErrors: httpStage.metricServerError({ period: PERIOD, statistic: Stats.SUM, label: 'Failed (5xx)' }),
    clientErrors: httpStage.metricClientError({
      period: PERIOD,
      statistic: Stats.SUM,
      label: 'Refused (4xx)',
    }),
    latency: (percentile: number) =>
      httpStage.metricLatency({ period: PERIOD, statistic: Stats.p(percentile), label: `p${percentile}` }),
    apiThrottled: counted(scope, 'ApiThrottled', accessLogs, THROTTLED),
    functionThrottles: functionThrottles(),
    tableThrottles: tableThrottles(data),
    deadLetters: waiting(events.deadLetters, 'Dead letters'),
    mailDeadLetters: waiting(events.mailDeadLetters, 'Dead letters: mail'),
    streamAge: age(events.stream, 'Oldest record (ms)'),
    mailAge: age(events.mail, 'Oldest record: mail (ms)'),
    passwordChangedErrors: events.passwordChanged.metricErrors({ period: PERIOD }),
    own: ownMetrics(stage),
  };
};
export type Metrics = ReturnType<typeof metricsOf>;
