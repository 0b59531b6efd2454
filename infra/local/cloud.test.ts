import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from './template/types.ts';
import { assemblyDirectory, type Editable, resourceOf } from './testing/assembly.ts';
import { type ProbedCloud, ROUTES, startProbed } from './testing/probing.ts';

let whole: ProbedCloud;

beforeAll(async () => {
  whole = await startProbed(assemblyDirectory());
});
afterAll(() => whole.stop());

/** Runs the stack with something changed in its template. */
const withChange = async <T>(
  change: (template: Editable) => void,
  look: (cloud: ProbedCloud) => Promise<T>,
): Promise<T> => {
  const cloud = await startProbed(assemblyDirectory(change));
  try {
    return await look(cloud);
  } finally {
    await cloud.stop();
  }
};

const key = { pk: { S: 'user#1' }, sk: { S: 'account' } };
const get = { do: 'dynamodb', command: 'GetItem', input: { Key: key } } as const;
const query = (index: string) =>
  ({
    do: 'dynamodb',
    command: 'Query',
    input: {
      IndexName: index,
      KeyConditionExpression: `${index}pk = :pk`,
      ExpressionAttributeValues: { ':pk': { S: 'user#x#applications' } },
    },
  }) as const;
const answerOf = async (response: Response) => (await response.json()) as Record<string, unknown>;

/** The statements of the inline policy of a function's role. */
const statements = (template: Editable, feature: RegExp): JsonObject[] => {
  const policies = resourceOf(template, 'AWS::IAM::Role', feature).Policies as JsonObject[];
  return policies.flatMap(({ PolicyDocument }) => (PolicyDocument as JsonObject).Statement as JsonObject[]);
};

describe('what the template does not say does not exist', () => {
  test('a grant: each function may do only what its own role allows', async () => {
    expect(await answerOf(await whole.ask(get))).toMatchObject({ ok: {} });
    // `system` declares no grants.
    expect(await answerOf(await whole.ask(get, ROUTES.system))).toMatchObject({
      error: 'AccessDeniedException',
    });
    const refused = await withChange(
      (template) => {
        for (const statement of statements(template, /^Apiapplications/)) {
          statement.Action = [statement.Action]
            .flat()
            .filter((action) => action !== 'dynamodb:GetItem') as string[];
        }
      },
      async (cloud) => answerOf(await cloud.ask(get)),
    );
    expect(refused).toMatchObject({ error: 'AccessDeniedException' });
    expect(refused.message).toMatch(
      /-applications is not authorized to perform: dynamodb:GetItem on resource: arn:aws:dynamodb:/,
    );
  });

  test('a route', async () => {
    expect((await whole.ask({ do: 'echo' }, ROUTES.system)).status).toBe(200);
    const routeKey = await withChange(
      (template) => {
        const { paths } = resourceOf(template, 'AWS::ApiGatewayV2::Api', /^HttpApi/).Body as {
          paths: Record<string, JsonObject>;
        };
        const [, path = ''] = ROUTES.system.split(' ');
        expect(Object.keys(paths[path] ?? {})).toEqual(['x-amazon-apigateway-any-method']);
        delete paths[path];
      },
      async (cloud) => answerOf(await cloud.ask({ do: 'echo' }, ROUTES.system)),
    );
    expect(routeKey).toMatchObject({ event: { routeKey: '$default' } });
  });

  test('an index', async () => {
    expect(await answerOf(await whole.ask(query('gsi1')))).toMatchObject({ ok: { Count: 0 } });
    const missing = await withChange(
      (template) => {
        const table = resourceOf(template, 'AWS::DynamoDB::Table');
        table.GlobalSecondaryIndexes = (table.GlobalSecondaryIndexes as JsonObject[]).filter(
          ({ IndexName }) => IndexName !== 'gsi1',
        );
        table.AttributeDefinitions = (table.AttributeDefinitions as JsonObject[]).filter(
          ({ AttributeName }) => !String(AttributeName).startsWith('gsi1'),
        );
      },
      async (cloud) => answerOf(await cloud.ask(query('gsi1'))),
    );
    expect(missing).toMatchObject({ error: 'ValidationException' });
  });

  test('an environment variable', async () => {
    expect(await answerOf(await whole.ask({ do: 'env' }))).toMatchObject({ STAGE: 'local' });
    const variables = await withChange(
      (template) => {
        const { Environment } = resourceOf(template, 'AWS::Lambda::Function', /^Apiapplications/);
        delete ((Environment as JsonObject).Variables as JsonObject).STAGE;
      },
      async (cloud) => answerOf(await cloud.ask({ do: 'env' })),
    );
    expect(variables).not.toHaveProperty('STAGE');
    expect(variables).toHaveProperty('TABLE_NAME');
  });

  test('a response header', async () => {
    expect((await fetch(whole.url)).headers.get('x-frame-options')).toBe('DENY');
    const headers = await withChange(
      (template) => {
        const policy = resourceOf(template, 'AWS::CloudFront::ResponseHeadersPolicy');
        const config = policy.ResponseHeadersPolicyConfig as JsonObject;
        delete (config.SecurityHeadersConfig as JsonObject).FrameOptions;
      },
      async (cloud) => (await fetch(cloud.url)).headers,
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the permission to call a function', async () => {
    const status = await withChange(
      (template) => {
        for (const [id, { Type }] of Object.entries(template.Resources)) {
          if (Type === 'AWS::Lambda::Permission' && /applications/.test(id)) delete template.Resources[id];
        }
      },
      async (cloud) => (await cloud.ask({ do: 'echo' })).status,
    );
    expect(status).toBe(500);
  });

  test('the rewrite of unknown addresses', async () => {
    expect((await fetch(`${whole.url}/no/such/page`)).status).toBe(404);
    const seen = await withChange(
      (template) => {
        const { DistributionConfig } = resourceOf(template, 'AWS::CloudFront::Distribution');
        delete ((DistributionConfig as JsonObject).DefaultCacheBehavior as JsonObject).FunctionAssociations;
      },
      async (cloud) => {
        const page = await fetch(`${cloud.url}/explore`);
        return { status: page.status, text: await page.text() };
      },
    );
    expect(seen.status).toBe(404);
    expect(seen.text).toContain('<Code>NoSuchKey</Code>');
  });

  test('the right of CloudFront to read the bucket', async () => {
    const status = await withChange(
      (template) => {
        const policy = resourceOf(template, 'AWS::S3::BucketPolicy', /^Site/).PolicyDocument as JsonObject;
        policy.Statement = (policy.Statement as JsonObject[]).filter(({ Effect }) => Effect === 'Deny');
      },
      async (cloud) => (await fetch(cloud.url)).status,
    );
    expect(status).toBe(403);
  });

  test('the forwarding of cookies and query to the API', async () => {
    const ask = async (cloud: ProbedCloud) =>
      answerOf(await cloud.ask({ do: 'echo' }, `${ROUTES.system}?a=1`, { headers: { cookie: 'c=2' } }));
    expect(await ask(whole)).toMatchObject({ event: { cookies: ['c=2'], rawQueryString: 'a=1' } });
    const { event } = await withChange((template) => {
      const { DistributionConfig } = resourceOf(template, 'AWS::CloudFront::Distribution');
      for (const behaviour of (DistributionConfig as JsonObject).CacheBehaviors as JsonObject[]) {
        delete behaviour.OriginRequestPolicyId;
      }
    }, ask);
    expect(event).toMatchObject({ rawQueryString: '' });
    expect(event).not.toHaveProperty('cookies');
  });
});

describe('what the runner does not know stops the start in one line', () => {
  const startWith = (change: (template: Editable) => void) => startProbed(assemblyDirectory(change));

  test.each<[string, (template: Editable) => void, RegExp]>([
    [
      'a resource type',
      (template) => {
        template.Resources.Oven = { Type: 'AWS::Kitchen::Oven', Properties: {} };
      },
      /does not know the resource type AWS::Kitchen::Oven \(Oven\)/,
    ],
    [
      'a managed policy',
      (template) => {
        resourceOf(template, 'AWS::IAM::Role', /^Apiapplications/).ManagedPolicyArns = [
          'arn:aws:iam::aws:policy/AdministratorAccess',
        ];
      },
      /does not know what the managed policy .*AdministratorAccess allows/,
    ],
    [
      'a stream mapping whose role may not read the stream',
      (template) => {
        for (const statement of statements(template, /^Eventsstream/)) {
          if (JSON.stringify(statement.Action).includes('GetRecords'))
            statement.Action = 'dynamodb:GetRecords';
        }
      },
      /StreamMapping.* cannot work: .*dynamodb:/,
    ],
    [
      'custom error pages',
      (template) => {
        const { DistributionConfig } = resourceOf(template, 'AWS::CloudFront::Distribution');
        (DistributionConfig as JsonObject).CustomErrorResponses = [
          { ErrorCode: 404, ResponsePagePath: '/404.html' },
        ];
      },
      /does not play ResponsePagePath/,
    ],
  ])('%s', async (_, change, message) => {
    await expect(startWith(change)).rejects.toThrow(message);
  });
});
