import { OPS } from 'unpdf/pdfjs';
import type { Rgb } from './color.ts';
import type { Effort } from './effort.ts';
import type { Box } from './glyphs.ts';
import { isInside, type Shape } from './shape.ts';

/** What the page is cut to: a box, and shapes within it that are no upright rectangles. */
export type Clip = { box: Box; shape: Shape | undefined; outer: Clip | undefined };

/**
 * A painted area of the page. `color` is undefined for pictures, gradients and patterns, `shape` where it fills its box;
 * one that is not `solid` may show what is behind it everywhere.
 */
export type Paint = {
  order: number;
  box: Box;
  color: Rgb | undefined;
  alpha: number;
  blend: string;
  shape: Shape | undefined;
  rectangle: boolean;
  solid: boolean;
  clip: Clip;
};

/** Something that paint is seen through only: letters that later paint is cut to, or a soft mask. */
export type Stencil = {
  /** What a soft mask is made of; letters have none. */
  mask: { luminosity: boolean; paints: Paint[]; letters: boolean } | undefined;
  /** What was painted through it. */
  through: Paint[];
};

export const contains = ([x0, y0, x1, y1]: Box, x: number, y: number): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** Whether a point is left by what the page is cut to. */
export const isWithin = (clip: Clip, x: number, y: number, effort: Effort): boolean => {
  if (!contains(clip.box, x, y)) return false;
  for (let at: Clip | undefined = clip; at; at = at.outer) {
    effort.steps(1);
    if (at.shape && !isInside(at.shape, x, y, effort)) return false;
  }
  return true;
};

/** Whether a point of the page is painted by an area. */
export const isPainted = (paint: Paint, x: number, y: number, effort: Effort): boolean =>
  contains(paint.box, x, y) &&
  (paint.rectangle || paint.shape === undefined || isInside(paint.shape, x, y, effort)) &&
  isWithin(paint.clip, x, y, effort);

/** Path operators that fill what they enclose, and those that draw its edge. */
export const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
export const STROKES = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
export const EVEN_ODD = new Set<number>([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke, OPS.eoClip]);
