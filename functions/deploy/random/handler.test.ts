import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handler } from './handler.ts';

interface Answer {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown> & { Data: { Value?: string } };
}

/** Replaces the signed S3 address at which CloudFormation waits. */
let server: Server;
let answers: Answer[];
let status: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      answers.push({
        method: request.method,
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  answers = [];
  status = 200;
});

const event = (more: object) =>
  ({
    ServiceToken: 'arn:aws:lambda:eu-west-1:123456789012:function:random',
    ResponseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/answer?signature=x`,
    StackId: 'stack',
    RequestId: 'request-1',
    LogicalResourceId: 'Random',
    ResourceType: 'Custom::Random',
    ResourceProperties: { ServiceToken: 'arn' },
    ...more,
  }) as CloudFormationCustomResourceEvent;

const answerTo = async (more: object): Promise<Answer> => {
  await handler(event(more));
  const answer = answers.at(-1);
  if (!answer) throw new Error('CloudFormation received no response.');
  return answer;
};

describe('Custom::Random', () => {
  it('answers a creation with 32 random bytes that no event of the stack shows', async () => {
    const { method, body } = await answerTo({ RequestType: 'Create' });
    expect(method).toBe('PUT');
    expect(body).toMatchObject({
      Status: 'SUCCESS',
      PhysicalResourceId: 'random-request-1',
      StackId: 'stack',
      RequestId: 'request-1',
      LogicalResourceId: 'Random',
      NoEcho: true,
    });
    expect(Buffer.from(body.Data.Value ?? '', 'base64url')).toHaveLength(32);
  });

  it('sends an empty content type, for which the address is signed, and its length', async () => {
    const { headers } = await answerTo({ RequestType: 'Create' });
    expect(headers['content-type']).toBe('');
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  it('makes another value each time, and keeps the resource when a property changes', async () => {
    const created = await answerTo({ RequestType: 'Create' });
    const updated = await answerTo({ RequestType: 'Update', PhysicalResourceId: 'random-request-0' });
    expect(updated.body.PhysicalResourceId).toBe('random-request-0');
    expect(updated.body.Data.Value).not.toBe(created.body.Data.Value);
  });

  it('lets itself be deleted, without a new value', async () => {
    const { body } = await answerTo({ RequestType: 'Delete', PhysicalResourceId: 'random-request-0' });
    expect(body).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: 'random-request-0', Data: {} });
  });

  it('fails when its answer was not taken, so that Lambda tries again', async () => {
    status = 403;
    await expect(handler(event({ RequestType: 'Create' }))).rejects.toThrow('403');
  });
});
