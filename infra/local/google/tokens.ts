import { createHash, createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The claims of an account. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly email_verified: boolean;
  /** The Workspace domain, of mailboxes that Google runs. */
  readonly hd?: string;
}

/** The ways in which a token can be invalid, for tests of its validation. */
export const FLAWS = ['nonce', 'audience', 'issuer', 'signature', 'expired', 'unsigned'] as const;
export type Flaw = (typeof FLAWS)[number];

export interface TokenRequest {
  readonly issuer: string;
  readonly clientId: string;
  readonly nonce: string | undefined;
  readonly person: Person;
  readonly flaw: Flaw | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** An account id in Google's format: 21 digits that follow from the address. */
export const subFor = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex')}`)
    .toString()
    .slice(0, 21);

const ALGORITHM = 'RS256';
const newKeys = async () => {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
  return {
    jwk: { ...(await exportJWK(publicKey)), kid: 'local', use: 'sig', alg: ALGORITHM },
    privateKey,
  };
};

/** Signs tokens with keys that exist as long as the process. */
export class Signer {
  #keys: ReturnType<typeof newKeys> | undefined;

  /** The public keys, as a JWK set. */
  async jwks(): Promise<{ keys: object[] }> {
    return { keys: [(await this.#ownKeys()).jwk] };
  }

  /** An id token of a person, with the given flaw. */
  async idToken({ issuer, clientId, nonce, person, flaw, now }: TokenRequest): Promise<string> {
    const seconds = Math.floor(now / 1000) - (flaw === 'expired' ? 7200 : 0);
    const claims = {
      ...person,
      name: [person.given_name, person.family_name].filter(Boolean).join(' '),
      ...(nonce !== undefined && { nonce: flaw === 'nonce' ? `${nonce}x` : nonce }),
    };
    const signer = flaw === 'signature' ? await newKeys() : await this.#ownKeys();
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: 'local' })
      .setIssuer(flaw === 'issuer' ? 'https://elsewhere.example' : issuer)
      .setAudience(flaw === 'audience' ? 'somebody-else.apps.googleusercontent.com' : clientId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(signer.privateKey);
    return flaw === 'unsigned' ? resigned(token, { alg: 'HS256' }, clientId) : token;
  }

  #ownKeys(): ReturnType<typeof newKeys> {
    this.#keys ??= newKeys();
    return this.#keys;
  }
}

/** The same claims under a signature with a public key. */
const resigned = (token: string, header: object, key: string): string => {
  const head = Buffer.from(JSON.stringify(header)).toString('base64url');
  const content = `${head}.${token.split('.')[1]}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
};
