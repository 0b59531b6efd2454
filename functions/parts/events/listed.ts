import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { Placeholders } from '#functions/core/placeholders.ts';
import { batchWrite, getItems, queryItems } from '#functions/core/table.ts';
import { shortened } from '#shared/core/characters.ts';
import { AUDIENCES, EVENT_STATUSES } from '#shared/features/events/rules.ts';
import { groupsOf } from './audience.ts';
import type { EventRecord } from './record.ts';
import { cardOf, type EventCard } from './shown.ts';
import { searchWords } from './words.ts';

/*
 * A published event is in the list of each group that may come, with all that a list shows: a page is one query for each group
 * of the caller. Names and texts are short, because their length is what a page costs (decision 0294). Its words for the search
 * are rows of their own, which only a search reads.
 */

const TITLE = 120;
const DESCRIPTION = 80;
const VENUE = 60;
const MINUTE_MS = 60_000;

const person = z.tuple([z.string(), z.string()]);
const rowSchema = z.object({
  sk: z.string(),
  title: z.string(),
  text: z.string(),
  mins: z.number().int(),
  zone: z.string(),
  venue: z.string(),
  cap: z.number().int(),
  for: z.enum(AUDIENCES),
  is: z.enum(EVENT_STATUSES),
  /** Ids and names, the host first. */
  hosts: z.array(person),
  uni: z.string().optional(),
  /** Places held, who waits, and who came. */
  n: z.tuple([z.number().int(), z.number().int(), z.number().int()]),
  v: z.number().int(),
  /** Milliseconds since 1970. */
  upd: z.number().int(),
});
type Row = z.infer<typeof rowSchema>;

const WORDS = 'words:';
const placeOf = ({ startsAt, id }: Pick<EventRecord, 'startsAt' | 'id'>, group: string) => ({
  group,
  startsAt,
  id,
});

const rowOf = (event: EventRecord): Omit<Row, 'sk'> => {
  const card = cardOf(event);
  return {
    title: shortened(card.title, TITLE),
    text: shortened(card.description.replace(/\s+/g, ' ').trim(), DESCRIPTION),
    mins: (Date.parse(card.endsAt) - Date.parse(card.startsAt)) / MINUTE_MS,
    zone: card.timeZone,
    venue: shortened(card.venue, VENUE),
    cap: card.capacity,
    for: card.audience,
    is: card.status,
    hosts: [card.host, ...card.coHosts].map(({ id, name }): [string, string] => [id, name]),
    ...(card.university !== '' && { uni: card.university }),
    n: [event.held, event.waiting, event.attended],
    v: card.version,
    upd: Date.parse(card.updatedAt),
  };
};

const cardFrom = (row: Row): EventCard => {
  const [startsAt = '', id = ''] = row.sk.split('#');
  const [host, ...coHosts] = row.hosts.map(([hostId, name]) => ({ id: hostId, name }));
  const [going, waiting, attended] = row.n;
  return {
    id,
    title: row.title,
    description: row.text,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + row.mins * MINUTE_MS).toISOString(),
    timeZone: row.zone,
    venue: row.venue,
    capacity: row.cap,
    audience: row.for,
    status: row.is,
    host: host ?? { id: '', name: '' },
    coHosts,
    university: row.uni ?? '',
    going,
    waiting,
    attended: row.is === 'held' ? attended : null,
    reason: '',
    version: row.v,
    updatedAt: new Date(row.upd).toISOString(),
  };
};

/** Whether an event is in lists: while it is published, and once it was held. */
export const isListed = ({ status }: Pick<EventRecord, 'status'>): boolean =>
  status === 'published' || status === 'held';

type Placed = Pick<EventRecord, 'status' | 'audience' | 'university' | 'startsAt' | 'id'>;
const groupsWith = (event: Placed): string[] =>
  isListed(event) ? groupsOf(event).flatMap((group) => [group, `${WORDS}${group}`]) : [];

/** The keys under which an event was in lists, and is no longer. */
const goneFrom = (before: Placed | undefined, event: EventRecord) => {
  const kept = new Set(groupsWith(event).map((group) => JSON.stringify(placeOf(event, group))));
  return before
    ? groupsWith(before)
        .map((group) => placeOf(before, group))
        .filter((place) => !kept.has(JSON.stringify(place)))
    : [];
};

/** Brings the lists to what an event is now. `before` is the event as it was in them. Repeated, it changes nothing. */
export const listEvent = async (before: Placed | undefined, event: EventRecord): Promise<void> => {
  const row = rowOf(event);
  const words = searchWords(event);
  await batchWrite([
    ...goneFrom(before, event).map((place) => ({ DeleteRequest: { Key: keyOf('listed-event', place) } })),
    ...groupsWith(event).map((group) => ({
      PutRequest: {
        Item: {
          ...itemOf('listed-event', placeOf(event, group)),
          ...(group.startsWith(WORDS) ? { words } : row),
        },
      },
    })),
  ]);
};

/** A part of a list, in the order of the beginnings. */
export interface Asked {
  /** Only what begins within these moments, both included. */
  readonly from: string;
  readonly to: string;
  readonly latestFirst: boolean;
  /** The sort key after which it goes on. */
  readonly after?: string | undefined;
}

/** DynamoDB refuses a position outside of the range, whose beginning has moved on since the page before. */
export const rangeFrom = (from: string, after: string | undefined): string =>
  after !== undefined && after < from ? after : from;

const queryOf = (group: string, { from, to, latestFirst, after }: Asked, limit: number) => {
  const { pk } = keyOf('listed-event', { group, startsAt: '', id: '' });
  return {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': rangeFrom(from, after), ':to': `${to}~` },
    ScanIndexForward: !latestFirst,
    Limit: limit,
    ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
  };
};

/** A part of the list of one group: its rows, and up to which sort key it was read; undefined at its end. */
export const listedIn = async (group: string, asked: Asked, limit: number) => {
  const { items, lastKey } = await queryItems(rowSchema, queryOf(group, asked, limit));
  return { found: items.map((row) => ({ sk: row.sk, card: cardFrom(row) })), readTo: lastKey?.sk };
};

/** The same of the events that have these words: their sort keys alone. Costs what is read, not what is found. */
export const foundIn = async (group: string, asked: Asked, words: readonly string[], limit: number) => {
  const query = queryOf(`${WORDS}${group}`, asked, limit);
  const placeholders = new Placeholders('c');
  const conditions = words.map((word) => `contains(words, ${placeholders.value(word)})`);
  const { items, lastKey, units } = await queryItems(z.object({ sk: z.string() }), {
    ...query,
    FilterExpression: conditions.join(' AND '),
    ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ...placeholders.values },
  });
  return { found: items.map(({ sk }) => ({ sk })), readTo: lastKey?.sk, units };
};

/** The rows of a group by their sort keys. Half a unit each. */
export const cardsAt = async (group: string, sks: readonly string[]): Promise<Map<string, EventCard>> => {
  const rows = await getItems(
    rowSchema,
    sks.map((sk) => {
      const [startsAt = '', id = ''] = sk.split('#');
      return keyOf('listed-event', { group, startsAt, id });
    }),
  );
  return new Map(rows.map((row) => [row.sk, cardFrom(row)]));
};
