/** Layouts of the third part that Typst, a word processor and pdfmake make. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

const flat = ({ groups }) => groups.flatMap(([, skills]) => skills);
const when = (test, text) => (test ? text : '');
const t = (text) =>
  String(text ?? '')
    .replace(/([\\#*_`$@<>~[\]=])/g, '\\$1')
    .replace(/\/\//g, '\\/\\/');
const list = (lines) => lines.map((text) => `- ${t(text)}`).join('\n');

export const thirdTypst = {
  // A generator of CVs: coloured headings over rules, company, title and place in one line, dates at the right.
  generator: (p) => {
    const section = (title, body) =>
      when(
        body,
        `\n#block(above: 11pt, below: 6pt)[#text(fill: rgb("#004f90"), size: 14pt, weight: "bold")[${t(title)}] #box(width: 1fr, line(length: 100%, stroke: .5pt + rgb("#004f90")))]\n${body}\n`,
      );
    const entry = (left, right) =>
      `#grid(columns: (1fr, 42mm), column-gutter: 5mm, [${left}], align(right)[${right}])\n#v(2pt)\n`;
    const where = (x) => (x.location ? `${t(x.location)} \\\n${t(x.dates)}` : t(x.dates));
    return `#set page(margin: 19mm)\n#set text(size: 10pt, font: "Libertinus Serif")\n#align(center)[#text(fill: rgb("#004f90"), size: 28pt, weight: "bold")[${t(p.name)}] \\\n${[t(p.location), `#link("mailto:${p.email}")[${t(p.email)}]`, t(p.phone), ...p.links.map(([, url]) => `#link("https://${url}")[${t(url)}]`)].join(' #h(3mm) ')}]\n${section(p.h.summary, p.summary && t(p.summary))}${section(p.h.education, p.education.map((x) => entry(`*${t(x.school)}*, ${t(x.what)}\n${when(x.gradeText, `- ${t(x.gradeText)}`)}`, t(x.dates))).join(''))}${section(p.h.experience, p.experience.map((x) => entry(`*${t(x.company)}*, ${t(x.title)}\n${list(x.highlights)}`, where(x))).join(''))}${section(p.h.projects, p.projects.map((x) => entry(`*${t(x.name)}*\n- ${t(x.description)}`, '2020')).join(''))}${section(p.h.publications, p.publications.map((x) => `${t(x)}\n\n`).join(''))}${section(p.h.skills, p.groups.map(([label, skills]) => `*${t(label)}:* ${t(skills.join(', '))}\n\n`).join(''))}`;
  },
  // A rail at the right on a coloured ground; headings with a bar before them; the title over company and dates.
  ground: (p) => {
    const section = (title, body) =>
      when(body, `\n#block(above: 12pt, below: 5pt)[*| ${t(title)}*]\n${body}\n`);
    const rail = `${section(p.h.contact, [t(p.phone), `#link("mailto:${p.email}")[${t(p.email)}]`, t(p.location), ...p.links.map(([, url]) => `#link("https://${url}")[${t(url)}]`)].join(' \\\n'))}${section(p.h.skills, p.groups.map(([label, skills]) => `_${t(label)}_ \\\n${skills.map(t).join(' \\\n')}\n\n`).join(''))}${section(p.h.languages, p.languages.map(([name, level]) => `${t(name)} #h(1fr) ${t(level)}`).join(' \\\n'))}${section(p.h.interests, p.interests.map(t).join(''))}`;
    const main = `#text(size: 24pt)[${t(p.name)}] \\\n${t(p.headline)}\n${section(p.h.experience, p.experience.map((x) => `*${t(x.title)}* \\\n${t(x.company)}${when(x.location, `, ${t(x.location)}`)} #h(1fr) _${t(x.dates)}_\n${list(x.highlights)}\n`).join('\n'))}${section(p.h.education, p.education.map((x) => `*${t(x.what)}* \\\n${t(x.school)} #h(1fr) _${t(x.dates)}_${when(x.gradeText, ` \\\n${t(x.gradeText)}`)}\n`).join('\n'))}${section(p.h.awards, p.awards.map(([name, year]) => `- ${t(name)}, ${t(year)}`).join('\n'))}`;
    return `#set page(margin: (left: 16mm, right: 0mm, y: 0mm))\n#set text(size: 9.5pt, font: "New Computer Modern")\n#grid(columns: (1fr, 62mm), column-gutter: 8mm, pad(top: 16mm)[${main}], block(fill: rgb("#e8eef2"), inset: (x: 7mm, y: 16mm), height: 297mm, width: 62mm)[${rail}])`;
  },
};

const run = (text, options = {}) => new TextRun({ text, ...options });
const line = (children, options = {}) =>
  new Paragraph({ children: [children].flat().map((x) => (typeof x === 'string' ? run(x) : x)), ...options });
const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const noBorders = { top: none, bottom: none, left: none, right: none };
const thin = { style: BorderStyle.SINGLE, size: 4, color: '999999' };
const borders = { top: thin, bottom: thin, left: thin, right: thin };
const cell = (children, width, edges = borders) =>
  new TableCell({
    children: [children].flat().map((x) => (typeof x === 'string' ? line(x) : x)),
    borders: edges,
    width: { size: width, type: WidthType.DXA },
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
  });
const table = (rows, widths, edges) =>
  new Table({
    rows: rows.map(
      (cells) => new TableRow({ children: cells.map((x, index) => cell(x, widths[index], edges)) }),
    ),
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
  });
const bullets = (texts) => texts.map((text) => line(text, { bullet: { level: 0 } }));
const document = (font, children) =>
  Packer.toBuffer(
    new Document({
      styles: { default: { document: { run: { font, size: 21 } } } },
      sections: [
        { properties: { page: { margin: { top: 850, bottom: 850, left: 1000, right: 1000 } } }, children },
      ],
    }),
  );

export const thirdWord = {
  // A form: every section a table with borders, entries in rows, dates in the last column.
  form: (p) => {
    const heading = (text) =>
      line(run(text, { bold: true }), {
        shading: { type: ShadingType.CLEAR, fill: 'D9E2F3' },
        spacing: { before: 200, after: 80 },
      });
    return document('Carlito', [
      line(run(p.name, { bold: true, size: 32 })),
      line(`${p.labels.phone}: ${p.phone} | ${p.labels.email}: ${p.email}`),
      line([`${p.labels.address}: ${p.location}`, ...p.links.map(([, url]) => ` | ${url}`)]),
      heading(p.h.education),
      table(
        p.education.map((x) => [x.what, x.school, x.dates]),
        [4000, 3800, 2200],
      ),
      heading(p.h.experience),
      table(
        p.experience.map((x) => [
          [
            line([run(x.title, { bold: true }), `, ${x.company}`]),
            ...(x.location ? [line(run(x.location, { italics: true }))] : []),
            ...bullets(x.highlights),
          ],
          x.dates,
        ]),
        [7800, 2200],
      ),
      heading(p.h.skills),
      table(
        p.groups.map(([label, skills]) => [label, skills.join(', ')]),
        [2500, 7500],
      ),
      ...(p.interests.length > 0 ? [heading(p.h.interests), line(p.interests[0])] : []),
    ]);
  },
  // Headings underlined at the left in plain text; labels in bold before company, title and period of an entry.
  plain: (p) => {
    const heading = (text) =>
      line(run(`${text}:`, { bold: true, underline: {} }), { spacing: { before: 220, after: 60 } });
    return document('Liberation Sans', [
      line(run(p.labels.title.toUpperCase(), { bold: true, size: 26 }), { alignment: AlignmentType.CENTER }),
      table(
        [
          [
            [line(run(p.name, { bold: true })), line(p.location)],
            [line(p.phone), line(p.email)],
          ],
        ],
        [5000, 5000],
        noBorders,
      ),
      ...(p.summary ? [heading(p.h.summary), line(p.summary)] : []),
      heading(p.h.experience),
      ...p.experience.flatMap((x, index) => [
        line(`${index + 1}. ${x.company}${x.location ? `, ${x.location}` : ''} (${x.dates})`),
        line([run('Role: ', { bold: true }), x.title]),
        ...bullets(x.highlights),
      ]),
      heading(p.h.education),
      ...p.education.map((x) =>
        line(`${x.what} from ${x.school}, ${x.dates}${x.gradeText ? ` (${x.gradeText})` : ''}`, {
          bullet: { level: 0 },
        }),
      ),
      heading(p.h.skills),
      ...p.groups.map(([label, skills]) => line(`${label} : ${skills.join(', ')}`, { bullet: { level: 0 } })),
      ...p.links.map(([kind, url]) => line(`${kind}: ${url}`)),
    ]);
  },
};

export const thirdPdfmake = {
  // Titles at the left, dates over places at the right of each entry, headings in white on dark bars.
  bars: (p) => {
    const heading = (text) => ({
      table: { widths: ['*'], body: [[{ text, color: 'white', bold: true, fillColor: '#37474f' }]] },
      layout: 'noBorders',
      margin: [0, 10, 0, 4],
    });
    const entry = (first, second, right, lines) => ({
      columns: [
        { width: '*', stack: [{ text: first, bold: true }, second, { ul: lines, fontSize: 9 }] },
        {
          width: 130,
          stack: right.filter(Boolean).map((text) => ({ text, alignment: 'right', color: '#777' })),
        },
      ],
      margin: [0, 0, 0, 5],
    });
    return {
      pageSize: 'LETTER',
      defaultStyle: { fontSize: 10 },
      content: [
        { text: p.name, fontSize: 24 },
        { text: `${p.headline}`, color: '#777' },
        {
          text: [p.email, p.phone, p.location].join('   '),
          margin: [0, 2, 0, 0],
        },
        ...p.links.map(([kind, url]) => ({ text: kind, link: `https://${url}`, color: 'blue' })),
        ...(p.summary ? [heading(p.h.summary), p.summary] : []),
        heading(p.h.experience),
        ...p.experience.map((x) => entry(x.company, x.title, [x.dates, x.location], x.highlights)),
        heading(p.h.education),
        ...p.education.map((x) => entry(x.school, x.what, [x.dates, x.gradeText], [])),
        heading(p.h.skills),
        { text: flat(p).join(', ') },
        ...(p.languages.length > 0
          ? [heading(p.h.languages), p.languages.map(([name, level]) => `${name} (${level})`).join(', ')]
          : []),
      ],
    };
  },
};
