import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';

// The documents that Fledge signs, in the one shape that it writes them in. A document with a member more or less, or of
// another type, is not from Fledge.

/** The contexts of a credential: the data model of the W3C, and Open Badges of 1EdTech. */
export const CREDENTIAL_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

const one = <const T extends string>(value: T) => z.tuple([z.literal(value)]);
const text = z.string().min(1).max(4000);
const address = z.string().max(2048);

export const proofSchema = z.strictObject({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  created: momentSchema,
  verificationMethod: address,
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string().max(100),
});
export type Proof = z.infer<typeof proofSchema>;

/** A hashed address (with its salt), or the name as it is. */
const identitySchema = z.union([
  z.strictObject({
    type: z.literal('IdentityObject'),
    identityType: z.literal('emailAddress'),
    hashed: z.literal(true),
    identityHash: z.string().regex(/^sha256\$[0-9a-f]{64}$/),
    salt: z.string().regex(/^[\w-]{16,64}$/),
  }),
  z.strictObject({
    type: z.literal('IdentityObject'),
    identityType: z.literal('name'),
    hashed: z.literal(false),
    identityHash: text,
  }),
]);
export type Identity = z.infer<typeof identitySchema>;

/** A profile of Fledge as the issuer. */
export const issuerProfileSchema = z.strictObject({
  id: address,
  type: one('Profile'),
  name: text,
  url: address,
});

export const credentialDocumentSchema = z.strictObject({
  '@context': z.tuple([z.literal(CREDENTIAL_CONTEXTS[0]), z.literal(CREDENTIAL_CONTEXTS[1])]),
  id: address,
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('OpenBadgeCredential')]),
  name: text,
  issuer: issuerProfileSchema,
  validFrom: momentSchema,
  validUntil: momentSchema.optional(),
  credentialStatus: z.strictObject({
    id: address,
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('revocation'),
    statusListIndex: z.string().regex(/^(0|[1-9]\d{0,5})$/),
    statusListCredential: address,
  }),
  credentialSubject: z.strictObject({
    type: one('AchievementSubject'),
    identifier: z.array(identitySchema).length(2),
    achievement: z.strictObject({
      id: address,
      type: one('Achievement'),
      name: text,
      description: text,
      version: z.string().max(20),
      achievementType: z.enum(['Course', 'Assessment', 'Certification', 'Badge']),
      criteria: z.strictObject({ narrative: text }),
      tag: z.array(text).max(12).optional(),
    }),
  }),
  evidence: z
    .array(
      z.strictObject({
        id: address,
        type: one('Evidence'),
        name: text,
        narrative: text,
      }),
    )
    .max(4)
    .optional(),
  proof: proofSchema,
});
/** A signed credential. */
export type CredentialDocument = z.infer<typeof credentialDocumentSchema>;
