import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from '#shared/features/auth.ts';

/**
 * How many of the list are kept. They reach down to about rank 18,000 of all passwords, as most of the frequent ones
 * are too short anyway, and weigh 40 KiB in the function that refuses them (22 KB gzip in the browser).
 */
const KEPT = 7_000;
const LONGEST_SHARED = 9;

const sharedStart = (left: string, right: string): number => {
  let length = 0;
  while (length < LONGEST_SHARED && length < right.length && left[length] === right[length]) length++;
  return length;
};

/**
 * The most frequent passwords of zxcvbn's list (ordered by how often leaks hold them), without those that are too
 * short to be taken anyway: in lower case, sorted, one a line, each without what it shares with the line before
 * (one digit says how many characters that is).
 */
export const commonPasswordsModule = (): string => {
  const usable = dictionary['passwords-common']
    .map((password) => password.toLowerCase())
    .filter((password) => password.length >= PASSWORD_MIN && /^[\x21-\x7e]+$/.test(password));
  const kept = [...new Set(usable)].slice(0, KEPT).toSorted();
  const lines = kept.map((password, index) => {
    const shared = sharedStart(kept[index - 1] ?? '', password);
    return `${shared}${password.slice(shared)}`;
  });
  return [
    '// Made by `npm run generate` out of @zxcvbn-ts/language-common (MIT); see infra/contract/common-passwords.ts.',
    `export const COMMON_PASSWORDS = ${JSON.stringify(lines.join('\n'))};`,
    '',
  ].join('\n');
};
