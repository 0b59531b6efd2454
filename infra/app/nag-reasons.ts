import { iam5, type Reason } from './nag.ts';
import type { Stage } from './stages.ts';

const BUCKET_DEPLOYMENT = 'Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C';

/** For every stage. */
const EVERYWHERE: readonly Reason[] = [
  {
    at: 'Auth/UserPool',
    rules: ['AwsSolutions-COG1'],
    because:
      'Eight characters or more and no composition rules, as NIST SP 800-63B advises; the most common passwords are refused by the API (docs/threat-model.md names the gap at password resets).',
  },
  {
    at: 'Auth/UserPool',
    rules: ['AwsSolutions-COG2'],
    because:
      'A second factor is not built yet: an honest gap in docs/threat-model.md, which comes first for admins.',
  },
  {
    at: 'Auth/UserPool',
    rules: ['AwsSolutions-COG8'],
    because:
      'The Plus tier is charged for each active user. Ten failures in 15 minutes for an address are refused by the API, and an alarm watches the sum of failures.',
  },
  {
    at: 'SocketApi',
    rules: ['AwsSolutions-APIG4'],
    because:
      'The function of $connect reads the session’s cookie and the page’s origin, as serve() does for requests; an authorizer would be a second function for the same.',
  },
  {
    at: 'SocketStage',
    rules: ['AwsSolutions-APIG1'],
    because:
      'The function has a line for each attempt to connect in its own log. API Gateway’s would need a role that all APIs of the account share.',
  },
  ...[
    ['Events/stream/Role', ['POST', 'DELETE']],
    ['Live/live/Role', ['DELETE']],
  ].map(([at, methods]) => ({
    at: String(at),
    rules: [methods]
      .flat()
      .flatMap((method) =>
        iam5(
          'Resource',
          `arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<SocketApiAB7361AA>/live/${method}/@connections/*`,
        ),
      ),
    because: 'The id of a connection is made with it. The API and the method are named.',
  })),
  {
    at: 'Site/Bucket',
    rules: ['AwsSolutions-S1'],
    because:
      'It holds the built site, which is public, and only CloudFront may read it. A log of that would be a list of people’s addresses for nothing.',
  },
  {
    at: 'Resumes/Bucket',
    rules: ['AwsSolutions-S1'],
    because:
      'Each upload and each link is signed by a function, whose log has a line for it with the user’s id. A second log would cost and say no more.',
  },
  {
    at: 'SearchSnapshots/Bucket',
    rules: ['AwsSolutions-S1'],
    because:
      'Only functions use it. Links to exported files are signed by one of them, whose log has a line for each with the user’s id.',
  },
  {
    at: 'Site/Distribution',
    rules: ['AwsSolutions-CFR1'],
    because: 'Fledge is for users in all countries.',
  },
  {
    at: 'Site/Distribution',
    rules: ['AwsSolutions-CFR2'],
    because:
      'A web ACL costs by the month, so it is the operator’s choice (webAclArn in infra/app/stages.config.ts). Without it: the API’s throttle, limits for people and addresses, and schemas for all input.',
  },
  {
    at: 'Site/Distribution',
    rules: ['AwsSolutions-CFR3'],
    because:
      'Its log lines hold addresses and queries of people. The API’s own access log (production) has a line for each call without either.',
  },
  {
    at: 'Site/Distribution',
    rules: ['AwsSolutions-CFR4'],
    because:
      'CloudFront’s own certificate allows nothing else. A stage with a domain of its own asks for TLS 1.2 (infra/constructs/site.ts).',
  },
  {
    at: BUCKET_DEPLOYMENT,
    rules: [
      'AwsSolutions-L1',
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...iam5('Action', 's3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*'),
      ...iam5(
        'Resource',
        'arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*',
        '<SiteBucket978D4AEB.Arn>/*',
      ),
    ],
    because:
      'CDK’s own function, which copies the site into the bucket at deployment: its runtime and its role come with aws-cdk-lib. It reads CDK’s assets, writes this one bucket, and no one can call it from outside.',
  },
  {
    at: 'Events/MailDeadLetters',
    rules: ['AwsSolutions-SQS3'],
    because: 'It is the dead-letter queue itself.',
  },
  {
    at: 'Events/mail/Role',
    rules: iam5('Resource', '<DataTableFDBAD0F2.Arn>/stream/*'),
    because: 'ListStreams is asked about a table: it takes this and no single stream.',
  },
  {
    at: 'Events/stream/Role',
    rules: iam5('Resource', '<DataTableFDBAD0F2.Arn>/stream/*'),
    because: 'ListStreams is asked about a table: it takes this and no single stream.',
  },
];

/** For stages that are thrown away, where nothing may cost or be kept. */
const NOT_IN_PRODUCTION: readonly Reason[] = [
  {
    at: 'Data/Table',
    rules: ['AwsSolutions-DDB3'],
    because: 'Its data can be seeded again; keeping backups costs. Production has 35 days of them.',
  },
  {
    at: 'HttpApi/DefaultStage',
    rules: ['AwsSolutions-APIG1'],
    because: 'Logs are paid by the byte, and they are not read here. Production has them.',
  },
];

/** For the roles by which CloudFormation makes the alarms of CloudFront in its own region. */
const IN_PRODUCTION: readonly Reason[] = [
  {
    at: 'Monitoring/EdgeAlarms/Execution/DefaultPolicy',
    rules: [...iam5('Action', 'cloudformation:*', 'sns:*'), ...iam5('Resource', '*')],
    because:
      'What AWS names as the least for the execution role of a stack set, without S3. Only the administration role may assume it, and only CloudFormation that one.',
  },
];

/** For stages that send mail. */
const WITH_MAIL: readonly Reason[] = [
  {
    at: 'Events/mail/Role',
    rules: iam5('Resource', 'arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*'),
    because:
      'In its sandbox SES also asks for the identity of the recipient. The condition on ses:FromAddress leaves the stage’s own sender only.',
  },
];

/** The functions that use the bucket of resumes, whose name has the stage's in it. */
const ofResumes = (stage: string): Reason[] =>
  ['Api/resume/Role', 'Api/auth/Role', 'Api/applicants/Role', 'Resumes/resume-upload/Role'].map((at) => ({
    at,
    rules: iam5(
      'Resource',
      ...['uploads', 'resumes'].map(
        (part) =>
          `arn:<AWS::Partition>:s3:::fledge-${stage}-resumes-<AWS::AccountId>-<AWS::Region>/${part}/*`,
      ),
    ),
    because:
      'One part of the bucket has the uploads, the other the accepted files: the key of a file is made with it.',
  }));

/** The functions that use the bucket of the search, and the part of it that each uses. */
const OF_SEARCH = [
  ['Api/opportunities/Role', 'snapshots'],
  ['Events/stream/Role', 'snapshots'],
  ['Api/mentors/Role', 'snapshots'],
  ['Api/mentorships/Role', 'snapshots'],
  ['Api/applicants/Role', 'applicants'],
  ['Api/screening/Role', 'applicants'],
  ['Events/Delayed/delayed/Role', 'applicants'],
  ['Events/fairness-figures/Role', 'applicants'],
  ['Api/exports/Role', 'exports'],
  ['Events/Delayed/delayed/Role', 'exports'],
] as const;

/** The snapshots of the search, the packed lists of applicants (decision 0211), and exported files (decision 0217). */
const ofSearch = (stage: string): Reason[] =>
  OF_SEARCH.map(([at, part]) => ({
    at,
    rules: iam5(
      'Resource',
      `arn:<AWS::Partition>:s3:::fledge-${stage}-search-<AWS::AccountId>-<AWS::Region>/${part}/*`,
    ),
    because: 'Each file has a key of its own, which is made with it.',
  }));

/** Why each finding in the stack of a stage is accepted. */
export const reasonsFor = ({
  name,
  production,
  mail,
}: Pick<Stage, 'name' | 'production' | 'mail'>): readonly Reason[] => [
  ...EVERYWHERE,
  ...ofResumes(name),
  ...ofSearch(name),
  ...(production ? IN_PRODUCTION : NOT_IN_PRODUCTION),
  ...(mail ? WITH_MAIL : []),
];
