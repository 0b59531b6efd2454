import { TEXT_CONTRAST, textOn } from '#shared/core/branding.ts';
import { contrastOf } from '#shared/core/contrast.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { LOGO_ID, type MailText } from './send.ts';

/** A part of a sentence. Texts are plain: each rendering escapes what it has to. */
type Run = string | { readonly strong: string } | { readonly label: string; readonly link: string };

/** A sentence or several. An empty one is left out. */
type Sentence = Run | readonly Run[];

/** The title is the news itself: what it is about, and what follows from it. Plain text, which shows no title, begins with it. */
interface Continued {
  readonly about?: Sentence;
  readonly continued: Sentence;
}

/** A heading with what is listed beneath it. */
interface Listed {
  readonly heading: string;
  readonly items: readonly { readonly text: string; readonly detail: string; readonly link: string }[];
}

type Block = Sentence | Continued | Listed | { readonly quote: string } | { readonly code: string };

/** The company that a mail is about, as its branding shows it. The picture is sent with the mail, so that opening it asks nobody. */
export interface MailBrand {
  readonly name: string;
  /** `#rrggbb`; empty without a colour. */
  readonly colour: string;
  readonly logo?: { readonly content: Uint8Array; readonly width: number; readonly height: number };
}

/** A mail, from which its plain text and its HTML are rendered. No place but this module writes either. */
export interface MailDescription {
  readonly subject: string;
  /** The heading of the HTML. */
  readonly title: string;
  /** Of the recipient; empty where it is unknown. */
  readonly firstName: string;
  readonly body: readonly Block[];
  /** Where the recipient goes from here. `addressToo` shows the address beneath the button, for links without which one cannot go on. */
  readonly button?: { readonly label: string; readonly link: string; readonly addressToo?: true };
  /** Of the HTML alone: the text names the company anyway. */
  readonly brand?: MailBrand | undefined;
  /** Small print, such as the setting that switches such mails off. */
  readonly notes?: readonly Sentence[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text as HTML, between tags and in quoted attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * The greeting with a first name. Anyone can sign up another person's address under any name, so a name that could
 * carry a message (an address, a number) is left out.
 */
const greeting = (firstName: string): string =>
  /^[\p{L}\p{M}' ’-]{1,40}$/u.test(firstName) && firstName.split(' ').length <= 3
    ? `Hello ${firstName},`
    : 'Hello,';

const runsOf = (sentence: Sentence): readonly Run[] =>
  typeof sentence === 'string' || !('length' in sentence) ? [sentence] : sentence;

/** What a rendering makes of a sentence. */
type Write = (sentence: Sentence) => string;

const htmlLink = (link: string, label: string): string =>
  `<a href="${escaped(link)}" style="color:#17513d;word-break:break-all">${escaped(label)}</a>`;

const htmlOf: Write = (sentence) =>
  runsOf(sentence)
    .map((run) => {
      if (typeof run === 'string') return escaped(run);
      return 'link' in run ? htmlLink(run.link, run.label) : `<strong>${escaped(run.strong)}</strong>`;
    })
    .join('');

/** A link is its label and its address, after which no full stop may follow: programs would take it for part of the address. */
const plainOf: Write = (sentence) =>
  runsOf(sentence)
    .map((run, index, runs) => {
      const before = runs[index - 1];
      if (typeof run === 'string')
        return typeof before === 'object' && 'link' in before ? run.replace(/^\./, '') : run;
      return 'link' in run ? `${run.label}: ${run.link}` : run.strong;
    })
    .join('');

const isSentence = (block: Block): block is Sentence =>
  typeof block === 'string' || 'length' in block || 'strong' in block || 'link' in block;

/** What a title is about, as a sentence, and what follows from it. */
const continuation = ({ about = '', continued }: Continued, write: Write): string =>
  [about === '' ? '' : `${write(about)}.`, write(continued)].filter((part) => part !== '').join(' ');

const htmlBlock = (block: Block): string => {
  if (isSentence(block)) return htmlOf(block);
  if ('continued' in block) return continuation(block, htmlOf);
  if ('quote' in block) return htmlOf({ strong: block.quote });
  if ('code' in block)
    return `<strong style="font-size:28px;letter-spacing:4px">${escaped(block.code)}</strong>`;
  const items = block.items.map(({ text, detail, link }) => `${htmlLink(link, text)}<br>${escaped(detail)}`);
  return `${htmlOf({ strong: block.heading })}<br>${items.join('<br><br>')}`;
};

const plainBlock = (block: Block, title: string): string => {
  if (isSentence(block)) return plainOf(block);
  if ('continued' in block)
    return `${title}${block.about === undefined ? '.' : ':'} ${continuation(block, plainOf)}`;
  if ('quote' in block) return block.quote;
  if ('code' in block) return block.code;
  const items = block.items.map(({ text, detail, link }) => `- ${text}\n  ${detail}\n  ${link}`);
  return [block.heading, ...items].join('\n');
};

const isShown = (text: string): boolean => text !== '';

/** A mail that lists other links names this one, too. */
const plainButton = ({ body, button }: MailDescription): string => {
  if (!button) return '';
  const hasLinks = body.some((block) => typeof block === 'object' && 'items' in block);
  return hasLinks ? `${button.label}: ${button.link}` : button.link;
};

const plainText = (mail: MailDescription): string =>
  `${[
    greeting(mail.firstName),
    ...mail.body.map((block) => plainBlock(block, mail.title)),
    plainButton(mail),
    ...(mail.notes ?? []).map(plainOf),
  ]
    .filter(isShown)
    .join('\n\n')}\n`;

const OWN_COLOURS = { ground: '#17513d', text: '#fbf8f1' } as const;

const buttonColours = ({ brand }: MailDescription): { readonly ground: string; readonly text: string } =>
  brand === undefined || brand.colour === ''
    ? OWN_COLOURS
    : { ground: brand.colour, text: textOn(brand.colour) };

const htmlButton = (mail: MailDescription): string => {
  if (!mail.button) return '';
  const { label, link } = mail.button;
  const { ground, text } = buttonColours(mail);
  return `<p style="margin:0 0 24px"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;background:${escaped(ground)};color:${text};border-radius:8px;text-decoration:none;font-weight:600">${escaped(label)}</a></p>`;
};

/** The height of a logo at the top of a mail, and its greatest width. */
const LOGO = { height: 48, width: 200 } as const;

/** The picture by the id of the part of the mail that has it (`sendMail`). Its name is beside it. */
const htmlLogo = ({ width, height }: NonNullable<MailBrand['logo']>): string => {
  const scale = Math.min(LOGO.height / height, LOGO.width / width);
  const [shownWidth, shownHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return `<img src="cid:${LOGO_ID}" alt="" width="${shownWidth}" height="${shownHeight}" style="display:block;margin:0 0 8px;background:#ffffff;border-radius:8px">`;
};

/** The heading: the company with its logo, or the product. */
const htmlTop = ({ brand }: MailDescription): string => {
  if (!brand) return `<p style="margin:0 0 24px;font-weight:700;color:#17513d">${PRODUCT}</p>`;
  const isReadable = brand.colour !== '' && contrastOf(brand.colour, '#fffdf9') >= TEXT_CONTRAST;
  return `${brand.logo ? htmlLogo(brand.logo) : ''}<p style="margin:0 0 24px;font-weight:700;color:${isReadable ? escaped(brand.colour) : '#1d1b16'}">${escaped(brand.name)}</p>`;
};

/** The line above a mail about a company with a colour. */
const topLine = ({ brand }: MailDescription): string =>
  brand === undefined || brand.colour === '' ? '' : `border-top:4px solid ${escaped(brand.colour)};`;

/** Who sends a mail that shows a company at its top. */
const htmlSender = ({ brand }: MailDescription): readonly string[] =>
  brand ? [`Sent by ${PRODUCT} for ${escaped(brand.name)}.`] : [];

/** The small print, and before it the address of a button that may not work. */
const htmlNotes = (mail: MailDescription): readonly string[] => {
  const { button, notes = [] } = mail;
  return [
    ...(button?.addressToo
      ? [
          `If the button doesn’t work, open this address in your browser:<br>${htmlLink(button.link, button.link)}`,
        ]
      : []),
    ...notes.map(htmlOf),
    ...htmlSender(mail),
  ];
};

/** Colours are literal and light only: mail programs do not have the site's tokens. */
const htmlPage = (mail: MailDescription): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(mail.title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf7f0;color:#1d1b16;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #e3dccd;${topLine(mail)}border-radius:10px">
${htmlTop(mail)}
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaped(mail.title)}</h1>
<p style="margin:0 0 16px">${escaped(greeting(mail.firstName))}</p>
${mail.body
  .map(htmlBlock)
  .filter(isShown)
  .map((block) => `<p style="margin:0 0 24px">${block}</p>`)
  .join('\n')}
${htmlButton(mail)}
${htmlNotes(mail)
  .map((note) => `<p style="margin:0 0 16px;font-size:14px;color:#5f594c">${note}</p>`)
  .join('\n')}
</div>
</body>
</html>
`;

/** The mail as text and as HTML. Its subject is one line, whatever a title in it brings along. */
export const renderMail = (mail: MailDescription): Required<MailText> => ({
  subject: mail.subject.replace(/\s+/g, ' ').trim(),
  text: plainText(mail),
  html: htmlPage(mail),
});
