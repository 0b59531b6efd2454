import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import { alike, rgbOf } from './color.ts';
import type { Effort } from './effort.ts';
import type { Box, PageText } from './glyphs.ts';
import { type Arguments, clipTo, graphicsOf } from './graphics.ts';
import { isMark, marksOutside, markWords } from './marks.ts';
import { EVEN_ODD, FILLS, type Paint, STROKES } from './paint.ts';
import { boxOf, intersection, type Matrix } from './pen.ts';
import { newScene } from './scene.ts';
import { isRectangle, type Shape } from './shape.ts';
import { inkOf, textOf } from './text.ts';
import { wordCollector } from './words.ts';

/** From PDF points to points from the top left of the page as it is shown. */
const pageMatrix = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[], rotate: number): Matrix => {
  if (rotate === 90) return [0, 1, 1, 0, -y0, -x0];
  if (rotate === 180) return [-1, 0, 0, 1, x1, -y0];
  if (rotate === 270) return [0, -1, -1, 0, y1, x1];
  return [1, 0, 0, -1, -x0, y1];
};

const MOST_MARKS = 20_000;
const UNIT = [0, 0, 1, 1];

/** Gradients whose colors all look the same, by the names that the operators use: their color. */
const plainGradients =
  (page: PDFPageProxy) =>
  (id: string): string | undefined => {
    const pattern: unknown = page.objs.has(id) ? page.objs.get(id) : undefined;
    const stops: unknown = Array.isArray(pattern) && pattern[0] === 'RadialAxial' ? pattern[3] : undefined;
    if (!Array.isArray(stops)) return undefined;
    const colors = stops.map((stop: unknown) => (Array.isArray(stop) ? String(stop[1]) : ''));
    const first = rgbOf(colors[0]);
    const same = first && colors.every((color) => alike(rgbOf(color) ?? [-99, -99, -99], first));
    return same ? colors[0] : undefined;
  };

/** Follows the operators that paint areas: what they paint, and what may be bullets or icons. */
const painterOf = (page: PDFPageProxy, toPage: Matrix, effort: Effort) => {
  const colorOf = plainGradients(page);
  const { graphics, handle: change, making } = graphicsOf(toPage, colorOf);
  const scene = newScene(effort);
  const marks: Box[] = [];
  let clipping: number | undefined;
  let order = 0;

  const add = (
    box: Box,
    color: string | undefined,
    alpha: number,
    area: Pick<Paint, 'shape' | 'solid'>,
  ): void => {
    const { state } = graphics;
    const [x0, y0, x1, y1] = intersection(box, state.clip.box);
    const [ink] = inkOf(color, alpha * state.groupAlpha);
    if (!(x1 > x0 && y1 > y0) || !ink) return;
    const { shape, solid } = area;
    const paint: Paint = {
      ...ink,
      order,
      box: [x0, y0, x1, y1],
      blend: state.blend,
      shape,
      rectangle: shape === undefined || isRectangle(shape),
      solid: solid && state.mask === undefined,
      clip: state.clip,
    };
    const mask = making()?.mask;
    if (mask || state.letters || state.mask) effort.paint();
    if (mask) mask.paints.push(paint);
    else if (state.letters) state.letters.through.push(paint);
    else scene.add(paint);
    if (!mask) state.mask?.through.push({ ...paint, solid });
  };

  const mark = (box: Box): void => {
    if (isMark(box) && marks.length < MOST_MARKS) marks.push(box);
  };

  const drawPath = (op: number, path: ArrayLike<number> | undefined, bounds: Box | undefined): void => {
    const { state } = graphics;
    const { ctm } = state;
    const box = bounds && boxOf(ctm, bounds);
    if (box && path) {
      const shape = { path, matrix: ctm, evenOdd: EVEN_ODD.has(op), stroke: undefined };
      if (op !== OPS.endPath) mark(box);
      if (FILLS.has(op)) add(box, state.fill, state.fillAlpha, { shape, solid: true });
      if (STROKES.has(op)) {
        const width = state.lineWidth * Math.sqrt(Math.abs(ctm[0] * ctm[3] - ctm[1] * ctm[2]));
        const [half, [x0, y0, x1, y1]] = [width / 2, box];
        const line: Shape = { ...shape, stroke: width };
        const around: Box = [x0 - half, y0 - half, x1 + half, y1 + half];
        add(around, state.stroke, state.strokeAlpha, { shape: line, solid: true });
      }
      if (clipping !== undefined)
        state.clip = clipTo(state.clip, box, { ...shape, evenOdd: EVEN_ODD.has(clipping) });
    }
    clipping = undefined;
  };

  /** Pictures: one with transparent parts is two pixels wide (check-bytes.ts), so that what is behind it may be seen. */
  const drawPicture = (color: string | undefined, solid: boolean): void => {
    const box = boxOf(graphics.state.ctm, UNIT);
    mark(box);
    add(box, color, graphics.state.fillAlpha, { shape: undefined, solid });
  };

  const handle = (op: number, args: Arguments, at: number): void => {
    order = at;
    const { state } = graphics;
    switch (op) {
      case OPS.clip:
      case OPS.eoClip:
        clipping = op;
        break;
      case OPS.constructPath:
        drawPath(args[0], args[1]?.[0] ?? undefined, args[2] ?? undefined);
        break;
      case OPS.shadingFill:
        add(state.clip.box, colorOf(String(args[0])), state.fillAlpha, { shape: undefined, solid: true });
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        drawPicture(undefined, args[1] === 1);
        break;
      case OPS.paintImageMaskXObject:
        drawPicture(state.fill, false);
        break;
      case OPS.paintSolidColorImageMask:
        drawPicture(state.fill, true);
        break;
      default:
        change(op, args);
    }
  };

  return { graphics, making, scene, marks, handle };
};

/**
 * Reads the operators of a page: its words with their places and looks, and what is painted over or behind them.
 * Undefined when the page has more glyphs than it may have.
 */
export const readPage = async (
  page: PDFPageProxy,
  number: number,
  maxGlyphs: number,
  effort: Effort,
): Promise<PageText | undefined> => {
  const list = await page.getOperatorList();
  const toPage = pageMatrix(page.view, page.rotate);
  const [, , width, height] = boxOf(toPage, page.view);
  const collector = wordCollector(number);
  const { graphics, making, scene, marks, handle } = painterOf(page, toPage, effort);
  const text = textOf(page, collector.add);
  let annotations = 0;
  for (const [order, op] of list.fnArray.entries()) {
    const args = list.argsArray[order];
    if (text.glyphs() > maxGlyphs) return undefined;
    if (op === OPS.beginAnnotation) annotations += 1;
    else if (op === OPS.endAnnotation) annotations -= 1;
    handle(op, args, order);
    text.handle(op, args, graphics.state, { order, making: making(), skipped: annotations > 0 });
  }
  const { words, hidden, outlined } = collector.finish(scene, width, height);
  const annotated: { subtype?: string; url?: string; unsafeUrl?: string; rect: number[] }[] =
    await page.getAnnotations();
  const links = annotated.flatMap(({ url, unsafeUrl, rect }) =>
    url === undefined ? [] : [{ url: unsafeUrl ?? url, box: boxOf(toPage, rect) }],
  );
  const drawn = markWords(words, marksOutside(marks, outlined));
  return { page: number, width, height, words: [...words, ...drawn], hidden, links };
};
