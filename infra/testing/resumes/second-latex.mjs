/** Layouts of LaTeX templates that are widely used, rebuilt after their looks, and two classes of TeX Live. */
const t = (text) =>
  String(text ?? '')
    .replace(/\\/g, '\\textbackslash{}')
    .replace(/([&%$#_{}])/g, '\\$1')
    .replace(/~/g, '\\textasciitilde{}')
    .replace(/\^/g, '\\^{}');
const link = (url, text = t(url)) => `\\href{https://${url}}{${text}}`;
const items = (list) =>
  list.length > 0 ? `\\begin{itemize}${list.map((x) => `\\item ${t(x)}`).join('\n')}\\end{itemize}` : '';
const flat = ({ groups }) => groups.flatMap(([, skills]) => skills);
const when = (test, text) => (test ? text : '');
const section = (title, body, command = 'section') => when(body, `\\${command}{${t(title)}}\n${body}\\par\n`);
const languages = (p) => p.languages.map(([name, level]) => `${t(name)} (${t(level)})`).join(', ');
const certificates = (p, join = '\\\\') =>
  p.certificates.map((c) => `${t(c.name)}, ${t(c.issuer)}, ${c.date}`).join(join);
const icons = { LinkedIn: '\\faLinkedin', GitHub: '\\faGithub', Website: '\\faGlobe' };

const JAKE = `\\documentclass[letterpaper,11pt]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{latexsym,titlesec,enumitem,fancyhdr,tabularx,verbatim}\\usepackage[usenames,dvipsnames]{color}
\\usepackage[hidelinks]{hyperref}\\usepackage[english]{babel}\\pagestyle{empty}
\\addtolength{\\oddsidemargin}{-0.5in}\\addtolength{\\evensidemargin}{-0.5in}\\addtolength{\\textwidth}{1in}\\addtolength{\\topmargin}{-.5in}\\addtolength{\\textheight}{1.0in}
\\raggedright\\setlength{\\tabcolsep}{0in}\\input{glyphtounicode}\\pdfgentounicode=1
\\titleformat{\\section}{\\vspace{-4pt}\\scshape\\raggedright\\large}{}{0em}{}[\\color{black}\\titlerule \\vspace{-5pt}]
\\newcommand{\\entry}[4]{\\vspace{-2pt}\\item\\begin{tabular*}{0.97\\textwidth}[t]{l@{\\extracolsep{\\fill}}r}\\textbf{#1} & #2 \\\\ \\textit{\\small#3} & \\textit{\\small #4}\\\\\\end{tabular*}\\vspace{-7pt}}
\\newcommand{\\project}[2]{\\item\\begin{tabular*}{0.97\\textwidth}{l@{\\extracolsep{\\fill}}r}\\small#1 & #2 \\\\\\end{tabular*}\\vspace{-7pt}}
\\newcommand{\\points}[1]{\\begin{itemize}#1\\end{itemize}\\vspace{-5pt}}
\\renewcommand\\labelitemii{$\\vcenter{\\hbox{\\tiny$\\bullet$}}$}`;
const LIST = (body) => `\\begin{itemize}[leftmargin=0.15in, label={}]\n${body}\n\\end{itemize}`;

const XE = (
  extra,
  size = '10pt',
) => `\\documentclass[${size},a4paper]{article}\\usepackage[margin=15mm]{geometry}\\usepackage{fontspec,xcolor,titlesec,enumitem,array,tabularx,fontawesome5,paracol,tikz}\\usepackage[hidelinks]{hyperref}\\setlist{nosep,leftmargin=12pt}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
${extra}`;
const AWESOME = `\\setmainfont{SourceSansPro}[Extension=.otf,UprightFont=*-Light,BoldFont=*-Bold,ItalicFont=*-LightIt]\\definecolor{accent}{HTML}{DC3522}\\definecolor{gray1}{HTML}{5D5D5D}
\\newcommand{\\three}[1]{\\threehelp#1\\relax}\\def\\threehelp#1#2#3#4\\relax{{\\color{accent}#1#2#3}#4}
\\newcommand{\\cvsection}[1]{\\vspace{6pt}{\\fontsize{16pt}{1em}\\selectfont\\bfseries\\three{#1}}\\color{gray1}\\hrulefill\\color{black}\\par\\vspace{3pt}}
\\newcommand{\\cventry}[5]{\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}{\\fontsize{10pt}{1em}\\selectfont\\bfseries #2} & {\\fontsize{9pt}{1em}\\selectfont\\itshape\\color{accent}#3}\\\\{\\fontsize{8pt}{1em}\\selectfont\\scshape\\color{gray1}#1} & {\\fontsize{8pt}{1em}\\selectfont\\itshape\\color{gray1}#4}\\end{tabular*}\\par{\\fontsize{9pt}{1.1em}\\selectfont #5}\\par\\vspace{4pt}}
\\newcommand{\\cvskill}[2]{{\\fontsize{10pt}{1em}\\selectfont\\bfseries #1} & {\\fontsize{9pt}{1em}\\selectfont #2}\\\\}`;
const ALTA = `\\setmainfont{Roboto}[Extension=.otf,UprightFont=*-Regular,BoldFont=*-Bold]\\definecolor{accent}{HTML}{8F0D0D}\\definecolor{emphasis}{HTML}{2E2E2E}\\definecolor{body}{HTML}{666666}\\color{body}
\\newcommand{\\cvsection}[1]{\\par\\bigskip{\\color{accent}\\LARGE\\bfseries\\raggedright\\MakeUppercase{#1}\\par}\\vspace{-1ex}{\\color{accent}\\rule{\\linewidth}{2pt}\\par}\\medskip}
\\newcommand{\\cvevent}[4]{{\\large\\color{emphasis}#1\\par}\\smallskip\\textbf{\\color{accent}#2}\\par\\smallskip{\\small\\makebox[0.5\\linewidth][l]{\\faCalendar\\hspace{0.5em}#3}#4\\par}\\medskip}
\\newcommand{\\cvtag}[1]{\\tikz[baseline]\\node[anchor=base,draw=body!30,rounded corners,inner xsep=1ex,inner ysep=0.75ex,text height=1.5ex,text depth=.25ex]{#1};}
\\newcommand{\\cvskill}[2]{\\textcolor{emphasis}{\\textbf{#1}}\\hfill{\\color{accent}\\faCircle\\ \\faCircle\\ \\faCircle\\ \\faCircle}\\ \\faCircle\\par\\smallskip}`;
const DEEDY = `\\setmainfont{Roboto}[Extension=.otf,UprightFont=*-Light,BoldFont=*-Regular]\\newfontfamily\\rw{Raleway}[Extension=.otf,UprightFont=*-Regular,BoldFont=*-Bold]\\newfontfamily\\rwm{Raleway}[Extension=.otf,UprightFont=*-Medium]\\newfontfamily\\rwb{Raleway}[Extension=.otf,UprightFont=*-Bold]\\newfontfamily\\thin{Roboto}[Extension=.otf,UprightFont=*-Thin]\\definecolor{primary}{HTML}{2b2b2b}\\definecolor{headings}{HTML}{6A6A6A}\\definecolor{subheadings}{HTML}{333333}
\\titleformat{\\section}{\\raggedright\\color{headings}\\rw\\fontsize{16pt}{24pt}\\selectfont\\uppercase}{}{0em}{}\\titlespacing*{\\section}{0pt}{6pt}{0pt}
\\newcommand{\\runsubsection}[1]{{\\color{subheadings}\\rwb\\fontsize{12pt}{12pt}\\selectfont\\uppercase{#1}}}
\\newcommand{\\descript}[1]{{\\color{subheadings}\\rwm\\fontsize{11pt}{13pt}\\selectfont\\uppercase{#1}\\par}}
\\newcommand{\\where}[1]{{\\color{headings}\\rw\\fontsize{10pt}{12pt}\\selectfont #1\\par}}`;

export const secondLatex = {
  // Bold company, dates at the right, small bullets; skills as one item with bold labels.
  jake: (
    p,
  ) => `${JAKE}\\begin{document}\\begin{center}\\textbf{\\Huge \\scshape ${t(p.name)}} \\\\ \\vspace{1pt}\\small ${[t(p.phone), `\\href{mailto:${p.email}}{\\underline{${t(p.email)}}}`, ...p.links.map(([, url]) => link(url, `\\underline{${t(url)}}`)), t(p.location)].join(' $|$ ')}\\end{center}
${section(p.h.education, LIST(p.education.map((x) => `\\entry{${t(x.school)}}{${t(x.gradeText)}}{${t(x.what)}}{${t(x.dates)}}`).join('\n')))}
${section(p.h.experience, LIST(p.experience.map((x) => `\\entry{${t(x.title)}}{${t(x.dates)}}{${t(x.company)}}{${t(x.location)}}\n\\points{${x.highlights.map((l) => `\\item\\small{${t(l)} \\vspace{-2pt}}`).join('\n')}}`).join('\n')))}
${when(p.projects.length > 0, section(p.h.projects, LIST(p.projects.map((x) => `\\project{\\textbf{${t(x.name)}} $|$ \\emph{Open source}}{2021}\\points{\\item\\small{${t(x.description)}}}`).join('\n'))))}
${section(p.h.skills, LIST(`\\small{\\item{${p.groups.map(([label, list]) => `\\textbf{${t(label)}}{: ${t(list.join(', '))}}`).join(' \\\\ ')}}}`))}\\end{document}`,
  // Headings whose first letters are coloured; company and place, then title in small capitals and dates.
  awesome: (
    p,
  ) => `${XE(AWESOME)}\\begin{document}\\begin{center}{\\fontsize{32pt}{1em}\\selectfont\\color{gray1}${t(p.name.split(' ')[0])}} {\\fontsize{32pt}{1em}\\selectfont\\bfseries ${t(p.name.split(' ').slice(1).join(' '))}}\\\\[4pt]{\\fontsize{7.6pt}{1em}\\selectfont\\scshape\\color{accent}${t(p.headline)}}\\\\[2pt]{\\fontsize{8pt}{1em}\\selectfont\\itshape\\color{gray1}${t(p.location)}}\\\\[2pt]{\\fontsize{6.8pt}{1em}\\selectfont ${[`\\faMobile*\\ ${t(p.phone)}`, `\\faEnvelope\\ \\href{mailto:${p.email}}{${t(p.email)}}`, ...p.links.map(([kind, url]) => `${icons[kind]}\\ ${link(url, t(url.split('/').at(-1)))}`)].join('\\quad\\textbar\\quad ')}}\\end{center}
${section(p.h.summary, p.summary && t(p.summary), 'cvsection')}${section(p.h.experience, p.experience.map((x) => `\\cventry{${t(x.title)}}{${t(x.company)}}{${t(x.location)}}{${t(x.dates)}}{${items(x.highlights)}}`).join('\n'), 'cvsection')}
${section(p.h.education, p.education.map((x) => `\\cventry{${t(x.what)}}{${t(x.school)}}{}{${t(x.dates)}}{${when(x.gradeText, items([x.gradeText]))}}`).join('\n'), 'cvsection')}
${section(p.h.skills, `\\begin{tabular*}{\\textwidth}{@{}>{\\raggedleft}p{3.2cm}@{\\hspace{8pt}}p{13cm}@{}}${p.groups.map(([label, list]) => `\\cvskill{${t(label)}}{${t(list.join(', '))}}`).join('\n')}\\end{tabular*}`, 'cvsection')}\\end{document}`,
  // Two columns: title, employer, then date and place with icons; skills as tags and with dots.
  alta: (
    p,
  ) => `${XE(ALTA)}\\begin{document}\\columnratio{0.6}{\\Huge\\bfseries\\color{emphasis}\\MakeUppercase{${t(p.name)}}\\par}\\medskip{\\large\\bfseries\\color{accent}${t(p.headline)}\\par}\\medskip{\\footnotesize\\bfseries \\faAt\\hspace{0.5em}${t(p.email)}\\hspace{2em}\\faPhone\\hspace{0.5em}${t(p.phone)}\\hspace{2em}\\faMapMarker\\hspace{0.5em}${t(p.location)}\\hspace{2em}${p.links.map(([kind, url]) => `${icons[kind]}\\hspace{0.5em}${link(url)}`).join('\\hspace{2em}')}\\par}
\\begin{paracol}{2}${section(p.h.experience, p.experience.map((x) => `\\cvevent{${t(x.title)}}{${t(x.company)}}{${t(x.dates)}}{${when(x.location, `\\faMapMarker\\hspace{0.5em}${t(x.location)}`)}}${items(x.highlights)}\\medskip`).join('\n'), 'cvsection')}
\\switchcolumn ${section(p.h.summary, p.summary && t(p.summary), 'cvsection')}${section(
    p.h.skills,
    p.grouped
      ? flat(p)
          .map((x) => `\\cvtag{${t(x)}} `)
          .join('')
      : flat(p)
          .map((x) => `\\cvskill{${t(x)}}{4}`)
          .join('\n'),
    'cvsection',
  )}${section(p.h.education, p.education.map((x) => `\\cvevent{${t(x.what)}}{${t(x.school)}}{${t(x.dates)}}{}`).join('\n'), 'cvsection')}${section(p.h.languages, p.languages.map(([name]) => `\\cvskill{${t(name)}}{4}`).join('\n'), 'cvsection')}\\end{paracol}\\end{document}`,
  // A narrow column at the left for studies and skills; company and title in capitals on one line.
  deedy: (
    p,
  ) => `${XE(DEEDY)}\\begin{document}\\begin{center}{\\thin\\fontsize{34pt}{40pt}\\selectfont ${t(p.name)}}\\\\{\\color{headings}\\rw\\fontsize{10pt}{14pt}\\selectfont ${[...p.links.map(([, url]) => link(url)), t(p.location)].join(' | ')}\\\\ \\href{mailto:${p.email}}{${t(p.email)}} | ${t(p.phone)}}\\end{center}\\hrule\\vspace{6pt}
\\begin{minipage}[t]{0.33\\textwidth}\\raggedright ${section(p.h.education, p.education.map((x) => `\\runsubsection{${t(x.school)}}\\par\\descript{${t(x.what)}}\\where{${t(x.dates)}}${when(x.gradeText, `\\where{${t(x.gradeText)}}`)}\\vspace{6pt}`).join('\n'))}${section(p.h.skills, p.groups.map(([label, list]) => `{\\rwb\\fontsize{12pt}{14pt}\\selectfont ${t(label)}}\\\\${list.map(t).join(' \\textbullet{} ')}\\\\[4pt]`).join('\n'))}${section(p.h.languages, languages(p))}\\end{minipage}\\hfill\\begin{minipage}[t]{0.64\\textwidth}${section(p.h.experience, p.experience.map((x) => `\\runsubsection{${t(x.company)}}\\space{\\rwm\\fontsize{11pt}{13pt}\\selectfont| \\uppercase{${t(x.title)}}}\\par\\where{${t(x.dates)}${when(x.location, ` | ${t(x.location)}`)}}\\vspace{3pt}{\\fontsize{10pt}{12pt}\\selectfont ${items(x.highlights)}}\\vspace{6pt}`).join('\n'))}${section(p.h.certificates, certificates(p))}\\end{minipage}\\end{document}`,
  // The class curve of TeX Live: rubrics as tables, dates at the left.
  curve: (p) => {
    const rubric = (title, rows) =>
      when(
        rows.length > 0,
        `\\begin{longtable}{@{}>{\\raggedright}p{3.1cm}@{\\hspace{4mm}}>{\\raggedright\\arraybackslash}p{12.6cm}@{}}\\multicolumn{2}{c}{\\Large\\textbf{${t(title)}}}\\\\*[2mm]\n${rows.map(([key, text]) => `${key} & ${text}\\\\[1mm]`).join('\n')}\n\\end{longtable}\n`,
      );
    const file = [
      rubric(
        p.h.experience,
        p.experience.map((x) => [
          t(x.dates),
          `\\textbf{${t(x.title)}}, ${t(x.company)}${when(x.location, `, ${t(x.location)}`)}.\\par ${x.highlights.map((l) => `${t(l)}.`).join(' ')}`,
        ]),
      ),
      rubric(
        p.h.education,
        p.education.map((x) => [
          t(x.dates),
          `\\textbf{${t(x.what)}}, ${t(x.school)}.${when(x.gradeText, ` ${t(x.gradeText)}.`)}`,
        ]),
      ),
      rubric(
        p.h.skills,
        p.groups.map(([label, list]) => [t(label), t(list.join(', '))]),
      ),
      rubric(
        p.h.languages,
        p.languages.map(([name, level]) => [t(name), t(level)]),
      ),
    ].join('');
    return `\\documentclass[a4paper,10pt]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage[margin=20mm]{geometry}\\usepackage{longtable,array}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\begin{document}{\\LARGE\\bfseries ${t(p.name)}}\\hfill\\begin{tabular}[t]{r@{}}${[t(p.location), t(p.phone), `\\texttt{${t(p.email)}}`, ...p.links.map(([, url]) => `\\texttt{${t(url)}}`)].join('\\\\')}\\end{tabular}\\par\\vspace{4mm}
${file}\\end{document}`;
  },
  // The class europecv of TeX Live: labels at the left of a rule, one row for each fact of an entry.
  europass: (
    p,
  ) => `\\documentclass[helvetica,english,a4paper,nologo,notitle,totpages]{europecv}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage[a4paper,top=1.27cm,left=1cm,right=1cm,bottom=2cm]{geometry}\\usepackage[english]{babel}
\\ecvname{${t(p.name)}}\\ecvaddress{${t(p.location)}}\\ecvtelephone{${t(p.phone)}}\\ecvemail{${t(p.email)}}${when(p.links[0], `\\ecvhomepage{${t(p.links[0]?.[1])}}`)}
\\begin{document}\\begin{europecv}\\ecvpersonalinfo[5pt]
\\ecvsection{Work experience}${p.experience.map((x) => `\\ecvitem{Dates}{${t(x.dates)}}\\ecvitem{Occupation or position held}{\\textbf{${t(x.title)}}}\\ecvitem{Name of employer}{${t(x.company)}${when(x.location, `, ${t(x.location)}`)}}\\ecvitem[10pt]{Main activities}{${x.highlights.map(t).join('\\newline ')}}`).join('\n')}
\\ecvsection{Education and training}${p.education.map((x) => `\\ecvitem{Dates}{${t(x.dates)}}\\ecvitem{Title of qualification awarded}{\\textbf{${t(x.what)}}}\\ecvitem[10pt]{Name of organisation}{${t(x.school)}}`).join('\n')}
\\ecvsection{Skills}${p.groups.map(([label, list]) => `\\ecvitem{${t(label)}}{${t(list.join(', '))}}`).join('\n')}\\end{europecv}\\end{document}`,
};
export const ENGINES = {
  jake: 'pdflatex',
  awesome: 'xelatex',
  alta: 'xelatex',
  deedy: 'xelatex',
  curve: 'pdflatex',
  europass: 'pdflatex',
};
