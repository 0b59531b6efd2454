import { charactersOf } from '#shared/core/characters.ts';
import { mailtoLink } from '#shared/core/email-address.ts';
import { PRODUCT } from '#shared/core/product.ts';
import type { ContactMessage } from '#shared/features/contact/routes.ts';

/** Each line as a quotation, the way mail programs do it. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** Characters of the whole link, encoded: longer ones are cut, or refused, by some mail programs. */
const MOST_CHARACTERS = 2000;

// RFC 6068 asks for CRLF between lines.
const encoded = (text: string): string => encodeURIComponent(text.replace(/\n/g, '\r\n'));

/** As much of a text, quoted, as fits into a number of encoded characters. No character is cut in two. */
const quotedWithin = (text: string, room: number): string => {
  let left = room - encoded(quoted(' …')).length;
  let fitting = '';
  for (const character of charactersOf(text)) {
    left -= encoded(character === '\n' ? '\n> ' : character).length;
    if (left < 0) return quoted(`${fitting} …`);
    fitting += character;
  }
  return quoted(text);
};

/**
 * A `mailto:` link that answers a message. All of it was typed by a stranger, and every part is encoded: nothing in it
 * can become another recipient or a header (RFC 6068).
 */
export const replyLink = ({ email, firstName, subject, message }: ContactMessage): string => {
  const link = `${mailtoLink(email)}?subject=${encoded(`Re: ${subject}`)}&body=${encoded(`Hello ${firstName},\n\n\n\n${PRODUCT}\n\n`)}`;
  return link + encoded(quotedWithin(message, MOST_CHARACTERS - link.length));
};
