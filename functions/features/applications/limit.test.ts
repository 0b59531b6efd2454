import { expect, it } from 'vitest';
import { apply } from '#functions/testing/applications.ts';
import { fillCounter } from '#functions/testing/limits.ts';
import { member } from '#functions/testing/members.ts';
import { published } from '#functions/testing/publish.ts';
import { advanceClock } from '#functions/testing/stack.ts';
import { tally } from '#functions/testing/tally.ts';
import { APPLICATIONS } from '#shared/features/applications/routes.ts';
import { APPLICATION_LIMIT } from './apply.ts';

it(`takes ${APPLICATIONS.limit} applications of a person a minute, all at once, and no more until there is room`, async () => {
  const [person, other] = [await member(), await member()];
  const { id } = await published();
  const room = 10;
  await fillCounter(APPLICATION_LIMIT, person.id, APPLICATIONS.limit - room, await advanceClock(0));
  const answers = await Promise.all(Array.from({ length: room + 8 }, () => apply(person, id)));
  const { 429: refused, ...counted } = tally(answers);
  expect([counted, refused]).toEqual([{ 201: 1, 409: room - 1 }, 8]);

  const last = await apply(person, id);
  const { code, details } = last.error;
  expect(code).toBe('too_many_requests');
  const seconds = Number(last.headers.get('retry-after'));
  const until = details && 'retryAt' in details ? Date.parse(details.retryAt) : Number.NaN;
  // The header counts from the request, so that its moment has passed a little when the clock is read.
  const left = until - (await advanceClock(0)).getTime();
  expect(left).toBeGreaterThan((seconds - 5) * 1000);
  expect(left).toBeLessThanOrEqual(seconds * 1000);
  expect((await apply(other, id)).status).toBe(201);
  await advanceClock(seconds * 1000);
  expect((await apply(person, id)).status).toBe(409);
});
