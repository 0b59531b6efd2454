import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import {
  expectNoDeadLetters,
  givenUp,
  runRedrive,
  sendLetter,
  withoutLetters,
} from '#functions/testing/dead-letters.ts';
import { store } from '#functions/testing/publish.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { connect } from './endpoints.ts';
import { stageArgument } from './stage-argument.ts';

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
    await expectNoDeadLetters();
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

describe('the stage of the command', () => {
  it.each([
    [['--stage'], /--stage/],
    [['extra'], /extra/],
    [[], /^Usage/],
  ])('is not read from %j', (args, complaint) => {
    expect(() => stageArgument('Usage', args)).toThrow(complaint);
  });

  it.each(['nonsense', ''])('is not %j', async (stage) => {
    expect(stageArgument('Usage', ['--stage', stage])).toBe(stage);
    await expect(connect(stage)).rejects.toThrow(`There is no stage "${stage}"`);
  });
});
