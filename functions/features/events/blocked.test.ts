import { describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { asGuest, eventFields, publishedEvent, readEvent } from '#functions/testing/events.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { eventually, mailsTo } from '#functions/testing/stack.ts';

const block = async ({ browser }: Member, { id }: Member) =>
  (await browser.call('conversations.block', { params: { userId: id } })).body;
const unblock = async ({ browser }: Member, { id }: Member) =>
  (await browser.call('conversations.unblock', { params: { userId: id } })).body;

describe('users who have blocked each other', () => {
  it('come to no event of the other: neither who blocked a host nor whom one blocked, of all hosts', async () => {
    const coHost = await member({ role: 'mentor' });
    const { host, id } = await publishedEvent({ coHosts: [coHost.id] });
    const [ada, bo, cy] = [await member(), await member(), await member()];
    await block(ada, host);
    await block(host, bo);
    await block(cy, coHost);
    for (const who of [ada, bo, cy])
      expect((await asGuest(who, 'rsvp', id)).error).toMatchObject({
        code: 'forbidden',
        message: 'You can’t come to events of this host.',
      });
    expect(await readEvent(host, id)).toMatchObject({ going: 0, waiting: 0 });
    await unblock(ada, host);
    expect((await asGuest(ada, 'rsvp', id)).body.mine).toEqual({ status: 'going' });
  });

  it('lose the place that they had, which goes to the next, and hear of it', async () => {
    const { host, id } = await publishedEvent({ capacity: 1 });
    const other = await publishedEvent();
    const email = `off-${newId()}@example.com`;
    const [ada, bo, cy] = [await member({ email }), await member(), await member()];
    for (const who of [ada, bo, cy]) (await asGuest(who, 'rsvp', id)).body;
    (await asGuest(ada, 'rsvp', other.id)).body;
    await block(host, ada);
    await block(cy, host);
    await eventually('the lists', async () => {
      const { going, waiting } = await readEvent(host, id);
      return going === 1 && waiting === 0;
    });
    const statuses = await Promise.all([ada, bo, cy].map(async (who) => (await readEvent(who, id)).mine));
    expect(statuses).toEqual([{ status: 'left' }, { status: 'going' }, { status: 'left' }]);
    expect((await readEvent(ada, other.id)).mine?.status).toBe('going');
    const mail = await eventually('the mail', async () =>
      (await mailsTo(email)).find(({ subject }) => subject.includes('You no longer have a place')),
    );
    expect(mail.text).toContain('You can no longer come to How to read a term sheet');
    expect(mail.attached).toBeTruthy();
  });

  it('host no event together', async () => {
    const [host, other] = [await member({ role: 'alumni' }), await member({ role: 'alumni' })];
    await block(other, host);
    const body = await eventFields({ coHosts: [other.id] });
    expect((await host.browser.call('events.create', { body })).error.fields).toHaveProperty('coHosts');
    await unblock(other, host);
    expect((await host.browser.call('events.create', { body })).status).toBe(201);
  });
});
