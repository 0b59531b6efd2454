import { signedDay } from '#frontend/parts/credentials/state.ts';
import { BIRD } from '#frontend/ui/layout/Logo.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import type { Credential } from '#shared/features/credentials/schema.ts';
import { linesOf } from './lines.ts';

/** The colours of the light theme (styles/tokens.css); a picture has no theme. */
const GROUND = '#17513d';
const LINE = '#2c6a53';
const PAPER = '#fbf8f1';
const INK = '#1c1b17';
const QUIET = '#57544b';
const APRICOT = '#f0a45d';

/** The picture is a square with sides of so many units, and pixels as a PNG. */
export const BADGE_SIZE = 1024;
const MIDDLE = BADGE_SIZE / 2;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Words {
  readonly lines: readonly string[];
  /** Where the first line stands. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
}

const wordsOf = ({ lines, y, size, colour, weight = 400 }: Words): string =>
  lines
    .map(
      (line, at) =>
        `<text x="${MIDDLE}" y="${y + at * size * 1.2}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(line)}</text>`,
    )
    .join('');

const bird = `<g transform="translate(${MIDDLE - 60} 92) scale(4)" fill="none" stroke="${PAPER}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><g transform="translate(-1.5 -4.5)"><path d="${BIRD.body}"/><path d="${BIRD.wing}"/><circle cx="${BIRD.eye.cx}" cy="${BIRD.eye.cy}" r="${BIRD.eye.r}" fill="${APRICOT}" stroke="none"/></g></g>`;

type Drawn = Pick<Credential, 'kind' | 'achievement' | 'recipient' | 'issuedAt' | 'validUntil'>;

/** The picture of a credential, as SVG: what was achieved, by whom, and until when it counts. */
export const badgePicture = ({ kind, achievement, recipient, issuedAt, validUntil }: Drawn): string => {
  const { label } = KIND_TEXTS[kind];
  const title = linesOf(achievement.name, 22, 3);
  const until = validUntil === null ? '' : `Valid until ${signedDay(validUntil)}`;
  const below = 470 + title.length * 80;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE_SIZE}" height="${BADGE_SIZE}" viewBox="0 0 ${BADGE_SIZE} ${BADGE_SIZE}" font-family="'Instrument Sans', 'Helvetica Neue', Arial, sans-serif" text-anchor="middle">`,
    `<title>${escaped(`${label}: ${achievement.name}, ${recipient}`)}</title>`,
    `<rect width="${BADGE_SIZE}" height="${BADGE_SIZE}" rx="72" fill="${GROUND}"/>`,
    `<circle cx="${BADGE_SIZE - 90}" cy="80" r="230" fill="none" stroke="${LINE}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 22"/>`,
    bird,
    `<rect x="64" y="240" width="${BADGE_SIZE - 128}" height="${BADGE_SIZE - 304}" rx="40" fill="${PAPER}"/>`,
    `<rect x="${MIDDLE - 130}" y="292" width="260" height="64" rx="32" fill="${APRICOT}"/>`,
    wordsOf({ lines: [label], y: 336, size: 36, colour: INK, weight: 600 }),
    wordsOf({ lines: title, y: 452, size: 66, colour: INK, weight: 600 }),
    wordsOf({ lines: linesOf(recipient, 32, 2), y: below + 20, size: 46, colour: GROUND, weight: 600 }),
    wordsOf({
      lines: [`Issued by ${PRODUCT} on ${signedDay(issuedAt)}`, until].filter(Boolean),
      y: 870,
      size: 32,
      colour: QUIET,
    }),
    '</svg>',
  ].join('');
};
