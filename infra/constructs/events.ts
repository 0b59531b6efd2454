import { Duration } from 'aws-cdk-lib';
import { UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  EventSourceMapping,
  type EventSourceMappingOptions,
  FilterCriteria,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { streamPatterns } from '#shared/events.ts';
import type { Consumer } from '#shared/records/kind.ts';
import type { Stage } from '../app/stages.ts';
import { DelayedTasks } from './delayed-tasks.ts';
import { EVENT_GRANTS, STREAM_CAPACITY } from './event-grants.ts';
import type { FunctionGrant } from './grant-meanings.ts';
import type { Granted } from './grant-types.ts';
import { environmentFor, statementsFor } from './grants.ts';
import { RegularRun } from './regular-run.ts';
import { ServiceFunction } from './service-function.ts';

export interface EventsProps {
  readonly buildDir: string;
  readonly stage: Stage;
  readonly granted: Granted;
  /** What every function knows: STAGE and VERSION. */
  readonly environment: Readonly<Record<string, string>>;
  readonly siteUrl: string;
}

interface ConsumerProps {
  readonly grants: readonly FunctionGrant[];
  readonly timeout: Duration;
  readonly memorySize?: number;
  readonly deadLetters: Queue;
  readonly mapping: Pick<EventSourceMappingOptions, 'batchSize' | 'parallelizationFactor' | 'retryAttempts'>;
  /** The tasks that it may queue. */
  readonly delays?: DelayedTasks;
}

type HourlyFunction = 'deadlines' | 'digest' | 'fairness-figures';

interface HourlyProps {
  readonly what: string;
  /** The id of its schedule, and what that says of itself. */
  readonly schedule: readonly [id: string, description: string];
  readonly grants: readonly FunctionGrant[];
  readonly timeout: Duration;
  /** The tasks that it may queue. */
  readonly delays?: DelayedTasks;
}

/** Everything that no request waits for: the consumers of the table's stream, the schedule, and Cognito's trigger. */
export class Events extends Construct {
  /** Stream records that the consumer `stream` could not process, and scheduled runs that failed. */
  readonly deadLetters: Queue;
  /** Stream records whose mail could not be sent. */
  readonly mailDeadLetters: Queue;
  /** The consumer of the table's stream that updates the search and writes notifications. */
  readonly stream: LambdaFunction;
  /** The consumer of the table's stream that sends mail. */
  readonly mail: LambdaFunction;
  /** What is done some time after the change that causes it. */
  readonly delayed: DelayedTasks;
  /** Lets opportunities past their deadline expire. */
  readonly deadlines: LambdaFunction;
  /** Requests the morning mails about new openings. */
  readonly digest: LambdaFunction;
  /** Makes the figures by group of a quarter. */
  readonly fairnessFigures: LambdaFunction;
  /** Ends sessions after a password reset. */
  readonly passwordChanged: LambdaFunction;
  private readonly props: EventsProps;

  constructor(scope: Construct, id: string, props: EventsProps) {
    super(scope, id);
    this.props = props;
    this.deadLetters = this.deadLetterQueue('DeadLetters');
    this.mailDeadLetters = this.deadLetterQueue('MailDeadLetters');
    this.delayed = new DelayedTasks(this, 'Delayed', { ...props, deadLetters: this.deadLetters });
    this.stream = this.consumer('stream', 'updates the search and writes notifications', {
      grants: EVENT_GRANTS.stream,
      timeout: Duration.minutes(1),
      memorySize: STREAM_CAPACITY.memory,
      deadLetters: this.deadLetters,
      delays: this.delayed,
      mapping: { batchSize: 100, parallelizationFactor: STREAM_CAPACITY.batches, retryAttempts: 5 },
    });
    this.mail = this.consumer('mail', 'sends mail', {
      grants: EVENT_GRANTS.mail,
      // Ten mails that each need as long as both attempts may take.
      timeout: Duration.minutes(3),
      deadLetters: this.mailDeadLetters,
      // One batch of a shard after the other: the function counts its own mails for the rate.
      mapping: { batchSize: 10, parallelizationFactor: 1, retryAttempts: 5 },
    });
    this.deadlines = this.hourly('deadlines', {
      what: 'lets opportunities past their deadline expire',
      schedule: ['Hourly', 'Lets opportunities past their deadline expire'],
      grants: EVENT_GRANTS.deadlines,
      timeout: Duration.minutes(2),
      delays: this.delayed,
    });
    this.digest = this.hourly('digest', {
      what: 'requests the daily digests: new openings, and what waited',
      schedule: ['Mornings', 'Requests the morning mails about new openings'],
      grants: EVENT_GRANTS.digest,
      timeout: Duration.minutes(2),
    });
    this.fairnessFigures = this.hourly('fairness-figures', {
      what: 'makes the quarterly figures by group, for the fairness panel',
      schedule: ['Quarters', 'Makes the quarterly figures by group'],
      grants: EVENT_GRANTS['fairness-figures'],
      timeout: Duration.minutes(10),
    });
    this.passwordChanged = this.endSessionsOnNewPassword();
  }

  private deadLetterQueue(id: string): Queue {
    return new Queue(this, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
  }

  /**
   * A function with an event source of its own on the table's stream: slow or failing work of one consumer does not
   * delay the other. DynamoDB allows two such readers of a shard (docs/decisions/0121).
   */
  private consumer(name: Consumer, what: string, props: ConsumerProps): LambdaFunction {
    const { granted, environment, siteUrl } = this.props;
    const { grants, timeout, memorySize, deadLetters, mapping, delays } = props;
    const { lambda } = new ServiceFunction(this, name, {
      ...this.common(name, what),
      statements: [
        ...statementsFor(name, grants, granted),
        this.reportFailures(deadLetters),
        ...(delays?.statements ?? []),
      ],
      environment: {
        ...environment,
        ...environmentFor(grants, granted),
        ...delays?.variables,
        SITE_URL: siteUrl,
      },
      timeout,
      ...(memorySize !== undefined && { memorySize }),
    });
    new EventSourceMapping(this, `${name === 'mail' ? 'Mail' : 'Stream'}Mapping`, {
      ...mapping,
      target: lambda,
      eventSourceArn: granted.data.streamArn,
      // From the oldest record: what was written before the mapping was ready is not lost.
      startingPosition: StartingPosition.TRIM_HORIZON,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // The L2 destination would add a policy of its own; the statement above is with the others.
      onFailure: { bind: () => ({ destination: deadLetters.queueArn }) },
      filters: streamPatterns(name).map((pattern) => FilterCriteria.filter(pattern)),
    });
    return lambda;
  }

  /**
   * A function that runs every hour: often enough for deadlines, which are days, and it is morning somewhere in every hour. A
   * run that found too much to do or failed is soon followed by the next, which goes on where it ended.
   */
  private hourly(
    name: HourlyFunction,
    { what, schedule, grants, timeout, delays }: HourlyProps,
  ): LambdaFunction {
    const { granted, environment } = this.props;
    const { deadLetters } = this;
    const { lambda } = new ServiceFunction(this, name, {
      ...this.common(name, what),
      statements: [
        ...statementsFor(name, grants, granted),
        this.reportFailures(deadLetters),
        ...(delays?.statements ?? []),
      ],
      environment: { ...environment, ...environmentFor(grants, granted), ...delays?.variables },
      timeout,
    });
    new RegularRun(this, schedule[0], {
      lambda,
      expression: ScheduleExpression.rate(Duration.hours(1)),
      description: schedule[1],
      deadLetters,
      worthwhile: Duration.hours(1),
    });
    return lambda;
  }

  /** The queues by the variables that name them. */
  get queues(): Readonly<Record<string, Queue>> {
    return {
      DEAD_LETTERS_URL: this.deadLetters,
      MAIL_DEAD_LETTERS_URL: this.mailDeadLetters,
      DELAYED_TASKS_URL: this.delayed.queue,
    };
  }

  /** Lambda writes to a dead-letter queue with the role of the function that failed. */
  private reportFailures(queue: Queue): PolicyStatement {
    return new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });
  }

  /** It does not refer to the user pool, which refers to it: the two would wait for each other at deployment. */
  private endSessionsOnNewPassword(): LambdaFunction {
    const { granted, environment } = this.props;
    const { lambda } = new ServiceFunction(this, 'password-changed', {
      ...this.common('password-changed', 'ends the sessions of a user who reset the password'),
      statements: statementsFor('password-changed', EVENT_GRANTS.passwordChanged, granted),
      environment: { ...environment, ...environmentFor(EVENT_GRANTS.passwordChanged, granted) },
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
