import { createHash } from 'node:crypto';

/** An object of the local S3. `etag` is quoted, as S3 sends it. */
export interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
  readonly lastModified: Date;
  /** `content-type`, `cache-control` and the like, names in lower case. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** The site's bucket by key, in memory: it is filled from the build at every start. */
export type Bucket = Map<string, StoredObject>;

/** Stores an object as S3 would; `at` is its modification time. */
export const putObject = (
  bucket: Bucket,
  key: string,
  body: Buffer,
  metadata: Readonly<Record<string, string>>,
  at: Date,
): void => {
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  bucket.set(key, { body, etag, lastModified: at, metadata });
};
