import { DefaultStackSynthesizer, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { STAGE_TAG } from './stages.ts';

/** What GitHub deploys into an account: production, the previews of pull requests, or both. */
export const PURPOSES = ['production', 'previews'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The stages of a purpose, as IAM matches them. */
const STAGES: Readonly<Record<Purpose, string>> = { production: 'prod', previews: 'pr-*' };

const CDK_ROLES = ['deploy-role', 'file-publishing-role', 'lookup-role'];

const arn = (stack: Stack, service: string, resource: string, region = stack.region) =>
  stack.formatArn({ service, resource, region });

/** Deploying with the CDK: its own roles, made by `cdk bootstrap`, do the work. The one for images is left out. */
const deploying = (stack: Stack): PolicyStatement =>
  new PolicyStatement({
    actions: ['sts:AssumeRole'],
    resources: CDK_ROLES.map((role) =>
      arn(
        stack,
        'iam',
        `role/cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-${role}-${stack.account}-${stack.region}`,
        '',
      ),
    ),
  });

/** Reading the state of a stage. */
const readingOutputs = (stack: Stack, stages: string): PolicyStatement =>
  new PolicyStatement({
    actions: ['cloudformation:DescribeStacks'],
    resources: [arn(stack, 'cloudformation', `stack/fledge-${stages}/*`)],
  });

/** Taking previews down: CloudFormation deletes with the rights it deployed with. Listing knows no resource. */
const takingDown = (stack: Stack, stages: string): PolicyStatement[] => [
  new PolicyStatement({
    actions: ['cloudformation:DeleteStack', 'cloudformation:DescribeStackEvents'],
    resources: [arn(stack, 'cloudformation', `stack/fledge-${stages}/*`)],
  }),
  new PolicyStatement({ actions: ['cloudformation:ListStacks'], resources: ['*'] }),
];

/** Seeding previews: the password in the parameter store, records, and the demo accounts. */
const seeding = (stack: Stack, stages: string): PolicyStatement[] => [
  new PolicyStatement({
    actions: ['ssm:GetParameter', 'ssm:PutParameter', 'ssm:DeleteParameter'],
    resources: [arn(stack, 'ssm', `parameter/fledge/${stages}/demo-password`)],
  }),
  new PolicyStatement({
    actions: [
      'dynamodb:GetItem',
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:ConditionCheckItem',
    ],
    resources: [
      arn(stack, 'dynamodb', `table/fledge-${stages}`),
      arn(stack, 'dynamodb', `table/fledge-${stages}/index/*`),
    ],
  }),
  new PolicyStatement({
    actions: [
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminAddUserToGroup',
      'cognito-idp:AdminListGroupsForUser',
      'cognito-idp:AdminRemoveUserFromGroup',
    ],
    resources: [arn(stack, 'cognito-idp', 'userpool/*')],
    // Pool ids are not known in advance; the tag identifies the stage.
    conditions: { StringLike: { [`aws:ResourceTag/${STAGE_TAG}`]: stages } },
  }),
];

/** What GitHub's role for a purpose may do, and no more. */
export const deployRights = (stack: Stack, purpose: Purpose): PolicyStatement[] => {
  const stages = STAGES[purpose];
  const everywhere = [deploying(stack), readingOutputs(stack, stages)];
  return purpose === 'production'
    ? everywhere
    : [...everywhere, ...takingDown(stack, stages), ...seeding(stack, stages)];
};
