import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Consumed } from './client.ts';

const PATIENCE_MS = 30_000;

interface List {
  readonly items: readonly { id: string }[];
  readonly nextCursor: string | null;
}

/** The first page of a user's notifications once more follow it: they come through the stream. */
const fullPage = async (client: Client): Promise<List> => {
  const began = performance.now();
  for (;;) {
    const list = (await client.get('/api/notifications')).body as List;
    if (list.nextCursor !== null) return list;
    if (performance.now() - began > PATIENCE_MS) throw new Error('The notifications did not come.');
    await wait(25);
  }
};

/** What reading and marking notifications consumes for a user who has just applied for these, and withdrew a few. */
export const measureNotifications = async (
  { client, id }: { client: Client; id: string },
  opportunityIds: readonly string[],
): Promise<Record<'list' | 'one' | 'all', Consumed>> => {
  for (const opportunityId of opportunityIds)
    await client.post('/api/applications', { userId: id, opportunityId });
  for (const opportunityId of opportunityIds.slice(0, 5))
    await client.post(`/api/applications/${opportunityId}/withdraw`);
  const { items } = await fullPage(client);
  const [latest] = items;
  const list = await client.get('/api/notifications');
  const one = await client.post('/api/notifications/read', { ids: [latest?.id] });
  const all = await client.post('/api/notifications/read', { upTo: latest?.id });
  return { list: list.consumed, one: one.consumed, all: all.consumed };
};
