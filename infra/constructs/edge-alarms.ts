import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Aws, CfnParameter, CfnStackSet, Stack } from 'aws-cdk-lib';
import { Function as EdgeFunction } from 'aws-cdk-lib/aws-cloudfront';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { ArnPrincipal, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Stage } from '../app/stages.ts';
import { createAlarms, type Rule } from './alarms.ts';
import { PERIOD } from './metrics.ts';
import type { Site } from './site.ts';

/** Where CloudFront writes its metrics; an alarm, and the topic that it notifies, must be in the same region. */
const REGION = 'us-east-1';

interface EdgeMetrics {
  /** The share of viewers' requests that failed (5xx), in percent. */
  readonly errorRate: IMetric;
  /** Runs of the edge functions that failed, or that answered what CloudFront cannot use. */
  readonly functionErrors: IMetric;
}

export const EDGE_RULES: Readonly<Record<string, Rule<EdgeMetrics>>> = {
  EdgeErrors: {
    metric: ({ errorRate }) => errorRate,
    atLeast: 5,
    periods: 2,
    says: 'For ten minutes one request in twenty failed at CloudFront, pages included.',
  },
  EdgeFunctionErrors: {
    metric: ({ functionErrors }) => functionErrors,
    atLeast: 1,
    periods: 1,
    says: 'An edge function failed: pages are answered with 503.',
  },
};

const metric = (metricName: string, dimensions: Record<string, string>, statistic: string): Metric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { ...dimensions, Region: 'Global' },
    statistic,
    period: PERIOD,
  });

const functionErrors = (functions: readonly string[]): IMetric => {
  const metrics = functions.flatMap((FunctionName) =>
    ['FunctionExecutionErrors', 'FunctionValidationErrors'].map((name) =>
      metric(name, { FunctionName }, Stats.SUM),
    ),
  );
  const usingMetrics = Object.fromEntries(metrics.map((one, index) => [`errors${index}`, one]));
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ label: 'Failed runs', expression, usingMetrics, period: PERIOD });
};

/** The template for us-east-1: topic and alarms, with the distribution and its functions as parameters. */
const templateFor = (
  { stackName }: Stack,
  functions: readonly string[],
  mail: string | undefined,
): string => {
  const outdir = mkdtempSync(join(tmpdir(), 'fledge-edge-alarms-'));
  try {
    const app = new App({ outdir, analyticsReporting: false, treeMetadata: false });
    const stack = new Stack(app, stackName);
    const parameter = (id: string) => new CfnParameter(stack, id).valueAsString;
    const errorRate = metric('5xxErrorRate', { DistributionId: parameter('Distribution') }, Stats.AVERAGE);
    const metrics = { errorRate, functionErrors: functionErrors(functions.map(parameter)) };
    createAlarms(stack, EDGE_RULES, metrics, mail);
    const { template } = app.synth().getStackByName(stackName);
    // It has no assets, and the CDK need not be set up in that region.
    delete template.Rules;
    delete template.Parameters.BootstrapVersion;
    return JSON.stringify(template);
  } finally {
    rmSync(outdir, { recursive: true });
  }
};

export interface EdgeAlarmsProps {
  readonly stage: Stage;
  readonly site: Site;
}

/**
 * The alarms of CloudFront, in us-east-1 whatever region the stack is in: a stack set with that one region, so that they
 * are made, changed and deleted with the stack (decision 0139).
 */
export class EdgeAlarms extends Construct {
  constructor(scope: Construct, id: string, { stage, site }: EdgeAlarmsProps) {
    super(scope, id);
    const administration = new Role(this, 'Administration', {
      assumedBy: new ServicePrincipal('cloudformation.amazonaws.com'),
    });
    const execution = this.execution(administration);
    const allowed = administration.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['sts:AssumeRole'], resources: [execution.roleArn] }),
    );
    const stack = Stack.of(this);
    const functions = site.node.findAll().filter((one) => one instanceof EdgeFunction);
    const stackSet = new CfnStackSet(this, 'StackSet', {
      stackSetName: `${stack.stackName}-edge-alarms`,
      description: `Alarms of ${stack.stackName} about CloudFront`,
      permissionModel: 'SELF_MANAGED',
      administrationRoleArn: administration.roleArn,
      executionRoleName: execution.roleName,
      parameters: [
        { parameterKey: 'Distribution', parameterValue: site.distribution.distributionId },
        ...functions.map(({ node, functionName }) => ({
          parameterKey: node.id,
          parameterValue: functionName,
        })),
      ],
      stackInstancesGroup: [{ deploymentTargets: { accounts: [Aws.ACCOUNT_ID] }, regions: [REGION] }],
      templateBody: templateFor(
        stack,
        functions.map(({ node }) => node.id),
        stage.alarmMail,
      ),
    });
    if (allowed.policyDependable) stackSet.node.addDependency(allowed.policyDependable);
  }

  /** With this role CloudFormation makes the stack in the other region. */
  private execution(administration: Role): Role {
    const role = new Role(this, 'Execution', { assumedBy: new ArnPrincipal(administration.roleArn) });
    role.addToPolicy(new PolicyStatement({ actions: ['cloudformation:*', 'sns:*'], resources: ['*'] }));
    role.addToPolicy(
      new PolicyStatement({
        actions: ['PutMetricAlarm', 'DeleteAlarms', 'DescribeAlarms', 'TagResource', 'UntagResource'].map(
          (action) => `cloudwatch:${action}`,
        ),
        resources: ['*'],
      }),
    );
    return role;
  }
}
