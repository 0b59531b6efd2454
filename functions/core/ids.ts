import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A new id for a record: random, so that other ids cannot be guessed. */
export const newId = (): string => randomUUID();

/** An id in the form of a UUID (version 8: made by an application), always the same for the same label. */
export const idFrom = (label: string): string => {
  const bytes = createHash('sha256').update(`id\n${label}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** A secret that only its bearer knows: 256 random bits, in 43 characters fit for a URL and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the table holds in place of a token, so that a leaked table opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const ID = /^[\w-]{1,64}$/;

/** Whether a part of an address could be the id of a record: all else is none, and needs no look at the table. */
export const looksLikeId = (text: string): boolean => ID.test(text);
