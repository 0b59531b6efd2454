import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DeleteParameterCommand, GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AwsService } from './aws.ts';
import { serveAws } from './aws-endpoint.ts';
import { type Credentials, createAuthority } from './iam.ts';
import { parameterStore } from './parameters.ts';

const NAME = '/fledge/local/secret';
const authority = createAuthority({ region: 'eu-central-1', account: '000000000000' });
const ARN = `arn:aws:ssm:eu-central-1:000000000000:parameter${NAME}`;
const reader = authority.issue('google', [
  { Effect: 'Allow', Action: 'ssm:GetParameter', Resource: [ARN, `${ARN}-missing`] },
]);
const stranger = authority.issue('auth', [
  { Effect: 'Allow', Action: 'ssm:GetParameter', Resource: `${ARN}-other` },
]);

const store = parameterStore({
  read: (name) => (name === NAME ? 'the secret' : undefined),
  put: () => false,
});
const service: AwsService = (request) => {
  authority.authorise(request);
  return store(request);
};
const server = createServer(serveAws(service, () => {}));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const client = (credentials: Credentials) =>
  new SSMClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    credentials,
    maxAttempts: 1,
  });
const get = (Name: string, WithDecryption = true) => new GetParameterCommand({ Name, WithDecryption });

test('gives a parameter to whose policy names it, decrypted on request', async () => {
  const { Parameter } = await client(reader).send(get(NAME));
  expect(Parameter).toMatchObject({ Name: NAME, Value: 'the secret', Type: 'SecureString' });
  expect((await client(reader).send(get(NAME, false))).Parameter?.Value).not.toContain('the secret');
});

test('refuses all others, with the message of AWS', async () => {
  await expect(client(stranger).send(get(NAME))).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: expect.stringContaining(`ssm:GetParameter on resource: ${ARN} because`),
  });
});

test('says what is not there, and what it does not serve', async () => {
  await expect(client(reader).send(get(`${NAME}-missing`))).rejects.toMatchObject({
    name: 'ParameterNotFound',
  });
  await expect(client(reader).send(new DeleteParameterCommand({ Name: NAME }))).rejects.toMatchObject({
    name: 'AccessDeniedException',
  });
});
