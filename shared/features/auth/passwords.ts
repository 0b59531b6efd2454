import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PRODUCT } from '#shared/core/product.ts';

/*
 * Loads a dictionary of 400 KiB: import this file only by `import()`, when a user chooses a password.
 */

/** A longer password is judged by its beginning: the time of an estimate grows with the square of the length. */
const JUDGED = 48;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
/** Without digits and signs around it: `!fledge2024` is `fledge`. */
const core = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The words that an attacker who knows the email address and the site would try first. */
const knownWords = (email: string): string[] => {
  const address = fold(email.trim());
  const localPart = address.slice(0, address.lastIndexOf('@'));
  return [address, localPart, fold(PRODUCT)].filter((word) => word.length >= 3);
};

const isObvious = (password: string, words: readonly string[]): boolean =>
  words.some((word) => password === word || (core(word) !== '' && core(password) === core(word)));

/** How hard a password is to guess, from 0 to 4, as zxcvbn estimates it: each step is a hundred times harder. */
export const passwordScore = (password: string, email: string): number =>
  estimator.check(password.slice(0, JUDGED), knownWords(email)).score;

/** A score below this takes fewer than a million guesses. */
const ACCEPTED_SCORE = 2;

/**
 * Why a password must not be chosen, as a sentence for its field; undefined when it may. Length is checked by
 * `newPasswordSchema`. Browser and server both call this.
 */
export const refusedPassword = (password: string, email: string): string | undefined => {
  if (isObvious(fold(password), knownWords(email)))
    return 'This password is too easy to guess for someone who knows your address';
  if (passwordScore(password, email) < ACCEPTED_SCORE)
    return 'This password is too easy to guess. Add a few uncommon words';
  return undefined;
};
