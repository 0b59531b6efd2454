import { beforeAll, expect, test } from 'vitest';
import { createAdmin } from '#functions/commands/admin/create.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { Browser, siteUrl } from './api.ts';
import { runLoadTest } from './load-test.ts';
import { PASSWORD } from './password.ts';
import { newEmail, signUpBody } from './people.ts';
import { store } from './publish.ts';
import { asOperator } from './stack.ts';

/** Enough for each status but the rarest (413); `npm run soak` sends a hundred thousand. */
const COUNT = 1000;
/** The same requests in every run, so that a failure is one of this change; SEED=… sends others. */
const SEED = Number(process.env.SEED || 1);

beforeAll(async () => {
  asOperator();
  await store(Array.from({ length: 10 }, () => someOpportunity()));
});

test(`${COUNT} random requests across the routes crash nothing`, async () => {
  const admin = { email: newEmail(), password: PASSWORD };
  const unnamed = { firstName: undefined, lastName: undefined, randomPassword: () => PASSWORD };
  await createAdmin({ ...admin, ...unnamed });
  const { statuses, failures } = await runLoadTest({
    url: siteUrl(),
    count: COUNT,
    seed: SEED,
    atOnce: 8,
    admin,
  });
  expect(failures).toEqual([]);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(COUNT);
  // The requests mean something: they succeed, and are refused for every reason that does not need two in a row.
  const expected = [200, 201, 400, 401, 403, 404, 405, 415];
  expect(expected.filter((status) => !statuses[status])).toEqual([]);
});

test('text that is not well-formed Unicode is refused wherever it occurs, with the field and the place', async () => {
  const half = '\ud800';
  const problem = 'Remove half of a character (U+D800)';
  for (const [more, fields] of [
    [{ lastName: `Lo${half}` }, { lastName: `${problem} after “Lo”` }],
    [{ password: `${half}${PASSWORD}` }, { password: `${problem} at the beginning` }],
    [{ [half]: 1 }, undefined],
  ] as const) {
    const body = JSON.stringify({ ...signUpBody(), ...more });
    const headers = { 'content-type': 'application/json' };
    const answer = await new Browser().send('/api/auth/signup', { method: 'POST', headers, body });
    expect([answer.status, answer.error.code]).toEqual([400, fields ? 'invalid_input' : 'bad_request']);
    expect(answer.error.fields).toEqual(fields);
  }
});
