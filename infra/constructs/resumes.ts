import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnPermission, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption, CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { RESUME_UPLOAD_SECONDS } from '#shared/core/retention.ts';
import { RESUME_KEYS } from '#shared/features/resume/rules.ts';
import type { Stage } from '../app/stages.ts';
import type { FunctionGrant } from './grant-meanings.ts';
import type { Granted } from './grant-types.ts';
import { environmentFor, statementsFor } from './grants.ts';
import { ServiceFunction } from './service-function.ts';

export interface ResumesProps {
  readonly stage: Stage;
  readonly buildDir: string;
  readonly granted: Granted;
  /** What every function knows: STAGE and VERSION. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whose pages may upload and read. */
  readonly siteUrl: string;
  /** Receives uploads that the function failed on repeatedly. */
  readonly deadLetters: Queue;
}

const PARSER_GRANTS = [
  'table:read',
  'table:write',
  'resumes:read',
  'resumes:delete',
] as const satisfies readonly FunctionGrant[];

/** The private bucket of resumes and the function that reads each new one. */
export class Resumes extends Construct {
  /** Reads uploaded files. */
  readonly parser: LambdaFunction;

  constructor(scope: Construct, id: string, props: ResumesProps) {
    super(scope, id);
    this.parser = this.readUploads(props);
    const permission = new CfnPermission(this, 'Permission', {
      action: 'lambda:InvokeFunction',
      principal: 's3.amazonaws.com',
      functionName: this.parser.functionArn,
      sourceArn: props.granted.resumes.arn,
      // A bucket's name alone could one day be another account's.
      sourceAccount: Aws.ACCOUNT_ID,
    });
    this.bucket(props, permission);
  }

  private bucket({ stage, granted, siteUrl }: ResumesProps, permission: CfnPermission): void {
    const bucket = new Bucket(this, 'Bucket', {
      bucketName: granted.resumes.name,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ prefix: RESUME_KEYS.uploaded, expiration: Duration.seconds(RESUME_UPLOAD_SECONDS) }],
      cors: [
        {
          allowedOrigins: [siteUrl],
          allowedMethods: [HttpMethods.POST, HttpMethods.GET],
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
      removalPolicy: stage.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      autoDeleteObjects: !stage.production,
    });
    const { defaultChild } = bucket.node;
    if (!(defaultChild instanceof CfnBucket)) throw new Error('The bucket has no resource.');
    // CDK's own way would add a function of its own with the right to change the notifications of every bucket.
    defaultChild.notificationConfiguration = {
      lambdaConfigurations: [
        {
          event: 's3:ObjectCreated:*',
          filter: { s3Key: { rules: [{ name: 'prefix', value: RESUME_KEYS.uploaded }] } },
          function: this.parser.functionArn,
        },
      ],
    };
    defaultChild.addResourceDependency(permission);
  }

  private readUploads({ stage, buildDir, granted, environment, deadLetters }: ResumesProps): LambdaFunction {
    const { lambda } = new ServiceFunction(this, 'resume-upload', {
      name: 'resume-upload',
      description: `Fledge ${stage.name}: reads uploaded resumes`,
      buildDir,
      stage,
      statements: [
        ...statementsFor('resume-upload', PARSER_GRANTS, granted),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
      ],
      environment: { ...environment, ...environmentFor(PARSER_GRANTS, granted) },
      // A whole CPU: people wait for the result. A file is read for at most 20 seconds (parse.ts).
      memorySize: 1769,
      timeout: Duration.seconds(45),
    });
    lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      onFailure: { bind: () => ({ destination: deadLetters.queueArn }) },
    });
    return lambda;
  }
}
