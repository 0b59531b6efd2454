import { compactVerify } from 'jose';
import { fromBase58 } from '#shared/features/credentials/multibase.ts';
import type { JsonObject } from '#shared/features/credentials/shape.ts';
import type { TrustedIssuer } from '#shared/features/trusted-issuers/schema.ts';
import { CheckFailed, demand, required } from './failure.ts';
import { signedBytes } from './hashes.ts';
import { ALGORITHMS, type Algorithm, keyOfIssuer } from './keys.ts';
import type { Circumstances } from './outside.ts';
import type { Given, Token } from './parse.ts';
import { listIn, momentIn, objectIn, textIn } from './parts.ts';

/** Who is said to have signed. */
export interface Signer {
  readonly id: string;
  /** Missing for one that is not trusted. */
  readonly trusted: TrustedIssuer | undefined;
}

const SIGNATURE_BYTES = 64;

/** The only proof of a document, if it is of a kind that is checked. */
const proofOf = ({ proof }: JsonObject): JsonObject => {
  const [first, second] = listIn(proof);
  const only = required(objectIn(first), 'unsigned');
  const { type, cryptosuite, proofPurpose } = only;
  const isData = type === 'DataIntegrityProof' && cryptosuite === 'eddsa-rdfc-2022';
  const isKnown = isData || (type === 'Ed25519Signature2020' && cryptosuite === undefined);
  demand(second === undefined && isKnown && proofPurpose === 'assertionMethod', 'unsupported_signature');
  return only;
};

/** Checks the proof of a document of linked data. */
const demandProof = async (given: JsonObject, signer: Signer, circumstances: Circumstances) => {
  const { proof: _, ...document } = given;
  const { proofValue, ...options } = proofOf(given);
  if (options.expires !== undefined)
    demand((momentIn(options.expires) ?? '') > circumstances.now.toISOString(), 'expired');
  const method = required(textIn(options.verificationMethod), 'foreign_key');
  const key = await keyOfIssuer(signer.trusted, { id: signer.id, method, algorithm: 'EdDSA' }, circumstances);
  const signature = required(fromBase58(textIn(proofValue) ?? '', SIGNATURE_BYTES), 'bad_signature');
  const bytes = await signedBytes(document, options);
  demand(await crypto.subtle.verify('Ed25519', key, signature, bytes), 'bad_signature');
};

/** The address of the key of a token: whole, or the end of one that begins with the issuer. */
const methodOf = ({ header }: Token, { id }: Signer): string => {
  const kid = textIn(header.kid);
  if (kid === undefined && id.startsWith('did:key:')) return `${id}#${id.slice('did:key:'.length)}`;
  const named = required(kid, 'foreign_key');
  return named.startsWith('#') ? `${id}${named}` : named;
};

const algorithmOf = ({ header }: Token): Algorithm =>
  required(
    ALGORITHMS.find((one) => one === header.alg),
    'unsupported_signature',
  );

/** Checks the signature of a token with the key at an address. */
export const demandToken = async (
  token: Token,
  { signer, method = methodOf(token, signer) }: { readonly signer: Signer; readonly method?: string },
  circumstances: Circumstances,
): Promise<void> => {
  const algorithm = algorithmOf(token);
  // Extensions change what is signed.
  demand(token.header.crit === undefined, 'unsupported_signature');
  const key = await keyOfIssuer(signer.trusted, { id: signer.id, method, algorithm }, circumstances);
  try {
    await compactVerify(token.text, key, { algorithms: [algorithm] });
  } catch (error) {
    throw new CheckFailed('bad_signature', { cause: error });
  }
};

/** The claims of a token that repeat what the credential says must say the same. */
const demandSameClaims = ({ claims }: Token, document: JsonObject, { id }: Signer): void => {
  demand(claims.iss === undefined || claims.iss === id, 'foreign_key');
  demand(claims.jti === undefined || document.id === undefined || claims.jti === document.id, 'foreign_key');
};

/** Ends the check unless the signer signed a Verifiable Credential, in whichever of the accepted ways. */
export const demandSigned = async (
  { document, token }: Given,
  signer: Signer,
  circumstances: Circumstances,
): Promise<void> => {
  if (!token) return demandProof(document, signer, circumstances);
  demandSameClaims(token, document, signer);
  await demandToken(token, { signer }, circumstances);
};
