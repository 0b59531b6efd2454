import { createHash, randomBytes } from 'node:crypto';
import { PRODUCT } from '#shared/core/product.ts';
import {
  type AchievementNode,
  CREDENTIAL_CONTEXTS,
  type UnsignedCredential,
} from '#shared/features/credentials/documents.ts';
import { achievementPath, credentialPath, statusListPath } from '#shared/features/credentials/paths.ts';
import { CREDENTIAL } from '#shared/features/credentials/shapes.ts';
import { type SigningKey, signDocument } from '#shared/features/credentials/signature.ts';
import type { WholeAchievement } from './achievements.ts';
import { issuer } from './issuer.ts';
import type { CredentialRecord } from './record.ts';

/** The identity of a holder for others who know the address already: its hash with a salt of its own. */
export const identityOf = (email: string): CredentialRecord['identity'] => {
  const salt = randomBytes(16).toString('base64url');
  const hash = createHash('sha256').update(`${email.toLowerCase()}${salt}`).digest('hex');
  return { hash: `sha256$${hash}`, salt };
};

/** An achievement as documents have it. */
export const achievementNode = (
  { id, version, type, name, description, criteria, skills }: WholeAchievement,
  siteUrl: string,
): AchievementNode => ({
  id: `${siteUrl}${achievementPath(id, version)}`,
  type: ['Achievement'],
  name,
  description,
  version: String(version),
  achievementType: type,
  criteria: { narrative: criteria },
  ...(skills.length > 0 && { tag: [...new Set(skills)] }),
});

type Issued = Pick<
  CredentialRecord,
  'id' | 'recipient' | 'issuedAt' | 'validUntil' | 'evidence' | 'identity' | 'list' | 'index'
>;

const unsigned = (credential: Issued, achievement: WholeAchievement): UnsignedCredential => {
  const { id, recipient, issuedAt, validUntil, evidence, identity, list, index } = credential;
  const { id: issuerId, siteUrl } = issuer();
  const address = `${siteUrl}${credentialPath(id)}`;
  const statusList = `${siteUrl}${statusListPath(list)}`;
  return {
    '@context': CREDENTIAL_CONTEXTS,
    id: address,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: achievement.name,
    issuer: { id: issuerId, type: ['Profile'], name: PRODUCT, url: `${siteUrl}/` },
    validFrom: issuedAt,
    ...(validUntil !== null && { validUntil }),
    credentialStatus: {
      id: [statusList, index].join('#'),
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: statusList,
    },
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          identityType: 'emailAddress',
          hashed: true,
          identityHash: identity.hash,
          salt: identity.salt,
        },
        { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: recipient },
      ],
      achievement: achievementNode(achievement, siteUrl),
    },
    ...(evidence.length > 0 && {
      evidence: evidence.map(({ name, narrative }, i) => ({
        id: `${address}#evidence-${i + 1}`,
        type: ['Evidence'] as const,
        name,
        narrative,
      })),
    }),
  };
};

/** The signed document of a credential, as JSON. The same one each time, since such signatures are. */
export const signedDocument = async (
  credential: Issued,
  achievement: WholeAchievement,
  key: SigningKey,
): Promise<string> =>
  JSON.stringify(
    await signDocument(CREDENTIAL, unsigned(credential, achievement), { key, created: credential.issuedAt }),
  );
