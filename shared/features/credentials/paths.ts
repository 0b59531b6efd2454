// Plain functions without schemas.

/** The public page of a credential. */
export const credentialPath = (id: string): string => `/credentials/${encodeURIComponent(id)}`;
/** The signed document of a credential. */
export const documentPath = (id: string): string => `${credentialPath(id)}.json`;
/** A list of the status of credentials, numbered from 1. */
export const statusListPath = (list: number): string => `/credentials/status/${list}`;
/** What an achievement is, in one of its versions. */
export const achievementPath = (id: string, version: number): string =>
  `/achievements/${encodeURIComponent(id)}/${version}`;
/** The public keys of the issuer. */
export const DID_PATH = '/.well-known/did.json';
/** Where a student has their certificates. */
export const CERTIFICATES_PATH = '/dashboard/student/courses?tab=certificates';
/** The certificates and badges of the user, for every role. */
export const OWN_CREDENTIALS_PATH = '/dashboard/certificates';
