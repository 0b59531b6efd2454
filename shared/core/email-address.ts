import { asciiDomain } from './domain-names.ts';

// Without schemas: the browser loads it with links to addresses.

/** The longest address that can receive mail (RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.3), and its part before the @. */
export const ADDRESS_MAX = 254;
const LOCAL_MAX = 64;
/** The longest user name that Cognito takes, and so the longest address of an account. */
export const ACCOUNT_ADDRESS_MAX = 128;

/** The part before the @: a dot-atom of RFC 5321. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;

const PROBLEMS = {
  invalid: 'Invalid email address',
  local: `Use at most ${LOCAL_MAX} characters before the @`,
  quoted: 'Addresses with quotation marks before the @ can’t be used here',
  letters:
    'Only letters from a to z, digits and signs can be before the @: we can’t send mail to other addresses',
} as const;

/** The usual characters for the wide ones of East Asian keyboards, which nobody has in an address. */
const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

const partsOf = (given: string): readonly [local: string, domain: string] => {
  const text = narrow(given);
  const at = text.lastIndexOf('@');
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
};

/** An address in lower case with its domain in ASCII; undefined when it is none that this site takes. */
const normalForm = (text: string): string | undefined => {
  const [local, domain] = partsOf(text);
  const ascii = LOCAL.test(local) && local.length <= LOCAL_MAX ? asciiDomain(domain) : undefined;
  const address = ascii && `${local.toLowerCase()}@${ascii}`;
  return address && address.length <= ADDRESS_MAX ? address : undefined;
};

/**
 * An address as it is stored and compared: trimmed, in lower case, the domain in ASCII. `ivan@Пример.рф` and
 * `ivan@xn--e1afmkfd.xn--p1ai` are one. Other text only loses the space around it.
 */
export const normalAddress = (text: string): string => normalForm(text.trim()) ?? text.trim();

/** Whether a text is an email address. */
export const isEmailAddress = (text: string): boolean => normalForm(text) !== undefined;

/** Why an address is not taken, in words for its field; undefined for one that is. */
export const addressProblem = (text: string): string | undefined => {
  const [local, domain] = partsOf(text);
  if (normalForm(text) !== undefined) return undefined;
  if (asciiDomain(domain) === undefined || local === '') return PROBLEMS.invalid;
  if (/^".*"$/s.test(local)) return PROBLEMS.quoted;
  if (local.length > LOCAL_MAX) return PROBLEMS.local;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  return /[^\x00-\x7f]/.test(local) && !/[\s"(),:;<>@[\\\]]/.test(local)
    ? PROBLEMS.letters
    : PROBLEMS.invalid;
};

/** The domain of an address, in ASCII. */
export const domainOf = (address: string): string => {
  const [, domain] = partsOf(address);
  return asciiDomain(domain) ?? domain.toLowerCase();
};

/** The beginning of a link to an address. Every sign is encoded: none becomes another recipient or a header (RFC 6068). */
export const mailtoLink = (address: string): string => {
  const [local, domain] = partsOf(normalAddress(address));
  return `mailto:${encodeURIComponent(local)}@${domain}`;
};
