import { expect, it } from 'vitest';
import { momentIn } from '#functions/core/advisor/times.ts';
import { newId } from '#functions/core/ids.ts';
import { askTool, textOf, toolOf } from '#functions/testing/advisor.ts';
import { asGuest, createEvent, publishedEvent } from '#functions/testing/events.ts';
import { member } from '#functions/testing/members.ts';
import { eventually } from '#functions/testing/stack.ts';
import { TOOLS } from './tools.ts';

const forMe = toolOf(TOOLS, 'events.forMe');
const guests = toolOf(TOOLS, 'events.guests');

it('names the next events that the user may come to, with what they are there, as the list has them', async () => {
  const [{ id }, student] = [await publishedEvent({ audience: 'students' }), await member()];
  (await asGuest(student, 'rsvp', id)).body;
  const [next] = await eventually('the list', async () => {
    const { items } = (await student.browser.call('events.list', { query: {} })).body;
    return items.some((event) => event.mine) && items;
  });
  const answer = await askTool(forMe, student);
  expect(textOf(answer)).toContain(
    `The next event for you is “${next?.title}” on ${momentIn(next?.startsAt ?? '', 'UTC')}.`,
  );
  expect(answer.references?.[0]).toEqual({ kind: 'event', id: next?.id, label: next?.title });
  expect(answer.facts[0]?.values.title?.kind).toBe('text');
});

it('says who comes to an event of the user, without their addresses, and asks which where there are several', async () => {
  const { host, id } = await publishedEvent({ capacity: 1 });
  const email = `canary-${newId()}@example.com`;
  for (const who of [await member({ email, firstName: 'Wanda' }), await member()])
    (await asGuest(who, 'rsvp', id)).body;
  const alumnus = { role: 'alumni' } as const;
  const one = await eventually('the event', async () => {
    const answer = await askTool(guests, host, {}, alumnus);
    return textOf(answer).includes('Wanda') && answer;
  });
  expect(textOf(one)).toContain(
    'One person has a place at “How to read a term sheet”, of 1, and one waits for one.',
  );
  expect(JSON.stringify(one)).not.toContain(email);
  await createEvent(host, { title: 'Another evening' });
  const which = await eventually('both', async () => {
    const answer = await askTool(guests, host, {}, alumnus);
    return answer.references?.length === 2 && answer;
  });
  const chosen = await askTool(
    guests,
    host,
    { ordinal: 1 },
    { ...alumnus, references: which.references ?? [] },
  );
  expect(chosen.references?.[0]?.id).toBe(which.references?.[0]?.id);
  expect(textOf(await askTool(guests, await member({ role: 'alumni' }), {}, alumnus))).toContain(
    'You host no event',
  );
});
