import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD } from './password.ts';

/** Fifty things that people send and no log may hold. */
const KINDS = [
  'first name',
  'last name',
  'email',
  'phone',
  'date of birth',
  'role',
  'university',
  'major',
  'year',
  'company',
  'position',
  'skill',
  'interest',
  'goal',
  'profile link',
  'portfolio link',
  'biography',
  'password',
  'wrong password',
  'new password',
  'old password',
  'common password',
  'reset code',

  'session cookie',
  'other cookie',
  'confirmation token',
  'sign-in state',
  'sign-in code',
  'bearer token',

  'searched words',
  'searched place',
  'searched skill',
  'cursor',
  'opportunity',
  'person',
  'unknown field',
  'contact subject',
  'contact message',
  'contact name',
  'contact email',
  'filled trap',
  'notification',

  'address in a header',
  'browser',
  'page before',
  'language',
  'malformed body',
  'large body',
  'wrong type',
  'unknown path',
] as const;
export type Kind = (typeof KINDS)[number];

/** The canary of a kind: a word that occurs nowhere else, fit for a name, a password, a path and a URL. */
export const canary = (kind: Kind): string =>
  `quill${createHash('sha256').update(kind).digest('hex').slice(0, 12)}`;

/** All of them. */
export const CANARIES: ReadonlyMap<Kind, string> = new Map(KINDS.map((kind) => [kind, canary(kind)]));

/** A telephone number is no word: this one takes their place. */
export const PHONE = '+49 30 55512349876';

/**
 * What the other tests send all the time, which is worth as much: their people's addresses, password and cookies. Long
 * enough, each, not to turn up by chance in the random numbers that every line has.
 */
const EVERYWHERE = ['@people.fledge.test', PASSWORD, '__Host-fledge', PHONE];

/** Whether a value occurs in a text: as it is or percent-encoded, in any case, or in base64 from its beginning. */
const holds = (text: string, lowerCase: string, value: string): boolean =>
  lowerCase.includes(value.toLowerCase()) ||
  lowerCase.includes(encodeURIComponent(value).toLowerCase()) ||
  text.includes(Buffer.from(value).toString('base64').slice(0, -4));

/** Those values that occur in a text; the canaries by default. */
export const canariesIn = (
  text: string,
  values: readonly string[] = [...CANARIES.values(), ...EVERYWHERE],
): string[] => {
  const lowerCase = text.toLowerCase();
  return values.filter((value) => holds(text, lowerCase, value));
};

/** The canaries in everything that the functions of a local stack, and the stack itself, have logged so far. */
export const canariesInLogOf = (dataDir: string): string[] =>
  canariesIn(readFileSync(join(dataDir, 'fledge.log'), 'utf8'));
