import { iam5, type Reason } from './nag.ts';

const inStacks = (stages: string) =>
  `arn:<AWS::Partition>:cloudformation:<AWS::Region>:<AWS::AccountId>:stack/fledge-${stages}/*`;

/** Why each finding in the bootstrap stack is accepted. */
export const BOOTSTRAP_REASONS: readonly Reason[] = [
  {
    at: 'production',
    rules: iam5('Resource', inStacks('prod')),
    because: 'A stack’s ARN ends in an id that is made with it.',
  },
  {
    at: 'previews',
    rules: iam5(
      'Resource',
      inStacks('pr-*'),
      'arn:<AWS::Partition>:ssm:<AWS::Region>:<AWS::AccountId>:parameter/fledge/pr-*/demo-password',
      'arn:<AWS::Partition>:dynamodb:<AWS::Region>:<AWS::AccountId>:table/fledge-pr-*',
      'arn:<AWS::Partition>:dynamodb:<AWS::Region>:<AWS::AccountId>:table/fledge-pr-*/index/*',
    ),
    because:
      'Previews come and go: the role is for all of them, by their common name, and for no other stage.',
  },
  {
    at: 'previews',
    rules: iam5('Resource', 'arn:<AWS::Partition>:cognito-idp:<AWS::Region>:<AWS::AccountId>:userpool/*'),
    because:
      'A pool’s id is not known beforehand; the condition on the tag fledge:stage leaves the previews’ only.',
  },
  {
    at: 'previews',
    rules: iam5('Resource', '*'),
    because: 'It is for ListStacks, which takes no resource: it finds the previews to sweep.',
  },
];
