/** Anything that is not shown, or that breaks a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNSEEN = /[\s\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

/** A name with a dot, in ASCII as `URL` has it, or an IP address. */
const HOST = /^([a-z0-9_-]+(\.[a-z0-9_-]+)+\.?|\[[0-9a-f:.]+\])$/;

/**
 * The host of a full web address such as `https://example.org/jobs`, in ASCII; undefined for any other text, and for one with
 * a name or password in it.
 */
export const hostOf = (text: string): string | undefined => {
  if (UNSEEN.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' && HOST.test(hostname) ? hostname : undefined;
};

/**
 * A web address as users type it: one without a scheme, such as `www.example.org/jobs`, gets `https://`. Other text, numbers
 * among it, only loses the space around it.
 */
export const withScheme = (text: string): string => {
  const typed = text.trim();
  if (/^[/\\]/.test(typed) || hostOf(typed) !== undefined) return typed;
  const whole = `https://${typed}`;
  return /[a-z]/.test(hostOf(whole) ?? '') ? whole : typed;
};

/** What a field says of that. */
export const SCHEME_HINT = 'https:// is added when it’s missing.';

/** What is said of a text that is no web address. */
export const FULL_ADDRESS = 'Enter a full URL, such as https://…';
