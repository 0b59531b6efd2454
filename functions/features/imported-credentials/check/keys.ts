import { type CryptoKey, importJWK, importSPKI, type JWK } from 'jose';
import type { JsonObject } from '#shared/features/credentials/shape.ts';
import { publicKeyOf } from '#shared/features/credentials/signature.ts';
import type { TrustedIssuer } from '#shared/features/trusted-issuers/schema.ts';
import { CheckFailed, demand, required } from './failure.ts';
import { type Circumstances, didWebUrl, isOf, objectOf } from './outside.ts';
import { idIn, listIn, objectIn, textIn } from './parts.ts';

/** The ways to sign that are accepted, each with its kind of key. */
export const ALGORITHMS = ['EdDSA', 'ES256', 'RS256'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

const KINDS: Readonly<Record<Algorithm, readonly [kty: string, crv: string | undefined]>> = {
  EdDSA: ['OKP', 'Ed25519'],
  ES256: ['EC', 'P-256'],
  RS256: ['RSA', undefined],
};

/** The key of an Ed25519 multikey. */
const multikey = (text: string): JWK => {
  const bytes = required(publicKeyOf(text), 'unsupported_signature');
  return { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(bytes).toString('base64url') };
};

/** The public members of a JWK alone. */
const publicJwk = (given: JsonObject): JWK => {
  const jwk: JWK = {};
  for (const name of ['kty', 'crv', 'x', 'y', 'n', 'e'] as const) {
    const value = textIn(given[name]);
    if (value !== undefined) jwk[name] = value;
  }
  return jwk;
};

const imported = async (jwk: JWK, algorithm: Algorithm): Promise<CryptoKey> => {
  const [kty, crv] = KINDS[algorithm];
  demand(jwk.kty === kty && jwk.crv === crv, 'unsupported_signature');
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new CheckFailed('unsupported_signature');
  return key;
};

/** The key that a verification method, a key of Open Badges, or a bare JWK is. */
const keyOf = async (method: JsonObject, algorithm: Algorithm): Promise<CryptoKey> => {
  try {
    const base58 = textIn(method.publicKeyMultibase);
    if (base58 !== undefined) return await imported(multikey(base58), algorithm);
    const pem = textIn(method.publicKeyPem);
    if (pem !== undefined) return await importSPKI(pem, algorithm);
    return await imported(publicJwk(objectIn(method.publicKeyJwk) ?? method), algorithm);
  } catch (error) {
    throw error instanceof CheckFailed ? error : new CheckFailed('unsupported_signature', { cause: error });
  }
};

/** The key of a `did:key`, which names itself. */
const keyOfDidKey = (did: string, method: string, algorithm: Algorithm): Promise<CryptoKey> => {
  const key = did.slice('did:key:'.length);
  demand(method === `${did}#${key}`, 'foreign_key');
  return imported(multikey(key), algorithm);
};

/** Whom a key says that it belongs to. */
const ownerOf = (method: JsonObject): string | undefined => textIn(method.controller) ?? textIn(method.owner);

/**
 * The key by which an issuer signs under this address. Its own document must name the key for that, and the key must name the
 * issuer where it names anybody.
 */
const keyOfDocument = async (
  issuer: TrustedIssuer,
  { id, method }: { readonly id: string; readonly method: string },
  circumstances: Circumstances,
): Promise<JsonObject> => {
  const isDid = id.startsWith('did:');
  const document = await objectOf(issuer, isDid ? didWebUrl(id) : id, circumstances);
  demand(document.id === id, 'foreign_key');
  const whole = (one: unknown): string | undefined => {
    const name = idIn(one);
    return name?.startsWith('#') ? `${id}${name}` : name;
  };
  const lists = isDid ? [document.assertionMethod] : [document.assertionMethod, document.publicKey];
  const allowed = lists.flatMap(listIn).filter((one) => whole(one) === method);
  demand(allowed.length > 0, 'foreign_key');
  const embedded = [...allowed, ...listIn(document.verificationMethod)]
    .filter((one) => whole(one) === method)
    .map(objectIn)
    .find((one) => one !== undefined);
  const key = embedded ?? (isDid ? undefined : await objectOf(issuer, method, circumstances));
  return required(key, 'foreign_key');
};

/** The key with which an issuer signed, by the address that the signature names. Only a key of the issuer itself is one. */
export const keyOfIssuer = async (
  issuer: TrustedIssuer | undefined,
  { id, method, algorithm }: { readonly id: string; readonly method: string; readonly algorithm: Algorithm },
  circumstances: Circumstances,
): Promise<CryptoKey> => {
  if (id.startsWith('did:key:')) return keyOfDidKey(id, method, algorithm);
  const trusted = required(issuer, 'unknown_issuer');
  demand(id.startsWith('did:') ? method.startsWith(`${id}#`) : isOf(trusted, method), 'foreign_key');
  const key = await keyOfDocument(trusted, { id, method }, circumstances);
  demand((ownerOf(key) ?? id) === id, 'foreign_key');
  return keyOf(key, algorithm);
};
