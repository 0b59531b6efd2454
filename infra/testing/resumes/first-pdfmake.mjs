/** Layouts of pdfmake in the first part. */
const flat = (p) => p.groups.flatMap(([, s]) => s);
const h = (text, style = 'h') => ({ text, style });
const ul = (l) => (l.length ? [{ ul: l, margin: [0, 2, 0, 6] }] : []);
const styles = {
  h: { fontSize: 13, bold: true, color: '#7a1f3d', margin: [0, 10, 0, 3] },
  n: { fontSize: 24, bold: true },
  d: { color: '#666' },
};
export const firstPdfmake = {
  // Columns of pdfmake: what and when beside each other.
  lines: (p) => ({
    defaultStyle: { fontSize: 10 },
    styles,
    content: [
      { text: p.name, style: 'n' },
      { text: [p.email, p.phone, p.location].join('  |  ') },
      { text: p.links.map(([, u], i) => ({ text: (i ? '  |  ' : '') + u, link: `https://${u}` })) },
      ...(p.summary ? [h(p.h.summary), p.summary] : []),
      h(p.h.experience),
      ...p.experience.flatMap((x) => [
        {
          columns: [
            {
              text: [
                { text: p.titleFirst ? x.title : x.company, bold: true },
                ` – ${p.titleFirst ? x.company : x.title}`,
              ],
              width: '*',
            },
            { text: x.dates, width: 'auto' },
          ],
        },
        ...(x.location ? [{ text: x.location, style: 'd', italics: true }] : []),
        ...ul(x.highlights),
      ]),
      h(p.h.education),
      ...p.education.flatMap((x) => [
        {
          columns: [
            { text: x.what, bold: true },
            { text: x.dates, width: 'auto' },
          ],
        },
        x.school + (x.gradeText ? ` (${x.gradeText})` : ''),
      ]),
      h(p.h.skills),
      ...(p.grouped
        ? p.groups.map(([l, s]) => ({ text: [{ text: `${l}: `, bold: true }, s.join(', ')] }))
        : [{ ul: flat(p) }]),
      ...(p.languages.length ? [h(p.h.languages), ...p.languages.map(([a, b]) => `${a}: ${b}`)] : []),
      ...(p.certificates.length
        ? [h(p.h.certificates), ...p.certificates.map((c) => `${c.name} – ${c.issuer} (${c.date})`)]
        : []),
    ],
  }),
  // A table of two cells: a shaded rail and the rest.
  shaded: (p) => ({
    defaultStyle: { fontSize: 9.5 },
    styles,
    pageMargins: [0, 0, 0, 0],
    content: [
      {
        layout: 'noBorders',
        table: {
          widths: [180, '*'],
          heights: [842],
          body: [
            [
              {
                fillColor: '#e8eef2',
                margin: [16, 30, 10, 10],
                stack: [
                  { text: p.name.toUpperCase(), fontSize: 19, bold: true },
                  { text: p.headline, style: 'd' },
                  h(p.h.contact),
                  p.phone,
                  p.email,
                  p.location,
                  ...p.links.map(([, u]) => ({ text: u, link: `https://${u}` })),
                  h(p.h.skills),
                  ...flat(p).map((s) => ({ text: s })),
                  ...(p.languages.length
                    ? [h(p.h.languages), ...p.languages.map(([a, b]) => `${a} – ${b}`)]
                    : []),
                ],
              },
              {
                margin: [16, 30, 20, 10],
                stack: [
                  ...(p.summary ? [h(p.h.summary), p.summary] : []),
                  h(p.h.experience),
                  ...p.experience.flatMap((x) => [
                    { text: x.title, bold: true, fontSize: 11 },
                    { text: `${x.company}${x.location ? `, ${x.location}` : ''}` },
                    { text: x.dates, style: 'd' },
                    ...ul(x.highlights),
                  ]),
                  h(p.h.education),
                  ...p.education.flatMap((x) => [
                    { text: x.school, bold: true, fontSize: 11 },
                    { text: x.what },
                    { text: x.dates + (x.gradeText ? `  |  ${x.gradeText}` : ''), style: 'd' },
                  ]),
                  ...(p.certificates.length
                    ? [h(p.h.certificates), ...p.certificates.map((c) => `${c.name}, ${c.issuer}, ${c.date}`)]
                    : []),
                ],
              },
            ],
          ],
        },
      },
    ],
  }),
};
