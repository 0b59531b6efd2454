import { timingSafeEqual } from 'node:crypto';

/** Whether a text that came from outside is a secret, in a time that says nothing about how much of it is right. */
export const isSameSecret = (given: string, secret: string): boolean => {
  // In bytes: texts of the same length may have different numbers of them.
  const [bytes, expected] = [Buffer.from(given), Buffer.from(secret)];
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
};
