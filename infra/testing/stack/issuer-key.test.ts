import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handler } from '#functions/deploy/issuer-key/handler.ts';
import { serveAws } from '#infra/local/aws-endpoint.ts';
import { json, type Listener, listen, send } from '#infra/local/http.ts';
import { parameterStore, storedParameters } from '#infra/local/parameters.ts';
import { readRequest } from '#infra/local/site-server.ts';
import { multikeyOf } from '#shared/features/credentials/signature.ts';

const NAME = '/fledge/local/issuer-key/key-1';

let folder = '';
let parameters: Listener;
let cloudFormation: Listener;
let answered: Record<string, unknown>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fledge-issuer-key-'));
  parameters = await listen(
    serveAws(parameterStore(storedParameters(folder)), () => undefined),
    0,
  );
  cloudFormation = await listen(async (message, response) => {
    const request = await readRequest(message);
    answered = JSON.parse(request?.body.toString() ?? '{}');
    send(response, json(200, {}));
  }, 0);
  Object.assign(process.env, {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    AWS_ENDPOINT_URL_SSM: `http://127.0.0.1:${parameters.port}`,
  });
});
afterAll(async () => {
  await Promise.all([parameters.close(), cloudFormation.close()]);
  rmSync(folder, { recursive: true });
});

const deploy = async (
  event: Pick<CloudFormationCustomResourceEvent, 'RequestType'> & { PhysicalResourceId?: string },
) => {
  const ResourceProperties = { ServiceToken: 'arn', Parameter: NAME };
  const common = {
    ...{
      ServiceToken: 'arn',
      ResponseURL: `http://127.0.0.1:${cloudFormation.port}/answer`,
      StackId: 'stack',
    },
    ...{
      RequestId: 'request-1',
      LogicalResourceId: 'Key',
      ResourceType: 'Custom::IssuerKey',
      ResourceProperties,
    },
  };
  const { RequestType, PhysicalResourceId = '' } = event;
  if (RequestType === 'Create') await handler({ ...common, RequestType });
  else if (RequestType === 'Update')
    await handler({
      ...common,
      RequestType,
      PhysicalResourceId,
      OldResourceProperties: { ServiceToken: 'arn' },
    });
  else await handler({ ...common, RequestType, PhysicalResourceId });
  return answered;
};

/** The public half of what is in the parameter. */
const storedMultikey = (): string => {
  const [file = ''] = readdirSync(join(folder, 'parameters'));
  const path = join(folder, 'parameters', file);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const key = createPrivateKey({
    key: Buffer.from(readFileSync(path, 'utf8'), 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  return multikeyOf(Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url'));
};

it('a pair is made once, its private half stays in a parameter of its owner, and it is never replaced', async () => {
  const created = await deploy({ RequestType: 'Create' });
  const Multikey = storedMultikey();
  expect(created).toMatchObject({ Status: 'SUCCESS', Data: { Multikey } });
  expect(JSON.stringify(created)).not.toContain('MC4CAQ');
  const PhysicalResourceId = String(created.PhysicalResourceId);
  expect(await deploy({ RequestType: 'Update', PhysicalResourceId })).toMatchObject({
    Status: 'SUCCESS',
    PhysicalResourceId,
    Data: { Multikey },
  });
  expect(await deploy({ RequestType: 'Create' })).toMatchObject({
    Status: 'FAILED',
    Reason: expect.stringContaining('exists already'),
  });
  expect(storedMultikey()).toBe(Multikey);
  // What a failed creation left is deleted without touching the parameter.
  expect(await deploy({ RequestType: 'Delete', PhysicalResourceId: 'failed-request-1' })).toMatchObject({
    Status: 'SUCCESS',
  });
});
