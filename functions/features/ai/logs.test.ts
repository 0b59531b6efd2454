import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { canariesIn } from '#functions/testing/canaries.ts';
import { localStack } from '#functions/testing/context.ts';
import { linesAbout, linesOf } from '#functions/testing/logs.ts';
import { member } from '#functions/testing/members.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { outputOf } from '#functions/testing/output.ts';
import { publish } from '#functions/testing/publish.ts';
import { asOperator, throttle } from '#functions/testing/stack.ts';
import { said } from './answering/part.ts';
import { writtenByModel } from './model/write.ts';

/** Distinct words, each typed in one place. */
const canaries: string[] = [];
const canary = (): string => {
  const word = `plover${newId()
    .replaceAll(/[^a-z\d]/gi, '')
    .slice(0, 14)}`;
  canaries.push(word);
  return word;
};

it('nothing of a conversation gets into a log, whatever fails', async () => {
  const skill = newSkill();
  const title = `Ferrykeeper ${newSkill()}`;
  await publish([someOpportunity({ title, company: canary(), skills: [skill] })]);
  const { browser } = await member({ firstName: canary(), lastName: canary() }, [skill]);
  const ask = (message: string, more: object = {}) => browser.call('ai.chat', { body: { message, ...more } });

  const found = await ask(`Find openings for ${title}, I am ${canary()}`);
  expect(found.status).toBe(200);
  await ask(`What is the weather, ${canary()}?`);
  await ask(`Hello ${canary()}`, { id: newId(), role: canary() });
  await ask(`${canary()} ${'long '.repeat(500)}`);
  await throttle({ function: 'opportunities' }, 20);
  const failed = await ask(`Which openings match me best, ${canary()}?`);
  expect(failed.body.response).toContain('Please ask again in a moment');
  await throttle({ function: 'opportunities' }, 0);
  const reused = await ask(`Save the Ferrykeeper opening for ${canary()}`, { id: canary() });
  const proposed = [
    ...reused.body.actions,
    ...(await ask(`Find openings for ${title}`)).body.actions,
    ...(await ask('Save the first one')).body.actions,
  ];
  expect(proposed.length).toBeGreaterThan(0);
  for (const { id } of proposed) {
    await throttle({ function: 'saved' }, 1);
    await browser.call('ai.confirm', { params: { id } });
    await throttle({ function: 'saved' }, 0);
    await browser.call('ai.confirm', { params: { id }, body: { note: canary() } });
  }
  await browser.call('ai.confirm', { params: { id: canary() } });
  for (const messageId of [found.body.id, canary()])
    await browser.call('ai.feedback', { body: { messageId, right: false, comment: canary() } });
  await browser.call('ai.insights');
  await browser.call('ai.dismissInsight', { params: { id: canary() } });
  await browser.call('ai.history', { query: { cursor: canary() } });
  await browser.call('ai.history');
  const last = await browser.call('ai.deleteHistory');

  await linesAbout(last.headers.get('x-request-id') ?? '');
  const lines = linesOf(localStack().dataDir);
  expect(lines.some(({ fields }) => fields.message === 'a tool of the advisor failed')).toBe(true);
  expect(canariesIn(readFileSync(join(localStack().dataDir, 'fledge.log'), 'utf8'), canaries)).toEqual([]);
});

it('nothing of what a model is sent, or says, gets into a log when it fails', async () => {
  asOperator();
  const [question, value, answer] = [canary(), canary(), canary()];
  // Nothing answers there: the request fails, with its address in the error.
  Object.assign(process.env, {
    MODEL_ID: 'eu.amazon.nova-lite-v1:0',
    AWS_REGION: 'eu-central-1',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'http://127.0.0.1:9',
  });
  const part = {
    ...said(answer),
    facts: [{ about: 'opening', values: { title: { kind: 'word', value } as const }, path: null }],
  };
  const writing = {
    userId: newId(),
    turns: [{ question: canary(), answered: canary() }],
    now: new Date('2027-03-04T12:00:00Z'),
    signal: AbortSignal.timeout(8_000),
  };
  const output = await outputOf(async () => {
    expect(await writtenByModel(question, part, writing)).toBeUndefined();
  });
  expect(output.join('\n')).toContain('the model did not answer');
  expect(canariesIn(output.join('\n'), canaries)).toEqual([]);
});
