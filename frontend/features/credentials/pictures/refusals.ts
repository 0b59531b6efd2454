import { CREDENTIAL_BYTES } from './limits.ts';

/** Why no credential is read from a file, as its owner is told. */
const REFUSALS = {
  empty: 'This file is empty.',
  large: 'This file is larger than 5 MB.',
  long: 'The credential in this file is larger than 256 KB.',
  kind: 'This file is neither a credential (JSON or a signed token) nor a PNG or SVG picture with one in it.',
  none: 'There is no credential in this picture. Pictures often lose it when a program saves them again: use the file as its issuer gave it to you.',
  several: 'There is more than one credential in this picture, so we can’t tell which one counts.',
  compressed: 'The credential in this picture is compressed, which Open Badges do not allow.',
  old: 'This picture has a link instead of a credential, as badges before 2013 had. Ask its issuer for a current one.',
  damaged: 'This picture is damaged: it ends too early, or its parts do not fit together.',
  declarations: 'This picture declares entities of its own, so we do not read it.',
  script: 'This picture has a script in it, so we do not read it.',
} as const;
type Refusal = keyof typeof REFUSALS;

/** A file from which no credential is read. Its message is for the owner of the file. */
export class FileRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(REFUSALS[refusal]);
    this.name = 'FileRefused';
    this.refusal = refusal;
  }
}

/** The text of a credential that is not too long. */
export const ofLength = (text: string): string => {
  if (new TextEncoder().encode(text).length > CREDENTIAL_BYTES) throw new FileRefused('long');
  return text;
};

/** Bytes as text, when they are UTF-8. */
export const utf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
