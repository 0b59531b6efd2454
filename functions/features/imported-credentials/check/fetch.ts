import { lookup } from 'node:dns';
import type { request as httpRequest, IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** What an issuer answered: a document, or that there is none any more; undefined for anything else. */
export type Fetched = { readonly text: string } | { readonly gone: true } | undefined;
export type Fetch = (url: URL) => Promise<Fetched>;

const MOST_BYTES = 262_144;
const MOST_MS = 3_000;
/** For all requests of a check together: the function has ten seconds. */
const MOST_MS_TOGETHER = 6_000;

/**
 * Finds the address of a host, and refuses one that is not of the public internet. The connection goes to what was checked here,
 * so that a name cannot lead elsewhere a moment later.
 */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error('The host is not on the public internet.'), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** The body of a response as text; undefined when it is larger than allowed, or packed. */
const bodyOf = async (response: IncomingMessage): Promise<string | undefined> => {
  if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MOST_BYTES) return undefined;
    chunks.push(bytes);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
};

const fetchedOf = async (response: IncomingMessage): Promise<Fetched> => {
  const { statusCode } = response;
  if (statusCode === 410) return { gone: true };
  // A redirect is no answer: it would lead to where nobody trusts.
  const text = statusCode === 200 ? await bodyOf(response) : undefined;
  return text === undefined ? undefined : { text };
};

interface Transport {
  readonly request: typeof httpRequest;
  readonly lookup?: LookupFunction;
}

/**
 * Fetches over a transport: no redirect, no more than 256 KB, within three seconds for all of it, with no address in place of a
 * name. All fetches of one check have six seconds. Whatever goes wrong, nothing was fetched.
 */
export const fetchOver = ({ request, lookup: find = publicLookup }: Transport): Fetch => {
  const together = AbortSignal.timeout(MOST_MS_TOGETHER);
  return async (url) => {
    if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
    const signal = AbortSignal.any([together, AbortSignal.timeout(MOST_MS)]);
    const headers = { accept: 'application/json, application/ld+json', 'accept-encoding': 'identity' };
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(url, { agent: false, headers, lookup: find, signal }, resolve).on('error', reject).end();
      });
      try {
        return await fetchedOf(response);
      } finally {
        response.destroy();
      }
    } catch {
      return undefined;
    }
  };
};
