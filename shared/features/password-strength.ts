import { PASSWORD_MIN } from './auth.ts';
import { refusedPassword } from './passwords.ts';

/** From what is refused to what is very hard to guess. */
export const PASSWORD_STRENGTHS = ['refused', 'weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** Bits below which a password is weak, and from which it is strong: about what an offline attack reaches in a day, and never. */
const FAIR_BITS = 45;
const STRONG_BITS = 70;

const ALPHABETS: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

/** Whether a character repeats or continues the one before it (aaaa, 1234, dcba), and so adds nothing to guess. */
const isForeseeable = (before: string | undefined, character: string) =>
  before !== undefined && Math.abs((before.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0)) <= 1;

const bitsOf = (password: string): number => {
  const characters = [...password];
  const surprising = characters.filter(
    (character, index) => !isForeseeable(characters[index - 1], character),
  );
  const alphabet = ALPHABETS.reduce((size, [part, more]) => (part.test(password) ? size + more : size), 0);
  // A character that occurs again is easier to guess than a new one: halfway between all and the different ones.
  const length = (surprising.length + new Set(surprising).size) / 2;
  return length * Math.log2(Math.max(alphabet, 2));
};

/**
 * A hint for the person who chooses a password, not a rule: only `refused` is refused. An upper estimate of the bits
 * to guess, from the length, the kinds of characters, and how many of them do not follow from the one before.
 */
export const passwordStrength = (password: string, email: string): PasswordStrength => {
  if (password.length < PASSWORD_MIN || refusedPassword(password, email)) return 'refused';
  const bits = bitsOf(password);
  return bits < FAIR_BITS ? 'weak' : bits < STRONG_BITS ? 'fair' : 'strong';
};
