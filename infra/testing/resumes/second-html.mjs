/** Layouts of document editors, design tools and sites, as a browser prints them. */
const e = (text) =>
  String(text ?? '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;');
const a = (url, text = url) => `<a href="https://${url}">${e(text)}</a>`;
const ul = (list) => (list.length > 0 ? `<ul>${list.map((x) => `<li>${e(x)}</li>`).join('')}</ul>` : '');
const flat = ({ groups }) => groups.flatMap(([, skills]) => skills);
const when = (test, text) => (test ? text : '');
const section = (title, body) => when(body, `<section><h2>${e(title)}</h2>${body}</section>`);
const page = (css, body) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:14mm}*{box-sizing:border-box}body{font:10.5px/1.4 'Noto Sans',sans-serif;color:#222;margin:0}h1,h2,h3,p{margin:0}ul{margin:3px 0 8px;padding-left:16px}a{color:inherit;text-decoration:none}${css}</style>${body}`;
const certificates = (p) =>
  p.certificates.map((c) => `<p>${e(c.name)}, ${e(c.issuer)} (${e(c.date)})</p>`).join('');
const languages = (p) => p.languages.map(([name, level]) => `<p>${e(name)} (${e(level)})</p>`).join('');

export const secondHtml = {
  // The templates of Google Docs: "Company, Place — Title" in one line, the dates under it in capitals.
  gdocs: (p) =>
    page(
      `body{font-family:'Noto Serif',serif;font-size:11.5px}h1{font-size:34px;font-family:'Noto Sans'}h2{font:bold 10.5px 'Noto Sans';text-transform:uppercase;color:#2079c7;margin:18px 0 6px}h3{font-size:12px}h3 i,h3 span{font-weight:400}.d{font:9px 'Noto Sans';color:#666;text-transform:uppercase;margin:2px 0 4px}.g{display:grid;grid-template-columns:2.3fr 1fr;gap:34px}`,
      `<div class="g"><div><h1>${e(p.name)}</h1><p>${e(p.summary)}</p></div><div><p>${e(p.location)}</p><p><b>${e(p.phone)}</b></p><p><b>${e(p.email)}</b></p>${p.links.map(([, url]) => `<p>${a(url)}</p>`).join('')}</div></div><div class="g"><div>${section(p.h.experience, p.experience.map((x) => `<h3>${e(x.company)}${when(x.location, `<span>, ${e(x.location)}</span>`)} <i>— ${e(x.title)}</i></h3><p class="d">${e(x.dates)}</p>${ul(x.highlights)}`).join(''))}${section(p.h.education, p.education.map((x) => `<h3>${e(x.school)} <i>— ${e(x.what)}</i></h3><p class="d">${e(x.dates)}</p>${when(x.gradeText, `<p>${e(x.gradeText)}</p>`)}`).join(''))}${section(p.h.projects, p.projects.map((x) => `<h3>${e(x.name)} <i>— ${e(x.description)}</i></h3>`).join(''))}</div><div>${section(
        p.h.skills,
        flat(p)
          .map((x) => `<p>${e(x)}</p>`)
          .join(''),
      )}${section(p.h.certificates, certificates(p))}${section(p.h.languages, languages(p))}</div></div>`,
    ),
  // The profile that LinkedIn exports: a dark rail, company over title over dates and place, studies in one line.
  network: (p) =>
    page(
      `@page{margin:0}body{font-family:'Liberation Sans';font-size:12px}.r{position:absolute;left:0;top:0;width:218px;min-height:1122px;background:#293e49;color:#e1e8eb;padding:36px 16px;font-size:10.5px}.m{margin-left:218px;padding:36px 26px}h1{font-size:26px;font-weight:400}.r h2{font-size:13px;font-weight:400;color:#fff;margin:16px 0 5px}.m h2{font-size:15.5px;font-weight:400;margin:20px 0 8px}.g{color:#707070}.t{font-size:11.5px}`,
      `<div class="r"><h2>Contact</h2><p>${e(p.phone)}</p><p>${e(p.email)}</p>${p.links.map(([kind, url]) => `<p>${a(`www.${url}`)} (${e(kind)})</p>`).join('')}<h2>Top Skills</h2>${flat(
        p,
      )
        .map((x) => `<p>${e(x)}</p>`)
        .join(
          '',
        )}${when(p.languages.length > 0, `<h2>Languages</h2>${languages(p)}`)}${when(p.certificates.length > 0, `<h2>Certifications</h2>${p.certificates.map((c) => `<p>${e(c.name)}</p>`).join('')}`)}</div><div class="m"><h1>${e(p.name)}</h1><p>${e(p.headline)} at ${e(p.experience[0].company)}</p><p class="g">${e(p.location)}</p>${when(p.summary, `<h2>Summary</h2><p>${e(p.summary)}</p>`)}<h2>Experience</h2>${p.experience.map((x) => `<div style="margin-bottom:14px"><p>${e(x.company)}</p><p class="t">${e(x.title)}</p><p class="t">${e(x.dates)} <span class="g">(2 years 3 months)</span></p>${when(x.location, `<p class="g">${e(x.location)}</p>`)}<p style="margin-top:6px">${x.highlights.map(e).join('.<br>')}</p></div>`).join('')}<h2>Education</h2>${p.education.map((x) => `<div style="margin-bottom:10px"><p>${e(x.school)}</p><p class="t">${e(x.field ? `${x.degree}, ${x.field}` : x.degree)} <span class="g">· (${e(x.dates)})</span></p></div>`).join('')}</div>`,
    ),
  // A design tool: every letter of the headings apart, centred name over a photo rail at the right, skills in two columns.
  canva: (p) =>
    page(
      `@page{margin:0}body{font-family:'Noto Sans'}.m{position:absolute;left:34px;top:150px;width:470px}.r{position:absolute;left:534px;top:0;width:260px;min-height:1122px;background:#efe7dd;padding:150px 22px}.top{position:absolute;left:34px;top:44px;width:470px}h1{font-size:30px;letter-spacing:6px;text-transform:uppercase;font-weight:300}h2{letter-spacing:4px;text-transform:uppercase;font-size:12.5px;margin:18px 0 6px}.d{color:#8a6d4b;font-size:9.5px}.two{display:grid;grid-template-columns:1fr 1fr}`,
      `<div class="top"><h1>${e(p.name)}</h1><p style="letter-spacing:3px">${e(p.headline)}</p></div><div class="m">${section(p.h.summary, p.summary && `<p>${e(p.summary)}</p>`)}${section(p.h.experience, p.experience.map((x) => `<p class="d">${e(x.dates)}</p><p><b>${e(x.company)}</b>${when(x.location, ` | ${e(x.location)}`)}</p><p><i>${e(x.title)}</i></p>${ul(x.highlights)}`).join(''))}${section(
        p.h.skills,
        `<div class="two">${flat(p)
          .map((x) => `<div>• ${e(x)}</div>`)
          .join('')}</div>`,
      )}</div><div class="r">${section(p.h.contact, `<p>${e(p.phone)}</p><p>${e(p.email)}</p><p>${e(p.location)}</p>${p.links.map(([, url]) => `<p>${e(url)}</p>`).join('')}`)}${section(p.h.education, p.education.map((x) => `<p class="d">${e(x.dates)}</p><p><b>${e(x.what)}</b></p><p>${e(x.school)}</p><br>`).join(''))}${section(p.h.languages, languages(p))}${section(p.h.certificates, certificates(p))}</div>`,
    ),
  // A builder: dates and place in a narrow column at the left of each entry, title and company in one bold line.
  builder: (p) =>
    page(
      `body{font-family:'Carlito';font-size:12px}h1{font-size:28px;color:#1a4b8c}h2{font-size:15px;color:#1a4b8c;border-bottom:2px solid #1a4b8c;margin:14px 0 6px}.e{display:grid;grid-template-columns:120px 1fr;gap:16px;margin-bottom:8px}.l{color:#555}`,
      `<h1>${e(p.name)}</h1><p>${e(p.headline)}</p><p>${[p.location, p.phone, p.email].map(e).join(', ')}</p><p>${p.links.map(([kind, url]) => a(url, kind)).join(' &nbsp; ')}</p>${section(p.h.summary, p.summary && `<p>${e(p.summary)}</p>`)}${section(p.h.experience, p.experience.map((x) => `<div class="e"><div class="l">${e(x.dates)}<br>${e(x.location)}</div><div><b>${e(x.title)} at ${e(x.company)}</b>${ul(x.highlights)}</div></div>`).join(''))}${section(p.h.education, p.education.map((x) => `<div class="e"><div class="l">${e(x.dates)}</div><div><b>${e(x.what)}, ${e(x.school)}</b>${when(x.gradeText, `<p>${e(x.gradeText)}</p>`)}</div></div>`).join(''))}${section(p.h.skills, ul(p.groups.map(([label, list]) => `${label}: ${list.join(', ')}`)))}${section(p.h.languages, languages(p))}`,
    ),
};

/** What the themes of JSON Resume take. */
const jsonResume = (p) => {
  const date = (text) =>
    text === 'present' || text === null ? undefined : text.length === 7 ? `${text}-01` : text;
  return {
    basics: {
      name: p.name,
      label: p.headline,
      email: p.email,
      phone: p.phone,
      summary: p.summary ?? '',
      location: { city: p.location },
      profiles: p.links
        .filter(([kind]) => kind !== 'Website')
        .map(([network, url]) => ({ network, username: url.split('/').at(-1), url: `https://${url}` })),
      ...(p.links.some(([kind]) => kind === 'Website')
        ? {
            url: `https://${p.links.find(([kind]) => kind === 'Website')[1]}`,
            website: `https://${p.links.find(([kind]) => kind === 'Website')[1]}`,
          }
        : {}),
    },
    work: p.experience.map((x) => ({
      name: x.company,
      company: x.company,
      position: x.title,
      startDate: date(x.start),
      endDate: date(x.end),
      highlights: x.highlights,
      summary: '',
    })),
    education: p.education.map((x) => ({
      institution: x.school,
      studyType: x.degree,
      area: x.field ?? '',
      startDate: date(x.start),
      endDate: date(x.end),
      courses: [],
    })),
    skills: p.groups.map(([name, keywords]) => ({ name, keywords })),
    languages: p.languages.map(([language, fluency]) => ({ language, fluency })),
    volunteer: [],
    awards: [],
    publications: [],
    interests: [],
    references: [],
    certificates: [],
    projects: p.projects.map(({ name, description }) => ({ name, description, highlights: [] })),
  };
};
/** Themes of JSON Resume. They write the dates themselves, and no place of work. */
export const THEMES = ['even', 'elegant', 'flat', 'kendall', 'macchiato', 'stackoverflow'];
export const themed = async (name, p) => {
  const theme = await import(`jsonresume-theme-${name}`);
  return (theme.render ?? theme.default.render)(jsonResume(p));
};
