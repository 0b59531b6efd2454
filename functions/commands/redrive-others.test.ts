import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import {
  givenUp,
  nothingLeft,
  redriveCommand,
  runRedrive,
  sendLetter,
  withoutLetters,
} from '#functions/testing/dead-letters.ts';
import { store } from '#functions/testing/publish.ts';
import { asOperator } from '#functions/testing/stack.ts';

beforeEach(async () => {
  asOperator();
  await withoutLetters();
});

describe('other dead letters', () => {
  it('a run that failed every time is made again', async () => {
    const { opportunity, letter } = await givenUp();
    await store([opportunity]);
    await withoutLetters();
    const { functionArn } = letter.requestContext;
    await sendLetter({
      version: '1.0',
      requestContext: {
        requestId: newId(),
        functionArn: `${functionArn}:$LATEST`,
        condition: 'RetriesExhausted',
        approximateInvokeCount: 3,
      },
      requestPayload: { Records: [] },
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    });
    const { code, lines } = await runRedrive();
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(/^repaired: the run of .*Eventsstream/)]);
  });

  it('a delayed task that failed every time is queued again', async () => {
    const opportunityId = newId();
    const data = { opportunityId, at: new Date().toISOString() };
    await sendLetter({ task: 'terms-changed', data });
    const { code, lines } = await runRedrive();
    expect([code, lines[0]]).toEqual([0, 'repaired: the task terms-changed, queued again']);
    await nothingLeft();
  });

  it('leaves messages that our functions did not write', async () => {
    for (const text of ['hello', '{}', '[1]']) await sendLetter(text);
    const { code, lines } = await runRedrive();
    expect(code).toBe(1);
    expect(lines).toEqual([
      ...Array(3).fill('left: a message that neither Lambda nor Scheduler writes'),
      expect.stringMatching(/^3 dead letters found/),
    ]);
    await withoutLetters();
  });
});

describe('the command', () => {
  it.each([
    [['--stage', 'nonsense'], /^There is no stage "nonsense"/],
    [['--stage', ''], /^There is no stage ""/],
    [['--stage'], /--stage/],
    [['extra'], /extra/],
    [[], /^Usage: npm run redrive/],
  ])('refuses %j', async (args, complaint) => {
    const { code, lines } = await redriveCommand(...args);
    expect([code, lines[0]]).toEqual([1, expect.stringMatching(complaint)]);
  });
});
