import type { UploadStatus } from '#shared/features/resume/rules.ts';
import type { Browser } from './api.ts';
import { eventually } from './stack.ts';

/** What the API answers to the announcement of an upload. */
export interface UploadForm {
  readonly uploadId: string;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a file by a form, as a browser does. */
export const postFile = (
  { url, fields }: Pick<UploadForm, 'url' | 'fields'>,
  file: Buffer,
): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'resume.pdf');
  return fetch(url, { method: 'POST', body: form });
};

/** Announces an upload. */
export const announce = async (browser: Browser, fileName = 'resume.pdf'): Promise<UploadForm> =>
  (await browser.call('resume.startUpload', { body: { fileName, size: 1000 } })).body;

/** Waits until an upload has one of these statuses, and gives what the API says of it. */
export const uploadIn = (browser: Browser, uploadId: string, ...statuses: UploadStatus[]) =>
  eventually(`an upload that is ${statuses.join(' or ')}`, async () => {
    const { body } = await browser.call('resume.upload', { params: { uploadId } });
    return statuses.includes(body.status) && body;
  });

/** Uploads a file and waits until it was read or rejected. */
export const upload = async (browser: Browser, file: Buffer) => {
  const form = await announce(browser);
  const { status } = await postFile(form, file);
  if (status !== 204) throw new Error(`The bucket answered ${status}.`);
  return uploadIn(browser, form.uploadId, 'ready', 'rejected');
};
