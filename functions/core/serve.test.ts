import { afterEach, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { outputOf } from '#functions/testing/output.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { defineFeature } from '#shared/contract.ts';
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
});

/** The answer of a function whose handler returns `result`, and the lines that it logs, in a stage. */
const answerTo = async (result: object, stage: string): Promise<{ answer: ApiResult; lines: string[] }> => {
  process.env.STAGE = stage;
  const handler = serve(made, { handlers: { figures: async () => result as { total: number } } });
  const event = {
    routeKey: 'GET /api/made/figures',
    rawPath: '/api/made/figures',
    headers: { 'x-origin-secret': 'test' },
    isBase64Encoded: false,
    requestContext: { requestId: 'r1', timeEpoch: 0, http: { method: 'GET' } },
  } as unknown as ApiEvent;
  let answer: ApiResult = {};
  const lines = await outputOf(async () => {
    answer = await handler(event, {} as ApiContext);
  });
  return { answer, lines };
};

it.each(['local', 'dev', 'prod'])('a response outside its schema is a 500 in stage %s', async (stage) => {
  const { answer, lines } = await answerTo({ total: 'many', email: 'wil@people.fledge.test' }, stage);
  expect(answer.statusCode).toBe(500);
  expect(JSON.parse(answer.body ?? '')).toEqual({ code: 'internal', message: expect.any(String) });
  expect(answer.body).not.toMatch(/many|total/);
  expect(lines.join()).toContain('The response of made.figures does not match its schema: total');
  expect(lines.join()).not.toMatch(/many|people\.fledge/);
});

it('a response has only the fields of its schema', async () => {
  const { answer } = await answerTo({ total: 7, secret: 'x' }, 'prod');
  expect(answer).toMatchObject({ statusCode: 200, body: '{"total":7}' });
});
