import { OPS } from 'unpdf/pdfjs';
import type { HiddenReason } from '#shared/features/resume-result.ts';
import type { Box } from './glyphs.ts';

/** A filled area of the page, in the order of painting. `color` is undefined for pictures, gradients and patterns. */
export type Paint = { order: number; box: Box; color: string | undefined; rectangle: boolean };

/** What is known of a run of letters when it is painted. */
export type Painted = {
  order: number;
  box: Box;
  size: number;
  color: string | undefined;
  invisible: boolean;
};

const TINY = 2.5;
const PAPER = '#ffffff';

export const contains = ([x0, y0, x1, y1]: Box, x: number, y: number): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Whether two colors look the same on a page: every channel within a twelfth. */
const alike = (one: string, other: string): boolean => {
  const second = channels(other);
  return channels(one).every((value, index) => Math.abs(value - (second[index] ?? 0)) <= 20);
};

/** The colors that may be behind a point at the time of painting; undefined where it is not known. */
const backgrounds = (paints: readonly Paint[], { order, box }: Painted): string[] | undefined => {
  const x = (box[0] + box[2]) / 2;
  const y = (box[1] + box[3]) / 2;
  const colors: string[] = [];
  for (let index = paints.length - 1; index >= 0; index -= 1) {
    const paint = paints[index];
    if (!paint || paint.order > order || !contains(paint.box, x, y)) continue;
    if (paint.color === undefined) return undefined;
    colors.push(paint.color);
    if (paint.rectangle) return colors;
  }
  return [...colors, PAPER];
};

/** Why people cannot see a run of letters; undefined when they can. */
export const hiddenReason = (
  run: Painted,
  paints: readonly Paint[],
  width: number,
  height: number,
): HiddenReason | undefined => {
  const [x0, y0, x1, y1] = run.box;
  const x = (x0 + x1) / 2;
  const y = (y0 + y1) / 2;
  if (run.invisible) return 'invisible';
  if (!contains([-1, -1, width + 1, height + 1], x, y)) return 'off_page';
  if (run.size < TINY) return 'tiny';
  const covered = paints.some(
    (paint) =>
      paint.order > run.order &&
      paint.rectangle &&
      contains(paint.box, x, y) &&
      contains(paint.box, x0 + 1, y) &&
      contains(paint.box, x1 - 1, y),
  );
  if (covered) return 'covered';
  const behind = run.color === undefined ? undefined : backgrounds(paints, run);
  const { color } = run;
  return color !== undefined && behind?.every((other) => alike(color, other)) ? 'same_color' : undefined;
};

/** Path operators that fill what they enclose. */
export const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
