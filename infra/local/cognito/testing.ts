import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { readBody } from '../http.ts';
import type { CognitoMail } from './pool.ts';
import { type CognitoOptions, startCognito } from './start.ts';

export const POOL_ID = 'eu-central-1_testpool1';
export const SERVER_CLIENT = 'serverclient';
export const PUBLIC_CLIENT = 'publicclient';
export const PASSWORD = 'correct horse battery';

/** The resources of a template like the product's. */
export const template = {
  poolId: POOL_ID,
  region: 'eu-central-1',
  pool: {
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ['email'],
    Policies: { PasswordPolicy: { MinimumLength: 8 } },
    LambdaConfig: { PostConfirmation: 'arn:aws:lambda:eu-central-1:000000000000:function:password-changed' },
    VerificationMessageTemplate: {
      EmailSubject: 'Your code',
      EmailMessage: '<p>Your code is <b>{####}</b></p>',
    },
  },
  clients: [
    {
      id: SERVER_CLIENT,
      properties: {
        ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
        PreventUserExistenceErrors: 'ENABLED',
      },
    },
    { id: PUBLIC_CLIENT, properties: { ExplicitAuthFlows: [], PreventUserExistenceErrors: 'ENABLED' } },
    { id: 'legacyclient', properties: { ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'] } },
  ],
  groups: [{ GroupName: 'student' }, { GroupName: 'admin' }],
};

/** A user pool served over loopback, as the runner serves it, with the SDK's client for it. */
export const startTestPool = async (given: Partial<CognitoOptions> = {}) => {
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'fledge-cognito-'));
  const mails: CognitoMail[] = [];
  const triggered: { functionArn: string; event: object }[] = [];
  const clock = { now: Date.UTC(2030, 0, 1) };
  const cognito = startCognito({
    ...template,
    dataDir,
    now: () => clock.now,
    sendMail: (mail) => void mails.unshift(mail),
    invokeTrigger: async (functionArn, event) => {
      triggered.push({ functionArn, event });
      return event;
    },
    ...given,
  });
  const server = createServer(async (message, response) => {
    const target = String(message.headers['x-amz-target'] ?? '');
    const answer = await cognito.handle(target, (await readBody(message)) ?? '');
    response.writeHead(answer.status, { ...answer.headers }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new CognitoIdentityProviderClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'unused', secretAccessKey: 'unused' },
    maxAttempts: 1,
  });
  const close = async () => {
    client.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await cognito.close();
    if (!given.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  return { cognito, client, endpoint, mails, triggered, clock, close, dataDir };
};

export type TestPool = Awaited<ReturnType<typeof startTestPool>>;

/** Makes a user as the product's sign-up does; gives the sub. */
export const signUp = async ({ client }: TestPool, email: string, password = PASSWORD): Promise<string> => {
  const { User } = await client.send(
    new AdminCreateUserCommand({
      UserPoolId: POOL_ID,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  const of = { UserPoolId: POOL_ID, Username: User?.Username };
  await client.send(new AdminSetUserPasswordCommand({ ...of, Password: password, Permanent: true }));
  await client.send(new AdminAddUserToGroupCommand({ ...of, GroupName: 'student' }));
  return User?.Username ?? '';
};

/** Signs in as the product does. */
export const signIn = ({ client }: TestPool, email: string, password = PASSWORD, clientId = SERVER_CLIENT) =>
  client.send(
    new AdminInitiateAuthCommand({
      UserPoolId: POOL_ID,
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
