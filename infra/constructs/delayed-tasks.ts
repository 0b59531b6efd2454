import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../app/stages.ts';
import type { FunctionGrant } from './grant-meanings.ts';
import type { Granted } from './grant-types.ts';
import { environmentFor, statementsFor } from './grants.ts';
import { ServiceFunction } from './service-function.ts';

export interface DelayedTasksProps {
  readonly buildDir: string;
  readonly stage: Stage;
  readonly granted: Granted;
  readonly environment: Readonly<Record<string, string>>;
  /** Receives tasks that failed every time. */
  readonly deadLetters: Queue;
}

const GRANTS = [
  'table:read',
  'table:write',
  'applicants:pack',
  'exports:write',
] as const satisfies readonly FunctionGrant[];
const TIMEOUT = Duration.seconds(30);
/** What Lambda does with the function's own role to poll the queue. */
const POLLING = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

/** A queue whose messages are delivered after a delay of their own, and the function that does what they ask for. */
export class DelayedTasks extends Construct {
  readonly queue: Queue;
  readonly lambda: LambdaFunction;
  /** What a function needs to queue tasks. */
  readonly statements: readonly PolicyStatement[];
  readonly variables: Readonly<Record<string, string>>;

  constructor(scope: Construct, id: string, props: DelayedTasksProps) {
    super(scope, id);
    const { buildDir, stage, granted, environment, deadLetters } = props;
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Six times the function's timeout, as Lambda recommends: a batch is not delivered again while it is processed.
      visibilityTimeout: Duration.seconds(6 * TIMEOUT.toSeconds()),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
    const { queueArn, queueUrl } = this.queue;
    this.statements = [new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn] })];
    this.variables = { DELAYED_TASKS_URL: queueUrl };
    const { lambda } = new ServiceFunction(this, 'delayed', {
      name: 'delayed',
      description: `Fledge ${stage.name}: does what was put off`,
      buildDir,
      stage,
      statements: [
        ...statementsFor('delayed', GRANTS, granted),
        new PolicyStatement({ actions: POLLING, resources: [queueArn] }),
        // A task whose time has not come waits once more.
        ...this.statements,
      ],
      environment: { ...environment, ...environmentFor(GRANTS, granted), ...this.variables },
      timeout: TIMEOUT,
    });
    this.lambda = lambda;
    new EventSourceMapping(this, 'Mapping', {
      target: lambda,
      eventSourceArn: queueArn,
      batchSize: 10,
      reportBatchItemFailures: true,
    });
  }
}
