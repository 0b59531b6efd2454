import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import { rgbOf } from './color.ts';
import { type Arguments, type GraphicsState, NO_COLOR } from './graphics.ts';
import type { Stencil } from './paint.ts';
import { apply, IDENTITY, type Matrix, multiply } from './pen.ts';
import type { Glyph } from './runs.ts';
import type { Ink, Look } from './visible.ts';

type Fonts = (id: string) => { name: string; scale: number; vertical: boolean };

/** Fonts by the names that the operators use; one that pdf.js could not load has no name. */
const fontsOf = (page: PDFPageProxy): Fonts => {
  const known = new Map<string, ReturnType<Fonts>>();
  return (id) => {
    const found = known.get(id);
    if (found) return found;
    const font = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
    const made = {
      // Bitmap fonts have no name, but are still distinguished.
      name: String(font?.name || id),
      scale: Math.abs(Number(font?.fontMatrix?.[0] ?? 0.001)) || 0.001,
      vertical: Boolean(font?.vertical),
    };
    known.set(id, made);
    return made;
  };
};

/** The color and opacity of what is painted; none where that is nothing. */
export const inkOf = (color: string | undefined, alpha: number): Ink[] =>
  color === NO_COLOR ? [] : [{ color: rgbOf(color), alpha }];

/** What text rendering modes do (ISO 32000-1, table 106): fill, stroke, both, nothing; from 4 on they also cut later paint. */
const FILLED = new Set([0, 2, 4, 6]);
const STROKED = new Set([1, 2, 5, 6]);
const CUTTING = 4;

/** Follows the operators that show text, and passes each glyph on. */
export const textOf = (page: PDFPageProxy, add: (glyph: Glyph) => void) => {
  const fontOf = fontsOf(page);
  let matrix: Matrix = IDENTITY;
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let glyphs = 0;
  /** What the letters since BT cut later paint to. */
  let cutting: Stencil | undefined;

  const moveTo = (toX: number, toY: number): void => {
    lineX = toX;
    lineY = toY;
    x = toX;
  };

  const lookOf = (state: GraphicsState, making: Stencil | undefined): Look => {
    const { mode, fill, stroke, groupAlpha } = state;
    if (mode >= CUTTING) cutting ??= { mask: undefined, through: [] };
    if (making?.mask) making.mask.letters = true;
    const inks = [
      ...(FILLED.has(mode) ? inkOf(fill, state.fillAlpha * groupAlpha) : []),
      ...(STROKED.has(mode) ? inkOf(stroke, state.strokeAlpha * groupAlpha) : []),
    ];
    const stencil = making ?? (mode >= CUTTING ? cutting : undefined);
    return { inks: making ? [] : inks, blend: state.blend, clip: state.clip, mask: state.mask, stencil };
  };

  const show = (items: readonly unknown[], state: GraphicsState, look: Look, order: number): void => {
    const { name, scale, vertical } = fontOf(state.font);
    const toPage = multiply(state.ctm, matrix);
    const [ox, oy] = apply(toPage, 0, 0);
    const [ux, uy] = apply(toPage, 1, 0);
    const unit = Math.hypot(ux - ox, uy - oy);
    const size = Math.abs(state.size) * Math.hypot(toPage[2], toPage[3]);
    const upright = ux > ox && Math.abs(uy - oy) < 0.05 * unit && !vertical;
    const stroked = state.mode === 1 || state.mode === 5;
    const color = stroked ? state.stroke : state.fill;
    for (const item of items) {
      if (typeof item === 'number') {
        x -= (item / 1000) * state.size * state.scale;
        continue;
      }
      if (item === null || typeof item !== 'object' || !('unicode' in item) || !('width' in item)) continue;
      const isSpace = 'isSpace' in item && item.isSpace === true;
      const advance = Number(item.width) * scale * Math.abs(state.size);
      const spacing = state.charSpacing + (isSpace ? state.wordSpacing : 0);
      const [x0, base] = apply(toPage, x, lineY + state.rise);
      const [x1] = apply(toPage, x + advance * state.scale, lineY);
      x += (advance + spacing) * state.scale;
      glyphs += 1;
      if (upright) add({ unicode: String(item.unicode), x0, x1, base, size, font: name, color, look, order });
    }
  };

  /** `making` is the soft mask that the text is a part of; `skipped` text only moves the pen. */
  const handle = (
    op: number,
    args: Arguments,
    state: GraphicsState,
    { order, making, skipped }: { order: number; making: Stencil | undefined; skipped: boolean },
  ): void => {
    switch (op) {
      case OPS.beginText:
        matrix = IDENTITY;
        moveTo(0, 0);
        break;
      case OPS.endText:
        state.letters = cutting ?? state.letters;
        cutting = undefined;
        break;
      case OPS.setFont:
        state.font = String(args[0]);
        state.size = Number(args[1]);
        break;
      case OPS.setTextMatrix:
        matrix = multiply(IDENTITY, args[0]);
        moveTo(0, 0);
        break;
      case OPS.setLeadingMoveText:
      case OPS.moveText:
        if (op === OPS.setLeadingMoveText) state.leading = Number(args[1]);
        moveTo(lineX + Number(args[0]), lineY + Number(args[1]));
        break;
      case OPS.nextLine:
        moveTo(lineX, lineY + state.leading);
        break;
      case OPS.setLeading:
        state.leading = -Number(args[0]);
        break;
      case OPS.setCharSpacing:
        state.charSpacing = Number(args[0]);
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = Number(args[0]);
        break;
      case OPS.setHScale:
        state.scale = Number(args[0]) / 100;
        break;
      case OPS.setTextRise:
        state.rise = Number(args[0]);
        break;
      case OPS.setTextRenderingMode:
        state.mode = Number(args[0]);
        break;
      case OPS.showText:
        if (!skipped) show(args[0], state, lookOf(state, making), order);
        break;
      default:
    }
  };

  return { handle, glyphs: () => glyphs };
};
