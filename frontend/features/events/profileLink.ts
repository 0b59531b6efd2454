/** The id of a user, from the address of their profile or from the id itself; undefined for other text. */
export const userIdIn = (text: string): string | undefined => {
  const typed = text.trim();
  const [, named] = /\/people\/([\w-]{1,64})(?:[/?#]|$)/.exec(typed) ?? [];
  return named ?? (/^[\w-]{8,64}$/.test(typed) ? typed : undefined);
};

/** What is said of text in which there is none. */
export const NO_PROFILE = 'Paste the link to a profile on Fledge';
