/** Where to post a file, and with which fields before it: what `resume.startUpload` answers. */
interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The bucket did not take a file. `status` is 0 when it could not be reached. */
export class UploadFailed extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The upload was answered with ${status}.`);
    this.status = status;
  }
}

/**
 * Posts a file to the bucket. `onProgress` gets the share that was sent, 0 to 1. `fetch` cannot tell that. Throws
 * `UploadFailed`, also when `signal` ends it.
 */
export const postFile = (
  { url, fields }: UploadForm,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);
    const request = new XMLHttpRequest();
    const fail = () => reject(new UploadFailed(request.status));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => (request.status < 300 ? resolve() : fail()));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.send(form);
  });
