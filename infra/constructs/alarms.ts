import { Aws, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Metrics } from './metrics.ts';

/** The alarms. docs/runbook.md has a paragraph for each, under its name. */
export interface Rule<M> {
  readonly metric: (metrics: M) => IMetric;
  /** Reached or passed in `periods` five-minute periods one after the other. */
  readonly atLeast: number;
  readonly periods: number;
  readonly says: string;
}

export const RULES: Readonly<Record<string, Rule<Metrics>>> = {
  ApiErrors: {
    metric: ({ apiErrors }) => apiErrors,
    atLeast: 5,
    periods: 1,
    says: 'Five or more requests failed on our side within five minutes.',
  },
  ApiLatency: {
    metric: ({ latency }) => latency(95),
    atLeast: 2000,
    periods: 3,
    says: 'For a quarter of an hour one request in twenty took two seconds or longer.',
  },
  ApiThrottled: {
    metric: ({ apiThrottled }) => apiThrottled,
    atLeast: 100,
    periods: 1,
    says: 'The API turned away a hundred requests within five minutes, because more came than it may take.',
  },
  FunctionThrottles: {
    metric: ({ functionThrottles }) => functionThrottles,
    atLeast: 1,
    periods: 2,
    says: 'The account has no more concurrent runs of functions to give.',
  },
  TableThrottles: {
    metric: ({ tableThrottles }) => tableThrottles,
    atLeast: 10,
    periods: 2,
    says: 'The table put off reads or writes: one partition is asked too much, traffic doubled at once, or the ceiling is reached.',
  },
  DeadLetters: {
    metric: ({ deadLetters }) => deadLetters,
    atLeast: 1,
    periods: 1,
    says: 'The search or the notifications could not follow a change of the table, or a scheduled run, a delayed task or the reading of a resume failed, several times: it is in the dead-letter queue.',
  },
  MailDeadLetters: {
    metric: ({ mailDeadLetters }) => mailDeadLetters,
    atLeast: 1,
    periods: 1,
    says: 'A mail could not be sent after several attempts: its record is in the dead-letter queue of the mail.',
  },
  StreamAge: {
    metric: ({ streamAge }) => streamAge,
    atLeast: 15 * 60 * 1000,
    periods: 1,
    says: 'Search and notifications are a quarter of an hour behind the table.',
  },
  MailAge: {
    metric: ({ mailAge }) => mailAge,
    atLeast: 15 * 60 * 1000,
    periods: 1,
    says: 'Mail is a quarter of an hour behind the table.',
  },
  PasswordChangedErrors: {
    metric: ({ passwordChangedErrors }) => passwordChangedErrors,
    atLeast: 1,
    periods: 1,
    says: 'After a password reset the sessions of the person may not have ended.',
  },
  SignInFailures: {
    metric: ({ own }) => own.SignInFailures,
    atLeast: 100,
    periods: 1,
    says: 'A hundred sign-ins were refused within five minutes: an attacker may be trying passwords.',
  },
  ModelFallbacks: {
    metric: ({ own }) => own.ModelFallbacks,
    atLeast: 20,
    periods: 3,
    says: 'For a quarter of an hour the advisor answered in its own words because the model was late, failed, or has no tokens left.',
  },
};

/** Where alarms go. With a policy of its own, a topic takes only what the policy names: CloudWatch, from this account. */
const alarmTopic = (scope: Construct, mail: string | undefined): Topic => {
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true });
  topic.grantPublish(
    new ServicePrincipal('cloudwatch.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  if (mail !== undefined) topic.addSubscription(new EmailSubscription(mail));
  return topic;
};

/** The alarms of some rules. They notify `mail`, if there is one, when they go off and when they return to OK. */
export const createAlarms = <M>(
  scope: Construct,
  rules: Readonly<Record<string, Rule<M>>>,
  metrics: M,
  mail: string | undefined,
): Alarm[] => {
  const action = new SnsAction(alarmTopic(scope, mail));
  return Object.entries(rules).map(([name, { metric, atLeast, periods, says }]) => {
    const alarm = new Alarm(scope, `${name}Alarm`, {
      alarmName: `${Stack.of(scope).stackName}-${name}`,
      alarmDescription: `${says} What to do: docs/runbook.md, "${name}".`,
      metric: metric(metrics),
      threshold: atLeast,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // No traffic at night is normal: missing data is not an alarm.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    return alarm;
  });
};
