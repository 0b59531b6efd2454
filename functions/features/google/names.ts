/** As long as the names of people who sign up themselves. */
const MAX = 80;

/**
 * A name as Google tells it, fit to be kept: one line, no longer than ours. Empty when nothing is left: onboarding asks
 * for what is missing.
 */
export const nameFrom = (told: string): string =>
  told
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX)
    // Half a character, where it was cut.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
