import { PRODUCT } from '#shared/core/product.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text as HTML, between tags and in quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * The greeting with a first name. Anyone can sign up another person's address under any name, so a name that could
 * carry a message (an address, a number) is left out.
 */
export const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' ’-]{1,40}$/u.test(firstName) && firstName.split(' ').length <= 3
    ? `Hello ${firstName},`
    : 'Hello,';

interface MailPage {
  readonly title: string;
  readonly firstName: string;
  /** Paragraphs of HTML. */
  readonly body: readonly string[];
  readonly button?: { readonly label: string; readonly link: string };
  /** Small print, paragraphs of HTML. */
  readonly notes: readonly string[];
}

const buttonHtml = ({ label, link }: NonNullable<MailPage['button']>): string =>
  `<p style="margin:0 0 24px"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;background:#17513d;color:#fbf8f1;border-radius:8px;text-decoration:none;font-weight:600">${escaped(label)}</a></p>`;

/** The HTML of our mails. Colours are literal and light only: mail programs do not have the site's tokens. */
export const mailPage = ({ title, firstName, body, button, notes }: MailPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf7f0;color:#1d1b16;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #e3dccd;border-radius:10px">
<p style="margin:0 0 24px;font-weight:700;color:#17513d">${PRODUCT}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaped(title)}</h1>
<p style="margin:0 0 16px">${escaped(greeting(firstName))}</p>
${body.map((paragraph) => `<p style="margin:0 0 24px">${paragraph}</p>`).join('\n')}
${button ? buttonHtml(button) : ''}
${notes.map((note) => `<p style="margin:0 0 16px;font-size:14px;color:#5f594c">${note}</p>`).join('\n')}
</div>
</body>
</html>
`;

/** A link in the small print. */
export const mailLink = (link: string, label = link): string =>
  `<a href="${escaped(link)}" style="color:#17513d;word-break:break-all">${escaped(label)}</a>`;
