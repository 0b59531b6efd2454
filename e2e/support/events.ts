import type { APIRequestContext } from 'playwright/test';
import { DAY_MS } from '#shared/core/durations.ts';
import { sent } from './mentoring.ts';

/** The date so many days ahead, `2026-12-03` (UTC). */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A published event that begins in so many minutes. */
export const publishedEvent = async (
  request: APIRequestContext,
  { title, minutes, capacity }: { title: string; minutes: number; capacity: number },
): Promise<string> => {
  const start = new Date(Date.now() + minutes * 60_000);
  start.setUTCSeconds(0, 0);
  const data = {
    title,
    description: 'Bring a laptop.',
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + 90 * 60_000).toISOString(),
    timeZone: 'Europe/Lisbon',
    venue: 'Library, ground floor',
    capacity,
    audience: 'everyone',
  };
  const { id } = await sent<{ id: string }>(request.post('/api/events', { data }));
  await sent(request.post(`/api/events/${id}/publish`, { data: {} }));
  return id;
};
