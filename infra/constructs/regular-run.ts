import { Aws, type Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  ContextAttribute,
  Schedule,
  type ScheduleExpression,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

export interface RegularRunProps {
  readonly lambda: LambdaFunction;
  readonly expression: ScheduleExpression;
  readonly description: string;
  /** Receives a run that could not be started or failed repeatedly. */
  readonly deadLetters: Queue;
  /** After this long a run is not tried any more: the next one does its work. */
  readonly worthwhile: Duration;
}

/**
 * Calls a function regularly with `{ time }`, the moment for which the call was planned. Scheduler only hands the call
 * to Lambda: its retries and its dead letters are for calls that it could not hand over. A run that fails is Lambda's
 * to repeat: twice, then the failure goes to the same queue. The function's own role must allow that.
 */
export class RegularRun extends Construct {
  constructor(scope: Construct, id: string, props: RegularRunProps) {
    super(scope, id);
    const { lambda, expression, description, deadLetters, worthwhile } = props;
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
      inlinePolicies: {
        allowed: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambda.functionArn] }),
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
          ],
        }),
      },
    });
    new Schedule(this, 'Schedule', {
      schedule: expression,
      description,
      // A target of our own: CDK's would give the role a wildcard over the function's versions.
      target: {
        bind: () => ({
          arn: lambda.functionArn,
          role,
          input: ScheduleTargetInput.fromObject({ time: ContextAttribute.scheduledTime }),
          retryPolicy: { maximumEventAgeInSeconds: worthwhile.toSeconds(), maximumRetryAttempts: 10 },
          deadLetterConfig: { arn: deadLetters.queueArn },
        }),
      },
    });
    lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: worthwhile,
      onFailure: { bind: () => ({ destination: deadLetters.queueArn }) },
    });
  }
}
