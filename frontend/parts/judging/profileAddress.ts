/** The id of a user in the address of their profile, or as it is; undefined where there is none. */
export const personIdIn = (address: string): string | undefined => {
  const text = address.trim();
  const id = /\/people\/([\w-]{1,64})\/?(?:[?#].*)?$/.exec(text)?.[1];
  return id ?? (/^[\w-]{1,64}$/.test(text) ? text : undefined);
};
