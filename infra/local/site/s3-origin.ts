import type { HttpRequest, HttpResponse } from '../http.ts';
import type { Bucket, StoredObject } from './bucket.ts';

/** What CloudFront may do with the bucket. */
export interface BucketAccess {
  readonly read: boolean;
  readonly list: boolean;
}

const error = (status: number, code: string, message: string): HttpResponse => ({
  status,
  headers: new Headers({ 'content-type': 'application/xml', server: 'AmazonS3' }),
  body: Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  ),
});

const denied = () => error(403, 'AccessDenied', 'Access Denied');

const keyOf = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return undefined;
  }
};

/** Answers a request that CloudFront makes to a bucket: conditional and range requests included. */
export const s3Origin =
  (bucket: Bucket, access: BucketAccess) =>
  (request: HttpRequest): HttpResponse => {
    if (!access.read) return denied();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
    }
    const key = keyOf(request.path);
    if (key === undefined) return error(400, 'InvalidURI', "Couldn't parse the specified URI.");
    const object = bucket.get(key);
    // S3 answers 403 for a missing key when the caller may not list the bucket.
    if (!object) return access.list ? error(404, 'NoSuchKey', 'The specified key does not exist.') : denied();
    const headers = new Headers({
      ...object.metadata,
      'accept-ranges': 'bytes',
      etag: object.etag,
      'last-modified': object.lastModified.toUTCString(),
      server: 'AmazonS3',
    });
    if (isFresh(request.headers, object)) return { status: 304, headers, body: Buffer.alloc(0) };
    const range = request.headers.get('range');
    return range ? partial(object, headers, range) : { status: 200, headers, body: object.body };
  };

const weakly = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether the client has this version already. If-None-Match counts alone when it is there (RFC 9110, 13.2.2). */
const isFresh = (headers: Headers, { etag, lastModified }: StoredObject): boolean => {
  const noneMatch = headers.get('if-none-match');
  if (noneMatch !== null) return noneMatch.trim() === '*' || noneMatch.split(',').map(weakly).includes(etag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
};

/** One range of bytes; several at once or anything odd is answered with the whole, as HTTP allows. */
const partial = ({ body }: StoredObject, headers: Headers, range: string): HttpResponse => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (from === '' && to === '') return { status: 200, headers, body };
  const start = from === '' ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (start >= body.length || (from === '' && Number(to) === 0)) {
    const refused = error(416, 'InvalidRange', 'The requested range is not satisfiable');
    refused.headers.set('content-range', `bytes */${body.length}`);
    return refused;
  }
  if (end < start) return { status: 200, headers, body };
  headers.set('content-range', `bytes ${start}-${end}/${body.length}`);
  return { status: 206, headers, body: body.subarray(start, end + 1) };
};
