import type { ImportReason, ImportStatus } from '#shared/features/imported-credentials/rules.ts';
import { readAssertion } from './assertion.ts';
import { type Description, describeCredential, kindOf, subjectOf } from './describe.ts';
import { CheckFailed, demand } from './failure.ts';
import { type Circumstances, trustedAs } from './outside.ts';
import { type Given, givenIn } from './parse.ts';
import { demandSubjectIs } from './recipient.ts';
import { demandSigned } from './signature.ts';
import { demandInForce, statusEntries } from './status.ts';

/** What a check found. The description is missing where nothing could be read. */
export interface Checked {
  readonly status: Exclude<ImportStatus, 'checking'>;
  readonly reason: ImportReason | null;
  readonly described?: Description;
}

const statusOf = (reason: ImportReason): Checked['status'] => {
  if (reason === 'unknown_issuer') return 'unknown_issuer';
  return reason === 'unreachable' ? 'stale' : 'refused';
};

/** Whether the dates of a credential include this moment. */
const demandDates = ({ issuedAt, validUntil }: Description, { now }: Circumstances): void => {
  const at = now.toISOString();
  demand(issuedAt !== null, 'missing_fields');
  demand((issuedAt ?? '') <= at, 'not_yet_valid');
  demand(validUntil === null || validUntil > at, 'expired');
};

/** What a Verifiable Credential says, and the rest of its check. */
const readCredential = (given: Given, circumstances: Circumstances) => {
  const { document, token } = given;
  const described = describeCredential(document, token);
  demandSubjectIs(subjectOf(document), circumstances.emails);
  statusEntries(document);
  const check = async (): Promise<Description> => {
    const { id } = described.issuer;
    const trusted = trustedAs(circumstances.trusted, id);
    await demandSigned(given, { id, trusted }, circumstances);
    if (!trusted) throw new CheckFailed('unknown_issuer');
    await demandInForce(document, { id, trusted }, circumstances);
    return { ...described, issuer: { id, name: trusted.name } };
  };
  return { described, check };
};

/**
 * Checks a credential that someone else issued. All that needs no fetch comes first: what is refused for it costs the issuer
 * nothing. Whatever goes wrong in between, a credential that was not checked to the end is not verified.
 */
export const checkCredential = async (text: string, circumstances: Circumstances): Promise<Checked> => {
  let described: Description | undefined;
  try {
    const given = givenIn(text);
    const read = kindOf(given.document) === 'credential' ? readCredential : readAssertion;
    const reading = read(given, circumstances);
    described = reading.described;
    demandDates(described, circumstances);
    described = await reading.check();
    demandDates(described, circumstances);
    return { status: 'verified', reason: null, described };
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    return { status: statusOf(error.reason), reason: error.reason, ...(described && { described }) };
  }
};
