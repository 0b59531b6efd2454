import { describe, expect, it } from 'vitest';
import { onlyOf, rendered, templateOf } from '../testing/template.ts';

describe.each(['prod', 'dev', 'pr-7'])('the bucket of resumes in %s', (stage) => {
  const template = templateOf(stage);
  const { Properties: bucket, DeletionPolicy } = onlyOf(template, 'AWS::S3::Bucket', 'Resumes').resource;
  const parser = onlyOf(template, 'AWS::Lambda::Function', 'Resumes');

  it('is private, and stays in production only', () => {
    expect(bucket.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(rendered(bucket.BucketName)).toBe(`fledge-${stage}-resumes-\${AWS::AccountId}-\${AWS::Region}`);
    expect(DeletionPolicy).toBe(stage === 'prod' ? 'Retain' : 'Delete');
  });

  it('deletes uploads after a day, and nothing else', () => {
    expect(bucket.LifecycleConfiguration).toEqual({
      Rules: [{ ExpirationInDays: 1, Prefix: 'uploads/', Status: 'Enabled' }],
    });
  });

  it('lets pages of the site upload and read, and no others', () => {
    const { CorsRules } = bucket.CorsConfiguration as { CorsRules: Record<string, unknown[]>[] };
    expect(CorsRules).toHaveLength(1);
    expect(CorsRules[0]).toMatchObject({ AllowedMethods: ['POST', 'GET'], AllowedHeaders: ['content-type'] });
    expect(CorsRules[0]?.AllowedOrigins?.map(rendered)).toEqual([
      expect.stringMatching(/^https:\/\/\$\{SiteDistribution\w+\.DomainName\}$/),
    ]);
  });

  it('calls the function that reads new uploads, which only this bucket of this account may', () => {
    const { LambdaConfigurations } = bucket.NotificationConfiguration as {
      LambdaConfigurations: { Event: string; Filter: unknown; Function: unknown }[];
    };
    expect(LambdaConfigurations.map(({ Function: called, ...rest }) => [rendered(called), rest])).toEqual([
      [
        `\${${parser.id}.Arn}`,
        {
          Event: 's3:ObjectCreated:*',
          Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'uploads/' }] } },
        },
      ],
    ]);
    const permission = onlyOf(template, 'AWS::Lambda::Permission', 'Resumes').resource.Properties;
    expect([permission.Principal, rendered(permission.SourceAccount)]).toEqual([
      's3.amazonaws.com',
      `\${AWS::AccountId}`,
    ]);
    expect(rendered(permission.SourceArn)).toBe(`arn:\${AWS::Partition}:s3:::${rendered(bucket.BucketName)}`);
  });

  it('has a function with limits of memory and time, whose failures are not lost', () => {
    expect(parser.resource.Properties).toMatchObject({ MemorySize: 1769, Timeout: 45 });
    const { Properties: run } = onlyOf(template, 'AWS::Lambda::EventInvokeConfig', 'Resumes').resource;
    expect(run).toMatchObject({ MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 3600 });
  });
});
