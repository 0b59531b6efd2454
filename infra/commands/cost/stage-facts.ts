import * as z from 'zod';
import { OperatorError } from '#infra/app/operator-error.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { METRICS } from '#shared/metrics.ts';
import { periodOf } from '../../local/schedules/rate.ts';

const templateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
});
type Resources = z.infer<typeof templateSchema>['Resources'];
type Properties = Resources[string]['Properties'];

/** What a stage's template says about its costs. */
export interface StageFacts {
  readonly priceClass: string;
  /** MB of each function, by its description. */
  readonly memory: ReadonlyMap<string, number>;
  readonly hasAccessLog: boolean;
  readonly hasBackups: boolean;
  readonly logDays: number;
  readonly edgeFunctions: number;
  readonly alarmMetrics: number;
  readonly ownMetrics: number;
  readonly scheduledRunsAMonth: number;
}

const HOURS_A_MONTH = 730;

const ofType = (resources: Resources, type: string): [string, Properties][] =>
  Object.entries(resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, { Properties }]) => [id, Properties]);

/** The metrics that alarms look at: a sum of several is billed for each of them. */
const alarmMetricsIn = (resources: Resources): number => {
  const ours = ofType(resources, 'AWS::CloudWatch::Alarm').map(([, { Metrics }]) =>
    Array.isArray(Metrics) ? Metrics.filter((one) => 'MetricStat' in one).length : 1,
  );
  const inOtherRegions = ofType(resources, 'AWS::CloudFormation::StackSet').map(([, { TemplateBody }]) =>
    alarmMetricsIn(templateSchema.parse(JSON.parse(String(TemplateBody))).Resources),
  );
  return [...ours, ...inOtherRegions].reduce((sum, count) => sum + count, 0);
};

const tableSchema = z.object({
  PointInTimeRecoverySpecification: z.object({ PointInTimeRecoveryEnabled: z.boolean() }).optional(),
});
const distributionSchema = z.object({ DistributionConfig: z.object({ PriceClass: z.string() }) });
const logSchema = z.object({ RetentionInDays: z.number() });
const functionSchema = z.object({ Description: z.string().catch(''), MemorySize: z.number().default(128) });

const propertiesOf = <T>(resources: Resources, type: string, schema: z.ZodType<T>): T[] =>
  ofType(resources, type).map(([, properties]) => schema.parse(properties));

/** Reads a synthesised template. Throws an `OperatorError` when it has no distribution or no table. */
export const stageFacts = (template: unknown): StageFacts => {
  const { Resources } = templateSchema.parse(template);
  const [distribution] = propertiesOf(Resources, 'AWS::CloudFront::Distribution', distributionSchema);
  const [table] = propertiesOf(Resources, 'AWS::DynamoDB::Table', tableSchema);
  if (!distribution || !table) throw new OperatorError('The template has no distribution or no table.');
  const schedules = ofType(Resources, 'AWS::Scheduler::Schedule').map(
    ([id, { ScheduleExpression }]) => (HOURS_A_MONTH * HOUR_MS) / periodOf(String(ScheduleExpression), id),
  );
  const metricFilters = ofType(Resources, 'AWS::Logs::MetricFilter').length;
  return {
    priceClass: distribution.DistributionConfig.PriceClass,
    memory: new Map(
      propertiesOf(Resources, 'AWS::Lambda::Function', functionSchema).map((one) => [
        one.Description,
        one.MemorySize,
      ]),
    ),
    hasAccessLog: ofType(Resources, 'AWS::ApiGatewayV2::Stage').some(([, one]) => one.AccessLogSettings),
    hasBackups: table.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled === true,
    logDays: Math.max(
      ...propertiesOf(Resources, 'AWS::Logs::LogGroup', logSchema).map((one) => one.RetentionInDays),
    ),
    edgeFunctions: ofType(Resources, 'AWS::CloudFront::Function').length,
    alarmMetrics: alarmMetricsIn(Resources),
    // Functions write their metrics in every stage; CloudWatch bills each name that had a value in the month.
    ownMetrics: Object.keys(METRICS).length + metricFilters,
    scheduledRunsAMonth: schedules.reduce((sum, runs) => sum + runs, 0),
  };
};
