import { describe, expect, it } from 'vitest';
import { rawPdf, simplePdf, textLines } from '#functions/testing/resumes/raw-pdf.ts';
import { parseResume } from './parse-resume.ts';

const RESUME = ['Ada Example', 'ada@example.com', 'SKILLS', 'Mathematics, Analysis, Programming of engines'];
const VISIBLE = ['Mathematics', 'Analysis', 'Programming of engines'];
const at = { x: 50, y: 700 };
const SECRET = textLines(['Rust, Cobol'], at);
const KEYWORDS = textLines(['Kubernetes, Terraform, Snowflake'], at);
const CAPITALS = textLines(['KUBERNETES, TERRAFORM, SNOWFLAKE'], at);

const picture = (mask = '') => ({
  dictionary: `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 ${mask} /Length 1 >>`,
  data: Buffer.from([20]),
});
const form = (content: string, box = '0 0 595 842') => ({
  dictionary: `<< /Type /XObject /Subtype /Form /BBox [${box}] /Group << /S /Transparency /I true /CS /DeviceGray >> /Resources << /Font << /F1 3 0 R >> >> /Length ${content.length} >>`,
  data: Buffer.from(content),
});
const shading = (from: string, to: string) =>
  `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [40 0 340 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [${from}] /C1 [${to}] /N 1 >> >>`;
const RESOURCES = `/ExtGState << ${[0, 1, 5, 90, 96].map((part) => `/A${part} << /ca ${part / 100} /CA ${part / 100} >>`).join(' ')}
  /Multiply << /BM /Multiply >> /Screen << /BM /Screen >> /Difference << /BM /Difference >>
  /Empty << /SMask << /S /Luminosity /G 8 0 R >> >> /Full << /SMask << /S /Luminosity /G 9 0 R >> >>
  /Letters << /SMask << /S /Luminosity /G 11 0 R >> >> >>
  /XObject << /Photo 6 0 R /Shadow 7 0 R /Group 10 0 R /Cut 12 0 R >>
  /Shading << /Dark ${shading('0.1 0.1 0.3', '0 0 0')} /Pale ${shading('1 1 1', '0.97 0.97 1')} >>`;
const MORE = [
  picture(),
  picture('/SMask 6 0 R'),
  form(''),
  form('1 g 0 0 595 842 re f'),
  form(`0 g ${KEYWORDS}`),
  form(`1 g ${KEYWORDS}`),
  form(KEYWORDS, '0 0 595 680'),
];

const read = async (after: string, before = ''): Promise<{ skills: string[]; reasons: string[] }> => {
  const pages = [`q ${before} Q q ${textLines(RESUME)} Q q ${after} Q`];
  const { skills, hiddenText } = await parseResume(
    rawPdf(simplePdf({ pages, resources: RESOURCES, more: MORE })),
  );
  return { skills, reasons: hiddenText.map(({ reason }) => reason) };
};

/** Something of each place of a grid over the text and around it. */
const grid = (step: number, make: (x: number, y: number, index: number) => string): string =>
  Array.from({ length: Math.ceil(320 / step) * Math.ceil(40 / step) }, (_, index) => {
    const columns = Math.ceil(320 / step);
    return make(40 + (index % columns) * step, 685 + Math.floor(index / columns) * step, index);
  }).join(' ');
const noise = (index: number): number => (Math.imul(index + 1, 2654435761) >>> 8) % 100;
/** Shapes in a row at the place of the text. */
const row = (width: number, make: (x: number, index: number) => string): string =>
  Array.from({ length: Math.ceil(170 / width) }, (_, index) => make(50 + index * width, index)).join(' ');
/** A bar at the place of each letter of the keywords in capitals, as high as these. */
const WIDTHS: Record<string, number> = {
  K: 667,
  U: 722,
  B: 667,
  E: 667,
  R: 722,
  N: 722,
  T: 611,
  S: 667,
  F: 611,
  O: 778,
  M: 833,
  W: 944,
  L: 556,
  A: 667,
  ',': 278,
  ' ': 278,
};
const barsOfCapitals = (): string => {
  let x = 50;
  return [...'KUBERNETES, TERRAFORM, SNOWFLAKE'].reduce((drawn, letter) => {
    const width = (WIDTHS[letter] ?? 0) / 100;
    x += width;
    return /\w/.test(letter) ? `${drawn} 0 g ${x - 0.9 * width} 700 ${0.8 * width} 7.2 re f` : drawn;
  }, '');
};
const blob = (x: number, y: number, size: number): string =>
  `${x} ${y} m ${x + size} ${y} l ${x + size} ${y + size / 2} ${x + size / 2} ${y + size} ${x} ${y + size} c f`;

describe('text that nobody can see is left out and reported', () => {
  const LATER = '0.9 0.9 0.9 rg 40 680 300 40 re f';
  const BAR = '0 0 0.4 rg 40 680 300 40 re f';
  it.each([
    ['same_color', 'white on white', `1 g ${SECRET}`],
    ['same_color', 'nearly as opaque as nothing', `/A5 gs ${SECRET}`],
    ['same_color', 'the color of its bar', `${BAR} 0 0 0.42 rg ${SECRET}`],
    ['same_color', 'the color of its bar, which lets 4 % through', `/A96 gs ${BAR} 0 0 0.42 rg ${SECRET}`],
    [
      'same_color',
      'the color of a round bar',
      `0 0 0.4 rg 30 690 m 30 740 360 740 360 690 c f 0 0 0.42 rg ${SECRET}`,
    ],
    ['same_color', 'the color of a thick line', `0 0 0.4 RG 30 w 40 700 m 340 700 l S 0 0 0.42 rg ${SECRET}`],
    ['same_color', 'white in a white gradient', `q 40 680 300 40 re W n /Pale sh Q 1 g ${SECRET}`],
    [
      'same_color',
      'white outside of a bar with a hole',
      `0 g 0 600 m 595 600 l 595 740 l 0 740 l h 40 680 300 40 re f* 1 g ${SECRET}`,
    ],
    ['same_color', 'multiplied by white', `/Multiply gs 1 g ${SECRET}`],
    ['same_color', 'black screened', `/Screen gs 0 g ${SECRET}`],
    ['same_color', 'the difference to black', `/Difference gs 0 g ${SECRET}`],
    ['same_color', 'stroked in white', `1 Tr 0 g 1 G ${SECRET}`],
    [
      'same_color',
      'white before a bar that is painted elsewhere',
      `0 0 0.4 rg 40 600 300 40 re f 1 g ${SECRET}`,
    ],
    ['tiny', 'tiny', textLines(['Rust, Cobol'], { ...at, size: 1 })],
    ['off_page', 'off the page', textLines(['Rust, Cobol'], { x: -400, y: 740 })],
    ['clipped', 'outside of its clip', `40 600 300 40 re W n ${SECRET}`],
    ['clipped', 'between the parts of its clip', `0 0 9 9 re 580 830 9 9 re W n ${SECRET}`],
    ['clipped', 'outside of its form', '/Cut Do'],
    ['covered', 'under a rectangle', `${SECRET} ${LATER}`],
    ['covered', 'under a rectangle that lets 10 % through', `${SECRET} /A90 gs ${LATER}`],
    ['covered', 'under a round shape', `${SECRET} 1 g 20 745 m 20 600 500 600 500 745 c f`],
    ['covered', 'under a thick line', `${SECRET} 1 G 40 w 40 700 m 340 700 l S`],
    ['covered', 'under a picture', `${SECRET} q 300 0 0 40 40 680 cm /Photo Do Q`],
    ['covered', 'under a gradient', `${SECRET} q 40 680 300 40 re W n /Dark sh Q`],
    ['invisible', 'without opacity', `/A0 gs ${SECRET}`],
    ['invisible', 'in a group without opacity', '/A1 gs /Group Do'],
    ['invisible', 'under an empty soft mask', `/Empty gs ${SECRET}`],
    ['invisible', 'a stencil for nothing', `7 Tr ${SECRET}`],
    ['invisible', 'a soft mask for nothing', '/Letters gs'],
  ])('%s: %s', async (reason, _, hidden) => {
    const { skills, reasons } = await read(hidden);
    expect(skills).toEqual(VISIBLE);
    expect(reasons).toEqual([reason]);
  });
});

describe('text that is seen is read', () => {
  const NEARLY = `/A96 gs 0.1 0.1 0.15 rg 40 680 300 40 re f /A90 gs 0.1 0.1 0.15 rg 40 680 300 40 re f`;
  it.each([
    ['on a dark bar', `0 0 0.4 rg 40 680 300 40 re f 1 g ${SECRET}`],
    ['on a bar that lets 4 % through', `/A96 gs 0 0 0.4 rg 40 680 300 40 re f 1 g ${SECRET}`],
    ['on a bar that lets 10 % through', `/A90 gs 0.13 g 40 680 300 40 re f 1 g ${SECRET}`],
    ['on a bar of two layers', `${NEARLY} 1 g ${SECRET}`],
    ['on a round bar', `0.1 g 30 690 m 30 740 360 740 360 690 c f 1 g ${SECRET}`],
    ['on a thick line', `0.1 g 0.1 G 40 w 40 702 m 340 702 l S 1 g ${SECRET}`],
    ['on a picture', `q 300 0 0 40 40 680 cm /Photo Do Q 1 g ${SECRET}`],
    ['on a picture that lets 10 % through', `q /A90 gs 300 0 0 40 40 680 cm /Photo Do Q 1 g ${SECRET}`],
    ['on a picture of a shadow', `q 300 0 0 40 40 680 cm /Shadow Do Q 1 g ${SECRET}`],
    ['on a gradient', `q 40 680 300 40 re W n /Dark sh Q 1 g ${SECRET}`],
    ['screened on a multiplied bar', `/Multiply gs 0.2 g 40 680 300 40 re f /Screen gs 1 g ${SECRET}`],
    ['as the difference to white', `/Difference gs 1 g ${SECRET}`],
    ['in outlines around white', `2 Tr 1 g 0 G ${SECRET}`],
    ['in a stroke', `1 Tr 1 g 0 G ${SECRET}`],
    ['under a pale highlight', `${SECRET} /Multiply gs 1 1 0 rg 40 680 300 40 re f`],
    ['through a soft mask', `/Full gs ${SECRET}`],
    ['as a stencil for a gradient', `7 Tr ${SECRET} /Dark sh`],
    ['as a soft mask for a bar', '/Letters gs 0 g 40 680 300 40 re f'],
    ['in a group', '/Group Do'],
  ])('%s', async (_, shown) => {
    const { skills, reasons } = await read(shown);
    expect(skills.join()).toMatch(/Cobol|Terraform/);
    expect(reasons).toEqual([]);
  });
});

describe('a layer of text over what are not its letters is left out', () => {
  it.each([
    ['a picture', 'q 300 0 0 40 40 680 cm /Photo Do Q'],
    ['a picture of the whole page', 'q 595 0 0 842 0 0 cm /Photo Do Q'],
    ['a transparent picture', 'q 300 0 0 40 40 680 cm /Shadow Do Q'],
    ['a dark bar', '0.1 g 40 680 300 40 re f'],
    ['a bar as high as letters', '0.1 g 50 700 170 7 re f'],
    ['a line', '0 G 1 w 40 702 m 340 702 l S'],
    ['a dashed line', row(6, (x) => `0 g ${x} 702 4 1 re f`)],
    ['a gradient', 'q 40 680 300 40 re W n /Dark sh Q'],
    ['a bar for each letter', barsOfCapitals()],
    ['dots', row(6, (x) => `0 g ${blob(x, 700, 5)}`)],
    ['bars', row(5, (x, index) => `0 g ${x} 700 ${1 + (noise(index) % 4)} 7 re f`)],
    ['bars of different heights', row(5, (x, index) => `0 g ${x} 700 3 ${3 + (noise(index) % 6)} re f`)],
    [
      'a row of squares and dots',
      row(6, (x, index) => `0 g ${index % 2 ? blob(x, 700, 5) : `${x} 700 5 5 re f`}`),
    ],
    ['a texture of squares', grid(3, (x, y) => `0.4 g ${x} ${y} 2 2 re f`)],
    ['a texture of dots', grid(5, (x, y) => `0.4 g ${blob(x, y, 3)}`)],
    [
      'a texture of noise',
      grid(
        4,
        (x, y, index) =>
          `0.4 g ${noise(index) % 2 ? blob(x, y + (noise(index) % 3), 3) : `${x} ${y} 3 2 re f`}`,
      ),
    ],
    ['stripes', grid(2, (x, y) => `0.4 g ${x} ${y} 2 0.8 re f`)],
  ])('%s', async (_, drawn) => {
    for (const layer of [`3 Tr ${KEYWORDS}`, `3 Tr ${CAPITALS}`, `/A0 gs ${KEYWORDS}`]) {
      const { skills, reasons } = await read(layer, drawn);
      expect(skills).toEqual(VISIBLE);
      expect(reasons).toEqual(['invisible']);
    }
  });
});

it('a page without text needs OCR and has no values', async () => {
  const result = await parseResume(rawPdf(simplePdf({ pages: ['0 0 100 100 re f'] })));
  expect(result).toMatchObject({ needsOcr: true, name: null, skills: [], experience: [] });
});
