import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';

const positionSchema = z.object({ at: z.number().int().min(0), id: z.string() });

/**
 * A page of what was found in memory. A cursor names the last entry of its page, so that the next one goes on behind it when
 * others came or went; when it is gone itself, at its place.
 */
export const pageOfFound = <T extends { readonly id: string }>(
  purpose: string,
  found: readonly T[],
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
) => {
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const place = after ? found.findIndex(({ id }) => id === after.id) : -1;
  const start = place >= 0 ? place + 1 : (after?.at ?? 0);
  const items = found.slice(start, start + limit);
  const last = items.at(-1);
  return {
    items,
    total: found.length,
    nextCursor:
      last && start + limit < found.length
        ? encodeCursor(purpose, { at: start + items.length, id: last.id })
        : null,
  };
};
