import { createHmac, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';
import { env } from './env.ts';
import { AppError } from './errors.ts';

const sign = (purpose: string, payload: string) =>
  createHmac('sha256', `cursor:${env('ORIGIN_SECRET')}`)
    .update(`${purpose}\n${payload}`)
    .digest()
    .subarray(0, 16);

/**
 * An opaque position in a list. `purpose` names the list and its filters, and the signature covers it: a cursor
 * of another list, another person or other filters is refused, and a cursor cannot be forged to read elsewhere.
 */
export const encodeCursor = (purpose: string, position: unknown): string => {
  const payload = Buffer.from(JSON.stringify(position)).toString('base64url');
  return `${payload}.${sign(purpose, payload).toString('base64url')}`;
};

/**
 * A page of what was found when one more than `limit` was looked for: the extra one shows that more follows, and then there is
 * a cursor after the last one.
 */
export const pageFrom = <T, Cursor>(found: readonly T[], limit: number, cursorAfter: (last: T) => Cursor) => {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : cursorAfter(last) };
};

/** The position behind a cursor; throws `invalid_cursor` unless `encodeCursor` made it for the same purpose. */
export const decodeCursor = <T>(purpose: string, cursor: string, position: z.ZodType<T>): T => {
  const [payload = '', signature = ''] = cursor.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(purpose, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError('invalid_cursor');
  const parsed = position.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success) throw new AppError('invalid_cursor');
  return parsed.data;
};
