/** Typst layouts of the first part. */
const t = (s) =>
  String(s ?? '')
    .replace(/([\\#*_`$@<>~[\]=])/g, '\\$1')
    .replace(/\/\//g, '\\/\\/');
const list = (l) => l.map((x) => `- ${t(x)}`).join('\n');
const flat = (p) => p.groups.flatMap(([, s]) => s);
const sec = (h, b) => (b ? `\n== ${t(h)}\n${b}\n` : '');
export const firstTypst = {
  // Coloured headings with a rule, right-aligned dates.
  modern: (p) =>
    `#set page(margin: 17mm)\n#set text(size: 10pt, font: "Libertinus Serif")\n#show heading.where(level: 2): it => [#text(fill: rgb("#1d5f8a"), it.body) #box(width: 1fr, line(length: 100%, stroke: .5pt))]\n= ${t(p.name)}\n#text(fill: gray)[${t(p.headline)}]\n\n${[p.phone, p.email, p.location].map(t).join(' #sym.bar.v ')}\n\n${p.links.map(([, u]) => `#link("https://${u}")[${t(u)}]`).join(' #sym.bar.v ')}\n${sec(p.h.summary, t(p.summary))}${sec(p.h.experience, p.experience.map((x) => `*${t(x.title)}* #h(1fr) ${t(x.location)} \\\n_${t(x.company)}_ #h(1fr) ${t(x.dates)}\n${list(x.highlights)}\n`).join('\n'))}${sec(p.h.education, p.education.map((x) => `*${t(x.school)}* #h(1fr) ${t(x.dates)} \\\n${t(x.what)}${x.gradeText ? ` \\\n${t(x.gradeText)}` : ''}\n`).join('\n'))}${sec(p.h.skills, p.grouped ? p.groups.map(([l, s]) => `- *${t(l)}*: ${t(s.join(', '))}`).join('\n') : t(flat(p).join(', ')))}${sec(p.h.languages, p.languages.map(([a, b]) => `${t(a)} (${t(b)})`).join(', '))}${sec(p.h.certificates, p.certificates.map((c) => `- ${t(c.name)}, ${t(c.issuer)}, ${c.date}`).join('\n'))}`,
  // A light rail at the right.
  rail: (p) =>
    `#set page(margin: 15mm)\n#set text(size: 9.5pt, font: "New Computer Modern")\n#show heading.where(level: 2): it => block(upper(text(size: 10pt, weight: "bold", tracking: 1.5pt, it.body)))\n#grid(columns: (2fr, 1fr), gutter: 22pt, [\n= ${t(p.name)}\n${sec(p.h.summary, t(p.summary))}${sec(p.h.experience, p.experience.map((x) => `*${t(x.company)}* #h(1fr) ${t(x.dates)} \\\n${t(x.title)}${x.location ? `, ${t(x.location)}` : ''}\n${list(x.highlights)}\n`).join('\n'))}${sec(p.h.projects, p.projects.map((c) => `*${t(c.name)}* \\\n${t(c.description)}\n`).join('\n'))}], [\n${sec(p.h.contact, `${[p.email, p.phone, p.location, ...p.links.map(([, u]) => u)].map(t).join(' \\\n')}`)}${sec(p.h.education, p.education.map((x) => `*${t(x.what)}* \\\n${t(x.school)} \\\n${t(x.dates)}${x.gradeText ? ` \\\n${t(x.gradeText)}` : ''}\n`).join('\n'))}${sec(p.h.skills, list(flat(p)))}${sec(p.h.languages, p.languages.map(([a, b]) => `${t(a)} -- ${t(b)}`).join(' \\\n'))}${sec(p.h.certificates, p.certificates.map((c) => `${t(c.name)} \\\n${t(c.issuer)}, ${c.date}`).join(' \\\n'))}])`,
};
