import { type CfnResource, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '../app/stages.ts';
import { logStatement, stageLogs } from './service-function.ts';

/** The child under which CDK keeps its one function that empties buckets before they go. */
const EMPTYING = 'Custom::S3AutoDeleteObjectsCustomResourceProvider';

/**
 * CDK lets its bucket-emptying function make a log group of its own, which is never deleted: a stage would leave it
 * behind. Here it writes into one of the stack's, and may write nowhere else.
 */
const keepLogsInStack = (scope: Construct, stage: Stage): void => {
  const provider = Stack.of(scope).node.findChild(EMPTYING).node;
  const logs = stageLogs(scope, 'EmptyingLogs', stage);
  const role = provider.findChild('Role') as CfnResource;
  role.addPropertyOverride('ManagedPolicyArns', []);
  role.addPropertyOverride('Policies', [
    {
      PolicyName: 'logs',
      PolicyDocument: { Version: '2012-10-17', Statement: [logStatement(logs).toStatementJson()] },
    },
  ]);
  (provider.findChild('Handler') as CfnResource).addPropertyOverride('LoggingConfig', {
    LogGroup: logs.logGroupName,
  });
};

/** The private bucket with the built site. All of it can be built again, so only production keeps it. */
export const siteBucket = (scope: Construct, stage: Stage): IBucket => {
  const bucket = new Bucket(scope, 'Bucket', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: stage.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !stage.production,
  });
  if (!stage.production) keepLogsInStack(scope, stage);
  // CDK's own types disagree about `isWebsite` under exactOptionalPropertyTypes.
  return bucket as IBucket;
};
