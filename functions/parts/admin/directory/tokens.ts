import { beginningOf } from '#shared/core/characters.ts';
import { fullName } from '#shared/core/names.ts';
import { unicodeAddress } from '#shared/core/shown-address.ts';
import type { DirectoryUser } from '#shared/features/admin/directory.ts';
import { DIRECTORY_QUERY_MAX } from '#shared/features/admin/directory.ts';

/** Names with more words are found by their first ones. */
const MAX_NAME_TOKENS = 6;

/** Text as the search compares it: without accents and what is unseen, in lower case, with single spaces. */
export const normalise = (text: string): string =>
  beginningOf(
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
      .trim()
      .replace(/\s+/g, ' '),
    DIRECTORY_QUERY_MAX,
  );

/**
 * The texts that a search finds a user by the beginning of: the full name from each of its words on, so that first
 * name, last name and full name are covered, and the email address, also with its domain in its own script. In alphabetical
 * order.
 */
export const searchTokens = ({
  firstName,
  lastName,
  email,
}: Pick<DirectoryUser, 'firstName' | 'lastName' | 'email'>): string[] => {
  const words = normalise(fullName({ firstName, lastName })).split(' ').filter(Boolean);
  const names = words.slice(0, MAX_NAME_TOKENS).map((_, index) => words.slice(index).join(' '));
  return [...new Set([...names, normalise(email), normalise(unicodeAddress(email))])].sort();
};

/** The one token that a user is shown for when several begin with the text: no user is listed twice. */
export const firstMatch = (user: DirectoryUser, text: string): string | undefined =>
  searchTokens(user).find((token) => token.startsWith(text));
