// Plain data and functions without schemas: the browser loads them with the admins' screen.

/** The most issuers on the list. */
export const TRUSTED_ISSUERS_MAX = 200;
/** Characters of an issuer's address. */
export const ISSUER_ADDRESS_MAX = 300;

/** An Ed25519 key as a DID: it needs no fetch. */
const DID_KEY = /^did:key:z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/;
/** A host with a dot, perhaps with folders; no port. */
const DID_WEB = /^did:web:[a-z0-9-]+(\.[a-z0-9-]+)+(:\w[\w.-]*){0,6}$/;

/** Whether a text is a `did:key` of Ed25519, a `did:web`, or an `https` address of a named host without a port, query or fragment. */
export const isIssuerAddress = (text: string): boolean => {
  if (DID_KEY.test(text) || DID_WEB.test(text)) return true;
  if (!text.startsWith('https://') || !URL.canParse(text)) return false;
  const { hostname, port, username, password, search, hash, href } = new URL(text);
  const plain = port === '' && username === '' && password === '' && search === '' && hash === '';
  return plain && /\.[a-z][a-z0-9-]*$/.test(hostname) && (href === text || href === `${text}/`);
};

/** What a field says of another text. */
export const ISSUER_ADDRESS_HINT =
  'Enter a did:key, a did:web, or an https address without port, query or fragment';
