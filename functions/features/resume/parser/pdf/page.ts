import { OPS, type PDFPageProxy } from 'unpdf/pdfjs';
import type { Box, PageText } from './glyphs.ts';
import { isMark, markWords } from './marks.ts';
import { FILLS, type Paint } from './paint.ts';
import { apply, boxOf, type GraphicsState, IDENTITY, intersection, type Matrix, multiply } from './pen.ts';
import { wordCollector } from './words.ts';

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

/** From PDF points to points from the top left of the page as it is shown. */
const pageMatrix = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[], rotate: number): Matrix => {
  if (rotate === 90) return [0, 1, 1, 0, -y0, -x0];
  if (rotate === 180) return [-1, 0, 0, 1, x1, -y0];
  if (rotate === 270) return [0, -1, -1, 0, y1, x1];
  return [1, 0, 0, -1, -x0, y1];
};

const isRectangle = (path: ArrayLike<number> | undefined): boolean => {
  if (!path || path.length < 12 || path.length > 16) return false;
  const points = [0, 3, 6, 9].map((at) => [path[at + 1] ?? 0, path[at + 2] ?? 0]);
  return new Set(points.map(([x]) => x)).size === 2 && new Set(points.map(([, y]) => y)).size === 2;
};

/** Reads the operators of a page: its words with their places and looks, and what is painted over or behind them. */
export const readPage = async (
  page: PDFPageProxy,
  number: number,
  maxGlyphs: number,
): Promise<PageText | undefined> => {
  const list = await page.getOperatorList();
  const toPage = pageMatrix(page.view, page.rotate);
  const [, , width, height] = boxOf(toPage, [
    page.view[0] ?? 0,
    page.view[1] ?? 0,
    page.view[2] ?? 0,
    page.view[3] ?? 0,
  ]);
  const fontOf = fontsOf(page);
  const collector = wordCollector(number);
  const paints: Paint[] = [];
  const marks: Box[] = [];
  const everything: Box = [-1e6, -1e6, 1e6, 1e6];
  let state: GraphicsState = {
    ctm: toPage,
    color: '#000000',
    alpha: 1,
    clip: everything,
    font: '',
    size: 1,
    mode: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
    leading: 0,
  };
  const saved: GraphicsState[] = [];
  let text: Matrix = IDENTITY;
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let order = 0;
  let glyphs = 0;
  let clipping = false;
  let annotations = 0;

  const paint = (box: Box, color: string | undefined, rectangle: boolean): void => {
    const [x0, y0, x1, y1] = intersection(box, state.clip);
    if (x1 > x0 && y1 > y0 && state.alpha > 0.95)
      paints.push({ order, box: [x0, y0, x1, y1], color, rectangle });
  };

  const show = (items: readonly unknown[]): void => {
    const { name, scale, vertical } = fontOf(state.font);
    const matrix = multiply(state.ctm, text);
    const [ox, oy] = apply(matrix, 0, 0);
    const [ux, uy] = apply(matrix, 1, 0);
    const unit = Math.hypot(ux - ox, uy - oy);
    const size = Math.abs(state.size) * Math.hypot(matrix[2], matrix[3]);
    const upright = ux > ox && Math.abs(uy - oy) < 0.05 * unit && !vertical;
    for (const item of items) {
      if (typeof item === 'number') {
        x -= (item / 1000) * state.size * state.scale;
        continue;
      }
      if (item === null || typeof item !== 'object' || !('unicode' in item) || !('width' in item)) continue;
      const unicode = String(item.unicode);
      const isSpace = 'isSpace' in item && item.isSpace === true;
      const advance = Number(item.width) * scale * Math.abs(state.size);
      const spacing = state.charSpacing + (isSpace ? state.wordSpacing : 0);
      const [x0, base] = apply(matrix, x, lineY + state.rise);
      const [x1] = apply(matrix, x + advance * state.scale, lineY);
      x += (advance + spacing) * state.scale;
      glyphs += 1;
      if (!upright || annotations > 0) continue;
      collector.add({
        unicode,
        x0,
        x1,
        base,
        size,
        font: name,
        color: state.color,
        invisible: state.mode === 3 || state.mode === 7 || state.alpha < 0.05,
        order,
      });
    }
  };

  for (const [index, op] of list.fnArray.entries()) {
    const args = list.argsArray[index];
    order = index;
    if (glyphs > maxGlyphs) return undefined;
    switch (op) {
      case OPS.save:
        saved.push({ ...state });
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state.ctm = multiply(state.ctm, args);
        break;
      case OPS.paintFormXObjectBegin:
        saved.push({ ...state });
        if (args[0]) state.ctm = multiply(state.ctm, args[0]);
        if (args[1]) state.clip = intersection(state.clip, boxOf(state.ctm, args[1]));
        break;
      case OPS.beginAnnotation:
        annotations += 1;
        break;
      case OPS.endAnnotation:
        annotations -= 1;
        break;
      case OPS.setFillRGBColor:
        state.color = String(args[0]);
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.color = undefined;
        break;
      case OPS.setGState:
        for (const [key, value] of args[0]) if (key === 'ca') state.alpha = Number(value);
        break;
      case OPS.clip:
      case OPS.eoClip:
        clipping = true;
        break;
      case OPS.constructPath: {
        const box = args[2] ? boxOf(state.ctm, args[2]) : undefined;
        if (box && isMark(box) && args[0] !== OPS.endPath && marks.length < 1_000) marks.push(box);
        if (box && FILLS.has(args[0])) paint(box, state.color, isRectangle(args[1]?.[0]));
        if (box && clipping) state.clip = intersection(state.clip, box);
        clipping = false;
        break;
      }
      case OPS.shadingFill:
        paint(state.clip, undefined, true);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        // A picture with transparent parts is two pixels wide (check-bytes.ts): it may show what is behind it.
        if (isMark(boxOf(state.ctm, [0, 0, 1, 1]))) marks.push(boxOf(state.ctm, [0, 0, 1, 1]));
        paint(boxOf(state.ctm, [0, 0, 1, 1]), undefined, args[1] === 1);
        break;
      case OPS.beginText:
        text = IDENTITY;
        lineX = 0;
        lineY = 0;
        x = 0;
        break;
      case OPS.setFont:
        state.font = String(args[0]);
        state.size = Number(args[1]);
        break;
      case OPS.setTextMatrix:
        text = multiply(IDENTITY, args[0]);
        lineX = 0;
        lineY = 0;
        x = 0;
        break;
      case OPS.setLeadingMoveText:
      case OPS.moveText:
        if (op === OPS.setLeadingMoveText) state.leading = Number(args[1]);
        lineX += Number(args[0]);
        lineY += Number(args[1]);
        x = lineX;
        break;
      case OPS.nextLine:
        lineY += state.leading;
        x = lineX;
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
        show(args[0]);
        break;
      default:
    }
  }
  const { words, hidden } = collector.finish(paints, width, height);
  const annotated: { subtype?: string; url?: string; unsafeUrl?: string; rect: number[] }[] =
    await page.getAnnotations();
  const links = annotated.flatMap(({ url, unsafeUrl, rect }) =>
    url === undefined ? [] : [{ url: unsafeUrl ?? url, box: boxOf(toPage, rect) }],
  );
  return { page: number, width, height, words: [...words, ...markWords(words, marks)], hidden, links };
};
