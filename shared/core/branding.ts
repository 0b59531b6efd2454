import { contrastOf } from './contrast.ts';

// Plain data and functions without schemas.

/** The form of a company’s colour. */
export const COLOUR = /^#[0-9a-f]{6}$/;

/**
 * The grounds on which a company’s colour is drawn: of the light theme the darkest one, of the dark theme the lightest one.
 * tokens.test.ts compares them with the tokens.
 */
export const GROUNDS = { light: '#faf7f0', dark: '#1b1e1a' } as const;

/** What shapes need against what is behind them (WCAG 1.4.11), and texts (1.4.3). */
const SHAPE_CONTRAST = 3;
export const TEXT_CONTRAST = 4.5;

const shownContrast = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;

/** Why a colour cannot be a company’s; undefined for one that can. Text on it is black or white, and always readable. */
export const colourProblem = (colour: string): string | undefined => {
  if (!COLOUR.test(colour)) return 'Enter a colour such as #17513d';
  const contrast = contrastOf(colour, GROUNDS.light);
  return contrast < SHAPE_CONTRAST
    ? `This colour is too light. Its contrast with our light background is ${shownContrast(contrast)}, and it needs ${SHAPE_CONTRAST}:1`
    : undefined;
};

/** Black or white: the one that is read better on a colour. One of them always has 4.5:1. */
export const textOn = (colour: string): '#000000' | '#ffffff' =>
  contrastOf(colour, '#ffffff') >= contrastOf(colour, '#000000') ? '#ffffff' : '#000000';

/** A colour with a share of white in it. */
const lightened = (colour: string, share: number): string => {
  const channels = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(channel + (255 - channel) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
};

/** In how many steps a colour is lightened. */
const STEPS = 20;

/** A company’s colour in the dark theme: with as much white as it needs to be made out there. */
export const inTheDark = (colour: string): string => {
  for (let step = 0; step < STEPS; step++) {
    const lighter = lightened(colour, step / STEPS);
    if (contrastOf(lighter, GROUNDS.dark) >= SHAPE_CONTRAST) return lighter;
  }
  return '#ffffff';
};

/** Where the logo of a company is. What is at the address never changes: another logo has another one. */
export const logoPath = (companyId: string, hash: string): string =>
  `/api/companies/${companyId}/logo/${hash}`;
