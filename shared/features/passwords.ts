import { PRODUCT } from '../product.ts';
import { COMMON_PASSWORDS } from './common-passwords.generated.ts';

let common: Set<string> | undefined;

/** The list, unpacked when it is first needed. */
const commonPasswords = (): Set<string> => {
  if (common) return common;
  common = new Set();
  let before = '';
  for (const line of COMMON_PASSWORDS.split('\n')) {
    before = before.slice(0, Number(line[0])) + line.slice(1);
    common.add(before);
  }
  return common;
};

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
/** Without digits and signs around it: `!fledge2024` is `fledge`. */
const core = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The words that an attacker who knows the email address and the site would try first. */
const isObvious = (password: string, email: string): boolean => {
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const words = [email, localPart, fold(PRODUCT)].filter((word) => word.length >= 3);
  return words.some((word) => password === word || (core(word) !== '' && core(password) === core(word)));
};

/**
 * Why a password must not be chosen, as a sentence for its field; undefined when it may. Compares without regard
 * to case. Length is checked by `newPasswordSchema`. Both sides call this; the list weighs 40 KiB, so the browser
 * loads it with a form that needs it.
 */
export const refusedPassword = (password: string, email: string): string | undefined => {
  const folded = fold(password);
  if (commonPasswords().has(folded))
    return 'Many people use this password. Choose one that is harder to guess';
  if (isObvious(folded, fold(email.trim())))
    return 'This password is too easy to guess for somebody who knows your address';
  return undefined;
};
