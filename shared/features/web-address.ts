/** Anything that is not shown, or that breaks a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNSEEN = /[\s\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

/** The host of a full web address such as `https://example.org/jobs`; undefined for any other text. */
export const hostOf = (text: string): string | undefined => {
  if (UNSEEN.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password } = new URL(text);
  const plain = (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
  return plain && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) ? hostname : undefined;
};

/** Whether a text is an email address. Deliberately simple: no quoted names, no addresses without a dot. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text);
