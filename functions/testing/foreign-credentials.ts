import { createHash } from 'node:crypto';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { generate } from '@digitalbazaar/ed25519-multikey';
import { Ed25519Signature2020 } from '@digitalbazaar/ed25519-signature-2020';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import { loadContext } from '#functions/features/imported-credentials/check/contexts.ts';

// Issuers that are not Fledge: they sign with the libraries of others.

export const V1 = 'https://www.w3.org/2018/credentials/v1';
export const V2 = 'https://www.w3.org/ns/credentials/v2';
export const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
export const SUITE_2020 = 'https://w3id.org/security/suites/ed25519-2020/v1';

/** The contexts that come with the product, for the libraries of others. */
export const documentLoader = async (address: string) => ({
  ...(await loadContext(address)),
  contextUrl: null,
});

/** An issuer with a key: a `did:key`, or the identifier that is given. */
export const foreignIssuer = async (given?: string) => {
  const key = await generate({});
  const id = given ?? `did:key:${key.publicKeyMultibase}`;
  key.id = `${id}#${key.publicKeyMultibase}`;
  const { publicKeyMultibase } = key;
  return {
    id,
    key,
    kid: key.id,
    /** Its document, for an identifier that has one. */
    document: {
      id,
      verificationMethod: [{ id: key.id, type: 'Multikey', controller: id, publicKeyMultibase }],
      assertionMethod: [key.id],
    },
  };
};
export type ForeignIssuer = Awaited<ReturnType<typeof foreignIssuer>>;

/** The address with a salt, as badges hash it. */
export const hashedEmail = (email: string, salt = 'a salt') =>
  ({
    type: 'IdentityObject',
    identityType: 'emailAddress',
    hashed: true,
    identityHash: `sha256$${createHash('sha256').update(`${email}${salt}`).digest('hex')}`,
    salt,
  }) as const;

/** An Open Badge 3.0 before it is signed. `given` replaces members. */
export const openBadge = (issuer: string, email: string, given: Record<string, unknown> = {}) => ({
  '@context': [V2, OPEN_BADGES],
  id: 'urn:uuid:6d9d8fa6-7f6b-4f0c-8f55-0a8f3a0c1b11',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'React in practice',
  issuer: { id: issuer, type: ['Profile'], name: 'Harbour Academy' },
  validFrom: '2026-01-10T09:00:00Z',
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [hashedEmail(email)],
    achievement: {
      id: 'urn:uuid:0b3c7c9e-2c50-4b1e-9e5e-52a2a1f7a001',
      type: ['Achievement'],
      name: 'React in practice',
      description: 'Builds and tests interfaces with React.',
      criteria: { narrative: 'A project of four weeks, and a test at its end.' },
      tag: ['react', 'TypeScript', 'Knitting by hand'],
    },
  },
  ...given,
});

/** Signed as linked data, with the suite of 2022. */
export const signed = ({ key }: ForeignIssuer, credential: object, now = new Date()) =>
  issue({
    credential: structuredClone(credential),
    suite: new DataIntegrityProof({ signer: key.signer(), cryptosuite }),
    documentLoader,
    now,
  });

/** Signed as linked data, with the suite of 2020. */
export const signedBy2020 = ({ key }: ForeignIssuer, credential: object, now = new Date()) =>
  issue({
    credential: structuredClone(credential),
    suite: new Ed25519Signature2020({ signer: key.signer() }),
    documentLoader,
    now,
  });

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signed as a token. `header` replaces members of its header. */
export const token = async ({ key, kid }: ForeignIssuer, claims: object, header: object = {}) => {
  const text = `${part({ alg: 'EdDSA', kid, ...header })}.${part(claims)}`;
  const signature = await key.signer().sign({ data: new TextEncoder().encode(text) });
  return `${text}.${Buffer.from(signature).toString('base64url')}`;
};
