import { env } from '../env.ts';
import { retrying } from '../retry.ts';
import { encodeRfc3986, type Presigned, presignUrl, type Signer, signForm } from './signing.ts';

/**
 * How long a request that a function makes itself is valid, in seconds: as long as its event may be repeated, since it
 * is dated by that, and no longer than Signature Version 4 allows. The address never leaves the function.
 */
const OWN_SECONDS = 7 * 86_400;
/** S3 answers within milliseconds; a request that takes longer is repeated. */
const PATIENCE_MS = 5_000;

/** What S3 answered to a request that it did not fulfil. */
class BucketError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The bucket answered ${status}.`);
    this.status = status;
  }
}

/** The function's own keys, at the time of its event. */
export const ownSigner = (at: Date): Signer => ({
  credentials: {
    accessKeyId: env('AWS_ACCESS_KEY_ID'),
    secretAccessKey: env('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env.AWS_SESSION_TOKEN,
  },
  region: env('AWS_REGION'),
  at,
});

/** Without the right to list, S3 says 403 for a missing object. It deletes one that is missing without an error. */
const isMissing = (method: Presigned['method'], status: number): boolean =>
  status === 404 || (status === 403 && method !== 'DELETE');
const isTransient = (error: unknown): boolean =>
  !(error instanceof BucketError) || error.status >= 500 || error.status === 429;

/** Makes a request and returns the body of the answer; undefined when there is no such object. */
const request = (
  at: Date,
  given: Omit<Presigned, 'seconds'>,
  content?: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  retrying(async () => {
    const response = await fetch(presignUrl(ownSigner(at), { ...given, seconds: OWN_SECONDS }), {
      method: given.method,
      headers: { ...given.headers },
      ...(content && { body: content }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = new Uint8Array(await response.arrayBuffer());
    if (isMissing(given.method, response.status)) return undefined;
    if (!response.ok) throw new BucketError(response.status);
    return body;
  }, isTransient);

/** The bucket with this address and name. All keys are of characters that need no encoding. */
export const openBucket = (address: string, name: string) => {
  const url = (key: string) => `${address}/${key}`;
  return {
    /** Where and with which fields a browser may post this one object. */
    form: (key: string, contentType: string, maxBytes: number, seconds: number, at: Date) => ({
      url: url(''),
      fields: signForm(ownSigner(at), {
        bucket: name,
        fields: { key, 'Content-Type': contentType },
        bytes: { from: 1, to: maxBytes },
        seconds,
      }),
    }),

    /** A link that saves the object under a name. */
    link: (key: string, fileName: string, seconds: number, at: Date): string =>
      presignUrl(ownSigner(at), {
        method: 'GET',
        url: url(key),
        query: { 'response-content-disposition': attachment(fileName) },
        seconds,
      }),

    /** The content of an object; undefined when there is none. */
    read: (key: string, at: Date) => request(at, { method: 'GET', url: url(key) }),

    /** Stores an object. */
    write: async (key: string, content: Uint8Array<ArrayBuffer>, at: Date): Promise<void> => {
      // S3 says 403 to those who may not write, which for other requests can mean a missing object.
      if (!(await request(at, { method: 'PUT', url: url(key) }, content))) throw new BucketError(403);
    },

    /** Copies an object within the bucket; false when there is none. */
    copy: async (from: string, to: string, at: Date): Promise<boolean> => {
      const answer = await request(at, {
        method: 'PUT',
        url: url(to),
        headers: { 'x-amz-copy-source': `/${name}/${from}` },
      });
      // A copy that fails after it has begun is an error within an answer with status 200.
      if (answer && Buffer.from(answer).includes('<Error>')) throw new BucketError(500);
      return answer !== undefined;
    },

    /** Deletes an object. There is no error when it is gone already. */
    remove: async (key: string, at: Date): Promise<void> => {
      await request(at, { method: 'DELETE', url: url(key) });
    },
  };
};

/** RFC 6266: a name for programs that know only ASCII, and the name itself. */
const attachment = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeRfc3986(fileName)}`;
