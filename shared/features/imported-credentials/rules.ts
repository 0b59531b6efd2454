import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the list of certificates.

export const IMPORT_STATUSES = ['checking', 'verified', 'unknown_issuer', 'refused', 'stale'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The life of a credential from elsewhere. Each check decides again. */
export const importWorkflow = defineWorkflow({
  statuses: {
    checking: { label: 'Checking', tone: 'info' },
    verified: { label: 'Verified', tone: 'positive' },
    unknown_issuer: { label: 'Unknown issuer', tone: 'neutral' },
    refused: { label: 'Refused', tone: 'danger' },
    stale: { label: 'Not checked lately', tone: 'warning' },
  },
  transitions: [
    { from: 'checking', to: 'verified', by: ['system'] },
    { from: 'checking', to: 'unknown_issuer', by: ['system'] },
    { from: 'checking', to: 'refused', by: ['system'] },
    { from: 'checking', to: 'stale', by: ['system'] },
    { from: 'verified', to: 'unknown_issuer', by: ['system'] },
    { from: 'verified', to: 'refused', by: ['system'] },
    { from: 'verified', to: 'stale', by: ['system'] },
    { from: 'unknown_issuer', to: 'verified', by: ['system'] },
    { from: 'unknown_issuer', to: 'refused', by: ['system'] },
    { from: 'unknown_issuer', to: 'stale', by: ['system'] },
    { from: 'stale', to: 'verified', by: ['system'] },
    { from: 'stale', to: 'unknown_issuer', by: ['system'] },
    { from: 'stale', to: 'refused', by: ['system'] },
  ],
});

/** What each status means for its holder, in a sentence. */
export const IMPORT_MEANINGS: Readonly<Record<ImportStatus, string>> = {
  checking: 'The credential is being checked.',
  verified:
    'The signature, the dates and the recipient were checked. Its skills count as shown in your match.',
  unknown_issuer:
    'Fledge does not know this issuer, so nothing was fetched from it. The credential is listed, and counts nothing in your match.',
  refused: 'The credential was not accepted.',
  stale:
    'The last check is too old, or the issuer could not be reached. It counts nothing in your match until a check succeeds.',
};

/** The standards that are read. */
export const IMPORT_FORMATS = ['open-badges-2', 'open-badges-3', 'verifiable-credential'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
export const FORMAT_LABELS: Readonly<Record<ImportFormat, string>> = {
  'open-badges-2': 'Open Badges 2.0',
  'open-badges-3': 'Open Badges 3.0',
  'verifiable-credential': 'Verifiable Credential',
};

/** Why a credential is not verified, each in a sentence for its holder. */
export const IMPORT_REASONS = {
  unreadable: 'This is not a credential as JSON or as a signed token (JWS).',
  too_deep: 'The credential is nested too deeply or has too many parts.',
  duplicate_key:
    'A name appears twice in one object of the credential, so that it could be read in two ways.',
  unknown_format: 'This is neither an Open Badge nor a Verifiable Credential.',
  missing_fields: 'The credential lacks a name, an issuer, a recipient or a date that it must have.',
  forbidden_text: 'A text of the credential has characters that could break the page that shows it.',
  unknown_context: 'The credential names a context that Fledge does not have. Contexts are never fetched.',
  undefined_terms:
    'The credential has a term that its contexts do not define, so that it would not be signed.',
  unsigned: 'The credential is not signed, or names the algorithm “none”.',
  unsupported_signature: 'The credential is signed in a way that Fledge cannot check.',
  foreign_key: 'The key that signed the credential is not a key of its issuer.',
  bad_signature: 'The signature does not fit: something was changed, or another key signed it.',
  not_yet_valid: 'The credential is not valid yet.',
  expired: 'The credential has expired.',
  revoked: 'The issuer has revoked the credential.',
  suspended: 'The issuer has suspended the credential.',
  bad_status:
    'The credential names a place in a status list that does not exist, or a list that is not its issuer’s.',
  other_recipient: 'The credential is not issued to the confirmed email address of your account.',
  no_recipient: 'The credential does not name its recipient, so it could be anyone’s.',
  unknown_issuer: 'The issuer is not among those that Fledge trusts.',
  not_checked_lately: 'The last check is more than 30 days old.',
  unreachable: 'The issuer could not be reached, or did not answer as its standard asks.',
} as const;
export type ImportReason = keyof typeof IMPORT_REASONS;

/** Characters of a credential: a request has room for it. Pictures are unpacked in the browser. */
export const IMPORT_MAX_LENGTH = 50_000;
/** Credentials from elsewhere of one user. */
export const IMPORTS_MAX = 50;
/** Imports and repeated checks of one user within the window: each may fetch from an issuer. */
export const IMPORT_CHECKS = { limit: 60, windowSeconds: 3600 } as const;
/** A check is repeated when someone opens a credential whose last check is older than this. */
export const RECHECK_HOURS = 24;
/** After this many days without a check a verified credential is stale. */
export const STALE_DAYS = 30;
