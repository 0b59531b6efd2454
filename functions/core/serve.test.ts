import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Member, member } from '#functions/testing/members.ts';
import { outputOf } from '#functions/testing/output.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { defineFeature, ROLES } from '#shared/core/contract.ts';
import type { Handler } from './handlers.ts';
import type { ApiContext, ApiEvent, ApiResult } from './middleware/request.ts';
import { serve } from './serve.ts';

beforeAll(asOperator);
afterEach(asOperator);

const made = defineFeature('made', {
  figures: {
    method: 'GET',
    path: '/api/made/figures',
    summary: 'Made up for this test',
    access: 'public',
    grants: [],
    response: z.object({ total: z.number() }),
  },
  post: {
    method: 'GET',
    path: '/api/made/postings',
    summary: 'Made up for this test',
    access: 'signed-in',
    approved: true,
    grants: [],
    response: z.object({}),
  },
  posting: {
    method: 'GET',
    path: '/api/made/postings/{id}',
    summary: 'Made up for this test',
    access: 'signed-in',
    record: { kind: 'posting', param: 'id', relations: ['owner', 'company'] },
    grants: [],
    params: z.object({ id: z.string().max(5) }),
    response: z.object({ title: z.string() }),
  },
});

interface Posting {
  title: string;
  owner: string;
  company: string;
}

const posting: Handler<typeof made.posting, Posting> = async ({ record }) => ({ title: record.title });

/** The function of the feature above, with `result` as its figures and this posting under the id `p1`. */
const functionWith = (result: object, posted?: Posting) =>
  serve(made, {
    handlers: { figures: async () => result as { total: number }, post: async () => ({}), posting },
    records: {
      posting: {
        load: async ({ params }) => (params.id === 'p1' ? posted : undefined),
        relations: {
          owner: ({ owner }, { id }) => owner === id,
          company: async ({ company }, { lastName }) => company === lastName,
        },
      },
    },
  });

interface Asked {
  path: string;
  method?: string;
  cookies?: string[];
  /** The header by which CloudFront identifies itself. */
  secret?: string | undefined;
}

/** The answer to a request, and the lines that it logs. */
const answerOf = async (handler: ReturnType<typeof functionWith>, asked: Asked) => {
  const { path, method, cookies, secret } = { method: 'GET', secret: 'test', ...asked };
  const event = {
    rawPath: path,
    headers: { ...(secret !== undefined && { 'x-origin-secret': secret }) },
    ...(cookies && { cookies }),
    isBase64Encoded: false,
    requestContext: { requestId: 'r1', timeEpoch: 0, http: { method } },
  } as unknown as ApiEvent;
  let answer: ApiResult = {};
  const lines = await outputOf(async () => {
    answer = await handler(event, {} as ApiContext);
  });
  return { answer, lines };
};

const cookiesOf = ({ browser }: Member) => [...browser.cookies].map(([name, value]) => `${name}=${value}`);

describe('a request', () => {
  it.each([undefined, '', 'guess', 'test2'])('with the origin secret %s is refused', async (secret) => {
    const handler = functionWith({ total: 7 });
    const { answer } = await answerOf(handler, { path: '/api/made/figures', secret });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('Use the address of the site.');
  });
});

describe('a request that no route matches', () => {
  it.each([
    ['/api/made/figures', 'POST', 405, 'GET'],
    ['/api/made/postings/p1', 'DELETE', 405, 'GET'],
    ['/api/made/nothing', 'GET', 404, undefined],
    ['/api/made/postings/', 'GET', 404, undefined],
    ['/api/made/postings/p1/more', 'GET', 404, undefined],
  ])('%s %s is a %i', async (path, method, status, allow) => {
    const { answer } = await answerOf(functionWith({}), { path, method });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers?.allow).toBe(allow);
  });
});

describe('a response', () => {
  it.each(['local', 'dev', 'prod'])('outside its schema is a 500 in stage %s', async (stage) => {
    process.env.STAGE = stage;
    const handler = functionWith({ total: 'many', email: 'wil@people.fledge.test' });
    const { answer, lines } = await answerOf(handler, { path: '/api/made/figures' });
    expect(answer.statusCode).toBe(500);
    expect(JSON.parse(answer.body ?? '')).toEqual({ code: 'internal', message: expect.any(String) });
    expect(answer.body).not.toMatch(/many|total/);
    expect(lines.join()).toContain('The response of made.figures does not match its schema: total');
    expect(lines.join()).not.toMatch(/many|people\.fledge/);
  });

  it('has only the fields of its schema', async () => {
    const handler = functionWith({ total: 7, secret: 'x' });
    const { answer } = await answerOf(handler, { path: '/api/made/figures' });
    expect(answer).toMatchObject({ statusCode: 200, body: '{"total":7}' });
  });
});

describe('a route for approved accounts', () => {
  it.each(ROLES)('admits an approved %s and refuses a pending one', async (role) => {
    for (const approved of [true, false]) {
      const cookies = cookiesOf(await member({ role, approved }));
      const { answer } = await answerOf(functionWith({}), { path: '/api/made/postings', cookies });
      expect(answer.statusCode).toBe(approved ? 200 : 403);
      if (!approved) expect(answer.body).toContain('"approval_pending"');
    }
  });
});

describe('a route about a record', () => {
  const get = async (posted: Posting | undefined, caller: Member, id = 'p1') =>
    (
      await answerOf(functionWith({}, posted), {
        path: `/api/made/postings/${id}`,
        cookies: cookiesOf(caller),
      })
    ).answer;

  it('passes the record to callers with one of its relations, whichever', async () => {
    const [owner, colleague] = [await member(), await member({ lastName: 'Acme' })];
    const posted = { title: 'Engineer', owner: owner.id, company: 'Acme' };
    for (const caller of [owner, colleague])
      expect(await get(posted, caller)).toMatchObject({ statusCode: 200, body: '{"title":"Engineer"}' });
  });

  it('answers others, admins included, as if there were none', async () => {
    const posted = { title: 'Engineer', owner: 'nobody', company: 'Acme' };
    // The local stage's header of what a request consumed differs with the user's first request of the day.
    const { statusCode, body } = await get(undefined, await member());
    expect(statusCode).toBe(404);
    for (const caller of [await member({ lastName: 'Other' }), await member({ role: 'admin' })]) {
      expect(await get(posted, caller)).toMatchObject({ statusCode, body });
      expect(await get(posted, caller, 'p2')).toMatchObject({ statusCode, body });
    }
  });

  it('checks the params before it loads', async () => {
    expect((await get(undefined, await member(), 'longer')).statusCode).toBe(400);
  });

  it('does not compile without its source, a relation, or a handler that takes the record', () => {
    const handlers = { figures: async () => ({ total: 1 }), post: async () => ({}), posting };
    const load = async () => undefined;
    // @ts-expect-error: no source
    serve(made, { handlers });
    // @ts-expect-error: no decision on `company`
    serve(made, { handlers, records: { posting: { load, relations: { owner: () => true } } } });
    const relations = { owner: () => true, company: () => true };
    // @ts-expect-error: a record of another type
    serve(made, { handlers, records: { posting: { load: async () => ({ title: 1 }), relations } } });
  });
});
