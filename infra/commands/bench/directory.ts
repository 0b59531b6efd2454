import * as z from 'zod';
import { ROLES } from '#shared/core/contract.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { USER_STATUSES } from '#shared/features/users/schema.ts';
import type { Client } from './client.ts';
import { type Figures, figuresOf } from './figures.ts';
import { combined, type Filters, readPages, some } from './filters.ts';

/** As many users as the screen asks for at a time, and the most that the route returns. */
const LIMIT = '50';
const PAGES = 3;

const pathOf = (filters: Filters) => `/api/admin/users?${new URLSearchParams({ limit: LIMIT, ...filters })}`;

const roles = ROLES.map((role): Filters => ({ role }));
const statuses = USER_STATUSES.map((status): Filters => ({ status }));

/** `count` periods of `days` days each, one after the other, back from today. */
const periods = (field: 'joined' | 'active', days: number, count: number): Filters[] =>
  Array.from({ length: count }, (_, i): Filters => {
    const day = (ago: number) => dayOf(new Date(Date.now() - ago * DAY_MS));
    return { [`${field}From`]: day((i + 1) * days), [`${field}To`]: day(i * days) };
  });

const namedSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
type Named = z.infer<typeof namedSchema>;

/** The first one and three letters of texts, and the whole of them. */
const beginningsOf = (texts: readonly string[]): Filters[] =>
  [...new Set(texts.flatMap((text) => [text.slice(0, 1), text.slice(0, 3), text]))]
    .sort()
    .map((q) => ({ q }));

const viewsWith = (users: readonly Named[]): [string, number, Filters[]][] => {
  const names = beginningsOf(
    users.flatMap(({ firstName, lastName }) => [firstName, lastName, `${firstName} ${lastName}`]),
  );
  const addresses = beginningsOf(users.map(({ email }) => email));
  const joined = [...periods('joined', 1, 5), ...periods('joined', 30, 12)];
  const active = [...periods('active', 1, 5), ...periods('active', 30, 12)];
  return [
    ['all', 2, [{}, { sort: 'oldest' }]],
    ...ROLES.map((role): [string, number, Filters[]] => [`tab ${role}`, 2, [{ role }]]),
    ['by status', 10, statuses],
    ['by role and status', 10, combined(roles, statuses)],
    ['by joined', 10, joined],
    ['by role, status and joined', 10, some(combined(roles, statuses, joined), 100)],
    ['by last active', 10, active],
    ['by role and last active', 10, combined(roles, active)],
    ['by name', 10, some(names, 60)],
    ['by email', 10, some(addresses, 60)],
    ['by role and name', 10, some(combined(roles, names), 100)],
    ['by name, status, joined and last active', 10, some(combined(names, statuses, joined, active), 100)],
    ['by all of them', 10, some(combined(roles, names, statuses, joined, active), 100)],
  ];
};

/** What pages of the admins' user directory consume: each view and filter with many values, the first three pages. */
export const measureDirectory = async (client: Client): Promise<Figures[]> => {
  // All that a request does that is refused for its input is finding out who asks.
  const session = (await client.get('/api/admin/users?limit=0', [400])).consumed.reads;
  const { body } = await client.get(pathOf({}));
  const { items: users } = z.object({ items: z.array(namedSchema) }).parse(body);
  const all: Figures[] = [];
  for (const [what, limit, filters] of viewsWith(users)) {
    const { consumed, items } = await readPages(client, filters.map(pathOf), PAGES);
    all.push(figuresOf(what, consumed, { limit, session, items }));
  }
  return all;
};
