import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import { NORMAL } from './color.ts';
import type { Clip, Stencil } from './paint.ts';
import { boxOf, intersection, type Matrix, multiply } from './pen.ts';
import { isRectangle, type Shape } from './shape.ts';

/** The arguments of an operator, which pdf.js does not type. */
export type Arguments = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>['argsArray'][number];

/** A color that paints nothing. */
export const NO_COLOR = 'none';

/** The graphics state that matters for text: what `q` saves and `Q` restores. Colors are as pdf.js writes them, undefined for patterns. */
export type GraphicsState = {
  ctm: Matrix;
  fill: string | undefined;
  stroke: string | undefined;
  fillAlpha: number;
  strokeAlpha: number;
  /** How opaque the groups are that this is painted in. */
  groupAlpha: number;
  blend: string;
  lineWidth: number;
  clip: Clip;
  mask: Stencil | undefined;
  /** Letters that all paint is cut to. */
  letters: Stencil | undefined;
  font: string;
  size: number;
  mode: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  rise: number;
  leading: number;
};

const firstState = (ctm: Matrix): GraphicsState => ({
  ctm,
  fill: '#000000',
  stroke: '#000000',
  fillAlpha: 1,
  strokeAlpha: 1,
  groupAlpha: 1,
  blend: NORMAL,
  lineWidth: 1,
  clip: { box: [-1e6, -1e6, 1e6, 1e6], shape: undefined, outer: undefined },
  mask: undefined,
  letters: undefined,
  font: '',
  size: 1,
  mode: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  rise: 0,
  leading: 0,
});

/** A clip within another one; upright rectangles need no shape. */
export const clipTo = (clip: Clip, box: Clip['box'], shape?: Shape): Clip => {
  const common = intersection(clip.box, box);
  return shape && !isRectangle(shape)
    ? { box: common, shape, outer: clip.shape ? clip : clip.outer }
    : { ...clip, box: common };
};

type Group = {
  matrix?: ArrayLike<number> | null;
  bbox?: readonly number[] | null;
  smask?: { subtype?: string } | null;
};

/** Follows the operators that change the graphics state; `colorOf` gives the color of a gradient that has one only. */
export const graphicsOf = (toPage: Matrix, colorOf: (pattern: string) => string | undefined) => {
  const saved: GraphicsState[] = [];
  /** Soft masks that are being made, and the last one that was. */
  const making: (Stencil | undefined)[] = [];
  let made: Stencil | undefined;
  const graphics = { state: firstState(toPage) };

  const save = (): void => {
    saved.push({ ...graphics.state });
  };
  const restore = (): void => {
    graphics.state = saved.pop() ?? graphics.state;
  };

  const beginGroup = ({ matrix, bbox, smask }: Group): void => {
    save();
    const { state } = graphics;
    const within = matrix ? multiply(state.ctm, matrix) : state.ctm;
    if (bbox) state.clip = clipTo(state.clip, boxOf(within, bbox));
    const mask = { luminosity: smask?.subtype === 'Luminosity', paints: [], letters: false };
    making.push(smask ? { mask, through: [] } : making.at(-1));
    state.groupAlpha = smask ? 1 : state.groupAlpha * state.fillAlpha;
    state.fillAlpha = 1;
    state.strokeAlpha = 1;
    if (smask) state.mask = undefined;
  };

  const endGroup = ({ smask }: Group): void => {
    const stencil = making.pop();
    if (smask) made = stencil;
    restore();
  };

  const setState = (entries: readonly (readonly [string, unknown])[]): void => {
    const { state } = graphics;
    for (const [key, value] of entries) {
      if (key === 'ca') state.fillAlpha = Number(value);
      else if (key === 'CA') state.strokeAlpha = Number(value);
      else if (key === 'BM') state.blend = String(value);
      else if (key === 'LW') state.lineWidth = Number(value);
      else if (key === 'SMask') state.mask = value === true ? made : undefined;
    }
  };

  const patternOf = (args: readonly unknown[]): string | undefined =>
    args[0] === 'Shading' ? colorOf(String(args[1])) : undefined;

  const handle = (op: number, args: Arguments): void => {
    const { state } = graphics;
    switch (op) {
      case OPS.save:
        save();
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        restore();
        break;
      case OPS.transform:
        state.ctm = multiply(state.ctm, args);
        break;
      case OPS.paintFormXObjectBegin:
        save();
        if (args[0]) state.ctm = multiply(state.ctm, args[0]);
        if (args[1]) state.clip = clipTo(state.clip, boxOf(state.ctm, args[1]));
        break;
      case OPS.beginGroup:
        beginGroup(args[0]);
        break;
      case OPS.endGroup:
        endGroup(args[0]);
        break;
      case OPS.setGState:
        setState(args[0]);
        break;
      case OPS.setLineWidth:
        state.lineWidth = Number(args[0]);
        break;
      case OPS.setFillRGBColor:
        state.fill = String(args[0]);
        break;
      case OPS.setStrokeRGBColor:
        state.stroke = String(args[0]);
        break;
      case OPS.setFillColorN:
        state.fill = patternOf(args);
        break;
      case OPS.setStrokeColorN:
        state.stroke = patternOf(args);
        break;
      case OPS.setFillTransparent:
        state.fill = NO_COLOR;
        break;
      case OPS.setStrokeTransparent:
        state.stroke = NO_COLOR;
        break;
      default:
    }
  };

  return { graphics, handle, making: () => making.at(-1) };
};
