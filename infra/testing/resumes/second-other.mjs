/** Layouts of a word processor's templates and of Typst. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';

const flat = ({ groups }) => groups.flatMap(([, skills]) => skills);
const run = (text, options = {}) => new TextRun({ text, ...options });
const line = (children, options = {}) =>
  new Paragraph({ children: [children].flat().map((x) => (typeof x === 'string' ? run(x) : x)), ...options });
const document = (font, children) =>
  Packer.toBuffer(
    new Document({
      styles: { default: { document: { run: { font, size: 21 } } } },
      sections: [
        { properties: { page: { margin: { top: 900, bottom: 900, left: 1100, right: 1100 } } }, children },
      ],
    }),
  );
const link = ([, url]) =>
  new ExternalHyperlink({ link: `https://${url}`, children: [run(url, { style: 'Hyperlink' })] });
const bullets = (list) => list.map((text) => line(text, { bullet: { level: 0 } }));
const rule = { bottom: { style: BorderStyle.SINGLE, size: 8, color: '77448B' } };

export const secondWord = {
  // A template of Word: dates in capitals over "TITLE, COMPANY", skills in two tabbed columns.
  dateAbove: (p) => {
    const heading = (text) =>
      line(run(text, { bold: true, size: 26, color: '262626', allCaps: true }), {
        spacing: { before: 260, after: 80 },
      });
    const date = (text) =>
      line(run(text, { size: 19, color: '595959', allCaps: true }), { spacing: { before: 120 } });
    const name = (first, second) =>
      line([
        run(`${first}, `, { bold: true, color: '1D824C', size: 24, allCaps: true }),
        run(second, { color: '595959', size: 24, allCaps: true }),
      ]);
    const skills = flat(p);
    const rows = skills
      .filter((_, index) => index % 2 === 0)
      .map((first, index) =>
        line(
          [
            run(`• ${first}`),
            ...(skills[2 * index + 1]
              ? [new TextRun({ children: [new Tab(), `• ${skills[2 * index + 1]}`] })]
              : []),
          ],
          { tabStops: [{ type: TabStopType.LEFT, position: 4800 }] },
        ),
      );
    return document('Carlito', [
      line(run(p.name, { size: 64, allCaps: true }), { alignment: AlignmentType.CENTER }),
      line(`${p.location} · ${p.phone}`, { alignment: AlignmentType.CENTER }),
      line([p.email, ...p.links.flatMap((x) => [' · ', link(x)])], { alignment: AlignmentType.CENTER }),
      ...(p.summary ? [line(p.summary, { spacing: { before: 200 } })] : []),
      heading(p.h.experience),
      ...p.experience.flatMap((x) => [
        date(x.dates),
        name(x.title, x.company),
        ...x.highlights.map((text) => line(text)),
      ]),
      heading(p.h.education),
      ...p.education.flatMap((x) => [
        date(x.dates),
        name(x.what, x.school),
        ...(x.gradeText ? [line(x.gradeText)] : []),
      ]),
      heading(p.h.skills),
      ...rows,
    ]);
  },
  // A plain document: company, tab, place; title, tab, dates; everything in one font, headings underlined.
  plainTabs: (p) => {
    const tab = { tabStops: [{ type: TabStopType.RIGHT, position: 9700 }] };
    const heading = (text) => line(run(text, { bold: true }), { border: rule, spacing: { before: 180 } });
    const tabbed = (first, second, style = {}) =>
      line([run(first, style), new TextRun({ children: [new Tab(), second ?? ''] })], tab);
    return document('Liberation Serif', [
      line(run(p.name, { bold: true, size: 28 })),
      line(`Address: ${p.location}`),
      line(`Phone: ${p.phone}   Email: ${p.email}`),
      ...p.links.map(([kind, url]) => line([`${kind}: `, link([kind, url])])),
      ...(p.summary ? [heading(p.h.summary), line(p.summary)] : []),
      heading(p.h.education),
      ...p.education.flatMap((x) => [
        tabbed(x.school, x.dates, { bold: true }),
        line(x.what + (x.gradeText ? `; ${x.gradeText}` : '')),
      ]),
      heading(p.h.experience),
      ...p.experience.flatMap((x) => [
        tabbed(x.company, x.location, { bold: true }),
        tabbed(x.title, x.dates, { italics: true }),
        ...bullets(x.highlights),
      ]),
      heading(p.h.skills),
      ...p.groups.map(([label, list]) => line([run(`${label}: `), list.join('; ')])),
      ...(p.languages.length > 0
        ? [heading(p.h.languages), line(p.languages.map(([name, level]) => `${name} – ${level}`).join('; '))]
        : []),
    ]);
  },
};

const t = (text) =>
  String(text ?? '')
    .replace(/([\\#*_`$@<>~[\]=])/g, '\\$1')
    .replace(/\/\//g, '\\/\\/');
const list = (lines) => lines.map((text) => `- ${t(text)}`).join('\n');
const section = (title, body) => (body ? `\n== ${t(title)}\n${body}\n` : '');

export const secondTypst = {
  // Small capitals as headings over rules; four corners: company, dates, title, place.
  corners: (p) =>
    `#set page(margin: (x: 16mm, y: 14mm))\n#set text(size: 10pt, font: "New Computer Modern")\n#show heading.where(level: 2): it => block(below: 5pt)[#smallcaps(text(size: 11pt, weight: "regular", it.body)) #v(-9pt) #line(length: 100%, stroke: .6pt)]\n#align(center)[#text(size: 22pt, weight: "bold")[${t(p.name)}] \\\n${[t(p.location), `#link("mailto:${p.email}")[${t(p.email)}]`, t(p.phone), ...p.links.map(([, url]) => `#link("https://${url}")[${t(url)}]`)].join(' #h(4pt) | #h(4pt) ')}]\n${section(p.h.education, p.education.map((x) => `*${t(x.school)}* #h(1fr) ${t(x.dates)} \\\n_${t(x.what)}_ #h(1fr) ${t(x.gradeText)}\n`).join('\n'))}${section(p.h.experience, p.experience.map((x) => `*${t(x.company)}* #h(1fr) ${t(x.dates)} \\\n_${t(x.title)}_ #h(1fr) ${t(x.location)}\n${list(x.highlights)}\n`).join('\n'))}${section(p.h.projects, p.projects.map((x) => `*${t(x.name)}* #h(1fr) 2022\n- ${t(x.description)}\n`).join('\n'))}${section(p.h.skills, p.groups.map(([label, skills]) => `- *${t(label)}*: ${t(skills.join(', '))}`).join('\n'))}`,
  // Headings at the left, everything else at the right of a rule; one line for an entry.
  aside: (p) => {
    const row = (title, body) =>
      body
        ? `#grid(columns: (27mm, 1fr), gutter: 6mm, align(right)[#text(weight: "bold", fill: rgb("#3b5b92"))[${t(title)}]], [${body}])\n#v(6pt)\n`
        : '';
    return `#set page(margin: 18mm)\n#set text(size: 10pt, font: "Libertinus Serif")\n#align(right)[#text(size: 20pt)[${t(p.name)}] \\\n${t(p.location)} \\\n${t(p.phone)} -- ${t(p.email)} \\\n${p.links.map(([, url]) => t(url)).join(' -- ')}]\n#v(8pt)\n${row(p.h.summary, p.summary && t(p.summary))}${row(p.h.experience, p.experience.map((x) => `${t(x.dates)} #h(8pt) *${t(x.title)}*, ${t(x.company)}${x.location ? `, ${t(x.location)}` : ''}\n${list(x.highlights)}\n`).join('\n'))}${row(p.h.education, p.education.map((x) => `${t(x.dates)} #h(8pt) *${t(x.what)}*, ${t(x.school)}${x.gradeText ? ` (${t(x.gradeText)})` : ''}\n`).join('\n'))}${row(p.h.skills, t(flat(p).join(', ')))}${row(p.h.languages, p.languages.map(([name, level]) => `${t(name)}: ${t(level)}`).join(' \\\n'))}`;
  },
};
