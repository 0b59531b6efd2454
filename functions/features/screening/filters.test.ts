import { expect, it } from 'vitest';
import { inParallel } from '#functions/core/in-parallel.ts';
import { member } from '#functions/testing/members.ts';
import { employerOn } from '#functions/testing/plan-records.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { FILTERS_AT_MOST } from '#shared/features/screening/rules.ts';

const values = { minMatch: 60, skills: ['React'] };

it('a filter is saved, renamed and deleted by who saved it, and by nobody else', async () => {
  const { employer } = await employerOn('growth');
  const saved = (await employer.browser.call('screening.addFilter', { body: { name: ' Strong ', values } }))
    .body;
  expect(saved).toMatchObject({ name: 'Strong', values });
  const params = { filterId: saved.id };
  const other = (await employerOn('growth')).employer;
  expect((await other.browser.call('screening.removeFilter', { params })).status).toBe(404);
  const renamed = (
    await employer.browser.call('screening.renameFilter', { params, body: { name: 'Aspiring' } })
  ).body;
  expect(renamed).toEqual({ ...saved, name: 'Aspiring' });
  const items = async () => (await employer.browser.call('screening.filters')).body.items;
  expect(await items()).toEqual([renamed]);
  (await employer.browser.call('screening.removeFilter', { params })).body;
  expect(await items()).toEqual([]);
  expect(
    (await employer.browser.call('screening.renameFilter', { params, body: { name: 'x' } })).status,
  ).toBe(404);
});

it('one that asks for nothing, or for what Screening does not know, is refused', async () => {
  const { employer } = await employerOn('growth');
  for (const wrong of [{}, { skills: [] }, { minMatch: 101 }, { status: 'unknown' }]) {
    const answer = await employer.browser.call('screening.addFilter', {
      body: { name: 'x', values: wrong } as never,
    });
    expect(answer.error.code).toBe('invalid_input');
  }
});

it('there are never more than a user may have, however many are saved at once', async () => {
  const { employer } = await employerOn('growth');
  const add = (name: string) => employer.browser.call('screening.addFilter', { body: { name, values } });
  for (let number = 0; number < FILTERS_AT_MOST - 2; number++) (await add(`Filter ${number}`)).body;
  const racers = Array.from({ length: rounds(4, 12) }, (_, number) => number);
  const statuses = await inParallel(racers, 12, async (number) => (await add(`Racer ${number}`)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(2);
  expect((await add('One more')).error.code).toBe('limit_reached');
  expect((await employer.browser.call('screening.filters')).body.items).toHaveLength(FILTERS_AT_MOST);
});

it('an alumnus saves filters, too, and a filter can be deleted under a smaller plan', async () => {
  const alumnus = await member({ role: 'alumni' });
  expect((await alumnus.browser.call('screening.addFilter', { body: { name: 'Mine', values } })).status).toBe(
    201,
  );
  const { employer, company } = await employerOn('growth');
  const { id: filterId } = (
    await employer.browser.call('screening.addFilter', { body: { name: 'Mine', values } })
  ).body;
  const admin = await member({ role: 'admin' });
  await admin.browser.call('moderation.setPlan', { params: { id: company.id }, body: { plan: 'startup' } });
  expect((await employer.browser.call('screening.filters')).status).toBe(403);
  expect((await employer.browser.call('screening.removeFilter', { params: { filterId } })).status).toBe(200);
});
