import { withPlainDigits } from './typed-numbers.ts';
import { hostOf } from './web-address.ts';

/** What leads to someone outside of this site. */
export const CONTACT_KINDS = ['email', 'web', 'phone', 'handle'] as const;
type ContactKind = (typeof CONTACT_KINDS)[number];

/** What is said of each kind. */
export const CONTACT_LABELS: Readonly<Record<ContactKind, string>> = {
  email: 'an email address',
  web: 'a web address',
  phone: 'a phone number',
  handle: 'a user name of another service',
};

/** Endings of names that people use in addresses. With all 1,400 that exist, “Node.js” would be found, too. */
const ENDINGS =
  'com|net|org|io|me|co|dev|app|gg|tv|ly|be|us|uk|eu|de|at|ch|fr|es|pt|it|nl|pl|se|no|dk|fi|ie|ca|in|br|mx|jp|cn|au|nz|za|ru|ua|edu|gov|info|biz|xyz|link|page|site|online|club|chat|social|live|ai';

/** Names of programs that read like addresses. */
const PROGRAMS = /\b(?:asp|ado|vb|socket)\.(?:net|io)\b/gi;
/** Dates and times have many digits, and lead to nobody. */
const DATES = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b\d{1,2}:\d{2}\b/g;

const WORD = String.raw`[\p{L}\p{N}-]+`;
/** Signs as people write them for readers and not for programs. */
const AT = String.raw`\s*(?:@|[([{]\s*at\s*[)\]}])\s*`;
const DOT = String.raw`\s*(?:\.|[([{]\s*dot\s*[)\]}]|\s+dot\s+)\s*`;
/** “robin at example dot org”: both in words, or “look at Node.js” would be found, too. */
const IN_WORDS = String.raw`\s+at\s+${WORD}(?:\s+dot\s+${WORD})+`;

/** In the order in which they are looked for: an address for mail contains a name, too. */
const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', new RegExp(String.raw`[\p{L}\p{N}._%+-]+(?:${AT}${WORD}(?:${DOT}${WORD})+|${IN_WORDS})`, 'iu')],
  ['web', /[a-z][a-z\d+.-]*:\/\/\S+|www\.\S+/iu],
  [
    'web',
    // Small or capital letters: a sentence that begins right after a full stop has one capital letter.
    new RegExp(
      String.raw`${WORD}(?:\.${WORD})*\.(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\p{L}\p{N}-])\S*`,
      'u',
    ),
  ],
  ['phone', /(?:\+|\b00)[\s().\-/]*\d(?:[\s().\-/]*\d){6,}|\b\d(?:[\s().\-/]*\d){8,}/u],
  ['handle', /(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,}/u],
];

/** Something in a text that leads to someone outside of this site. */
export interface ContactData {
  readonly kind: ContactKind;
  /** As it was found. */
  readonly text: string;
}

/**
 * The first email address, web address, phone number or user name in a text; undefined when it has none. Addresses of this
 * site, whose host is given, are none. It finds what people write, and not everything that can be hidden from it.
 */
export const contactDataIn = (text: string, ownHost?: string): ContactData | undefined => {
  const plain = withPlainDigits(text.normalize('NFKC'))
    .replace(/https?:\/\/\S+/gi, (address) =>
      ownHost !== undefined && hostOf(address) === ownHost ? ' ' : address,
    )
    .replace(PROGRAMS, ' ')
    .replace(DATES, ' ');
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(plain)?.[0].trim();
    if (found !== undefined) return { kind, text: found };
  }
  return undefined;
};
