import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { asOperator } from '#functions/testing/stack.ts';
import { messagesEvent } from '#functions/testing/tasks.ts';
import { consumeTasks } from './consume.ts';
import { defineTask } from './task.ts';

beforeAll(asOperator);

it('runs each task of a batch with its data, and reports those that failed, are unknown or cannot be read', async () => {
  const done: unknown[] = [];
  const dataSchema = z.object({ id: z.string() });
  const handler = consumeTasks({
    'opportunity-ended': async () =>
      defineTask('opportunity-ended', dataSchema, async ({ id }, now) => {
        if (id === 'bad') throw new Error('made to fail');
        done.push([id, now.toISOString()]);
      }),
    'terms-changed': async () => defineTask('terms-changed', z.never(), async () => undefined),
    'message-unread': async () => defineTask('message-unread', z.never(), async () => undefined),
    'opportunity-opened': async () => defineTask('opportunity-opened', z.never(), async () => undefined),
    'meeting-reminder': async () => defineTask('meeting-reminder', z.never(), async () => undefined),
    'meetings-called-off': async () => defineTask('meetings-called-off', z.never(), async () => undefined),
    'mentor-times': async () => defineTask('mentor-times', z.never(), async () => undefined),
    'ask-lapsed': async () => defineTask('ask-lapsed', z.never(), async () => undefined),
    'buddy-due': async () => defineTask('buddy-due', z.never(), async () => undefined),
    'buddy-again': async () => defineTask('buddy-again', z.never(), async () => undefined),
    'mentorship-due': async () => defineTask('mentorship-due', z.never(), async () => undefined),
    'review-due': async () => defineTask('review-due', z.never(), async () => undefined),
    'challenge-due': async () => defineTask('challenge-due', z.never(), async () => undefined),
    'challenge-members': async () => defineTask('challenge-members', z.never(), async () => undefined),
    'judging-assign': async () => defineTask('judging-assign', z.never(), async () => undefined),
    'judging-due': async () => defineTask('judging-due', z.never(), async () => undefined),
    'event-blocked': async () => defineTask('event-blocked', z.never(), async () => undefined),
    'event-due': async () => defineTask('event-due', z.never(), async () => undefined),
    'event-guests': async () => defineTask('event-guests', z.never(), async () => undefined),
    'pack-applicants': async () => defineTask('pack-applicants', z.never(), async () => undefined),
    'pack-poster': async () => defineTask('pack-poster', z.never(), async () => undefined),
    'export-applicants': async () => defineTask('export-applicants', z.never(), async () => undefined),
    'application-decided': async () => defineTask('application-decided', z.never(), async () => undefined),
    'course-version': async () => defineTask('course-version', z.never(), async () => undefined),
    'attempt-due': async () => defineTask('attempt-due', z.never(), async () => undefined),
    'attempt-graded': async () => defineTask('attempt-graded', z.never(), async () => undefined),
    'attempts-regraded': async () => defineTask('attempts-regraded', z.never(), async () => undefined),
    'reply-clock': async () => defineTask('reply-clock', z.never(), async () => undefined),
  });
  const bodies = [
    { task: 'opportunity-ended', data: { id: 'a' } },
    { task: 'opportunity-ended', data: { id: 'bad' } },
    { task: 'opportunity-ended', data: {} },
    { task: 'unknown', data: { id: 'b' } },
    { task: 'opportunity-ended', data: { id: 'c' } },
  ].map((message) => JSON.stringify(message));
  const event = messagesEvent(...bodies, 'not JSON');
  const { batchItemFailures } = await handler(event);
  const at = '2026-01-01T00:00:00.000Z';
  expect(done).toEqual([
    ['a', at],
    ['c', at],
  ]);
  expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(
    [1, 2, 3, 5].map((index) => event.Records[index]?.messageId),
  );
});

it('refuses a delay that SQS does not offer, before anything is sent', async () => {
  const task = defineTask('terms-changed', z.object({}), async () => undefined);
  await expect(task.queue({}, 901)).rejects.toThrow(RangeError);
});
