import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** A new id for a record: random, so that other ids cannot be guessed. */
export const newId = (): string => randomUUID();

/** A secret that only its bearer knows: 256 random bits, in 43 characters fit for a URL and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the table holds in place of a token, so that a leaked table opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
