/**
 * Draws the letters of a PDF as paths, with its text as a layer that is not seen, as some resume builders export. Only what
 * the corpus needs: text, filled paths, and links.
 */
import { deflateSync } from 'node:zlib';
import { getDocument, OPS } from 'unpdf/pdfjs';
import { rawPdf } from '#functions/testing/resumes/raw-pdf.ts';

/** Characters of WinAnsi outside of Latin-1. */
const WIN = {
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '’': 0x92,
  '‘': 0x91,
  '“': 0x93,
  '”': 0x94,
  '…': 0x85,
  '€': 0x80,
};
const codeOf = (char) => WIN[char] ?? (char.codePointAt(0) < 256 ? char.codePointAt(0) : undefined);
const hexOf = (text) => [...text].map((char) => codeOf(char).toString(16).padStart(2, '0')).join('');
const n = (value) => String(Math.round(value * 100) / 100);

const multiply = ([a, b, c, d, e, f], [i0, i1, i2, i3, i4, i5]) => [
  ...[a * i0 + c * i1, b * i0 + d * i1, a * i2 + c * i3, b * i2 + d * i3],
  ...[a * i4 + c * i5 + e, b * i4 + d * i5 + f],
];

/** The operators of a path of pdf.js in the coordinates of the page. */
const pathOf = (path, [a, b, c, d, e, f]) => {
  const out = [];
  const points = (at, count) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [path[at + 1 + 2 * index], path[at + 2 + 2 * index]];
      return `${n(a * x + c * y + e)} ${n(b * x + d * y + f)}`;
    });
  for (let at = 0, from = [0, 0]; at < path.length; ) {
    const op = path[at];
    if (op === 0 || op === 1) out.push(`${points(at, 1)} ${op === 0 ? 'm' : 'l'}`);
    else if (op === 2) out.push(`${points(at, 3).join(' ')} c`);
    else if (op === 3) {
      const [x, y, ex, ey] = path.slice(at + 1, at + 5);
      const cubic = [2, ...[0, 1].map((i) => from[i] + (2 / 3) * ([x, y][i] - from[i]))];
      cubic.push(...[0, 1].map((i) => [ex, ey][i] + (2 / 3) * ([x, y][i] - [ex, ey][i])), ex, ey);
      out.push(pathOf(cubic, [a, b, c, d, e, f]));
    } else out.push('h');
    const size = [3, 3, 7, 5, 1][op];
    if (size > 1) from = [path[at + size - 2], path[at + size - 1]];
    at += size;
  }
  return out.join('\n');
};

/** How the text is layered: by letters, words or lines; before, between or after the shapes; by mode 3 or opacity 0. */
export const STYLES = [
  { by: 'word', when: 'after', hide: '3 Tr', one: true },
  { by: 'letter', when: 'between', hide: '/Clear gs', one: false },
  { by: 'line', when: 'before', hide: '3 Tr', one: false },
];

const colorOf = (hex) => [1, 3, 5].map((at) => n(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');

const drawPage = async (page, { by, when, hide, one }) => {
  const list = await page.getOperatorList();
  const [shapes, layer] = [[], []];
  let state = {
    ctm: [1, 0, 0, 1, 0, 0],
    color: '#000000',
    font: '',
    size: 1,
    char: 0,
    word: 0,
    scale: 1,
    rise: 0,
  };
  const saved = [];
  let [text, lineX, lineY, x] = [[1, 0, 0, 1, 0, 0], 0, 0, 0];
  let leading = 0;
  const write = (glyphs) => {
    const words = [];
    for (const glyph of glyphs)
      if (by === 'letter' || words.length === 0 || glyph.text === ' ') words.push([glyph]);
      else words.at(-1).push(glyph);
    const shown = words.flatMap((word) => {
      const letters = word.filter((glyph) => glyph.text.trim() !== '');
      const [first, last] = [letters[0], letters.at(-1)];
      if (!first) return [];
      const text = letters.map((glyph) => glyph.text).join('');
      const scale = (100 * (last.x1 - first.x0)) / (0.6 * first.size * [...text].length);
      return `/F1 ${n(first.size)} Tf ${n(scale)} Tz 1 0 0 1 ${n(first.x0)} ${n(first.y)} Tm <${hexOf(text)}> Tj`;
    });
    const target = when === 'between' ? shapes : layer;
    for (const text of by === 'line' ? [shown.join(' ')] : shown) target.push(`q ${hide} BT ${text} ET Q`);
  };
  const show = (items) => {
    const glyphs = [];
    const paths = [];
    for (const item of items) {
      if (typeof item === 'number') {
        x -= (item / 1000) * state.size * state.scale;
        continue;
      }
      const toPage = multiply(state.ctm, text);
      const at = multiply(toPage, [state.size * state.scale, 0, 0, state.size, x, lineY + state.rise]);
      const size = state.size * Math.hypot(toPage[2], toPage[3]);
      const advance = (item.width / 1000) * state.size * state.scale;
      const id = `${state.font}_path_${item.fontChar}`;
      const path = page.commonObjs.has(id) ? page.commonObjs.get(id)?.path : undefined;
      if (path?.length > 0 && item.unicode.trim() !== '') paths.push(pathOf(path, at));
      const end = multiply(toPage, [1, 0, 0, 1, x + advance, lineY]);
      const chars = [...item.unicode.normalize('NFKC')].filter((char) => codeOf(char) !== undefined).join('');
      glyphs.push({ text: chars, x0: at[4], x1: end[4], y: at[5], size });
      x += advance + (state.char + (item.isSpace ? state.word : 0)) * state.scale;
    }
    const color = `${colorOf(state.color)} rg`;
    if (one && paths.length > 0) shapes.push(`${color} ${paths.join('\n')} f`);
    else for (const path of paths) shapes.push(`${color} ${path} f`);
    write(glyphs);
  };
  const move = (toX, toY) => {
    [lineX, lineY, x] = [toX, toY, toX];
  };
  const handlers = {
    [OPS.save]: () => saved.push({ ...state }),
    [OPS.restore]: () => {
      state = saved.pop() ?? state;
    },
    [OPS.paintFormXObjectBegin]: ([matrix]) => {
      saved.push({ ...state });
      if (matrix) state.ctm = multiply(state.ctm, matrix);
    },
    [OPS.paintFormXObjectEnd]: () => {
      state = saved.pop() ?? state;
    },
    [OPS.transform]: (args) => {
      state.ctm = multiply(state.ctm, args);
    },
    [OPS.setFillRGBColor]: ([color]) => {
      state.color = color;
    },
    [OPS.beginText]: () => {
      text = [1, 0, 0, 1, 0, 0];
      move(0, 0);
    },
    [OPS.setFont]: ([font, size]) => Object.assign(state, { font, size }),
    [OPS.setTextMatrix]: ([matrix]) => {
      text = [...matrix];
      move(0, 0);
    },
    [OPS.moveText]: ([dx, dy]) => move(lineX + dx, lineY + dy),
    [OPS.setLeadingMoveText]: ([dx, dy]) => {
      leading = dy;
      move(lineX + dx, lineY + dy);
    },
    [OPS.nextLine]: () => move(lineX, lineY + leading),
    [OPS.setCharSpacing]: ([value]) => Object.assign(state, { char: value }),
    [OPS.setWordSpacing]: ([value]) => Object.assign(state, { word: value }),
    [OPS.setHScale]: ([value]) => Object.assign(state, { scale: value / 100 }),
    [OPS.setTextRise]: ([value]) => Object.assign(state, { rise: value }),
    [OPS.showText]: ([items]) => show(items),
    [OPS.constructPath]: ([op, [path]]) => {
      if (path && (op === OPS.fill || op === OPS.eoFill))
        shapes.push(`${colorOf(state.color)} rg ${pathOf(path, state.ctm)} ${op === OPS.fill ? 'f' : 'f*'}`);
    },
  };
  for (const [index, op] of list.fnArray.entries()) handlers[op]?.(list.argsArray[index]);
  return (when === 'before' ? [...layer, ...shapes] : [...shapes, ...layer]).join('\n');
};

/** A copy of a PDF whose letters are paths, in one of the styles. */
export const outlined = async (bytes, style) => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, disableFontFace: true });
  const pdf = await task.promise;
  const objects = [{ dictionary: '<< /Type /Catalog /Pages 2 0 R >>' }, { dictionary: '' }];
  objects.push({
    dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  });
  const kids = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const data = deflateSync(Buffer.from(await drawPage(page, style), 'latin1'));
    const links = (await page.getAnnotations())
      .filter(({ url }) => url)
      .map(
        ({ url, rect }) =>
          `<< /Type /Annot /Subtype /Link /Rect [${rect.map(n).join(' ')}] /A << /S /URI /URI (${url}) >> >>`,
      );
    const at = objects.length + 1;
    kids.push(`${at} 0 R`);
    objects.push({
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [${page.view.map(n).join(' ')}] /Contents ${at + 1} 0 R /Annots [${links.join(' ')}] /Resources << /Font << /F1 3 0 R >> /ExtGState << /Clear << /ca 0 >> >> >> >>`,
    });
    objects.push({ dictionary: `<< /Length ${data.length} /Filter /FlateDecode >>`, data });
  }
  objects[1] = { dictionary: `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>` };
  await task.destroy();
  return rawPdf({ objects });
};
