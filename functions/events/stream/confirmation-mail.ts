import { CONFIRMATION_SECONDS } from '#shared/features/auth.ts';
import { PRODUCT } from '#shared/product.ts';

const HOURS = CONFIRMATION_SECONDS / 3600;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Anybody may sign a stranger's address up, under a name of their choice. A name that could carry a message of theirs
 * (an address, a number) is left out.
 */
const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' ’-]{1,40}$/u.test(firstName) && firstName.split(' ').length <= 3
    ? `Hello ${firstName},`
    : 'Hello,';

/** Colours are literal, light ones only: a mail program knows none of the site's tokens. */
const html = (firstName: string, link: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Confirm your e-mail address</title></head>
<body style="margin:0;padding:32px 16px;background:#faf7f0;color:#1d1b16;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #e3dccd;border-radius:10px">
<p style="margin:0 0 24px;font-weight:700;color:#17513d">${PRODUCT}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">Confirm your e-mail address</h1>
<p style="margin:0 0 16px">${escaped(greeting(firstName))}</p>
<p style="margin:0 0 24px">thank you for joining ${PRODUCT}. One step is left before you can apply for opportunities:</p>
<p style="margin:0 0 24px"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;background:#17513d;color:#fbf8f1;border-radius:8px;text-decoration:none;font-weight:600">Confirm my address</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#5f594c">The link works for ${HOURS} hours, on any device. If the button does nothing, open this address:<br><a href="${escaped(link)}" style="color:#17513d;word-break:break-all">${escaped(link)}</a></p>
<p style="margin:0;font-size:14px;color:#5f594c">You did not sign up? Then there is nothing to do: without the link the address stays unconfirmed.</p>
</div>
</body>
</html>
`;

const text = (firstName: string, link: string): string => `${greeting(firstName)}

thank you for joining ${PRODUCT}. One step is left before you can apply for
opportunities: confirm your e-mail address by opening this link.

${link}

The link works for ${HOURS} hours, on any device.

You did not sign up? Then there is nothing to do: without the link the
address stays unconfirmed.
`;

/** The mail that carries a confirmation link, as text and as HTML. */
export const confirmationMail = (
  firstName: string,
  link: string,
): { subject: string; text: string; html: string } => ({
  subject: `Confirm your e-mail address for ${PRODUCT}`,
  text: text(firstName, link),
  html: html(firstName, link),
});
