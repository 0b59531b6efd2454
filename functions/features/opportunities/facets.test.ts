import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { Browser } from '#functions/testing/api.ts';
import { publish } from '#functions/testing/publish.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import type { FacetName } from '#shared/features/opportunities/query.ts';

const valuesOf = async (facet: FacetName, q?: string) =>
  (await new Browser().call('opportunities.facets', { query: { facet, ...(q !== undefined && { q }) } })).body
    .values;

test('places and skills of open opportunities are found by the beginning of their words', async () => {
  const mark = randomUUID().slice(0, 8);
  const place = `Upper ${mark}ville`;
  await publish([
    someOpportunity({ id: randomUUID(), location: place, skills: [`Fog${mark} Weaving`] }),
    someOpportunity({ id: randomUUID(), location: place, skills: [`FOG${mark} weaving`, 'React'] }),
  ]);
  await eventually('the place is offered', async () => (await valuesOf('location', mark)).length === 1);
  for (const q of [mark.slice(0, 6), `upper ${mark}`, `${mark}VILLE upp`])
    expect(await valuesOf('location', q)).toEqual([place]);
  for (const q of ['ville', `${mark}x`, '+++', '\u0000', place.slice(1)])
    expect(await valuesOf('location', q)).toEqual([]);
  expect(await valuesOf('skill', `fog${mark}`)).toHaveLength(1);
  expect(await valuesOf('skill', `wea fog${mark}`)).toHaveLength(1);
  expect((await valuesOf('skill')).length).toBeGreaterThan(0);
});

test('a place is no longer offered once its last opportunity is closed', async () => {
  asOperator();
  const mark = randomUUID().slice(0, 8);
  const id = randomUUID();
  await publish([someOpportunity({ id, location: `Lower ${mark}` })]);
  await eventually('the place is offered', async () => (await valuesOf('location', mark)).length === 1);
  await updateItem(updateOf(opportunityKey(id), { set: { status: 'closed' } }));
  await eventually('the place is gone', async () => (await valuesOf('location', mark)).length === 0);
});
