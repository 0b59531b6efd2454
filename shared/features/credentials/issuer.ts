import type { IssuerDocument } from './documents.ts';
import { fitsShape, isObject } from './shape.ts';
import { publicKeyOf } from './signature.ts';

/** A public key by its name, such as `key-1`. */
export interface PublicKey {
  readonly kid: string;
  /** As a multikey. */
  readonly multikey: string;
}

/** The identifier of the issuer whose documents this site has: of its host, as `did:web` says it. */
export const issuerIdOf = (siteUrl: string): string => `did:web:${encodeURIComponent(new URL(siteUrl).host)}`;

/** Where a key of the issuer is found in its document. */
export const verificationMethodOf = (issuerId: string, kid: string): string => `${issuerId}#${kid}`;

/** The issuer with its public keys, the one that signs now first. */
export const issuerDocumentOf = (id: string, keys: readonly PublicKey[]): IssuerDocument => ({
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
  id,
  verificationMethod: keys.map(({ kid, multikey }) => ({
    id: verificationMethodOf(id, kid),
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: multikey,
  })),
  assertionMethod: keys.map(({ kid }) => verificationMethodOf(id, kid)),
});

const METHOD = {
  id: true,
  types: { Multikey: '' },
  members: {
    controller: { property: '', link: 'address' },
    publicKeyMultibase: { property: '', literal: 'text', only: /^z6Mk[\w]{44}$/ },
  },
} as const;

/** Whether a value is the document of an issuer as Fledge writes it. */
export const isIssuerDocument = (value: unknown): value is IssuerDocument => {
  if (!isObject(value)) return false;
  const { id, verificationMethod, assertionMethod } = value;
  return (
    typeof id === 'string' &&
    Array.isArray(verificationMethod) &&
    verificationMethod.length <= 50 &&
    verificationMethod.every((one) => fitsShape(METHOD, one)) &&
    Array.isArray(assertionMethod) &&
    assertionMethod.every((one) => typeof one === 'string')
  );
};

/** The public key by which an issuer may sign assertions under this address; undefined when it has none. */
export const keyIn = (issuer: IssuerDocument, method: string): Uint8Array<ArrayBuffer> | undefined => {
  const found = issuer.verificationMethod.find(({ id }) => id === method);
  const allowed = found?.controller === issuer.id && issuer.assertionMethod.includes(method);
  return allowed ? publicKeyOf(found.publicKeyMultibase) : undefined;
};
