// Apart from the rest: screens say them before a file is chosen.

/** The most that a file with a credential may have, and the credential in it, in bytes. */
export const FILE_BYTES = 5_000_000;
export const CREDENTIAL_BYTES = 256 * 1024;
