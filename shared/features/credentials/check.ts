import { parseUnambiguous } from '#shared/core/unambiguous-json.ts';
import type { CredentialDocument, IssuerDocument, StatusListDocument } from './documents.ts';
import { keyIn } from './issuer.ts';
import type { Verdict } from './rules.ts';
import { isObject } from './shape.ts';
import { CREDENTIAL, isCredentialDocument, isStatusListDocument, STATUS_LIST } from './shapes.ts';
import { isProven } from './signature.ts';
import { type BitStatus, decodeBits, statusAt } from './status-bits.ts';

/** What a check found, and why in a sentence. */
export interface Finding {
  readonly verdict: Verdict;
  readonly reason: string;
  /** The credential, once its signature holds. */
  readonly credential?: CredentialDocument;
  /** When its status was known; missing where it is not. */
  readonly asOf?: string;
}

/** What a document is checked with. */
export interface Trust {
  /** The issuer with its keys, from a source that is trusted; undefined when there is none. */
  readonly issuer: IssuerDocument | undefined;
  /** Gets the status list at an address, as it is now; undefined when it cannot be had. */
  readonly statusList: (address: string) => Promise<unknown>;
  readonly now: Date;
}

/** Larger documents are not read. A bundle with a full status list has less. */
export const MOST_BYTES = 262_144;

/** Lists are made for minutes. One that is older may hide what happened since. */
const CLOCK_TOLERANCE_MS = 300_000;

/** The parts of what was given: a credential, or a bundle with its status list. */
const partsOf = (value: unknown): { credential: unknown; statusList?: unknown } =>
  isObject(value) && 'credential' in value && 'statusList' in value
    ? { credential: value.credential, statusList: value.statusList }
    : { credential: value };

const issuerIdIn = (value: unknown): unknown => {
  if (!isObject(value)) return undefined;
  return isObject(value.issuer) ? value.issuer.id : value.issuer;
};

/** The status that a signed list of the same issuer gives, and when it was made. */
const statusIn = async (
  list: unknown,
  { credentialStatus: entry }: CredentialDocument,
  issuer: IssuerDocument,
): Promise<{ status: BitStatus; list: StatusListDocument } | undefined> => {
  if (!isStatusListDocument(list)) return undefined;
  const key = keyIn(issuer, list.proof.verificationMethod);
  if (!key || list.id !== entry.statusListCredential || list.issuer !== issuer.id) return undefined;
  if (!(await isProven(STATUS_LIST, list, key))) return undefined;
  const bits = await decodeBits(list.credentialSubject.encodedList);
  const status = bits && statusAt(bits, Number(entry.statusListIndex));
  return status && { status, list };
};

const isFresh = ({ validFrom, validUntil }: StatusListDocument, now: Date): boolean =>
  Date.parse(validFrom) - CLOCK_TOLERANCE_MS <= now.getTime() &&
  now.getTime() <= Date.parse(validUntil) + CLOCK_TOLERANCE_MS;

const foundByStatus = (
  status: BitStatus,
  { validFrom, validUntil }: CredentialDocument,
  now: Date,
): Pick<Finding, 'verdict' | 'reason'> => {
  if (status === 'revoked')
    return { verdict: 'revoked', reason: 'Its status list says that it was revoked.' };
  if (status === 'suspended')
    return { verdict: 'suspended', reason: 'Its status list says that it is suspended.' };
  if (validUntil !== undefined && Date.parse(validUntil) <= now.getTime())
    return { verdict: 'expired', reason: `It was valid until ${validUntil.slice(0, 10)}.` };
  if (Date.parse(validFrom) - CLOCK_TOLERANCE_MS > now.getTime())
    return {
      verdict: 'unknown',
      reason: `It is valid from ${validFrom.slice(0, 10)} on. Check the clock of this device.`,
    };
  return { verdict: 'valid', reason: 'Its signature holds, and it is in force.' };
};

/**
 * Checks a credential or a bundle, given as text. The keys are never taken from a bundle: who changes a credential could
 * add keys to it that fit.
 */
export const checkText = async (text: string, { issuer, statusList, now }: Trust): Promise<Finding> => {
  if (text.length > MOST_BYTES)
    return { verdict: 'foreign', reason: 'It is larger than any credential of Fledge.' };
  const value = parseUnambiguous(text);
  if (value === undefined) return { verdict: 'foreign', reason: 'It is no JSON, or has a member twice.' };
  const { credential, statusList: bundled } = partsOf(value);
  if (!issuer) return { verdict: 'unknown', reason: 'The keys of the issuer are not at hand.' };
  if (issuerIdIn(credential) !== issuer.id)
    return { verdict: 'foreign', reason: `It does not name ${issuer.id} as its issuer.` };
  if (!isCredentialDocument(credential))
    return { verdict: 'changed', reason: 'It is not in the form in which Fledge signs credentials.' };
  const key = keyIn(issuer, credential.proof.verificationMethod);
  if (!key) return { verdict: 'foreign', reason: 'It is signed with a key that is none of the issuer’s.' };
  if (!(await isProven(CREDENTIAL, credential, key)))
    return { verdict: 'changed', reason: 'Its signature does not fit what it says.' };

  const given = bundled ?? (await statusList(credential.credentialStatus.statusListCredential));
  const known = await statusIn(given, credential, issuer);
  if (!known || (bundled === undefined && !isFresh(known.list, now))) {
    const { verdict, reason } = foundByStatus('issued', credential, now);
    return verdict === 'valid'
      ? { verdict: 'unknown', reason: 'Its signature holds, but its status list is not at hand.', credential }
      : { verdict, reason, credential };
  }
  return { ...foundByStatus(known.status, credential, now), credential, asOf: known.list.validFrom };
};
