import type { Word } from './glyphs.ts';
import type { Look } from './visible.ts';

/** One glyph on the page, in points from the top left. */
export type Glyph = {
  unicode: string;
  x0: number;
  x1: number;
  base: number;
  size: number;
  font: string;
  color: string | undefined;
  look: Look;
  order: number;
};

/** A letter of a fragment, when it was painted, and whether a space was written before it. */
export type Letter = { text: string; x0: number; x1: number; order: number; space: boolean };

/** A word, the letters that it is made of, and how the first of them was painted. */
export type Run = { word: Word; letters: readonly Letter[]; order: number; look: Look };
