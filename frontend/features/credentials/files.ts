import { FILE_BYTES } from './pictures/limits.ts';

/** What a field for the file of a credential takes. */
export const CREDENTIAL_FILES = {
  hint: 'JSON, or a PNG or SVG picture with the credential in it, up to 5 MB.',
  accept: '.json,.jws,.jwt,.txt,.png,.svg,application/json,image/png,image/svg+xml',
  maxBytes: FILE_BYTES,
  refusal: 'Choose a file that is not empty and has at most 5 MB.',
};
