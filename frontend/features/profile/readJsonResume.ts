import { notTextMessage, readText } from '#frontend/core/files/readText.ts';

/** What one request may hold, less what is around the file. */
const MOST_CHARACTERS = 60 * 1024;

/** Pictures within a file are not sent: a profile has no place for them, and they are larger than all the rest. */
const withoutPictures = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('data:') ? `${value.slice(0, 40)}…` : value;

/** The content of a JSON Resume in any encoding of Unicode, or why it has none. */
export const readJsonResume = (
  bytes: Uint8Array,
): { resume: Record<string, unknown> } | { problem: string } => {
  const read = readText(bytes);
  if ('kind' in read) return { problem: notTextMessage('JSON', read.kind) };
  if ('readings' in read)
    return {
      problem: 'This file isn’t in Unicode, as JSON has to be. Save it as UTF-8 and choose it again.',
    };
  let content: unknown;
  try {
    content = JSON.parse(read.text, withoutPictures);
  } catch {
    return { problem: 'This file isn’t valid JSON. Choose another one.' };
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return { problem: 'This file is no JSON Resume: its content has no sections. Choose another one.' };
  if (new TextEncoder().encode(JSON.stringify(content)).length > MOST_CHARACTERS)
    return {
      problem: 'This file has more text than a profile can hold (60 KB). Shorten it and choose it again.',
    };
  return { resume: { ...content } };
};
