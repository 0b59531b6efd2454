import { randomInt } from 'node:crypto';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { type EventRecord, NO_SEATS } from '#functions/parts/events/record.ts';
import { eventItem, hostWrites } from '#functions/parts/events/repository.ts';
import { fullName } from '#shared/core/names.ts';
import { EVENT_ID } from '#shared/features/events/address.ts';
import type { events } from '#shared/features/events/routes.ts';
import { EVENT_CHANGES } from '#shared/features/events/rules.ts';
import { checkedFields, checkHost } from './hosts.ts';
import { wholeFor } from './view.ts';

export const CHANGES_LIMIT = { name: 'event-changes', ...EVENT_CHANGES };

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

/** A code for the door, which the hosts read out. */
const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** Creates a draft, which only its hosts see. */
export const create: Handler<typeof events.create> = async ({ account, body, now }) => {
  checkHost(account);
  await limitRequests(CHANGES_LIMIT, account.id, now);
  const host = { id: account.id, name: fullName(account) };
  const at = now.toISOString();
  const event: EventRecord = {
    ...NO_SEATS,
    ...(await checkedFields(body, host, now)),
    id: `${EVENT_ID}${newId()}`,
    host,
    status: 'draft',
    reason: '',
    code: newCode(),
    history: [{ status: 'draft', at, by: 'host', user: host.id }],
    version: 1,
    turn: 1,
    sequence: 0,
    messages: [],
    told: [],
    createdAt: at,
    updatedAt: at,
  };
  await transact({ event: { Put: { Item: eventItem(event, now) } }, hosts: hostWrites(event) });
  return wholeFor(event, undefined, account);
};
