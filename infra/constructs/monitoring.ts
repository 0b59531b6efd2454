import { Annotations, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { createAlarms, RULES } from './alarms.ts';
import { monthlyBudget } from './budget.ts';
import { EdgeAlarms } from './edge-alarms.ts';
import { type MetricSources, type Metrics, metricsOf, PERIOD } from './metrics.ts';

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12, height: 6 });

/** The dashboard and the alarms of production. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, watched: MetricSources) {
    super(scope, id);
    const { stage } = watched;
    const metrics = metricsOf(this, watched);
    const alarms = createAlarms(this, RULES, metrics, stage.alarmMail);
    new EdgeAlarms(this, 'EdgeAlarms', watched);
    if (stage.alarmMail !== undefined)
      monthlyBudget(this, {
        name: Stack.of(this).stackName,
        dollars: stage.monthlyBudget,
        mail: stage.alarmMail,
      });
    if (stage.alarmMail === undefined)
      Annotations.of(this).addWarningV2(
        'fledge:alarms',
        'No alarmMail in stages.config.ts: alarms are sent to no one.',
      );
    this.dashboard(metrics, alarms, watched);
  }

  private dashboard(
    metrics: Metrics,
    alarms: readonly Alarm[],
    { api, events, data, site, parser, connect }: MetricSources,
  ): void {
    const lambdas = [
      ...[...api.functions.values()].map(({ lambda }) => lambda),
      events.stream,
      events.mail,
      events.delayed.lambda,
      events.deadlines,
      events.digest,
      events.fairnessFigures,
      events.passwordChanged,
      parser,
      connect,
    ];
    const dashboard = new Dashboard(this, 'Dashboard', { dashboardName: Stack.of(this).stackName });
    dashboard.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: 24 }));
    dashboard.addWidgets(
      graph('Requests', [metrics.requests], [metrics.clientErrors, metrics.apiErrors]),
      graph('Time to answer (ms)', [50, 95, 99].map(metrics.latency)),
    );
    dashboard.addWidgets(
      graph(
        'Functions: errors',
        lambdas.map((lambda) => lambda.metricErrors({ period: PERIOD })),
      ),
      graph(
        'Functions: duration, p95 (ms)',
        lambdas.map((lambda) => lambda.metricDuration({ period: PERIOD, statistic: Stats.p(95) })),
      ),
    );
    dashboard.addWidgets(
      graph('Table: consumed units', [
        data.table.metricConsumedReadCapacityUnits({ period: PERIOD }),
        data.table.metricConsumedWriteCapacityUnits({ period: PERIOD }),
      ]),
      graph('Turned away', [metrics.apiThrottled, metrics.functionThrottles, metrics.tableThrottles]),
    );
    dashboard.addWidgets(
      graph(
        'Stream: age and dead letters',
        [metrics.streamAge, metrics.mailAge],
        [metrics.deadLetters, metrics.mailDeadLetters],
      ),
      graph('What people do, and sign-ins refused', Object.values(metrics.own)),
    );
    dashboard.addWidgets(...this.edge(site));
  }

  /** CloudFront counts in us-east-1, in whichever region the stack is. */
  private edge({ distribution }: MetricSources['site']): GraphWidget[] {
    const of = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName,
        dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
        region: 'us-east-1',
        statistic,
        period: PERIOD,
      });
    return [
      graph('Edge: requests and bytes', [of('Requests', Stats.SUM)], [of('BytesDownloaded', Stats.SUM)]),
      graph('Edge: share of errors (%)', [
        of('4xxErrorRate', Stats.AVERAGE),
        of('5xxErrorRate', Stats.AVERAGE),
      ]),
    ];
  }
}
