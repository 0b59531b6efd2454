import { env } from '#functions/core/env.ts';
import { openBucket } from '#functions/core/s3/bucket.ts';
import {
  FILE_LINK_SECONDS,
  RESUME_KEYS,
  RESUME_MAX_BYTES,
  RESUME_TYPE,
  UPLOAD_FORM_SECONDS,
} from '#shared/features/resume/rules.ts';

/** Which upload of which user a file belongs to. */
interface FileOf {
  readonly userId: string;
  readonly uploadId: string;
}

/** The upload at a key of the bucket; undefined for any other key. */
export const uploadAt = (key: string): FileOf | undefined => {
  const [prefix, userId, uploadId, ...rest] = key.split('/');
  if (`${prefix}/` !== RESUME_KEYS.uploaded || !userId || !uploadId || rest.length > 0) return undefined;
  return { userId, uploadId };
};

const uploadedKey = ({ userId, uploadId }: FileOf) => `${RESUME_KEYS.uploaded}${userId}/${uploadId}`;
const acceptedKey = ({ userId, uploadId }: FileOf) => `${RESUME_KEYS.accepted}${userId}/${uploadId}`;

const bucket = () => openBucket(env('RESUMES_URL'), env('RESUMES_BUCKET'));

/** The form with which the user's browser uploads this file. */
export const uploadForm = (of: FileOf, now: Date) =>
  bucket().form(uploadedKey(of), RESUME_TYPE, RESUME_MAX_BYTES, UPLOAD_FORM_SECONDS, now);

/** A link to an uploaded file, or with `accepted` to the user's resume. */
export const linkTo = (of: FileOf & { fileName: string }, accepted: boolean, now: Date): string =>
  bucket().link(accepted ? acceptedKey(of) : uploadedKey(of), of.fileName, FILE_LINK_SECONDS, now);

/** The content of an uploaded file; undefined when it is gone. */
export const readUpload = (of: FileOf, now: Date) => bucket().read(uploadedKey(of), now);

/** Makes an uploaded file the user's resume; false when it is gone. */
export const copyUpload = (of: FileOf, now: Date): Promise<boolean> =>
  bucket().copy(uploadedKey(of), acceptedKey(of), now);

/** Deletes an uploaded file. */
export const removeUpload = (of: FileOf, now: Date): Promise<void> => bucket().remove(uploadedKey(of), now);

/** Deletes the file of a resume. */
export const removeAccepted = (of: FileOf, now: Date): Promise<void> => bucket().remove(acceptedKey(of), now);
