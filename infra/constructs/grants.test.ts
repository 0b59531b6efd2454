import { Stack } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { defineFeature, emptyBody, type Route } from '#shared/core/contract.ts';
import { type FeatureName, routes } from '#shared/routes.ts';
import type { Model } from '../app/settings/model.ts';
import { stageNamed } from '../app/stages.ts';
import { BARE } from '../testing/bare.ts';
import { OTHERS, WORDS } from '../testing/grant-words.ts';
import { allowedTo } from '../testing/statements.ts';
import { newApp, rendered, resourcesOf, templateOf } from '../testing/template.ts';
import { Auth } from './auth.ts';
import { environmentFor, grantsOf, statementsFor } from './grants.ts';
import { resumeBucketOf, searchBucketOf } from './resume-bucket.ts';
import { socketApiOf } from './socket-api.ts';
import { Data } from './table.ts';

/** What a feature's routes declare; a route that is not public also reads the session. */
const declared = (feature: FeatureName): string[] => {
  const all = Object.values(routes[feature]) as Route[];
  const words = all.flatMap(({ access, grants }) => [
    ...grants,
    ...(access === 'public' ? [] : ['table:read', 'table:record-activity']),
  ]);
  return [...new Set(words.flatMap((word) => WORDS[word] ?? []))];
};

/** Every function writes into its own log group. */
const logging = (name: string, allowed: string[]): string[] => {
  const own = allowed.filter((line) => line.startsWith('logs:'));
  expect(own.map((line) => line.split(' ')[0])).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
  for (const line of own)
    expect(line).toMatch(new RegExp(`\\$\\{\\w*${name.replace('-', '')}Logs\\w*\\.Arn\\}$`));
  return own;
};

/** What is allowed, with actions on the table once each. Every one of them is limited to partitions. */
const withoutPartitions = (allowed: readonly string[]): string[] => [
  ...new Set(
    allowed.map((line) => {
      const [, action, partitions] = /^(dynamodb:\w+) T(?:\/index\/gsi[123])?(?: (.*))?$/.exec(line) ?? [];
      if (action === undefined) return line;
      expect([line, partitions ?? '']).toEqual([line, expect.stringMatching(/^[a-z#*,-]+$/)]);
      return action;
    }),
  ),
];

/** What is allowed besides the key of credentials, which stages without a domain may not have: issuer-keys.test.ts. */
const withoutKeys = (allowed: readonly string[]): string[] =>
  allowed.filter((line) => !/^ssm:GetParameter .*\/issuer-key\/key-1$/.test(line));

describe.each(['prod', 'dev'])('in %s', (stage) => {
  const template = templateOf(stage);

  it.each(Object.keys(routes) as FeatureName[])('%s may do exactly what its routes declare', (feature) => {
    const allowed = allowedTo(template, feature);
    expect(withoutKeys(withoutPartitions(allowed))).toEqual(
      [...logging(feature, allowed), ...declared(feature)].sort(),
    );
  });

  it.each(Object.keys(OTHERS))('%s may do exactly what it is for', (name) => {
    const allowed = allowedTo(template, name);
    expect(withoutPartitions(allowed)).toEqual([...logging(name, allowed), ...(OTHERS[name] ?? [])].sort());
  });
});

describe('a stage with a sender', () => {
  const template = templateOf('local');

  it('lets the function for mail send from the sender’s address to any recipient, and no other function', () => {
    const mail = (name: string) => allowedTo(template, name).filter((line) => line.startsWith('ses:'));
    // SES in its sandbox authorises the identity of the recipient, too.
    expect(mail('mail')).toEqual([
      expect.stringMatching(/^ses:SendEmail .*:identity\/\* .*"ses:FromAddress":"hello@fledge\.test"/),
    ]);
    for (const name of [...Object.keys(routes), ...Object.keys(OTHERS).filter((one) => one !== 'mail')])
      expect(mail(name)).toEqual([]);
  });
});

describe('a route that asks for the model', () => {
  // No feature of the contract does yet: this one is made up.
  const advisor = defineFeature('advisor', {
    ask: {
      method: 'POST',
      path: '/api/made-up',
      summary: 'Made up',
      access: 'public',
      grants: ['model:converse'],
      response: emptyBody,
    },
  });

  /** What a function of that feature would be given with this model, its statements as `action resource`. */
  const given = (model: Model | undefined) => {
    const stack = new Stack(newApp(), 'Made', { env: { region: 'eu-central-1', account: '111122223333' } });
    const stage = stageNamed('dev', { ...BARE, dev: model ? { model } : {} });
    const granted = {
      ...stage,
      data: new Data(stack, 'Data', { stage }),
      auth: new Auth(stack, 'Auth', { stage }),
      resumes: resumeBucketOf(stage),
      search: searchBucketOf(stage),
      live: socketApiOf(stack, stage),
      issuer: { publicKeys: '', signing: undefined },
      queues: { arns: [], urls: {} },
    };
    const grants = grantsOf(Object.values(advisor));
    const statements = statementsFor('system', grants, granted).map((one) =>
      stack.resolve(one.toStatementJson()),
    );
    return { statements, environment: environmentFor(grants, granted) };
  };
  const Action = ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'];
  const modelIn = (region: string, id = 'amazon.nova-lite-v1:0') =>
    `arn:\${AWS::Partition}:bedrock:${region}::foundation-model/${id}`;
  const profileOf = (id: string) =>
    `arn:\${AWS::Partition}:bedrock:eu-central-1:111122223333:inference-profile/${id}`;
  const shown = (statements: readonly Record<string, unknown>[]) =>
    statements.map(({ Resource, Condition, ...rest }) => ({
      ...rest,
      Resource: [Resource].flat().map(rendered),
      ...(Condition !== undefined && {
        through: rendered(Object.values(Object.values(Condition as Record<string, object>)[0] ?? {})[0]),
      }),
    }));

  it('may do nothing where the operator has chosen none', () => {
    expect(given(undefined)).toEqual({ statements: [], environment: { MODEL_ID: '' } });
  });

  it('may ask exactly a model of its own region', () => {
    const { statements, environment } = given({ id: 'amazon.nova-lite-v1:0' });
    expect(environment).toEqual({ MODEL_ID: 'amazon.nova-lite-v1:0' });
    expect(shown(statements)).toEqual([{ Effect: 'Allow', Action, Resource: [modelIn('eu-central-1')] }]);
  });

  it('may ask an inference profile, and the model in its regions only through it', () => {
    const id = 'eu.amazon.nova-lite-v1:0';
    const { statements, environment } = given({ id, regions: ['eu-central-1', 'eu-west-3'] });
    expect(environment).toEqual({ MODEL_ID: id });
    expect(shown(statements)).toEqual([
      { Effect: 'Allow', Action, Resource: [profileOf(id)] },
      {
        Effect: 'Allow',
        Action,
        Resource: [modelIn('eu-central-1'), modelIn('eu-west-3')],
        through: profileOf(id),
      },
    ]);
  });

  it('may ask a global profile, and the model here and wherever AWS sends the request', () => {
    const id = 'global.amazon.nova-2-lite-v1:0';
    expect(shown(given({ id }).statements)).toEqual([
      { Effect: 'Allow', Action, Resource: [profileOf(id)] },
      {
        Effect: 'Allow',
        Action,
        Resource: [
          modelIn('eu-central-1', 'amazon.nova-2-lite-v1:0'),
          modelIn('', 'amazon.nova-2-lite-v1:0'),
        ],
        through: profileOf(id),
      },
    ]);
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
    expect(variables('google')).toEqual(
      [...api, 'GOOGLE_CLIENT_ID', 'GOOGLE_SECRET_PARAMETER', 'TABLE_NAME', 'USER_POOL_ID'].sort(),
    );
    expect(variables('auth')).toEqual(
      [
        ...api,
        'RESUMES_BUCKET',
        'RESUMES_URL',
        'TABLE_NAME',
        'USER_POOL_CLIENT_ID',
        'USER_POOL_ID',
        'USER_POOL_PUBLIC_CLIENT_ID',
      ].sort(),
    );
    expect(variables('stream')).toEqual([
      'DELAYED_TASKS_URL',
      'LIVE_URL',
      'SEARCH_BUCKET',
      'SEARCH_URL',
      'SITE_URL',
      'STAGE',
      'TABLE_NAME',
      'VERSION',
    ]);
    expect(variables('live')).toEqual([...api, 'LIVE_URL', 'TABLE_NAME'].sort());
    expect(variables('mail')).toEqual([
      'MAILS_PER_SECOND',
      'MAIL_FROM',
      'OPERATOR_MAIL',
      'SITE_URL',
      'STAGE',
      'TABLE_NAME',
      'VERSION',
    ]);
    expect(variables('resume-upload')).toEqual([
      'RESUMES_BUCKET',
      'RESUMES_URL',
      'STAGE',
      'TABLE_NAME',
      'VERSION',
    ]);
    expect(variables('delayed')).toEqual([
      'DELAYED_TASKS_URL',
      'SEARCH_BUCKET',
      'SEARCH_URL',
      'STAGE',
      'TABLE_NAME',
      'VERSION',
    ]);
    expect(variables('deadlines')).toEqual(['DELAYED_TASKS_URL', 'STAGE', 'TABLE_NAME', 'VERSION']);
    expect(variables('fairness-figures')).toEqual([
      'SEARCH_BUCKET',
      'SEARCH_URL',
      'STAGE',
      'TABLE_NAME',
      'VERSION',
    ]);
    for (const name of ['digest', 'password-changed'])
      expect(variables(name)).toEqual(['STAGE', 'TABLE_NAME', 'VERSION']);
    expect(variables('random')).toEqual([]);
  });
});
