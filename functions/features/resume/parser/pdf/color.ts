/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];
/** The name that pdf.js gives to painting without blending. */
export const NORMAL = 'source-over';

/** The color that pdf.js writes as `#rrggbb`; undefined for gradients and patterns, which it does not. */
export const rgbOf = (hex: string | undefined): Rgb | undefined => {
  if (hex === undefined || !/^#[\da-f]{6}$/i.test(hex)) return undefined;
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Whether two colors look the same on a page: every channel within a twelfth. */
export const alike = (one: Rgb, other: Rgb): boolean =>
  Math.abs(one[0] - other[0]) <= 20 && Math.abs(one[1] - other[1]) <= 20 && Math.abs(one[2] - other[2]) <= 20;

/** How bright a color is, 0 to 1 (ISO 32000-1, 11.5.3). */
export const luminosity = ([red, green, blue]: Rgb): number => (0.3 * red + 0.59 * green + 0.11 * blue) / 255;

/** The separable blend modes of ISO 32000-1, 11.3.5.2, of a channel below and the one painted on it, 0 to 1. */
const BLENDS: Record<string, (below: number, color: number) => number> = {
  multiply: (below, color) => below * color,
  screen: (below, color) => below + color - below * color,
  overlay: (below, color) => (below <= 0.5 ? 2 * below * color : 1 - 2 * (1 - below) * (1 - color)),
  darken: Math.min,
  lighten: Math.max,
  'color-dodge': (below, color) => (below === 0 ? 0 : color >= 1 ? 1 : Math.min(1, below / (1 - color))),
  'color-burn': (below, color) => (below === 1 ? 1 : color <= 0 ? 0 : 1 - Math.min(1, (1 - below) / color)),
  'hard-light': (below, color) => (color <= 0.5 ? 2 * below * color : 1 - 2 * (1 - below) * (1 - color)),
  'soft-light': (below, color) =>
    color <= 0.5
      ? below - (1 - 2 * color) * below * (1 - below)
      : below + (2 * color - 1) * (Math.sqrt(below) - below),
  difference: (below, color) => Math.abs(below - color),
  exclusion: (below, color) => below + color - 2 * below * color,
};

/** What a color looks like that is painted on another; other blend modes than the separable ones count as normal. */
export const painted = (below: Rgb, color: Rgb, alpha: number, blend: string): Rgb => {
  const mix = BLENDS[blend];
  const channel = (at: 0 | 1 | 2): number => {
    const made = mix ? 255 * mix(below[at] / 255, color[at] / 255) : color[at];
    return below[at] + alpha * (made - below[at]);
  };
  return [channel(0), channel(1), channel(2)];
};
