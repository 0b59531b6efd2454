// The build for browsers: the one for Node brings an HTTP client, and nothing here may fetch.
import jsonld from 'jsonld/dist/jsonld.esm.min.js';
import type { JsonObject } from '#shared/features/credentials/shape.ts';
import { loadContext } from './contexts.ts';
import { CheckFailed } from './failure.ts';

/** Documents are small: what takes longer was made to take long. */
const MOST_MS = 2_000;

const canonical = async (document: JsonObject): Promise<string> => {
  try {
    return await jsonld.canonize(document, {
      algorithm: 'RDFC-1.0',
      format: 'application/n-quads',
      safe: true,
      base: null,
      documentLoader: loadContext,
      canonizeOptions: { maxWorkFactor: 1, signal: AbortSignal.timeout(MOST_MS) },
    });
  } catch (error) {
    throw new CheckFailed('undefined_terms', { cause: error });
  }
};

const hashOf = async (document: JsonObject): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(await canonical(document))));

/** What a proof of linked data signs: the hash of its options, and that of the document. */
export const signedBytes = async (
  document: JsonObject,
  options: JsonObject,
): Promise<Uint8Array<ArrayBuffer>> => {
  const hashes = [await hashOf({ ...options, '@context': document['@context'] }), await hashOf(document)];
  return Uint8Array.from(hashes.flatMap((hash) => [...hash]));
};
