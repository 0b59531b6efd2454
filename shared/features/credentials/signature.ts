import type { Proof, UnsignedCredential, UnsignedStatusList } from './documents.ts';
import { fromBase58, toBase58 } from './multibase.ts';
import { canonicalNQuads, sha256 } from './n-quads.ts';
import { fitsShape, type JsonObject, type Shape } from './shape.ts';
import { PROOF } from './shapes.ts';

// Proofs by the cryptosuite `eddsa-rdfc-2022` (www.w3.org/TR/vc-di-eddsa).

const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;
/** What begins the multikey of an Ed25519 public key: its code in the multicodec table. */
const MULTIKEY = [0xed, 0x01] as const;

/** A public key as a multikey. */
export const multikeyOf = (publicKey: Uint8Array): string =>
  toBase58(Uint8Array.from([...MULTIKEY, ...publicKey]));

/** The public key of a multikey; undefined when it is none of Ed25519. */
export const publicKeyOf = (multikey: string): Uint8Array<ArrayBuffer> | undefined => {
  const bytes = fromBase58(multikey, MULTIKEY.length + KEY_BYTES);
  return bytes?.[0] === MULTIKEY[0] && bytes[1] === MULTIKEY[1] ? bytes.slice(MULTIKEY.length) : undefined;
};

/** What is signed: the hash of the proof’s options, and that of the document. */
const hashData = async (
  shape: Shape,
  document: JsonObject,
  options: JsonObject,
): Promise<Uint8Array<ArrayBuffer>> => {
  const hashes = await Promise.all(
    [
      { form: PROOF, value: options },
      { form: shape, value: document },
    ].map(async ({ form, value }) => new Uint8Array(await sha256(await canonicalNQuads(form, value)))),
  );
  return Uint8Array.from(hashes.flatMap((hash) => [...hash]));
};

/** A key of the runtime’s own cryptography. */
export type ImportedKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** A private key with the address of its public half. */
export interface SigningKey {
  readonly verificationMethod: string;
  readonly privateKey: ImportedKey;
}

/** Signs a document. Throws for one that has not this form: no verifier would accept it. */
export const signDocument = async <T extends UnsignedCredential | UnsignedStatusList>(
  shape: Shape,
  document: T,
  { key, created }: { readonly key: SigningKey; readonly created: string },
): Promise<T & { readonly proof: Proof }> => {
  if (!fitsShape(shape, document)) throw new Error(`${document.id} has not the form in which it is signed.`);
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created,
    verificationMethod: key.verificationMethod,
    proofPurpose: 'assertionMethod',
  } as const;
  const data = await hashData(shape, { ...document }, options);
  const signature = await crypto.subtle.sign('Ed25519', key.privateKey, data);
  return { ...document, proof: { ...options, proofValue: toBase58(new Uint8Array(signature)) } };
};

/** Whether the proof of a document that has this form was made of it, with this public key. */
export const isProven = async (
  shape: Shape,
  signedDocument: { readonly proof: Proof },
  publicKey: Uint8Array<ArrayBuffer>,
): Promise<boolean> => {
  const { proof, ...document } = signedDocument;
  const { proofValue, ...options } = proof;
  const signature = fromBase58(proofValue, SIGNATURE_BYTES);
  if (!signature) return false;
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, await hashData(shape, document, options));
};
