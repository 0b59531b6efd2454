import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpResponse } from '../http.ts';
import type { CachePolicy } from './policies.ts';

type Encoding = 'br' | 'gzip';

/** CloudFront compresses what is between these (bytes) and of a type that gains by it. */
const MIN_BYTES = 1_000;
const MAX_BYTES = 10_000_000;
const COMPRESSIBLE =
  /^(text\/(html|css|javascript|plain|xml|csv|markdown)|application\/(javascript|json|xml|wasm|manifest\+json|xhtml\+xml|rss\+xml|ld\+json)|image\/svg\+xml|font\/(ttf|otf|eot))\b/i;

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** The encodings that a viewer takes, by its Accept-Encoding; `q=0` refuses one. */
const accepted = (header: string | null): Set<string> =>
  new Set(
    (header ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => quality === undefined || Number(quality.replace('q=', '')) > 0)
      .map(([name = '']) => name),
  );

/** The encoding in which CloudFront answers: part of the cache's key. */
export const choose = (acceptEncoding: string | null, policy: CachePolicy): Encoding | undefined => {
  const names = accepted(acceptEncoding);
  if (policy.brotli && names.has('br')) return 'br';
  return policy.gzip && names.has('gzip') ? 'gzip' : undefined;
};

const isCompressible = ({ status, headers, body }: HttpResponse): boolean =>
  [200, 403, 404].includes(status) &&
  !headers.has('content-encoding') &&
  body.length >= MIN_BYTES &&
  body.length <= MAX_BYTES &&
  COMPRESSIBLE.test(headers.get('content-type') ?? '');

/** Compresses responses as a behaviour with `Compress` does; what has an ETag is compressed once and kept. */
export const compressor = () => {
  const kept = new Map<string, Buffer>();
  return async (
    response: HttpResponse,
    acceptEncoding: string | null,
    policy: CachePolicy,
  ): Promise<HttpResponse> => {
    if (!(policy.gzip || policy.brotli) || !isCompressible(response)) return response;
    const headers = new Headers(response.headers);
    headers.append('vary', 'Accept-Encoding');
    const encoding = choose(acceptEncoding, policy);
    if (!encoding) return { ...response, headers };
    const etag = headers.get('etag');
    const key = `${encoding} ${etag}`;
    const body = (etag !== null && kept.get(key)) || (await compressors[encoding](response.body));
    if (etag !== null) {
      kept.set(key, body);
      headers.set('etag', etag.startsWith('W/') ? etag : `W/${etag}`);
    }
    headers.set('content-encoding', encoding);
    return { ...response, headers, body };
  };
};
