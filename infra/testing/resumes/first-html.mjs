/** Layouts of the first part, as a browser and WeasyPrint print them. */
const e = (s) =>
  String(s ?? '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;');
const ul = (l) => (l.length ? `<ul>${l.map((x) => `<li>${e(x)}</li>`).join('')}</ul>` : '');
const sec = (t, body, cls = '') => (body ? `<section class="${cls}"><h2>${e(t)}</h2>${body}</section>` : '');
const a = (u, t = u) => `<a href="${u.startsWith('http') ? u : `https://${u}`}">${e(t)}</a>`;
const flat = (p) => p.groups.flatMap(([, s]) => s);
const icon = (d) => `<svg width="11" height="11" viewBox="0 0 10 10"><path d="${d}"/></svg>`;
const page = (css, body) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:14mm}*{box-sizing:border-box}body{font-family:'Noto Sans','Open Sans',sans-serif;font-size:10.5px;line-height:1.4;color:#222;margin:0}h1{margin:0;font-size:26px}h2{font-size:14px;margin:14px 0 4px}ul{margin:3px 0 6px;padding-left:16px}p{margin:3px 0}a{color:inherit;text-decoration:none}${css}</style>${body}`;
const skillsText = (p) =>
  p.grouped
    ? p.groups.map(([l, s]) => `<p><b>${e(l)}:</b> ${e(s.join(', '))}</p>`).join('')
    : `<p>${e(flat(p).join(', '))}</p>`;
const chips = (p) =>
  `<div class="chips">${flat(p)
    .map((s) => `<span class="chip">${e(s)}</span>`)
    .join(' ')}</div>`;
const langs = (p) => p.languages.map(([l, f]) => `<p>${e(l)} (${e(f)})</p>`).join('');
const certs = (p) =>
  p.certificates.map((c) => `<p><b>${e(c.name)}</b>, ${e(c.issuer)}, ${e(c.date)}</p>`).join('');
const projs = (p) => p.projects.map((c) => `<p><b>${e(c.name)}</b>: ${e(c.description)}</p>`).join('');
const edu2 = (p) =>
  p.education
    .map(
      (x) =>
        `<div class="en"><div class="row"><b>${e(p.schoolFirst ? x.school : x.what)}</b><span class="d">${e(x.dates)}</span></div><div class="sub">${e(p.schoolFirst ? x.what : x.school)}</div>${x.gradeText ? `<p>${e(x.gradeText)}</p>` : ''}</div>`,
    )
    .join('');
const exp2 = (p) =>
  p.experience
    .map(
      (x) =>
        `<div class="en"><div class="row"><b>${e(p.titleFirst ? x.title : x.company)}</b><span class="d">${e(x.dates)}</span></div><div class="row sub"><i>${e(p.titleFirst ? x.company : x.title)}</i><span>${e(x.location)}</span></div>${ul(x.highlights)}</div>`,
    )
    .join('');
const rest = (p) =>
  sec(p.h.projects, projs(p)) +
  sec(p.h.certificates, certs(p)) +
  sec(p.h.languages, langs(p)) +
  sec(p.h.interests, p.interests.length ? `<p>${e(p.interests.join(', '))}</p>` : '');
const rowCss = '.row{display:flex;justify-content:space-between}.en{margin-bottom:7px}.sub{color:#444}';
export const firstHtml = {
  // One column, dates at the right, contact data in one line between bars.
  plain: (p) =>
    page(
      `${rowCss}h2{border-bottom:1px solid #999}`,
      `<h1>${e(p.name)}</h1><p>${[p.location, p.phone, p.email]
        .map(e)
        .concat(p.links.map(([, u]) => a(u)))
        .join(
          ' | ',
        )}</p>${sec(p.h.summary, p.summary && `<p>${e(p.summary)}</p>`)}${p.order ? sec(p.h.education, edu2(p)) + sec(p.h.experience, exp2(p)) : sec(p.h.experience, exp2(p)) + sec(p.h.education, edu2(p))}${sec(p.h.skills, skillsText(p))}${rest(p)}`,
    ),
  // A dark rail at the left with contact, skills and languages.
  leftRail: (p) =>
    page(
      rowCss +
        '@page{margin:0}.r{position:absolute;left:0;top:0;bottom:0;width:30%;background:#22384f;color:#fff;padding:30px 16px;min-height:1122px}.m{margin-left:30%;padding:30px 24px}.r h2{color:#ffd27f}.chip{display:block}',
      `<div class="r"><h2>${e(p.h.contact)}</h2><p>${e(p.phone)}</p><p>${e(p.email)}</p><p>${e(p.location)}</p>${p.links.map(([, u]) => `<p>${a(u)}</p>`).join('')}${sec(p.h.skills, chips(p))}${sec(p.h.languages, langs(p))}${sec(p.h.certificates, certs(p))}</div><div class="m"><h1>${e(p.name)}</h1><p>${e(p.headline)}</p>${sec(p.h.summary, p.summary && `<p>${e(p.summary)}</p>`)}${sec(p.h.experience, exp2(p))}${sec(p.h.education, edu2(p))}${sec(p.h.projects, projs(p))}</div>`,
    ),
  // A rail at the right under a full-width header; links behind icons; skills as chips.
  rightRail: (p) =>
    page(
      rowCss +
        '.g{display:grid;grid-template-columns:2.1fr 1fr;gap:26px}.chip{display:inline-block;border:1px solid #aaa;border-radius:4px;padding:1px 6px;margin:2px}h2{color:#b03060;text-transform:uppercase;font-size:12px}',
      `<h1>${e(p.name)}</h1><p style="font-size:13px;color:#b03060">${e(p.headline)}</p><p>${icon('M0 2h10v6H0z')} ${e(p.email)} ${icon('M2 0h6v10H2z')} ${e(p.phone)} ${icon('M5 0l4 4-4 6-4-6z')} ${e(p.location)} ${p.links.map(([, u]) => `<a href="https://${u}">${icon('M0 0h10v10H0z')}</a>`).join(' ')}</p><div class="g"><div>${sec(p.h.experience, exp2(p))}${sec(p.h.projects, projs(p))}</div><div>${sec(p.h.skills, chips(p))}${sec(p.h.education, p.education.map((x) => `<div class="en"><b>${e(x.what)}</b><p>${e(x.school)}</p><p class="d">${e(x.dates)}</p>${x.gradeText ? `<p>${e(x.gradeText)}</p>` : ''}</div>`).join(''))}${sec(p.h.languages, langs(p))}${sec(p.h.certificates, certs(p))}</div></div>`,
    ),
  // Centred header, letter-spaced headings, dates in a column at the left.
  spaced: (p) =>
    page(
      '.t{display:grid;grid-template-columns:118px 1fr;column-gap:14px;margin-bottom:7px}header{text-align:center}h1{letter-spacing:4px;text-transform:uppercase;font-weight:400}h2{letter-spacing:5px;text-transform:uppercase;text-align:center;font-weight:400;font-size:12px;border-top:1px solid #bbb;padding-top:8px}',
      `<header><h1>${e(p.name)}</h1><p>${[p.email, p.phone, p.location].map(e).join(' · ')}</p><p>${p.links.map(([, u]) => a(u)).join(' · ')}</p></header>${sec(p.h.summary, p.summary && `<p>${e(p.summary)}</p>`)}${sec(p.h.experience, p.experience.map((x) => `<div class="t"><div>${e(x.dates)}</div><div><b>${e(x.title)}</b>, ${e(x.company)}${x.location ? `, ${e(x.location)}` : ''}${ul(x.highlights)}</div></div>`).join(''))}${sec(p.h.education, p.education.map((x) => `<div class="t"><div>${e(x.dates)}</div><div><b>${e(x.what)}</b>, ${e(x.school)}${x.gradeText ? `<p>${e(x.gradeText)}</p>` : ''}</div></div>`).join(''))}${sec(p.h.skills, p.grouped ? p.groups.map(([l, s]) => `<div class="t"><div>${e(l)}</div><div>${e(s.join(', '))}</div></div>`).join('') : skillsText(p))}${sec(p.h.languages, p.languages.map(([l, f]) => `<div class="t"><div>${e(l)}</div><div>${e(f)}</div></div>`).join(''))}${sec(p.h.certificates, certs(p))}`,
    ),
  // Timeline cards: company line above several lines, date under the title, photo at the top.
  timeline: (p) =>
    page(
      '.g{display:grid;grid-template-columns:1fr 1fr;gap:22px}.en{border-left:2px solid #2a7;padding-left:10px;margin-bottom:9px;position:relative}h2{color:#2a7}.d{color:#888;font-size:9.5px}.bar{height:5px;background:#ddd;margin-bottom:4px}.bar i{display:block;height:5px;background:#2a7}.top{display:flex;gap:16px;align-items:center;border-bottom:3px solid #2a7;padding-bottom:8px}',
      `<div class="top"><div style="width:60px;height:60px;border-radius:30px;background:#2a7"></div><div><h1>${e(p.name)}</h1><p>${e(p.headline)}</p></div><div style="margin-left:auto"><p>${e(p.email)}</p><p>${e(p.phone)}</p><p>${e(p.location)}</p>${p.links.map(([, u]) => `<p>${a(u)}</p>`).join('')}</div></div><div class="g"><div>${sec(p.h.experience, p.experience.map((x) => `<div class="en"><b>${e(x.title)}</b><div>${e(x.company)}${x.location ? ` · ${e(x.location)}` : ''}</div><div class="d">${e(x.dates)}</div>${ul(x.highlights)}</div>`).join(''))}</div><div>${sec(p.h.summary, p.summary && `<p>${e(p.summary)}</p>`)}${sec(p.h.education, p.education.map((x) => `<div class="en"><b>${e(x.school)}</b><div>${e(x.what)}</div><div class="d">${e(x.dates)}</div>${x.gradeText ? `<div class="d">${e(x.gradeText)}</div>` : ''}</div>`).join(''))}${sec(
        p.h.skills,
        flat(p)
          .map((s) => `<div>${e(s)}</div><div class="bar"><i style="width:70%"></i></div>`)
          .join(''),
      )}${sec(p.h.languages, langs(p))}${sec(p.h.certificates, certs(p))}</div></div>`,
    ),
  // Table cells, headings in the left column.
  table: (p) =>
    page(
      'table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:4px 6px}td:first-child{width:22%;font-weight:bold;color:#345;text-transform:uppercase;font-size:10px}' +
        rowCss,
      `<h1>${e(p.name)}</h1><p>${e(p.location)} • ${e(p.phone)} • ${e(p.email)}</p><p>${p.links.map(([t, u]) => `${e(t)}: ${a(u)}`).join(' • ')}</p><table>${[
        [p.h.summary, p.summary && e(p.summary)],
        [p.h.experience, exp2(p)],
        [p.h.education, edu2(p)],
        [p.h.skills, skillsText(p)],
        [p.h.languages, p.languages.length ? e(p.languages.map(([l, f]) => `${l} – ${f}`).join(', ')) : ''],
        [p.h.certificates, certs(p)],
      ]
        .filter(([, b]) => b)
        .map(([t, b]) => `<tr><td>${e(t)}</td><td>${b}</td></tr>`)
        .join('')}</table>`,
    ),
  // As a document editor exports it: everything in one size, bold names, tabs.
  docs: (p) =>
    page(
      rowCss +
        'body{font-family:"Liberation Serif",serif;font-size:12px}h1{font-size:20px;text-align:center}h2{font-size:13px;text-transform:uppercase;margin-bottom:0}.c{text-align:center}',
      `<h1>${e(p.name)}</h1><p class="c">${e(p.location)} ⋄ ${e(p.phone)} ⋄ ${e(p.email)}</p><p class="c">${p.links.map(([, u]) => a(u)).join(' ⋄ ')}</p>${sec(p.h.education, p.education.map((x) => `<div class="row"><span><b>${e(x.school)}</b>, ${e(x.what)}</span><span>${e(x.dates)}</span></div>${x.gradeText ? `<p>${e(x.gradeText)}</p>` : ''}`).join(''))}${sec(p.h.experience, p.experience.map((x) => `<div class="row"><b>${e(x.company)}</b><span>${e(x.location)}</span></div><div class="row"><i>${e(x.title)}</i><span>${e(x.dates)}</span></div>${ul(x.highlights)}`).join(''))}${sec(p.h.projects, projs(p))}${sec(p.h.skills, skillsText(p))}${sec(p.h.languages, `${p.languages.length ? `<p>${e(p.languages.map(([l, f]) => `${l} (${f})`).join(', '))}</p>` : ''}`)}${sec(p.h.certificates, certs(p))}`,
    ),
};
