import { AwsError } from '../aws.ts';
import type { HttpRequest, HttpResponse } from '../http.ts';
import type { Authority } from '../iam.ts';
import type { BucketDefinition, CorsRule } from './bucket.ts';
import { errorResponse, S3Error, xml } from './error.ts';
import { type CreatedBy, createdEvent } from './events.ts';
import { checkPolicy, readForm } from './post-form.ts';
import { addressSigner, policySigner } from './signature.ts';
import type { ObjectStore, PendingEvent } from './store.ts';

export interface BucketServiceOptions {
  readonly buckets: readonly BucketDefinition[];
  readonly store: ObjectStore;
  readonly authority: Authority;
  /** Milliseconds of the local clock. */
  readonly now: () => number;
  readonly deliver: (events: readonly PendingEvent[]) => void;
}

/** A request to one bucket, for a key; the key is empty for the bucket itself. */
interface Asked {
  readonly bucket: BucketDefinition;
  readonly key: string;
  readonly request: HttpRequest;
}

const empty = (status: number): HttpResponse => ({
  status,
  headers: new Headers({ server: 'AmazonS3' }),
  body: Buffer.alloc(0),
});

const keyIn = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error('InvalidURI', 'Couldn’t parse the specified URI.', 400);
  }
};

/** The rule of a bucket that lets pages of this origin use this method, if there is one. */
const corsRule = ({ cors }: BucketDefinition, origin: string | null, method: string): CorsRule | undefined =>
  cors.find(
    ({ origins, methods }) =>
      origin !== null && (origins.includes('*') || origins.includes(origin)) && methods.includes(method),
  );

const preflight = ({ bucket, request: { headers } }: Asked): HttpResponse => {
  const method = headers.get('access-control-request-method') ?? '';
  const wanted = (headers.get('access-control-request-headers') ?? '')
    .toLowerCase()
    .split(/,\s*/)
    .filter(Boolean);
  const rule = corsRule(bucket, headers.get('origin'), method);
  if (!rule || wanted.some((name) => !rule.headers.includes(name)))
    throw new S3Error('AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  const response = empty(200);
  response.headers.set('access-control-allow-methods', rule.methods.join(', '));
  if (wanted.length > 0) response.headers.set('access-control-allow-headers', wanted.join(', '));
  return response;
};

/**
 * S3 as the stack's functions and its pages need it: forms with a signed policy, and requests signed in their address.
 * Each is allowed what its signer is. Addresses are `/<bucket>/<key>` at the endpoint of all services.
 */
export const bucketService = (options: BucketServiceOptions) => {
  const { buckets, store, authority, now, deliver } = options;

  const demand = (name: string, action: string, { arn }: BucketDefinition, key: string): void => {
    try {
      authority.demand(name, `s3:${action}`, `${arn}/${key}`);
    } catch (error) {
      throw error instanceof AwsError ? new S3Error('AccessDenied', error.message) : error;
    }
  };
  const storeNew = (
    bucket: BucketDefinition,
    key: string,
    object: { body: Buffer; contentType: string },
    eventName: CreatedBy,
  ): void => {
    const facts = { size: object.body.length, etag: '', at: now() };
    const event = createdEvent(bucket, key, facts, eventName);
    const wanted = bucket.notifications.filter(({ prefix }) => key.startsWith(prefix));
    deliver(
      store.put(
        bucket.name,
        key,
        object,
        wanted.map(({ functionArn }) => ({ functionArn, event })),
      ),
    );
  };

  const post = async ({ bucket, request }: Asked): Promise<HttpResponse> => {
    const form = await readForm(request);
    const key = form.fields.get('key');
    if (!form.fields.has('policy') || !key) throw new S3Error('AccessDenied', 'Access Denied');
    const name = policySigner(form.fields, authority.find);
    checkPolicy(form, bucket.name, now());
    demand(name, 'PutObject', bucket, key);
    const contentType = form.fields.get('content-type') ?? 'binary/octet-stream';
    storeNew(bucket, key, { body: form.file, contentType }, 'ObjectCreated:Post');
    return empty(204);
  };

  const get = ({ bucket, key, request }: Asked): HttpResponse => {
    // S3 says no more about a missing object to those who may not list the bucket.
    const object = store.get(bucket.name, key);
    if (!object) throw new S3Error('AccessDenied', 'Access Denied');
    const disposition = new URLSearchParams(request.query).get('response-content-disposition');
    return {
      status: 200,
      headers: new Headers({
        'content-type': object.contentType,
        etag: object.etag,
        'last-modified': new Date(object.modifiedAt).toUTCString(),
        server: 'AmazonS3',
        ...(disposition && { 'content-disposition': disposition }),
      }),
      body: object.body,
    };
  };

  const put = ({ bucket, key, request }: Asked): HttpResponse => {
    const contentType = request.headers.get('content-type') ?? 'binary/octet-stream';
    storeNew(bucket, key, { body: request.body, contentType }, 'ObjectCreated:Put');
    return empty(200);
  };

  const copy = ({ bucket, key, request }: Asked, name: string): HttpResponse => {
    const [, from = '', ...rest] = keyIn(request.headers.get('x-amz-copy-source') ?? '').split('/');
    const source = buckets.find((one) => one.name === from);
    if (!source) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist', 404);
    demand(name, 'GetObject', source, rest.join('/'));
    const object = store.get(source.name, rest.join('/'));
    if (!object) throw new S3Error('AccessDenied', 'Access Denied');
    storeNew(bucket, key, object, 'ObjectCreated:Copy');
    return xml(200, `<CopyObjectResult><ETag>${object.etag}</ETag></CopyObjectResult>`);
  };

  const signed = (asked: Asked): HttpResponse => {
    const { bucket, key, request } = asked;
    const name = addressSigner(request, authority.find, now());
    switch (request.method) {
      case 'GET':
        demand(name, 'GetObject', bucket, key);
        return get(asked);
      case 'PUT':
        demand(name, 'PutObject', bucket, key);
        return request.headers.has('x-amz-copy-source') ? copy(asked, name) : put(asked);
      case 'DELETE':
        demand(name, 'DeleteObject', bucket, key);
        store.remove(bucket.name, key);
        return empty(204);
      default:
        throw new S3Error(
          'MethodNotAllowed',
          'The specified method is not allowed against this resource.',
          405,
        );
    }
  };

  const answer = async (
    bucket: BucketDefinition,
    path: string,
    request: HttpRequest,
  ): Promise<HttpResponse> => {
    try {
      store.expire(bucket.name, bucket.expirations);
      const asked = { bucket, key: keyIn(path), request };
      if (request.method === 'OPTIONS') return preflight(asked);
      return request.method === 'POST' ? await post(asked) : signed(asked);
    } catch (error) {
      if (error instanceof S3Error) return errorResponse(error);
      throw error;
    }
  };

  return async (request: HttpRequest): Promise<HttpResponse> => {
    const [, name = '', ...rest] = request.path.split('/');
    const bucket = buckets.find((one) => one.name === name);
    if (!bucket)
      return errorResponse(new S3Error('NoSuchBucket', 'The specified bucket does not exist', 404));
    const response = await answer(bucket, rest.join('/'), request);
    const origin = request.headers.get('origin');
    const method = request.headers.get('access-control-request-method') ?? request.method;
    if (origin !== null && corsRule(bucket, origin, method)) {
      response.headers.set('access-control-allow-origin', origin);
      response.headers.set('vary', 'Origin');
    }
    return response;
  };
};
