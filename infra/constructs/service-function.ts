import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from '../app/stages.ts';
import { functionBundle } from '../bundling/build-output.ts';

/** A log group that goes with its stage, or stays for three months in production. */
export const stageLogs = (scope: Construct, id: string, { production }: Stage): LogGroup =>
  new LogGroup(scope, id, {
    retention: production ? RetentionDays.THREE_MONTHS : RetentionDays.ONE_WEEK,
    removalPolicy: production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });

/** Lets a function write into this log group. AWS's managed policy would let it write into every one. */
export const logStatement = (logs: LogGroup): PolicyStatement =>
  new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logs.logGroupArn],
  });

export interface ServiceFunctionProps {
  /** The folder of its bundle in the build. */
  readonly name: string;
  /** Its name in AWS; CloudFormation makes one up when left out. */
  readonly functionName?: string;
  readonly description: string;
  readonly buildDir: string;
  readonly stage: Stage;
  /** What it may do besides writing its log. */
  readonly statements: readonly PolicyStatement[];
  readonly environment: Readonly<Record<string, string>>;
  /** MB; the share of a CPU grows with it. 512 halves the cold start of 256 at about the same price per request. */
  readonly memorySize?: number;
  readonly timeout?: Duration;
}

/** One of our Lambdas, with a role and a log group of its own. */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly logs: LogGroup;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    this.logs = stageLogs(this, 'Logs', props.stage);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        allowed: new PolicyDocument({ statements: [logStatement(this.logs), ...props.statements] }),
      },
    });
    this.lambda = new LambdaFunction(this, 'Function', {
      ...(props.functionName !== undefined && { functionName: props.functionName }),
      description: props.description,
      code: Code.fromAsset(functionBundle(props.buildDir, props.name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memorySize ?? 512,
      timeout: props.timeout ?? Duration.seconds(10),
      environment: { ...props.environment },
      role,
      logGroup: this.logs,
    });
  }
}
