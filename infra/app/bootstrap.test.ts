import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { matches } from '../local/iam/wildcard.ts';
import { newApp, onlyOf, rendered, resourcesOf, type Template } from '../testing/template.ts';
import { BootstrapStack, bootstrapSettings } from './bootstrap-stack.ts';
import { OperatorError } from './operator-error.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const settings = (context: Record<string, unknown>) => bootstrapSettings((name) => context[name]);

const bootstrap = (context: Record<string, unknown> = {}): Template => {
  const app = newApp();
  const stack = new BootstrapStack(app, settings({ repository: 'acme/fledge', for: 'both', ...context }));
  return app.synth().getStackByName(stack.stackName).template;
};

interface Statement {
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}
interface Document {
  readonly Statement: Statement[];
}

/** A role's rights as `action resource`, the account's and region's parts of the ARN shortened. */
const rights = (template: Template, name: string): string[] => {
  const role = resourcesOf(template, 'AWS::IAM::Role').find(({ id }) => id.startsWith(name));
  const { ManagedPolicyArns, Policies } = role?.resource.Properties ?? {};
  expect(ManagedPolicyArns).toBeUndefined();
  const [policy] = Policies as { PolicyDocument: Document }[];
  return (policy?.PolicyDocument.Statement ?? []).flatMap(({ Action, Resource, Condition }) =>
    [Action].flat().flatMap((action) =>
      [Resource].flat().map((on) => {
        const arn = rendered(on)
          .replace(/^arn:\$\{AWS::Partition\}:\w[\w-]*:(\$\{AWS::Region\})?:\$\{AWS::AccountId\}:/, '')
          .replace(`-\${AWS::AccountId}-\${AWS::Region}`, '');
        return `${action} ${arn}${Condition ? ` if ${JSON.stringify(Condition)}` : ''}`;
      }),
    ),
  );
};

const DEPLOYING = ['deploy-role', 'file-publishing-role', 'lookup-role'].map(
  (role) => `sts:AssumeRole role/cdk-hnb659fds-${role}`,
);

describe('GitHub’s roles', () => {
  it('are given to jobs of this repository in one environment each, and to no others', () => {
    const template = bootstrap();
    const { id } = onlyOf(template, 'AWS::IAM::OIDCProvider');
    const trusts = resourcesOf(template, 'AWS::IAM::Role').map(
      ({ resource }) => (resource.Properties.AssumeRolePolicyDocument as { Statement: unknown[] }).Statement,
    );
    expect(trusts).toEqual(
      ['production', 'preview'].map((environment) => [
        {
          Action: 'sts:AssumeRoleWithWebIdentity',
          Effect: 'Allow',
          Principal: { Federated: { Ref: id } },
          Condition: {
            StringEquals: { 'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com' },
            StringLike: {
              'token.actions.githubusercontent.com:sub': [
                `repo:acme/fledge:environment:${environment}`,
                `repo:acme@*/fledge@*:environment:${environment}`,
              ],
            },
          },
        },
      ]),
    );
  });

  /** Whether a job with this subject is given the role for production. */
  const admits = (repository: string, subject: string): boolean => {
    const { resource } = onlyOf(bootstrap({ repository, for: 'production' }), 'AWS::IAM::Role');
    const { Statement } = resource.Properties.AssumeRolePolicyDocument as {
      Statement: { Condition: { StringLike: Record<string, string[]> } }[];
    };
    const [patterns = []] = Object.values(Statement[0]?.Condition.StringLike ?? {});
    return patterns.some((pattern) => matches(pattern, subject));
  };

  it.each(['acme/fledge', 'acme@12/fledge@345'])(
    'of %s admit both forms of GitHub’s subjects',
    (repository) => {
      expect(admits(repository, 'repo:acme/fledge:environment:production')).toBe(true);
      expect(admits(repository, 'repo:acme@12/fledge@345:environment:production')).toBe(true);
    },
  );

  it.each([
    ['acme/fledge', 'repo:acme@12/fledge@345:environment:preview'],
    ['acme/fledge', 'repo:acme@12/fledge@345:ref:refs/heads/main'],
    ['acme/fledge', 'repo:acme@12/other@345:environment:production'],
    ['acme/fledge', 'repo:evil@12/fledge@345:environment:production'],
    ['acme/fledge', 'repo:acme-2@12/fledge@345:environment:production'],
    ['acme@12/fledge@345', 'repo:acme@13/fledge@345:environment:production'],
    ['acme@12/fledge@345', 'repo:acme@12/fledge@3456:environment:production'],
  ])('of %s do not admit %s', (repository, subject) => {
    expect(admits(repository, subject)).toBe(false);
  });

  it('for production: the CDK’s roles and the stack’s outputs', () => {
    expect(rights(bootstrap(), 'production')).toEqual([
      ...DEPLOYING,
      'cloudformation:DescribeStacks stack/fledge-prod/*',
    ]);
  });

  it('for previews: these, taking previews down, and seeding them', () => {
    const mine = 'if {"StringLike":{"aws:ResourceTag/fledge:stage":"pr-*"}}';
    const seeding = [
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'ConditionCheckItem',
    ];
    const accounts = [
      'AdminCreateUser',
      'AdminGetUser',
      'AdminSetUserPassword',
      'AdminAddUserToGroup',
      'AdminListGroupsForUser',
      'AdminRemoveUserFromGroup',
    ];
    expect(rights(bootstrap(), 'previews')).toEqual([
      ...DEPLOYING,
      'cloudformation:DescribeStacks stack/fledge-pr-*/*',
      'cloudformation:DeleteStack stack/fledge-pr-*/*',
      'cloudformation:DescribeStackEvents stack/fledge-pr-*/*',
      'cloudformation:ListStacks *',
      ...['Get', 'Put', 'Delete'].map((verb) => `ssm:${verb}Parameter parameter/fledge/pr-*/demo-password`),
      ...seeding.flatMap((action) =>
        ['', '/index/*'].map((index) => `dynamodb:${action} table/fledge-pr-*${index}`),
      ),
      ...accounts.map((action) => `cognito-idp:${action} userpool/* ${mine}`),
    ]);
  });

  it('come with a budget of the account, when there is someone to mail', () => {
    expect(resourcesOf(bootstrap(), 'AWS::Budgets::Budget')).toEqual([]);
    const { resource } = onlyOf(
      bootstrap({ mail: 'ops@fledge.example', budget: '20' }),
      'AWS::Budgets::Budget',
    );
    expect(resource.Properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: 20, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    });
  });

  it('are made for what the account is for, over a provider that may be there already', () => {
    const template = bootstrap({ for: 'previews', provider: 'existing' });
    expect(Object.keys(template.Outputs)).toEqual(['PreviewRoleArn']);
    expect(resourcesOf(template, 'AWS::IAM::OIDCProvider')).toEqual([]);
    expect(JSON.stringify(template)).toContain(':oidc-provider/token.actions.githubusercontent.com');
  });
});

describe('half a command line', () => {
  it.each([
    [{}, 'Say whose workflows may deploy'],
    [{ repository: 'fledge', for: 'both' }, 'Say whose workflows may deploy'],
    [{ repository: 'acme/*', for: 'both' }, 'Say whose workflows may deploy'],
    [{ repository: 'acme@1/fledge', for: 'both' }, 'with both of GitHub’s ids'],
    [{ repository: 'acme@1/fledge@x', for: 'both' }, 'with both of GitHub’s ids'],
    [{ repository: 'acme@*/fledge@*', for: 'both' }, 'with both of GitHub’s ids'],
    [{ repository: 'acme/fledge' }, 'Say what this account is for'],
    [{ repository: 'acme/fledge', for: 'staging' }, 'Say what this account is for'],
    [{ repository: 'acme/fledge', for: 'both', budget: '20' }, 'A budget needs an address'],
    [{ repository: 'acme/fledge', for: 'both', budget: '0', mail: 'ops@fledge.example' }, 'dollars a month'],
  ])('%j is refused', (context, complaint) => {
    expect(() => settings(context)).toThrow(OperatorError);
    expect(() => settings(context)).toThrow(complaint);
  });
});

/** Types a line of the runbook without an AWS login. Resolves to all that it says. */
const typed = (line: string, env: Record<string, string>): Promise<string> =>
  new Promise((resolve) => {
    execFile('sh', ['-c', line], { cwd: ROOT, env }, (_, out, err) => resolve(out + err));
  });

describe('the runbook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-bootstrap-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const lines = readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8')
    .split('\n')
    .filter((line) => /^(npx cdk|npm run) bootstrap /.test(line));

  it('says how to prepare an account, and how to let GitHub in', () => expect(lines).toHaveLength(3));

  const [toolkit = '', production = '', previews = ''] = lines;

  it('says what an account for previews is for, too', () => {
    const context = [...previews.matchAll(/ -c (\w+)=(\S+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(settings(Object.fromEntries(context))).toMatchObject({ purposes: ['previews'] });
    expect(previews.replace(/ +#.*/, '')).toBe(production.replace('for=production', 'for=previews'));
  });

  it.each([toolkit, production])('%s gets as far as AWS', async (line) => {
    const command = line.replace(/ +#.*/, '').replace('ACCOUNT/REGION', '123456789012/eu-central-1');
    const said = await typed(`${command} --output '${folder}'`, {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      AWS_REGION: 'eu-central-1',
      AWS_EC2_METADATA_DISABLED: 'true',
      CDK_DISABLE_CLI_TELEMETRY: 'true',
    });
    expect(said).toMatch(/no credentials have been configured|Unable to resolve AWS account/);
  });
});
