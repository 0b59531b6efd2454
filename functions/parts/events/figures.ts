import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { EVENT } from '#shared/features/events/rules.ts';
import type { EventRecord } from './record.ts';

const count = z.number().int().default(0);
const figuresSchema = z.object({ open: count, events: count, places: count, freed: count, attended: count });

/** A host's past events in numbers. */
export const getFigures = async (userId: string): Promise<z.infer<typeof figuresSchema>> =>
  (await getItem(figuresSchema, keyOf('host-figures', { userId }))) ?? figuresSchema.parse({});

const figuresWrite = (
  userId: string,
  add: Readonly<Record<string, number>>,
  only?: Parameters<typeof updateOf>[2],
): Write => ({
  Update: updateOf(
    keyOf('host-figures', { userId }),
    { set: { entity: itemOf('host-figures', { userId }).entity }, add },
    only,
  ),
});

/** Counts an event that is published. It fails when the host has as many as allowed. */
export const openedWrite = ({ host }: EventRecord): Write =>
  figuresWrite(
    host.id,
    { open: 1 },
    {
      condition: 'attribute_not_exists(#open) OR #open < :most',
      names: { '#open': 'open' },
      values: { ':most': EVENT.most },
    },
  );

/** Counts an event that was cancelled. */
export const calledOffWrite = ({ host }: EventRecord): Write => figuresWrite(host.id, { open: -1 });

/** Counts an event that is over, with what became of its places. */
export const heldWrite = ({ host, held, freed, attended }: EventRecord): Write =>
  figuresWrite(host.id, { open: -1, events: 1, places: held + freed, freed, attended });

/** Counts a guest of an event that is over, of whom a host says only then that they came; `places` is 1 for one who had none. */
export const cameWrite = ({ host }: EventRecord, places: number): Write =>
  figuresWrite(host.id, { places, attended: 1 });
