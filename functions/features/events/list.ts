import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { groupsFor, universityOf } from '#functions/parts/events/audience.ts';
import { cardsAt, foundIn, listedIn } from '#functions/parts/events/listed.ts';
import { ownStatuses } from '#functions/parts/events/own.ts';
import type { EventCard } from '#functions/parts/events/shown.ts';
import { searchFor } from '#functions/parts/events/words.ts';
import type { events } from '#shared/features/events/routes.ts';
import type { CommunityEvent } from '#shared/features/events/schema.ts';
import { mineList } from './mine.ts';
import { isIn, rangeOf, type When } from './range.ts';
import { wholeOf } from './view.ts';

/**
 * How many rows of one list a page reads, so that all lists of a caller cost one read unit: a row has less than 500 bytes. What a
 * user is at the events of the page, and their university, cost half a unit each (decision 0294).
 */
const ROWS = { one: 16, several: 8 } as const;
/** How many rows of words are read at once, and the read units after which a search stops and gives a cursor. */
const WORD_ROWS = 80;
const SEARCH_UNITS = 20;

const positionSchema = z.object({ after: z.string(), university: z.string() });

interface Part {
  readonly found: readonly { readonly sk: string }[];
  readonly readTo: string | undefined;
}

/** What was found in several lists, in one order, as far as all of them were read; and up to where that is. */
export const mergedParts = <P extends Part>(parts: readonly P[], latestFirst: boolean) => {
  const inOrder = (one: string, other: string) => (one < other ? -1 : 1) * (latestFirst ? -1 : 1);
  const [readTo] = parts.flatMap((part) => part.readTo ?? []).sort(inOrder);
  const found: P['found'][number][] = parts
    .flatMap((part) => part.found)
    .sort((one, other) => inOrder(one.sk, other.sk))
    .filter(({ sk }) => readTo === undefined || inOrder(sk, readTo) < 0 || sk === readTo);
  return { found, readTo };
};

interface Question {
  readonly groups: readonly string[];
  readonly when: When;
  readonly after: string | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** A page of the lists of a caller. */
const browse = async ({ groups, when, after, limit, now }: Question) => {
  const asked = rangeOf(when, now, { after });
  const rows = Math.min(limit, groups.length === 1 ? ROWS.one : ROWS.several);
  const parts = await Promise.all(groups.map((group) => listedIn(group, asked, rows)));
  const { found, readTo } = mergedParts(parts, asked.latestFirst);
  const page = found.slice(0, limit);
  return {
    cards: page.map(({ card }) => card),
    after: page.length < found.length ? page.at(-1)?.sk : readTo,
  };
};

/** A page of those that have the words of a query: it ends early when it would cost too much, and goes on by its cursor. */
const search = async ({ groups, when, after, limit, now }: Question, words: readonly string[]) => {
  const sks: string[] = [];
  let position = after;
  let units = 0;
  do {
    const asked = rangeOf(when, now, { after: position });
    const parts = await Promise.all(groups.map((group) => foundIn(group, asked, words, WORD_ROWS)));
    const { found, readTo } = mergedParts(parts, asked.latestFirst);
    sks.push(...found.map(({ sk }) => sk));
    units += parts.reduce((sum, part) => sum + part.units, 0);
    position = readTo;
  } while (position !== undefined && sks.length < limit && units < SEARCH_UNITS);
  const page = sks.slice(0, limit);
  const cards = new Map<string, EventCard>();
  for (const group of groups) {
    const missing = page.filter((sk) => !cards.has(sk));
    for (const [sk, card] of await cardsAt(group, missing)) cards.set(sk, card);
  }
  return {
    cards: page.flatMap((sk) => cards.get(sk) ?? []),
    after: page.length < sks.length ? page.at(-1) : position,
  };
};

/** Each with what the caller is at it. */
const withOwn = async (cards: readonly EventCard[], account: Account): Promise<CommunityEvent[]> => {
  const starts = cards.map(({ startsAt }) => startsAt).sort();
  const [from, to] = [starts[0], starts.at(-1)];
  const own = from && to ? await ownStatuses(account.id, from, to) : new Map();
  return cards.map((card) => {
    const status = own.get(card.id);
    return {
      ...card,
      hosting: [card.host, ...card.coHosts].some(({ id }) => id === account.id),
      mine: status ? { status } : null,
    };
  });
};

/** Events that the caller may come to, or those that they host or go to. */
export const list: Handler<typeof events.list> = async (call) => {
  const { account, query, now } = call;
  if (query.mine === 'true') return mineList(call);
  const { when, q, cursor, limit } = query;
  const purpose = `events.list ${account.id} ${when} ${q ?? ''}`;
  const position = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const university = position?.university ?? (await universityOf(account.id));
  const groups = groupsFor(account, university);
  const question = { groups, when, after: position?.after, limit, now };
  const words = searchFor(q ?? '');
  const { cards, after } = await (words.length === 0 ? browse(question) : search(question, words));
  return {
    items: await withOwn(
      cards.filter((card) => isIn(when, card, now)),
      account,
    ),
    nextCursor: after === undefined ? null : encodeCursor(purpose, { after, university }),
  };
};

/** One event. */
export const get: Handler<typeof events.get> = ({ params, account }) => wholeOf(params.id, account);
