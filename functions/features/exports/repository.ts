import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { move } from '#functions/core/move.ts';
import { getItem, transact, updateItem } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { keysIn } from '#shared/core/choice-keys.ts';
import { momentSchema } from '#shared/core/contract.ts';
import {
  EXPORT_FAILURES,
  EXPORT_FORMATS,
  EXPORT_KEYS,
  EXPORT_PATIENCE_SECONDS,
  EXPORT_STATUSES,
  EXPORTS_AT_ONCE,
  type ExportFailure,
  exportWorkflow,
} from '#shared/core/export-rules.ts';
import { EXPORT_SECONDS } from '#shared/core/retention.ts';
import { POSTER_ROLES } from '#shared/features/postings/rules.ts';

const FAILURES = keysIn(EXPORT_FAILURES);

const storedSchema = z.object({
  id: z.string(),
  userId: z.string(),
  role: z.enum(POSTER_ROLES),
  /** Whose postings they are: as it was when the user asked. */
  poster: z.string(),
  format: z.enum(EXPORT_FORMATS),
  filters: z.record(z.string(), z.string()),
  status: z.enum(EXPORT_STATUSES),
  history: z.array(z.object({ status: z.enum(EXPORT_STATUSES), at: z.string() })),
  version: z.number().int(),
  done: z.number().int(),
  total: z.number().int(),
  createdAt: momentSchema,
  failure: z.enum(FAILURES).optional(),
  /** Which of the user’s slots it has. */
  slot: z.number().int(),
});
export type StoredExport = z.infer<typeof storedSchema>;
type NewExport = Pick<StoredExport, 'id' | 'userId' | 'role' | 'poster' | 'format' | 'filters'>;

const exportKey = (of: Pick<StoredExport, 'userId' | 'id'>) => keyOf('export', of);
const slotKey = ({ userId, slot }: Pick<StoredExport, 'userId' | 'slot'>) =>
  keyOf('export-slot', { userId, number: String(slot) });

/** Where the file is in the bucket, and the name that browsers save it under. */
export const fileKey = ({ userId, id, format }: StoredExport): string =>
  `${EXPORT_KEYS}${userId}/${id}.${format}`;
export const fileName = ({ createdAt, format }: StoredExport): string =>
  `applicants-${createdAt.slice(0, 10)}.${format}`;

const later = (at: string, seconds: number): Date => new Date(Date.parse(at) + seconds * 1000);
export const expiresAt = ({ createdAt }: Pick<StoredExport, 'createdAt'>): string =>
  later(createdAt, EXPORT_SECONDS).toISOString();
const ttl = (at: Date): number => Math.floor(at.getTime() / 1000);

/** An export of a user; undefined when there is none, or its file is deleted by now. */
export const getExport = async (userId: string, id: string, now: Date): Promise<StoredExport | undefined> => {
  const found = await getItem(storedSchema, exportKey({ userId, id }));
  return found && now.toISOString() < expiresAt(found) ? found : undefined;
};

/**
 * Takes a slot, if no export had it when the request arrived: of many requests at once no more get one than there are,
 * also when the first export is over before the last request is served. One that was given up has its slot no longer.
 */
const takeSlot = (of: Pick<StoredExport, 'userId' | 'slot' | 'id'>, now: Date): Write => {
  const until = later(now.toISOString(), EXPORT_PATIENCE_SECONDS);
  return {
    Put: {
      Item: {
        ...itemOf('export-slot', { userId: of.userId, number: String(of.slot) }),
        exportId: of.id,
        until: until.toISOString(),
        ttl: ttl(until),
      },
      ConditionExpression: 'attribute_not_exists(pk) OR #until < :now',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  };
};

/** Stores an export in one of the user’s slots. Throws `limit_reached` when none is free. */
export const addExport = async (given: NewExport, now: Date): Promise<StoredExport> => {
  const at = now.toISOString();
  for (let slot = 1; slot <= EXPORTS_AT_ONCE; slot += 1) {
    const stored: StoredExport = {
      ...given,
      status: 'waiting',
      history: [{ status: 'waiting', at }],
      version: 1,
      done: 0,
      total: 0,
      createdAt: at,
      slot,
    };
    const Item = { ...itemOf('export', stored), ...stored, ttl: ttl(later(at, EXPORT_SECONDS)) };
    try {
      await transact({ slot: takeSlot(stored, now), export: { Put: { Item } } });
      return stored;
    } catch (error) {
      if (!(error instanceof TransactionFailed)) throw error;
    }
  }
  throw new AppError('limit_reached', {
    message: `You have ${EXPORTS_AT_ONCE} exports under way. Wait until one of them is ready.`,
  });
};

/** Frees the slot for requests after this moment, if the export still has it. */
const freeSlot = (of: StoredExport, at: Date): Write => ({
  Update: updateOf(
    slotKey(of),
    { set: { until: at.toISOString() } },
    { condition: 'exportId = :id', values: { ':id': of.id } },
  ),
});

/** Begins a run, the first or one more, and gives the export as it is then. */
export const beginRun = async (from: StoredExport, at: Date): Promise<StoredExport | undefined> => {
  const key = exportKey(from);
  await move(exportWorkflow, { key, from, to: 'running', by: 'exporter', at, set: { done: 0 } });
  return getExport(from.userId, from.id, at);
};

/** How far a run is. */
export const reportProgress = async (of: StoredExport, done: number, total: number): Promise<void> => {
  await updateItem(updateOf(exportKey(of), { set: { done, total } }));
};

/** Ends a run: with the number of applicants in the file, or for a reason. */
export const endRun = async (
  from: StoredExport,
  ended: { readonly done: number } | { readonly failure: ExportFailure },
  at: Date,
): Promise<void> => {
  const to = 'failure' in ended ? 'failed' : 'ready';
  const set = 'failure' in ended ? ended : { done: ended.done, total: ended.done };
  const given = { key: exportKey(from), from, to, by: 'exporter', at, set } as const;
  try {
    await move(exportWorkflow, given, { slot: freeSlot(from, at) });
  } catch (error) {
    // Another export has the slot, or none: this one took longer than anyone waits.
    if (!(error instanceof TransactionFailed)) throw error;
    await move(exportWorkflow, given);
  }
};
