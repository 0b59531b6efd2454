import * as z from 'zod';
import { line, momentSchema, plain } from '#shared/core/contract.ts';
import { ISSUER_ADDRESS_HINT, ISSUER_ADDRESS_MAX, isIssuerAddress, TRUSTED_ISSUERS_MAX } from './rules.ts';

/** An issuer whose credentials are checked, and count in the match. Nothing is ever fetched from another. */
export const trustedIssuerSchema = z.object({
  name: line(120).min(1, 'Enter a name'),
  /** By which its credentials name it. */
  address: plain(ISSUER_ADDRESS_MAX).refine(isIssuerAddress, ISSUER_ADDRESS_HINT),
});
export type TrustedIssuer = z.infer<typeof trustedIssuerSchema>;

const issuers = z
  .array(trustedIssuerSchema)
  .max(TRUSTED_ISSUERS_MAX, `List at most ${TRUSTED_ISSUERS_MAX} issuers`);

/** The whole list, in the order of its admins. */
export const trustedIssuersSchema = z.object({
  issuers,
  /** Goes up by one with every change; 0 before the first. */
  version: z.number().int().min(0),
  changedAt: momentSchema.nullable(),
});
export type TrustedIssuers = z.infer<typeof trustedIssuersSchema>;

/** The list as an admin wants it, with the version that they changed. */
export const trustedIssuersEditSchema = z.object({
  issuers: issuers.refine(
    (list) => new Set(list.map(({ address }) => address)).size === list.length,
    'List each address once',
  ),
  version: z.number().int().min(0),
});
