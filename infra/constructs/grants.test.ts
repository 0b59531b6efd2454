import { describe, expect, it } from 'vitest';
import type { Route } from '#shared/contract.ts';
import { type FeatureName, routes } from '#shared/routes.ts';
import { onlyOf, rendered, resourcesOf, type Template, templateOf } from '../testing/template.ts';

/**
 * What the words mean, written a second time on purpose: whoever widens a grant must say it here too. `T` is the
 * table, `P` the user pool, `Q` the queue of dead letters, `S` the stream.
 */
const WORDS: Record<string, string[]> = {
  'table:read': ['GetItem', 'BatchGetItem', 'Query'].flatMap((action) =>
    ['T', 'T/index/gsi1', 'T/index/gsi2'].map((on) => `dynamodb:${action} ${on}`),
  ),
  'table:write': ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'].map(
    (action) => `dynamodb:${action} T`,
  ),
  'cognito:sign-in': ['cognito-idp:AdminInitiateAuth P'],
  'cognito:sign-up': [
    'AdminCreateUser',
    'AdminGetUser',
    'AdminSetUserPassword',
    'AdminAddUserToGroup',
    'AdminListGroupsForUser',
    'AdminRemoveUserFromGroup',
  ].map((action) => `cognito-idp:${action} P`),
};

/** The functions outside the API, and what each may do. */
const OTHERS: Record<string, string[]> = {
  stream: [
    ...(WORDS['table:read'] ?? []),
    ...(WORDS['table:write'] ?? []),
    'dynamodb:BatchWriteItem T',
    'dynamodb:DescribeStream S',
    'dynamodb:GetRecords S',
    'dynamodb:GetShardIterator S',
    'dynamodb:ListStreams T/stream/*',
    'sqs:SendMessage Q',
  ],
  'password-changed': WORDS['table:write'] ?? [],
  random: [],
};

/** What a feature's routes declare; a route that is not public also reads the session. */
const declared = (feature: FeatureName): string[] => {
  const all = Object.values(routes[feature]) as Route[];
  const words = all.flatMap(({ access, grants }) => [
    ...grants,
    ...(access === 'public' ? [] : ['table:read']),
  ]);
  return [...new Set(words)].flatMap((word) => WORDS[word] ?? []);
};

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

/** What the role of a function allows, as `action resource`, sorted. Throws on anything that is not an inline policy. */
const allowedTo = (template: Template, name: string): string[] => {
  const functions = resourcesOf(template, 'AWS::Lambda::Function').filter(({ id }) =>
    id.includes(`${name.replace('-', '')}Function`),
  );
  const [first] = functions;
  if (!first || functions.length > 1) throw new Error(`There is not exactly one function ${name}.`);
  const roleId = rendered(first.resource.Properties.Role).replace(/^\$\{(\w+)\.Arn\}$/, '$1');
  const role = template.Resources[roleId];
  expect(role?.Properties.ManagedPolicyArns).toBeUndefined();
  for (const { resource } of resourcesOf(template, 'AWS::IAM::Policy'))
    expect((resource.Properties.Roles as unknown[]).map(rendered)).not.toContain(`\${${roleId}}`);
  const policies = role?.Properties.Policies as { PolicyDocument: { Statement: Statement[] } }[];
  return policies
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .flatMap(({ Effect, Action, Resource }) => {
      expect(Effect).toBe('Allow');
      return [Action]
        .flat()
        .flatMap((action) => [Resource].flat().map((on) => `${action} ${named(template, on)}`));
    })
    .sort();
};

/** An ARN of the template with the names that `WORDS` uses. */
const named = (template: Template, arn: unknown): string => {
  const table = onlyOf(template, 'AWS::DynamoDB::Table').id;
  const pool = onlyOf(template, 'AWS::Cognito::UserPool').id;
  const queue = onlyOf(template, 'AWS::SQS::Queue').id;
  return rendered(arn)
    .replace(`\${${table}.Arn}`, 'T')
    .replace(`\${${table}.StreamArn}`, 'S')
    .replace(`\${${pool}.Arn}`, 'P')
    .replace(`\${${queue}.Arn}`, 'Q');
};

/** Every function writes into its own log group. */
const logging = (name: string, allowed: string[]): string[] => {
  const own = allowed.filter((line) => line.startsWith('logs:'));
  expect(own.map((line) => line.split(' ')[0])).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
  for (const line of own)
    expect(line).toMatch(new RegExp(`\\$\\{\\w*${name.replace('-', '')}Logs\\w*\\.Arn\\}$`));
  return own;
};

describe.each(['prod', 'dev'])('in %s', (stage) => {
  const template = templateOf(stage);

  it.each(Object.keys(routes) as FeatureName[])('%s may do exactly what its routes declare', (feature) => {
    const allowed = allowedTo(template, feature);
    expect(allowed).toEqual([...logging(feature, allowed), ...declared(feature)].sort());
  });

  it.each(Object.keys(OTHERS))('%s may do exactly what it is for', (name) => {
    const allowed = allowedTo(template, name);
    expect(allowed).toEqual([...logging(name, allowed), ...(OTHERS[name] ?? [])].sort());
  });
});

describe('a stage with a sender', () => {
  const template = templateOf('local');

  it('lets the stream’s consumer send from the sender’s domain, and nobody else', () => {
    const mail = (name: string) => allowedTo(template, name).filter((line) => line.startsWith('ses:'));
    expect(mail('stream')).toEqual([expect.stringMatching(/^ses:SendEmail .*:identity\/fledge\.test$/)]);
    for (const name of [...Object.keys(routes), 'password-changed', 'random']) expect(mail(name)).toEqual([]);
  });
});

describe('the environment', () => {
  const variables = (name: string): string[] => {
    const found = resourcesOf(templateOf('dev'), 'AWS::Lambda::Function').find(({ id }) =>
      id.includes(`${name.replace('-', '')}Function`),
    );
    const environment = found?.resource.Properties.Environment as { Variables: object } | undefined;
    return Object.keys(environment?.Variables ?? {}).sort();
  };
  const api = ['ORIGIN_SECRET', 'SITE_URL', 'STAGE', 'VERSION'];

  it('names only what a function may use', () => {
    expect(variables('system')).toEqual(api);
    expect(variables('dashboard')).toEqual([...api, 'TABLE_NAME'].sort());
    expect(variables('auth')).toEqual([...api, 'TABLE_NAME', 'USER_POOL_CLIENT_ID', 'USER_POOL_ID'].sort());
    expect(variables('stream')).toEqual(['MAIL_FROM', 'SITE_URL', 'STAGE', 'TABLE_NAME', 'VERSION']);
    expect(variables('password-changed')).toEqual(['STAGE', 'TABLE_NAME', 'VERSION']);
    expect(variables('random')).toEqual([]);
  });
});
