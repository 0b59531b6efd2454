import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template as Checked } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { isOfSite, ROLES } from '#shared/core/contract.ts';
import { allRoutes } from '#shared/routes.ts';
import { matchRoute, parseRouteKey } from '../local/api/routes.ts';
import { definitionIn, routesIn } from '../testing/api-routes.ts';
import {
  onlyOf,
  rendered,
  resourcesOf,
  stackOf,
  synthesisedOnce,
  type Template,
  templateOf,
} from '../testing/template.ts';
import { OperatorError } from './operator-error.ts';
import { checkRouteQuota, routeCount } from './route-quota.ts';
import { stageNamed } from './stages.ts';
import { synthesise } from './synthesise.ts';

/** CloudFormation takes 500: this leaves room for the functions of the features that are planned. */
const MOST_RESOURCES = 340;

const STAGES = ['prod', 'dev', 'pr-7', 'local'];

/** Whether API Gateway may call a function, by a resource policy of the template, for an execute-api ARN's end. */
const mayCall = (template: Template, functionId: string, end: string): boolean =>
  resourcesOf(template, 'AWS::Lambda::Permission').some(({ resource: { Properties } }) => {
    if (rendered(Properties.FunctionName) !== `\${${functionId}.Arn}`) return false;
    const pattern = rendered(Properties.SourceArn).replace(/^.*\$\{HttpApi\w*\}\//, '');
    return new RegExp(`^${pattern.replaceAll('$', '\\$').replaceAll('*', '.*')}$`).test(end);
  });

describe.each(STAGES)('the stack of %s', (stage) => {
  const template = templateOf(stage);

  it('has no circle, and its size is known', () => {
    expect(() => Checked.fromJSON(template)).not.toThrow();
    const resources = Object.keys(template.Resources).length;
    const kib = Math.round(JSON.stringify(template).length / 1024);
    console.log(`${stage}: ${resources} resources, template ${kib} KiB (CloudFormation takes 500 and 1024)`);
    expect(resources).toBeLessThanOrEqual(MOST_RESOURCES);
    expect(kib).toBeLessThan(1024);
  });

  it('says nothing of the local runner’s own addresses', () => {
    expect(JSON.stringify(template)).not.toContain('__local');
    expect(JSON.stringify(template).includes('gallery')).toBe(stage === 'local');
  });

  it('tags the user pool, to which CloudFormation does not hand on the tags of the stack', () => {
    expect(onlyOf(template, 'AWS::Cognito::UserPool').resource.Properties.UserPoolTags).toEqual({
      'fledge:stage': stage,
    });
  });

  it('has five groups, one for each role', () => {
    const groups = resourcesOf(template, 'AWS::Cognito::UserPoolGroup');
    expect(groups.map(({ resource }) => resource.Properties.GroupName).sort()).toEqual([...ROLES].sort());
  });
});

describe('routes', () => {
  const template = templateOf('dev');
  const found = routesIn(template);

  const keys = [...found.keys()].map(parseRouteKey);
  /** The function that API Gateway calls for a request. */
  const calledFor = (method: string, path: string): string => {
    const { route } = matchRoute(keys, method, path.replaceAll(/\{\w+\}/g, 'any-value')) ?? {};
    const functionId = found.get(route?.key ?? '') ?? '';
    expect(mayCall(template, functionId, `$default/${route?.key.replace(' ', '')}`)).toBe(true);
    return String(template.Resources[functionId]?.Properties.Description);
  };

  it.each(allRoutes.map(({ id, feature, route }) => [id, feature, route] as const))(
    '%s leads to the function of %s, which API Gateway may call',
    (_, feature, { method, path }) => {
      expect(calledFor(method, path)).toBe(`Fledge dev: the API's ${feature}`);
    },
  );

  it('lead all that no resource has to the function that answers it', () => {
    expect(calledFor('GET', '/api/nowhere')).toContain('system');
    expect(calledFor('DELETE', '/nowhere')).toContain('system');
    // This route's ARN has no path: the permission for all routes does not cover it.
    expect(mayCall(template, found.get('$default') ?? '', '$default/$default')).toBe(true);
  });

  it('lead HEAD of pages to their function', () => {
    for (const { feature, route } of allRoutes.filter(({ route }) => isOfSite(route)))
      expect(calledFor('HEAD', route.path)).toBe(`Fledge dev: the API's ${feature}`);
  });

  it('are one property of the API, with the parameters that each path has', () => {
    expect(resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(({ id }) => id)).toEqual([
      expect.stringMatching(/^SocketApi/),
    ]);
    for (const [path, operations] of Object.entries(definitionIn(template).paths))
      for (const { parameters } of Object.values(operations))
        expect(path.replaceAll('+}', '}').match(/\{\w+\}/g) ?? []).toEqual(
          parameters.map(({ name }) => `{${name}}`),
        );
  });

  it('are counted before a deployment, and too many for the quota of a stage stop it', () => {
    expect(routeCount()).toBe(found.size);
    expect(() => checkRouteQuota({ name: 'dev', routesQuota: found.size })).not.toThrow();
    expect(() => checkRouteQuota({ name: 'pr-7', routesQuota: found.size - 1 })).toThrow(
      `the API has ${found.size} routes, and pr-7 may have ${found.size - 1}`,
    );
  });
});

describe('web sockets', () => {
  const template = templateOf('dev');
  const { id, resource } = onlyOf(template, 'AWS::ApiGatewayV2::Api', 'SocketApi');

  it('are opened by one function, which API Gateway may call for this API', () => {
    expect(resource.Properties.ProtocolType).toBe('WEBSOCKET');
    const route = onlyOf(template, 'AWS::ApiGatewayV2::Route', 'SocketApi').resource;
    expect(route.Properties).toMatchObject({ RouteKey: '$connect', AuthorizationType: 'NONE' });
    const permission = onlyOf(template, 'AWS::Lambda::Permission', 'SocketApi').resource.Properties;
    expect(rendered(permission.SourceArn)).toMatch(new RegExp(`\\$\\{${id}\\}/\\*\\$connect$`));
    const [, functionId = ''] = /^\$\{(\w+)\.Arn\}$/.exec(rendered(permission.FunctionName)) ?? [];
    expect(template.Resources[functionId]?.Properties.Description).toBe(
      'Fledge dev: lets browsers open a web socket',
    );
  });

  it.each([
    ['prod', 50, 200],
    ['dev', 10, 50],
  ])('of %s are limited to %i a second', (stage, rate, burst) => {
    const { Properties } = onlyOf(templateOf(stage), 'AWS::ApiGatewayV2::Stage', 'SocketStage').resource;
    expect(Properties).toMatchObject({
      StageName: 'live',
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
    });
  });
});

describe('sign-in', () => {
  const template = templateOf('dev');
  const pool = onlyOf(template, 'AWS::Cognito::UserPool').resource.Properties;

  it('identifies users by their email address in any case; no one can sign up past the API', () => {
    expect(pool).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  it('asks 8 characters of a password and nothing else', () => {
    expect(pool.Policies).toEqual({
      PasswordPolicy: {
        MinimumLength: 8,
        RequireLowercase: false,
        RequireUppercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
      },
    });
  });

  it('has one client that checks passwords, for the server, and one without any password flow', () => {
    const clients = resourcesOf(template, 'AWS::Cognito::UserPoolClient').map(
      ({ resource }) => resource.Properties,
    );
    expect(clients).toHaveLength(2);
    for (const client of clients)
      expect(client).toMatchObject({
        GenerateSecret: false,
        PreventUserExistenceErrors: 'ENABLED',
        AllowedOAuthFlowsUserPoolClient: false,
      });
    expect(clients.map(({ ExplicitAuthFlows }) => ExplicitAuthFlows)).toEqual([
      ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      ['ALLOW_REFRESH_TOKEN_AUTH'],
    ]);
  });

  it('sends reset codes from our own address where there is one', () => {
    expect(pool.EmailConfiguration).toBeUndefined();
    const local = onlyOf(templateOf('local'), 'AWS::Cognito::UserPool').resource.Properties;
    expect(local.EmailConfiguration).toMatchObject({ EmailSendingAccount: 'DEVELOPER' });
  });
});

describe('synthesising', () => {
  it('names what the build lacks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fledge-empty-'));
    const failing = () => synthesise({ buildDir: folder, outDir: folder, stage: stageNamed('dev') });
    expect(failing).toThrow(OperatorError);
    expect(failing).toThrow(/^The build has no function \w+ \(.*\): run npm run build first\.$/);
    rmSync(folder, { recursive: true });
  });

  it('gives outputs that the commands use', () => {
    expect(Object.keys(templateOf('dev').Outputs).sort()).toEqual([
      'ApiEndpoint',
      'DeadLettersUrl',
      'DelayedTasksUrl',
      'DistributionDomain',
      'MailDeadLettersUrl',
      'SearchBucket',
      'SearchUrl',
      'SiteUrl',
      'TableName',
      'UserPoolClientId',
      'UserPoolId',
    ]);
  });

  it('makes the same template from the same build', () => {
    const twice = [1, 2].map(() => synthesisedOnce('pr-8'));
    expect(twice[0]).toEqual(twice[1]);
  });

  it('protects production from being deleted', () => {
    expect(stackOf('prod').terminationProtection).toBe(true);
    expect(stackOf('dev').terminationProtection).toBe(false);
  });
});
