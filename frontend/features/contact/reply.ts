import type { ContactMessage } from '#shared/features/contact.ts';
import { PRODUCT } from '#shared/product.ts';

/** Each line as a quotation, the way mail programs do it. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** Longer links are cut, or refused, by some mail programs. */
const MOST_QUOTED = 800;

/**
 * A `mailto:` link that answers a message. All of it was typed by a stranger, and every part is encoded: nothing in it
 * can become another recipient or a header (RFC 6068).
 */
export const replyLink = ({ email, firstName, subject, message }: ContactMessage): string => {
  const text = [...message].slice(0, MOST_QUOTED).join('');
  const fields = {
    subject: `Re: ${subject}`,
    body: `Hello ${firstName},\n\n\n\n${PRODUCT}\n\n${quoted(text === message ? text : `${text} …`)}\n`,
  };
  const query = Object.entries(fields)
    // RFC 6068 asks for CRLF between lines.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\n/g, '\r\n'))}`)
    .join('&');
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}`;
};
