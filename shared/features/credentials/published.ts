import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { CREDENTIAL_CONTEXTS, credentialDocumentSchema, proofSchema } from './document.ts';

// What is published beside a credential, and what a bundle has of it.

const address = z.string().max(2048);
const DID_CONTEXTS = ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'] as const;

/** The issuer with its public keys: those that are retired verify what they signed. */
export const issuerDocumentSchema = z.strictObject({
  '@context': z.tuple([z.literal(DID_CONTEXTS[0]), z.literal(DID_CONTEXTS[1])]),
  id: address,
  verificationMethod: z
    .array(
      z.strictObject({
        id: address,
        type: z.literal('Multikey'),
        controller: address,
        publicKeyMultibase: z.string().regex(/^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/),
      }),
    )
    .min(1)
    .max(50),
  assertionMethod: z.array(address).min(1).max(50),
});
export type IssuerDocument = z.infer<typeof issuerDocumentSchema>;

/** A signed list of bits. `validFrom` is when it was made. */
export const statusListSchema = z.strictObject({
  '@context': z.tuple([z.literal(CREDENTIAL_CONTEXTS[0])]),
  id: address,
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('BitstringStatusListCredential')]),
  issuer: address,
  validFrom: momentSchema,
  validUntil: momentSchema,
  credentialSubject: z.strictObject({
    id: address,
    type: z.literal('BitstringStatusList'),
    statusPurpose: z.literal('revocation'),
    encodedList: z.string().max(200_000),
  }),
  proof: proofSchema,
});
export type StatusList = z.infer<typeof statusListSchema>;

/** A credential with all that its check needs, so that it can be checked without a network: as of the date of its status list. */
export const bundleSchema = z.strictObject({
  credential: credentialDocumentSchema,
  issuer: issuerDocumentSchema,
  statusList: statusListSchema,
});
export type Bundle = z.infer<typeof bundleSchema>;
