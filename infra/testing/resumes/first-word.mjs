/** Layouts of a word processor in the first part. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';

const flat = (p) => p.groups.flatMap(([, s]) => s);
const P = (c, o = {}) =>
  new Paragraph({
    children: (Array.isArray(c) ? c : [c]).map((x) => (typeof x === 'string' ? new TextRun(x) : x)),
    ...o,
  });
const B = (text) => new TextRun({ text, bold: true });
const I = (text) => new TextRun({ text, italics: true });
const Hd = (text) =>
  new Paragraph({
    children: [new TextRun({ text: text.toUpperCase(), bold: true, size: 24, color: '2F5496' })],
    spacing: { before: 200, after: 60 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '2F5496' } },
  });
const tab = { tabStops: [{ type: TabStopType.RIGHT, position: 9700 }] };
const bullets = (l) => l.map((x) => P(x, { bullet: { level: 0 } }));
const L = ([, u]) =>
  new ExternalHyperlink({ link: `https://${u}`, children: [new TextRun({ text: u, style: 'Hyperlink' })] });
const doc = (children) =>
  new Document({
    styles: { default: { document: { run: { font: 'Carlito', size: 21 } } } },
    sections: [
      { properties: { page: { margin: { top: 900, bottom: 900, left: 1000, right: 1000 } } }, children },
    ],
  });
const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};
const cell = (children, width, shade) =>
  new TableCell({
    children,
    width: { size: width, type: WidthType.PERCENTAGE },
    borders: { top: none, bottom: none, left: none, right: none },
    ...(shade ? { shading: { fill: shade } } : {}),
  });
const skills = (p) =>
  p.grouped ? p.groups.map(([l, s]) => P([B(`${l}: `), s.join(', ')])) : [P(flat(p).join(', '))];
export const firstWord = {
  // Paragraphs with a tab to the right margin.
  tabs: (p) =>
    doc([
      P(new TextRun({ text: p.name, bold: true, size: 40 }), { alignment: AlignmentType.CENTER }),
      P(`${p.location} | ${p.phone} | ${p.email}`, { alignment: AlignmentType.CENTER }),
      ...(p.links.length
        ? [
            P(
              p.links.flatMap((l, i) => (i ? [' | ', L(l)] : [L(l)])),
              { alignment: AlignmentType.CENTER },
            ),
          ]
        : []),
      ...(p.summary ? [Hd(p.h.summary), P(p.summary)] : []),
      Hd(p.h.experience),
      ...p.experience.flatMap((x) => [
        P([B(p.titleFirst ? x.title : x.company), `\t${x.dates}`], tab),
        P([I(p.titleFirst ? x.company : x.title), ...(x.location ? [`, ${x.location}`] : [])]),
        ...bullets(x.highlights),
      ]),
      Hd(p.h.education),
      ...p.education.flatMap((x) => [
        P([B(x.school), `\t${x.dates}`], tab),
        P(x.what + (x.gradeText ? `, ${x.gradeText}` : '')),
      ]),
      Hd(p.h.skills),
      ...skills(p),
      ...(p.languages.length
        ? [Hd(p.h.languages), P(p.languages.map(([a, b]) => `${a} (${b})`).join(', '))]
        : []),
      ...(p.certificates.length
        ? [
            Hd(p.h.certificates),
            ...p.certificates.map((c) => P(`${c.name}, ${c.issuer}, ${c.date}`, { bullet: { level: 0 } })),
          ]
        : []),
    ]),
  // A table without borders: dates left, text right.
  dateTable: (p) => {
    const rows = (l) =>
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        borders: noBorders,
        rows: l.map(([a, b]) => new TableRow({ children: [cell([P(a)], 24), cell(b, 76)] })),
      });
    return doc([
      P(new TextRun({ text: `Curriculum Vitae`, size: 22, color: '888888' })),
      P(new TextRun({ text: p.name, bold: true, size: 36 })),
      P(`${p.location}`),
      P(`${p.phone}`),
      P(`${p.email}`),
      ...p.links.map((l) => P(L(l))),
      Hd(p.h.experience),
      rows(
        p.experience.map((x) => [
          x.dates,
          [P(B(x.title)), P(x.company + (x.location ? `, ${x.location}` : '')), ...bullets(x.highlights)],
        ]),
      ),
      Hd(p.h.education),
      rows(
        p.education.map((x) => [
          x.dates,
          [P(B(x.what)), P(x.school), ...(x.gradeText ? [P(x.gradeText)] : [])],
        ]),
      ),
      Hd(p.h.skills),
      rows(p.groups.map(([l, s]) => [l, [P(s.join(', '))]])),
      ...(p.languages.length ? [Hd(p.h.languages), rows(p.languages.map(([a, b]) => [a, [P(b)]]))] : []),
      ...(p.certificates.length
        ? [Hd(p.h.certificates), rows(p.certificates.map((c) => [c.date, [P(`${c.name}, ${c.issuer}`)]]))]
        : []),
    ]);
  },
  // A table with a shaded cell as a rail.
  railTable: (p) =>
    doc([
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        borders: noBorders,
        rows: [
          new TableRow({
            children: [
              cell(
                [
                  P(new TextRun({ text: p.name, bold: true, size: 34 })),
                  P(p.headline),
                  Hd(p.h.contact),
                  P(p.email),
                  P(p.phone),
                  P(p.location),
                  ...p.links.map((l) => P(L(l))),
                  Hd(p.h.skills),
                  ...flat(p).map((s) => P(s, { bullet: { level: 0 } })),
                  ...(p.languages.length
                    ? [Hd(p.h.languages), ...p.languages.map(([a, b]) => P(`${a}, ${b}`))]
                    : []),
                ],
                34,
                'E7E6E6',
              ),
              cell(
                [
                  ...(p.summary ? [Hd(p.h.summary), P(p.summary)] : []),
                  Hd(p.h.experience),
                  ...p.experience.flatMap((x) => [
                    P(B(`${x.title}, ${x.company}`)),
                    P(x.location ? `${x.location} | ${x.dates}` : x.dates),
                    ...bullets(x.highlights),
                  ]),
                  Hd(p.h.education),
                  ...p.education.flatMap((x) => [
                    P(B(x.what)),
                    P(`${x.school} | ${x.dates}`),
                    ...(x.gradeText ? [P(x.gradeText)] : []),
                  ]),
                ],
                66,
              ),
            ],
          }),
        ],
      }),
    ]),
};
export const save = (d) => Packer.toBuffer(d);
