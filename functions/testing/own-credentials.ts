import { createHash, randomBytes } from 'node:crypto';
import { CREDENTIAL_CONTEXTS, type UnsignedCredential } from '#shared/features/credentials/documents.ts';
import { issuerDocumentOf, issuerIdOf, verificationMethodOf } from '#shared/features/credentials/issuer.ts';
import { CREDENTIAL, STATUS_LIST } from '#shared/features/credentials/shapes.ts';
import { type ImportedKey, multikeyOf, signDocument } from '#shared/features/credentials/signature.ts';
import {
  type BitStatus,
  emptyBits,
  encodeBits,
  withStatus,
} from '#shared/features/credentials/status-bits.ts';

// Credentials as Fledge signs them, without a stack: for tests of the signature and of its check.

export const SITE = 'https://fledge.example';
export const ISSUER = issuerIdOf(SITE);
const LIST = `${SITE}/credentials/status/1`;

/** A pair of keys with its name. */
export const newPair = async (kid: string) => {
  const made = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in made)) throw new Error('Ed25519 keys come in pairs.');
  const privateKey: ImportedKey = made.privateKey;
  const raw = await crypto.subtle.exportKey('raw', made.publicKey);
  return {
    kid,
    multikey: multikeyOf(new Uint8Array(raw)),
    key: { verificationMethod: verificationMethodOf(ISSUER, kid), privateKey },
  };
};
export type Pair = Awaited<ReturnType<typeof newPair>>;

export const issuerWith = (pairs: readonly Pair[]) => issuerDocumentOf(ISSUER, pairs);

/** What differs between credentials. */
export interface Given {
  readonly name?: string;
  readonly narratives?: readonly string[];
  readonly tags?: readonly string[];
  readonly index?: number;
  readonly validFrom?: string;
  readonly validUntil?: string | null;
}

/** A credential before it is signed. */
export const unsignedCredential = ({
  name = 'Ada Lovelace',
  narratives = ['11 of 12 questions right.'],
  tags = ['React'],
  index = 4,
  validFrom = '2026-01-10T09:00:00.000Z',
  validUntil = '2028-01-10T09:00:00.000Z',
}: Given = {}): UnsignedCredential => {
  const salt = randomBytes(16).toString('base64url');
  const id = `${SITE}/credentials/0b3c7c9e`;
  return {
    '@context': CREDENTIAL_CONTEXTS,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: 'React essentials: assessed',
    issuer: { id: ISSUER, type: ['Profile'], name: 'Fledge', url: `${SITE}/` },
    validFrom,
    ...(validUntil !== null && { validUntil }),
    credentialStatus: {
      id: [LIST, index].join('#'),
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: LIST,
    },
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          identityType: 'emailAddress',
          hashed: true,
          identityHash: `sha256$${createHash('sha256').update(salt).digest('hex')}`,
          salt,
        },
        { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: name },
      ],
      achievement: {
        id: `${SITE}/achievements/assessed-react/1`,
        type: ['Achievement'],
        name: 'React essentials: assessed',
        description: 'Passed the test.',
        version: '1',
        achievementType: 'Assessment',
        criteria: { narrative: 'Nine of twelve questions have to be right.' },
        ...(tags.length > 0 && { tag: tags }),
      },
    },
    ...(narratives.length > 0 && {
      evidence: narratives.map((narrative, i) => ({
        id: `${id}#evidence-${i + 1}`,
        type: ['Evidence'] as const,
        name: `Part ${i + 1}`,
        narrative,
      })),
    }),
  };
};

export const signedCredential = async (pair: Pair, given: Given = {}) =>
  signDocument(CREDENTIAL, unsignedCredential(given), { key: pair.key, created: '2026-01-10T09:00:00.000Z' });

/** A signed status list in which one position has a status. */
export const signedList = async (
  pair: Pair,
  {
    index = 4,
    status = 'issued',
    at,
  }: { readonly index?: number; readonly status?: BitStatus; readonly at: Date },
) =>
  signDocument(
    STATUS_LIST,
    {
      '@context': [CREDENTIAL_CONTEXTS[0]],
      id: LIST,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: ISSUER,
      validFrom: at.toISOString(),
      validUntil: new Date(at.getTime() + 600_000).toISOString(),
      credentialSubject: {
        id: `${LIST}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: await encodeBits(withStatus(emptyBits(), index, status)),
      },
    },
    { key: pair.key, created: at.toISOString() },
  );
