/** LaTeX layouts of the first part: moderncv, and the class article. */
const t = (s) =>
  String(s ?? '')
    .replace(/\\/g, '\\textbackslash{}')
    .replace(/([&%$#_{}])/g, '\\$1')
    .replace(/~/g, '\\textasciitilde{}')
    .replace(/\^/g, '\\^{}');
const items = (l) =>
  l.length ? `\\begin{itemize}${l.map((x) => `\\item ${t(x)}`).join('\n')}\\end{itemize}` : '';
const flat = (p) => p.groups.flatMap(([, s]) => s);
const PRE = (cls, extra) =>
  `\\documentclass[10pt,a4paper]{${cls}}\n\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\n${extra}\n`;
const modern = (style) => (p) =>
  `${PRE('moderncv', '').replace('\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}', '\\usepackage[T1]{fontenc}')}\\moderncvstyle{${style}}\\moderncvcolor{${style === 'banking' ? 'burgundy' : 'blue'}}\\usepackage[scale=0.8]{geometry}
\\name{${t(p.name.split(' ')[0])}}{${t(p.name.split(' ').slice(1).join(' '))}}\\title{${t(p.headline)}}\\address{${t(p.location)}}{}{}\\phone[mobile]{${t(p.phone)}}\\email{${t(p.email)}}
${p.links.map(([k, u]) => (k === 'Website' ? `\\homepage{${t(u)}}` : `\\social[${k.toLowerCase()}]{${t(u.split('/').pop())}}`)).join('\n')}
\\begin{document}\\makecvtitle
${p.summary ? `\\section{${t(p.h.summary)}}\\cvitem{}{${t(p.summary)}}` : ''}
\\section{${t(p.h.experience)}}${p.experience.map((x) => `\\cventry{${t(x.dates)}}{${t(x.title)}}{${t(x.company)}}{${t(x.location)}}{}{${items(x.highlights)}}`).join('\n')}
\\section{${t(p.h.education)}}${p.education.map((x) => `\\cventry{${t(x.dates)}}{${t(x.what)}}{${t(x.school)}}{}{${x.gradeText ? `\\textit{${t(x.gradeText)}}` : ''}}{}`).join('\n')}
\\section{${t(p.h.skills)}}${p.groups.map(([l, s]) => `\\cvitem{${t(l)}}{${t(s.join(', '))}}`).join('\n')}
${p.languages.length ? `\\section{${t(p.h.languages)}}${p.languages.map(([l, f]) => `\\cvitemwithcomment{${t(l)}}{${t(f)}}{}`).join('\n')}` : ''}
${p.certificates.length ? `\\section{${t(p.h.certificates)}}${p.certificates.map((c) => `\\cvitem{${c.date}}{${t(c.name)}, ${t(c.issuer)}}`).join('\n')}` : ''}
\\end{document}`;
const HEAD =
  '\\usepackage[margin=18mm]{geometry}\\usepackage[hidelinks]{hyperref}\\usepackage{enumitem,titlesec,tabularx,fontawesome5}\\setlist{nosep,leftmargin=12pt}\\pagestyle{empty}\\setlength{\\parindent}{0pt}';
const link = (u) => `\\href{https://${u}}{${t(u)}}`;
const langs = (p, f) => (p.languages.length ? `\\section*{${t(p.h.languages)}}${f(p.languages)}` : '');
const certs = (p) =>
  p.certificates.length
    ? `\\section*{${t(p.h.certificates)}}\\begin{itemize}${p.certificates.map((c) => `\\item ${t(c.name)}, ${t(c.issuer)} (${c.date})`).join('\n')}\\end{itemize}`
    : '';
const projs = (p) =>
  p.projects.length
    ? `\\section*{${t(p.h.projects)}}${p.projects.map((c) => `\\textbf{${t(c.name)}} -- ${t(c.description)}\\\\`).join('\n')}`
    : '';
export const firstLatex = {
  modernClassic: modern('classic'),
  modernBanking: modern('banking'),
  modernOld: modern('oldstyle'),
  // Small-caps headings with rules, tabular entries, all in one column.
  article: (
    p,
  ) => `${PRE('article', HEAD)}\\titleformat{\\section}{\\scshape\\large}{}{0em}{}[\\titlerule]\\begin{document}
\\begin{center}{\\Huge\\scshape ${t(p.name)}}\\\\[2pt]\\small ${[t(p.phone), `\\href{mailto:${p.email}}{${t(p.email)}}`, ...p.links.map(([, u]) => link(u)), t(p.location)].join(' $|$ ')}\\end{center}
\\section*{${t(p.h.education)}}${p.education.map((x) => `\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}\\textbf{${t(x.school)}} & ${t(x.dates)}\\\\\\textit{${t(x.what)}} & \\textit{${t(x.gradeText)}}\\end{tabular*}\\\\[3pt]`).join('\n')}
\\section*{${t(p.h.experience)}}${p.experience.map((x) => `\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}\\textbf{${t(x.title)}} & ${t(x.dates)}\\\\\\textit{\\small ${t(x.company)}} & \\textit{\\small ${t(x.location)}}\\end{tabular*}\n${items(x.highlights)}\\vspace{4pt}\n\n`).join('\n')}
${projs(p)}\\section*{${t(p.h.skills)}}${p.groups.map(([l, s]) => `\\textbf{${t(l)}}{: ${t(s.join(', '))}}\\\\`).join('\n')}
${langs(p, (l) => t(l.map(([a, b]) => `${a} (${b})`).join(', ')))}${certs(p)}\\end{document}`,
  // Headings in the left margin.
  margin: (p) => {
    const row = (h, b) =>
      b
        ? `\\noindent\\begin{minipage}[t]{3.1cm}\\raggedright\\textbf{\\sffamily ${t(h)}}\\end{minipage}\\hfill\\begin{minipage}[t]{13.6cm}${b}\\end{minipage}\\par\\vspace{9pt}\n`
        : '';
    return `${PRE('article', HEAD)}\\begin{document}{\\LARGE\\bfseries ${t(p.name)}}\\par ${t(p.location)} \\quad \\faPhone\\ ${t(p.phone)} \\quad \\faEnvelope\\ ${t(p.email)}\\par ${p.links.map(([, u]) => link(u)).join(', ')}\\par\\vspace{10pt}
${row(p.h.summary, t(p.summary))}${row(p.h.education, p.education.map((x) => `\\textbf{${t(x.what)}}\\hfill ${t(x.dates)}\\\\${t(x.school)}${x.gradeText ? `, ${t(x.gradeText)}` : ''}`).join('\\\\[4pt]\n'))}${p.experience.map((x, i) => row(i ? '' : p.h.experience, `\\textbf{${t(x.company)}}${x.location ? `, ${t(x.location)}` : ''}\\\\\\textit{${t(x.title)}}\\hfill ${t(x.dates)}\n${items(x.highlights)}`)).join('')}${row(p.h.skills, t(flat(p).join(', ')))}${row(p.h.languages, t(p.languages.map(([a, b]) => `${a}: ${b}`).join('; ')))}${row(p.h.certificates, p.certificates.map((c) => `${t(c.name)} (${t(c.issuer)}), ${c.date}`).join('\\\\\n'))}\\end{document}`;
  },
  // Two columns: skills and studies left, work right (minipages), icons for contact data.
  columns: (
    p,
  ) => `${PRE('article', HEAD)}\\titleformat{\\section}{\\bfseries\\sffamily\\large\\MakeUppercase}{}{0em}{}\\begin{document}\\sffamily
\\begin{center}{\\fontsize{28}{32}\\selectfont ${t(p.name)}}\\\\[4pt]\\faEnvelope\\ ${t(p.email)}\\quad\\faPhone\\ ${t(p.phone)}\\quad\\faMapMarker\\ ${t(p.location)}\\quad ${p.links.map(([k, u]) => `\\href{https://${u}}{\\fa${k === 'GitHub' ? 'Github' : k === 'LinkedIn' ? 'Linkedin' : 'Link'}}`).join('\\quad ')}\\end{center}
\\noindent\\begin{minipage}[t]{0.31\\textwidth}\\raggedright\\section*{${t(p.h.education)}}${p.education.map((x) => `\\textbf{${t(x.school)}}\\\\${t(x.what)}\\\\\\textit{\\small ${t(x.dates)}}${x.gradeText ? `\\\\${t(x.gradeText)}` : ''}`).join('\\\\[6pt]\n')}
\\section*{${t(p.h.skills)}}${p.groups.map(([l, s]) => `\\textbf{${t(l)}}\\\\${t(s.join(' • '))}`).join('\\\\[3pt]\n')}${langs(p, (l) => l.map(([a, b]) => `${t(a)}: ${t(b)}`).join('\\\\'))}\\end{minipage}\\hfill
\\begin{minipage}[t]{0.63\\textwidth}${p.summary ? `\\section*{${t(p.h.summary)}}${t(p.summary)}` : ''}\\section*{${t(p.h.experience)}}${p.experience.map((x) => `\\textbf{${t(x.company)}} | ${t(x.title)}\\\\{\\small ${t(x.dates)}${x.location ? ` | ${t(x.location)}` : ''}}\n${items(x.highlights)}\\vspace{5pt}\n\n`).join('\n')}${projs(p)}${certs(p)}\\end{minipage}\\end{document}`,
  // One line for each entry, in the old fonts of TeX (accents are drawn over letters).
  oldFonts: (
    p,
  ) => `\\documentclass[11pt,a4paper]{article}\\usepackage[utf8]{inputenc}${HEAD}\\begin{document}\\begin{flushright}{\\Large\\bfseries ${t(p.name)}}\\\\${t(p.location)}\\\\${t(p.phone)}\\\\\\texttt{${t(p.email)}}${p.links.map(([, u]) => `\\\\\\texttt{${t(u)}}`).join('')}\\end{flushright}
\\section*{${t(p.h.experience)}}${p.experience.map((x) => `\\textbf{${t(x.title)}}, ${t(x.company)}${x.location ? ` (${t(x.location)})` : ''} \\hfill ${t(x.dates)}\n\n${items(x.highlights)}\n\n`).join('\n')}
\\section*{${t(p.h.education)}}${p.education.map((x) => `${t(x.what)}, \\emph{${t(x.school)}}${x.gradeText ? `, ${t(x.gradeText)}` : ''} \\hfill ${t(x.dates)}\n\n`).join('\n')}
\\section*{${t(p.h.skills)}}${t(flat(p).join(', '))}.${langs(p, (l) => t(l.map(([a, b]) => `${a} (${b})`).join(', ')))}${certs(p)}\\end{document}`,
};
