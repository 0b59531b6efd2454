import * as z from 'zod';
import type { Client, Consumed } from './client.ts';

/** Filters of a list, as in the query of its address. */
export type Filters = Readonly<Record<string, string>>;

/** Every combination of one of each kind. */
export const combined = (...kinds: readonly (readonly Filters[])[]): Filters[] =>
  kinds.reduce<Filters[]>(
    (all, kind) => all.flatMap((left) => kind.map((right) => ({ ...left, ...right }))),
    [{}],
  );

/** At most `count` of the items, evenly spread. */
export const some = <T>(items: readonly T[], count: number): T[] => {
  const step = Math.max(1, items.length / count);
  const chosen = new Set(
    Array.from({ length: Math.min(count, items.length) }, (_, i) => Math.floor(i * step)),
  );
  return items.filter((_, i) => chosen.has(i));
};

const pageSchema = z.object({ items: z.array(z.unknown()), nextCursor: z.string().nullable() });

/** Reads the first pages of lists: what each page consumed, and how many items were on those that more follow. */
export const readPages = async (
  client: Client,
  paths: readonly string[],
  pages: number,
): Promise<{ consumed: Consumed[]; items: number[] }> => {
  const [consumed, items]: [Consumed[], number[]] = [[], []];
  for (const path of paths) {
    let cursor: string | null = '';
    for (let page = 0; page < pages && cursor !== null; page++) {
      const reply = await client.get(cursor ? `${path}&cursor=${encodeURIComponent(cursor)}` : path);
      const list = pageSchema.parse(reply.body);
      consumed.push(reply.consumed);
      if (list.nextCursor !== null) items.push(list.items.length);
      cursor = list.nextCursor;
    }
  }
  return { consumed, items };
};
