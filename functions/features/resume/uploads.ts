import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { linkTo, removeUpload, uploadForm } from '#functions/parts/resume/files.ts';
import { deleteUpload, type StoredUpload, storeUpload } from '#functions/parts/resume/repository.ts';
import {
  type resume,
  UPLOAD_REJECTIONS,
  type Upload,
  type UploadRejection,
} from '#shared/features/resume/routes.ts';
import { UPLOADS } from '#shared/features/resume/rules.ts';

const UPLOAD_LIMIT = { name: 'resume-upload', ...UPLOADS };

const isRejection = (code: string | undefined): code is UploadRejection =>
  code !== undefined && Object.hasOwn(UPLOAD_REJECTIONS, code);

/** An upload as its owner sees it. */
export const shown = ({ uploadId, fileName, status, createdAt, ...upload }: StoredUpload): Upload => ({
  uploadId,
  fileName,
  status,
  createdAt,
  accepted: upload.acceptedAt !== undefined,
  ...(isRejection(upload.rejection) && { reason: UPLOAD_REJECTIONS[upload.rejection] }),
});

/** Announces an upload and signs its form. */
export const startUpload: Handler<typeof resume.startUpload> = async ({ account, body, now }) => {
  await limitRequests(UPLOAD_LIMIT, account.id, now);
  const upload = { userId: account.id, uploadId: newId(), fileName: body.fileName };
  await storeUpload(upload, now);
  return { uploadId: upload.uploadId, ...uploadForm(upload, now) };
};

/** How far an upload is, with the result once it is ready. */
export const upload: Handler<typeof resume.upload, StoredUpload> = async ({ record }) => ({
  ...shown(record),
  ...(record.status === 'ready' && record.result && { result: record.result }),
});

/** A link to the uploaded file; it is among the accepted ones once the upload was accepted. */
export const uploadFile: Handler<typeof resume.uploadFile, StoredUpload> = async ({ record, now }) => ({
  url: linkTo(record, record.acceptedAt !== undefined, now),
});

/** Deletes the upload. A file that was accepted is the user's resume and stays. */
export const discardUpload: Handler<typeof resume.discardUpload, StoredUpload> = async ({ record, now }) => {
  await removeUpload(record, now);
  await deleteUpload(record);
  return {};
};
