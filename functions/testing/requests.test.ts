import { beforeAll, expect, test } from 'vitest';
import { createOpportunity } from '#functions/features/opportunities/repository.ts';
import { Browser, siteUrl } from './api.ts';
import { sendBarrage } from './barrage.ts';
import { someOpportunity } from './opportunities.ts';
import { signUpBody } from './people.ts';
import { asOperator } from './stack.ts';

const COUNT = 10_000;

beforeAll(async () => {
  asOperator();
  for (let i = 0; i < 10; i++) await createOpportunity(someOpportunity());
});

test(`${COUNT} random requests across the routes crash nothing`, { timeout: 600_000 }, async () => {
  const seed = Number(process.env.SEED || Math.floor(Math.random() * 1e9));
  console.log(`random requests of SEED=${seed}`);
  const { statuses, failures } = await sendBarrage({ url: siteUrl(), count: COUNT, seed, atOnce: 8 });
  console.log(statuses);
  expect(failures).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(COUNT);
  // The requests mean something: they succeed, and are refused, in every way there is.
  for (const status of [200, 201, 400, 401, 403, 404, 405, 409, 413, 415])
    expect([status, statuses[status] ?? 0]).toEqual([status, expect.toSatisfy((count: number) => count > 5)]);
});

test('text that is not well-formed Unicode is refused wherever it stands', async () => {
  const half = '\ud800';
  for (const more of [{ lastName: half }, { [half]: 1 }, { profileData: { university: `a${half}` } }]) {
    const body = JSON.stringify({ ...signUpBody(), ...more });
    const headers = { 'content-type': 'application/json' };
    const answer = await new Browser().send('/api/auth/signup', { method: 'POST', headers, body });
    expect([answer.status, answer.error.code]).toEqual([400, 'bad_request']);
  }
});
