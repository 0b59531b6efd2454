import { Duration } from 'aws-cdk-lib';
import { UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  EventSourceMapping,
  FilterCriteria,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { environmentFor, type FunctionGrant, type Granted, statementsFor } from './grants.ts';
import { RegularRun } from './regular-run.ts';
import { ServiceFunction } from './service-function.ts';
import { streamFilters } from './stream-filters.ts';

export interface EventsProps {
  readonly buildDir: string;
  readonly stage: Stage;
  readonly granted: Granted;
  /** What every function knows: STAGE and VERSION. */
  readonly environment: Readonly<Record<string, string>>;
  readonly siteUrl: string;
}

const STREAM_GRANTS = [
  'table:stream',
  'table:read',
  'table:write',
  'table:batch-write',
  'mail:send',
] as const satisfies readonly FunctionGrant[];
/** An update of the account, which ends its sessions, and the deletion of its link to Google. */
const PASSWORD_CHANGED_GRANTS = ['table:write'] as const satisfies readonly FunctionGrant[];

const DEADLINES_GRANTS = ['table:close-overdue'] as const satisfies readonly FunctionGrant[];

/** What happens by itself: the consumer of the table's stream, what runs by the clock, and Cognito's trigger. */
export class Events extends Construct {
  /** Where that goes which the stream's consumer could not process, and regular runs that failed. */
  readonly deadLetters: Queue;
  /** The consumer of the table's stream. */
  readonly stream: LambdaFunction;
  /** Closes opportunities past their deadline. */
  readonly deadlines: LambdaFunction;
  /** Ends sessions after a password reset. */
  readonly passwordChanged: LambdaFunction;
  private readonly props: EventsProps;

  constructor(scope: Construct, id: string, props: EventsProps) {
    super(scope, id);
    this.props = props;
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.stream = this.consumeStream();
    this.deadlines = this.closeOverdue();
    this.passwordChanged = this.endSessionsOnNewPassword();
  }

  private consumeStream(): LambdaFunction {
    const { granted, environment, siteUrl } = this.props;
    const { deadLetters } = this;
    const { lambda } = new ServiceFunction(this, 'stream', {
      ...this.common('stream', 'the consumer of the table’s stream'),
      statements: [...statementsFor(STREAM_GRANTS, granted), this.toldOfFailures()],
      environment: { ...environment, ...environmentFor(STREAM_GRANTS, granted), SITE_URL: siteUrl },
      timeout: Duration.minutes(1),
    });
    new EventSourceMapping(this, 'StreamMapping', {
      target: lambda,
      eventSourceArn: granted.data.streamArn,
      // From the oldest record: what was written before the mapping was ready is not lost.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 5,
      // The L2 destination would add a policy of its own; the statement is above with the others.
      onFailure: { bind: () => ({ destination: deadLetters.queueArn }) },
      filters: streamFilters().map((pattern) => FilterCriteria.filter(pattern)),
    });
    return lambda;
  }

  /**
   * Deadlines are days, and nobody can apply past one whether the record says closed or not: hourly is often enough to
   * look right, and a run that found too much to do or failed is soon followed by the next.
   */
  private closeOverdue(): LambdaFunction {
    const { granted, environment } = this.props;
    const { deadLetters } = this;
    const { lambda } = new ServiceFunction(this, 'deadlines', {
      ...this.common('deadlines', 'closes opportunities past their deadline'),
      statements: [...statementsFor(DEADLINES_GRANTS, granted), this.toldOfFailures()],
      environment: { ...environment, ...environmentFor(DEADLINES_GRANTS, granted) },
      timeout: Duration.minutes(2),
    });
    new RegularRun(this, 'Hourly', {
      lambda,
      expression: ScheduleExpression.rate(Duration.hours(1)),
      description: 'Closes opportunities past their deadline',
      deadLetters,
      worthwhile: Duration.hours(1),
    });
    return lambda;
  }

  /** Lambda writes to the dead letters with the role of the function that failed. */
  private toldOfFailures(): PolicyStatement {
    return new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: [this.deadLetters.queueArn],
    });
  }

  /** It has no reference to the user pool, which refers to it: the two would wait for each other at deployment. */
  private endSessionsOnNewPassword(): LambdaFunction {
    const { granted, environment } = this.props;
    const { lambda } = new ServiceFunction(this, 'password-changed', {
      ...this.common('password-changed', 'ends the sessions of who reset the password'),
      statements: statementsFor(PASSWORD_CHANGED_GRANTS, granted),
      environment: { ...environment, ...environmentFor(PASSWORD_CHANGED_GRANTS, granted) },
      // Cognito gives a trigger 5 seconds.
      timeout: Duration.seconds(5),
    });
    granted.auth.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, lambda);
    return lambda;
  }

  private common(name: string, what: string) {
    const { buildDir, stage } = this.props;
    return { name, description: `Fledge ${stage.name}: ${what}`, buildDir, stage };
  }
}
