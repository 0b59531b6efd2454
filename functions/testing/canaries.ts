import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PASSWORD } from './password.ts';

/** Fifty things that people send and no log may hold. */
const KINDS = [
  ...['first name', 'last name', 'e-mail', 'phone', 'date of birth', 'role', 'university', 'major', 'year'],
  ...['company', 'position', 'skill', 'interest', 'goal', 'profile link', 'portfolio link', 'biography'],
  ...['password', 'wrong password', 'new password', 'old password', 'common password', 'reset code'],
  ...[
    'session cookie',
    'other cookie',
    'confirmation token',
    'sign-in state',
    'sign-in code',
    'bearer token',
  ],
  ...[
    'searched words',
    'searched place',
    'searched skill',
    'cursor',
    'opportunity',
    'person',
    'unknown field',
  ],
  ...['contact subject', 'contact message', 'contact name', 'contact e-mail', 'filled trap', 'notification'],
  ...[
    'address in a header',
    'browser',
    'page before',
    'language',
    'malformed body',
    'large body',
    'wrong type',
  ],
  'unknown path',
] as const;
export type Kind = (typeof KINDS)[number];

const markOf = (kind: Kind) => `quill${createHash('sha256').update(kind).digest('hex').slice(0, 12)}`;

/** The canaries: for each kind a word that stands nowhere else, fit for a name, a password, a path and a URL. */
export const CANARIES: ReadonlyMap<Kind, string> = new Map(KINDS.map((kind) => [kind, markOf(kind)]));

/** The canary of a kind. */
export const canary = (kind: Kind): string => markOf(kind);

/** A telephone number is no word: this one stands for them. */
export const PHONE = '+49 30 55512349876';

/** What the other tests send all the time, which is worth as much: addresses, password and name of their people. */
const EVERYWHERE = ['@people.fledge.test', PASSWORD, 'Robin', '__Host-fledge', PHONE];

/** What of the canaries stands in a text, plain, percent-encoded, or in base64 from its beginning; in any case. */
export const canariesIn = (
  text: string,
  wanted: Iterable<string> = [...CANARIES.values(), ...EVERYWHERE],
) => {
  const searched = text.toLowerCase();
  return [...wanted].filter((value) =>
    [value, encodeURIComponent(value), Buffer.from(value).toString('base64').slice(0, -4)].some((form) =>
      searched.includes(form.toLowerCase()),
    ),
  );
};

/** The canaries in everything that the functions of a local stack, and the stack itself, have logged so far. */
export const canariesInLogOf = (dataDir: string): string[] =>
  canariesIn(readFileSync(join(dataDir, 'fledge.log'), 'utf8'));
