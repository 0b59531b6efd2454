import { createHash } from 'node:crypto';
import type { JsonObject } from '#shared/features/credentials/shape.ts';
import { demand } from './failure.ts';
import { listIn, objectIn, textIn } from './parts.ts';

/** By what a credential says for whom it is: an address, or the hash of one with its salt. */
interface Recipient {
  readonly identity: string;
  readonly hashed: boolean;
  readonly salt: string;
}

const recipientIn = (value: unknown, name: 'identity' | 'identityHash'): Recipient[] => {
  const { hashed, salt, [name]: identity } = objectIn(value) ?? {};
  return typeof identity === 'string'
    ? [{ identity, hashed: hashed === true, salt: textIn(salt) ?? '' }]
    : [];
};

const isHashOf = ({ identity, salt }: Recipient, email: string): boolean =>
  identity.toLowerCase() === `sha256$${createHash('sha256').update(`${email}${salt}`).digest('hex')}`;

const isFor = (recipient: Recipient, email: string): boolean =>
  recipient.hashed ? isHashOf(recipient, email) : recipient.identity.toLowerCase() === email;

const demandOneOf = (recipients: readonly Recipient[], emails: readonly string[]): void => {
  demand(recipients.length > 0, 'no_recipient');
  demand(
    recipients.some((recipient) => emails.some((email) => isFor(recipient, email))),
    'other_recipient',
  );
};

/** Ends the check unless a badge of Open Badges 2.0 is issued to one of these addresses. */
export const demandBadgeIsFor = ({ recipient }: JsonObject, emails: readonly string[]): void => {
  const { type } = objectIn(recipient) ?? {};
  demandOneOf(listIn(type).includes('email') ? recipientIn(recipient, 'identity') : [], emails);
};

const plain = (identity: string | undefined): Recipient[] =>
  identity === undefined ? [] : [{ identity, hashed: false, salt: '' }];

/** Ends the check unless the subject of a Verifiable Credential has one of these addresses. */
export const demandSubjectIs = (subject: JsonObject, emails: readonly string[]): void => {
  const identifiers = listIn(subject.identifier).filter(
    (one) => objectIn(one)?.identityType === 'emailAddress',
  );
  const mailto = /^mailto:(.+)$/i.exec(textIn(subject.id) ?? '')?.[1];
  demandOneOf(
    [
      ...identifiers.flatMap((one) => recipientIn(one, 'identityHash')),
      ...plain(textIn(subject.email)),
      ...plain(mailto),
    ],
    emails,
  );
};
