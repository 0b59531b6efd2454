import { beginningOf } from '#shared/core/characters.ts';
import { visibleLine } from '#shared/core/visible-text.ts';

/** The same limit as at sign-up. */
const MAX = 80;

/**
 * A name from Google, made valid: one line within the limit. Empty when nothing is left; onboarding then asks for it.
 */
export const cleanName = (given: string): string =>
  beginningOf(visibleLine(given.toWellFormed()).replace(/\p{Cc}/gu, ''), MAX).trim();
