/** LaTeX layouts of the third part: an academic CV, headings in the margin, and a rail with levels. */
const t = (text) =>
  String(text ?? '')
    .replace(/\\/g, '\\textbackslash{}')
    .replace(/([&%$#_{}])/g, '\\$1')
    .replace(/~/g, '\\textasciitilde{}')
    .replace(/\^/g, '\\^{}');
const link = (url, text = t(url)) => `\\href{https://${url}}{${text}}`;
const mail = (p) => `\\href{mailto:${p.email}}{${t(p.email)}}`;
const items = (list) =>
  list.length > 0 ? `\\begin{itemize}${list.map((x) => `\\item ${t(x)}`).join('\n')}\\end{itemize}` : '';
const flat = ({ groups }) => groups.flatMap(([, skills]) => skills);
const when = (test, text) => (test ? text : '');
const PLAIN = (margin, extra) =>
  `\\documentclass[10pt,a4paper]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{textcomp}\\usepackage[margin=${margin}]{geometry}\\usepackage{lmodern,enumitem,titlesec,array,longtable,xcolor,fontawesome5,paracol}\\usepackage[hidelinks]{hyperref}\\setlist{nosep,leftmargin=14pt}\\setlength{\\parindent}{0pt}\\pagestyle{plain}${extra}`;

export const thirdLatex = {
  // An academic CV: studies first, years at the left in a table, one sentence for an entry, many other sections.
  academic: (p) => {
    const rows = (title, list) =>
      when(
        list.length > 0,
        `\\section*{${t(title)}}\\begin{longtable}{@{}p{3.6cm}p{12.4cm}@{}}${list.map(([left, right]) => `${t(left)} & ${right}\\\\[3pt]`).join('\n')}\\end{longtable}\n`,
      );
    return `${PLAIN('23mm', '\\titleformat{\\section}{\\large\\bfseries}{}{0pt}{}\\titlespacing*{\\section}{0pt}{6pt}{0pt}')}\\begin{document}{\\LARGE ${t(p.name)}}\\\\[4pt] ${t(p.location)}\\\\ ${t(p.phone)}\\\\ ${mail(p)}${p.links.map(([, url]) => `\\\\ ${link(url)}`).join('')}
${rows(
  p.h.education,
  p.education.map((x) => [
    x.dates,
    `\\textbf{${t(x.what)}}, ${t(x.school)}${when(x.gradeText, `. ${t(x.gradeText)}`)}`,
  ]),
)}${rows(
  p.h.experience,
  p.experience.map((x) => [
    x.dates,
    `\\textbf{${t(x.title)}}, ${t(x.company)}${when(x.location, `, ${t(x.location)}`)}${items(x.highlights)}`,
  ]),
)}${when(p.publications.length > 0, `\\section*{${t(p.h.publications)}}\\begin{enumerate}${p.publications.map((x) => `\\item ${t(x)}`).join('\n')}\\end{enumerate}`)}${rows(
  p.h.awards,
  p.awards.map(([name, year]) => [year, t(name)]),
)}${rows(
  p.h.skills,
  p.groups.map(([label, list]) => [label, t(list.join(', '))]),
)}${rows(
  p.h.languages,
  p.languages.map(([name, level]) => [name, t(level)]),
)}\\end{document}`;
  },
  // The old class res: headings in the margin, the employer with dots of space to the dates, the title slanted.
  outdent: (p) => {
    const block = (title, body) =>
      when(
        body,
        `\\noindent\\hspace*{-32mm}\\makebox[32mm][l]{\\textsc{${t(title)}}}\\ignorespaces ${body}\\par\\vspace{8pt}`,
      );
    return `${PLAIN('20mm', '\\addtolength{\\leftmargini}{0pt}\\usepackage{changepage}')}\\begin{document}\\begin{adjustwidth}{32mm}{0mm}\\hspace*{-32mm}{\\Large\\textbf{${t(p.name)}}}\\par\\hspace*{-32mm}${[t(p.location), t(p.phone), mail(p)].join(' $\\bullet$ ')}\\par\\hspace*{-32mm}${p.links.map(([, url]) => link(url)).join(' $\\bullet$ ')}\\par\\vspace{8pt}
${block(p.h.summary, p.summary && t(p.summary))}${block(p.h.education, p.education.map((x) => `\\textbf{${t(x.school)}}\\hfill ${t(x.dates)}\\\\ ${t(x.what)}${when(x.gradeText, `, ${t(x.gradeText)}`)}`).join('\\par\\vspace{3pt} '))}${block(p.h.experience, p.experience.map((x) => `\\textbf{${t(x.company)}}${when(x.location, `, ${t(x.location)}`)}\\hfill ${t(x.dates)}\\\\ \\textsl{${t(x.title)}}${items(x.highlights)}`).join('\\par\\vspace{3pt} '))}${block(p.h.skills, p.groups.map(([label, list]) => `\\textit{${t(label)}:} ${t(list.join(', '))}`).join('\\\\ '))}${block(p.h.languages, p.languages.map(([name, level]) => `${t(name)} (${t(level)})`).join(', '))}\\end{adjustwidth}\\end{document}`;
  },
  // A rail at the left with skills and bars; years left of each entry, employer at the right in the same line.
  twenty: (p) => {
    const side = (title, body) =>
      when(body, `{\\large\\color{teal}${t(title)}\\par}\\vspace{2pt}${body}\\par\\vspace{9pt}`);
    const main = (title, body) =>
      when(body, `{\\Large\\color{teal}\\textbf{${t(title)}}\\par}\\vspace{4pt}${body}`);
    const entry = (dates, what, where, text) =>
      `\\begin{tabular}{@{}p{2.6cm}@{}p{9.2cm}@{}}${t(dates)} & \\textbf{${t(what)}}\\hfill{\\footnotesize ${t(where)}}\\newline ${text}\\end{tabular}\\par\\vspace{5pt}`;
    return `${PLAIN('12mm', '\\pagestyle{empty}\\renewcommand{\\familydefault}{\\sfdefault}\\setlist{nosep,leftmargin=10pt}')}\\begin{document}\\columnratio{0.32}\\begin{paracol}{2}\\raggedright{\\LARGE\\textbf{${t(p.name)}}\\par}{\\large ${t(p.headline)}\\par}\\vspace{8pt}\\faPhone\\ ${t(p.phone)}\\par\\faEnvelope\\ ${mail(p)}\\par\\faMapMarker\\ ${t(p.location)}\\par${p.links.map(([, url]) => `\\faLink\\ ${link(url)}\\par`).join('')}\\vspace{9pt}
${side(p.h.summary, p.summary && t(p.summary))}${side(
  p.h.skills,
  flat(p)
    .map(
      (x, index) =>
        `${t(x)}\\par\\vspace{1pt}{\\color{teal}\\rule{${3.4 - (index % 3) * 0.7}cm}{3pt}}{\\color{lightgray}\\rule{${0.6 + (index % 3) * 0.7}cm}{3pt}}\\par\\vspace{2pt}`,
    )
    .join(''),
)}${side(p.h.languages, p.languages.map(([name, level]) => `${t(name)}: ${t(level)}`).join('\\par '))}\\switchcolumn ${main(p.h.experience, p.experience.map((x) => entry(x.dates, x.title, x.company, items(x.highlights))).join('\n'))}${main(p.h.education, p.education.map((x) => entry(x.dates, x.what, x.school, t(x.gradeText))).join('\n'))}\\end{paracol}\\end{document}`;
  },
};
