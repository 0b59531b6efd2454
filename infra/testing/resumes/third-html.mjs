/** Layouts that differ in structure from those of the other parts, as a browser prints them. */
import {
  a,
  awards,
  boldFirst,
  e,
  each,
  flat,
  icon,
  languages,
  mail,
  more,
  page,
  photo,
  row,
  section,
  ul,
  when,
} from './html-parts.mjs';

export const thirdHtml = {
  // A rail with a photo at the right; labels over contact data; headings in small letters; dates in brackets.
  railPhoto: (p) =>
    page(
      `@page{margin:0}.m{width:530px;padding:40px 30px}.r{position:absolute;left:540px;top:0;width:254px;min-height:1122px;background:#f1f3f4;padding:40px 24px}h1{font-size:27px}h2{font-size:15px;text-transform:lowercase;color:#b3541e;margin:16px 0 5px;font-weight:600}.r small{color:#777;display:block;margin-top:6px}`,
      `<div class="m"><h1>${e(p.name)}</h1><p>${e(p.headline)}</p>${section(p.h.summary, p.summary && `<p>${e(p.summary)}</p>`)}${section(
        p.h.experience,
        each(
          p.experience,
          (x) =>
            `<p><b>${e(x.title)}</b> — ${e(x.company)} (${e(x.dates)})</p><p style="color:#777">${e(x.location)}</p>${ul(x.highlights)}`,
        ),
      )}${section(
        p.h.education,
        each(
          p.education,
          (x) => `<p><b>${e(x.what)}</b> — ${e(x.school)} (${e(x.dates)})</p><p>${e(x.gradeText)}</p>`,
        ),
      )}${more(p)}</div><div class="r">${photo(120, 'border-radius:60px')}${section(p.h.contact, `<small>${e(p.labels.phone)}</small><p>${e(p.phone)}</p><small>${e(p.labels.email)}</small><p>${mail(p)}</p><small>${e(p.labels.address)}</small><p>${e(p.location)}</p>${each(p.links, ([kind, url]) => `<small>${e(kind)}</small><p>${a(url)}</p>`)}`)}${section(p.h.skills, ul(flat(p)))}${section(p.h.languages, languages(p))}${section(
        p.h.certificates,
        each(p.certificates, (c) => `<p>${e(c.name)} – ${e(c.issuer)}, ${e(c.date)}</p>`),
      )}</div>`,
    ),
  // Centred headings between rules, centred contact data; company and place over title and dates.
  centred: (p) =>
    page(
      `body{font-family:'Noto Serif',serif}h1{text-align:center;font-size:24px;font-weight:400;letter-spacing:1px}.c{text-align:center}h2{display:flex;align-items:center;gap:12px;font-size:12.5px;font-weight:400;font-variant:small-caps;margin:12px 0 4px}h2:before,h2:after{content:"";flex:1;border-top:1px solid #888}.x{display:flex;justify-content:space-between}`,
      `<h1>${e(p.name)}</h1><p class="c">${e(p.location)}</p><p class="c">${e(p.phone)} ⋄ ${mail(p)}${each(p.links, ([, url]) => ` ⋄ ${a(url)}`)}</p>${section(
        p.h.education,
        each(
          p.education,
          (x) =>
            `<div class="x"><b>${e(x.school)}</b><span>${e(x.dates)}</span></div><p>${e(x.what)}${when(x.gradeText, `. ${e(x.gradeText)}`)}</p>`,
        ),
      )}${section(
        p.h.experience,
        each(
          p.experience,
          (x) =>
            `<div class="x"><b>${e(x.company)}</b><span>${e(x.location)}</span></div><div class="x"><i>${e(x.title)}</i><i>${e(x.dates)}</i></div>${ul(x.highlights)}`,
        ),
      )}${section(
        p.h.projects,
        each(p.projects, (x) => `<p><b>${e(x.name)}.</b> ${e(x.description)}</p>`),
      )}${section(
        p.h.skills,
        each(p.groups, ([label, list]) => `<p><b>${e(label)}:</b> ${e(list.join(', '))}</p>`),
      )}${more(p)}`,
    ),
  // Dates in a column of their own at the left in all sections, labels of skills too.
  dateColumn: (p) =>
    page(
      `h1{font-size:26px;color:#00695c}h2{font-size:13px;color:#00695c;margin:14px 0 5px 128px;text-transform:uppercase}.e{display:grid;grid-template-columns:112px 1fr;gap:16px;margin-bottom:5px}.e>:first-child{text-align:right;color:#777}`,
      `<h1>${e(p.name)}</h1><p>${e(p.headline)}</p><p>${icon('#00695c')} ${e(p.location)} &nbsp; ${icon('#00695c')} ${e(p.phone)} &nbsp; ${icon('#00695c')} ${mail(p)}</p><p>${each(p.links, ([kind, url]) => `${icon('#00695c')} ${a(url, kind)} &nbsp; `)}</p>${section(
        p.h.experience,
        each(
          p.experience,
          (x) =>
            `<div class="e"><span>${e(x.dates)}</span><div><b>${e(x.company)}</b>${when(x.location, `, ${e(x.location)}`)}<br><i>${e(x.title)}</i>${ul(x.highlights)}</div></div>`,
        ),
      )}${section(
        p.h.education,
        each(
          p.education,
          (x) =>
            `<div class="e"><span>${e(x.dates)}</span><div><b>${e(x.what)}</b><br>${e(x.school)}${when(x.gradeText, `<br>${e(x.gradeText)}`)}</div></div>`,
        ),
      )}${section(
        p.h.skills,
        each(p.groups, ([label, list]) => row(label, list.join(', '))),
      )}${section(
        p.h.languages,
        each(p.languages, ([name, level]) => row(name, level)),
      )}${section(
        p.h.awards,
        each(p.awards, ([name, year]) => row(year, name)),
      )}`,
    ),
  // Sections in boxes under bars of colour; dates, company and place divided by bars, the title below.
  boxes: (p) =>
    page(
      `h1{font-size:22px;background:#283593;color:#fff;padding:10px}section{border:1px solid #9fa8da;margin-top:10px;padding:0 10px 6px}h2{background:#283593;color:#fff;font-size:11.5px;margin:0 -10px 6px;padding:3px 10px}.k{display:grid;grid-template-columns:1fr 1fr}`,
      `<h1>${e(p.name)}</h1><section><div class="k" style="padding-top:6px"><span>${e(p.location)}</span><span>${mail(p)}</span><span>${e(p.phone)}</span><span>${each(p.links, ([, url]) => `${a(url)} `)}</span></div></section>${section(p.h.summary, p.summary && `<p>${e(p.summary)}</p>`)}${section(
        p.h.experience,
        each(
          p.experience,
          (x) =>
            `<p>${e(x.dates)} | <b>${e(x.company)}</b>${when(x.location, ` | ${e(x.location)}`)}</p><p>${e(x.title)}</p>${ul(x.highlights)}`,
        ),
      )}${section(
        p.h.education,
        each(
          p.education,
          (x) =>
            `<p>${e(x.dates)} | <b>${e(x.school)}</b></p><p>${e(x.what)}${when(x.gradeText, ` | ${e(x.gradeText)}`)}</p>`,
        ),
      )}${section(
        p.h.skills,
        `<div class="k" style="grid-template-columns:1fr 1fr 1fr">${flat(p)
          .map((x) => `<span>✓ ${e(x)}</span>`)
          .join('')}</div>`,
      )}${section(p.h.languages, languages(p))}${more(p)}`,
    ),
  // Studies in a table with borders and a row of headings, as in India; labels before everything else.
  bordered: (p) =>
    page(
      `body{font-family:'Liberation Serif';font-size:12px}h1{font-size:20px;text-align:center;text-decoration:underline}h2{font-size:12.5px;background:#ddd;margin:12px 0 5px;padding:2px 4px}table{border-collapse:collapse;width:100%}td,th{border:1px solid #444;padding:3px 6px;text-align:left;vertical-align:top}`,
      `<h1>${e(p.name)}</h1><p><b>${e(p.labels.address)}:</b> ${e(p.location)}</p><p><b>Mobile:</b> ${e(p.phone)}</p><p><b>E-mail:</b> ${mail(p)}</p>${each(p.links, ([kind, url]) => `<p><b>${e(kind)}:</b> ${a(url)}</p>`)}${section(p.h.summary, p.summary && `<p>${e(p.summary)}</p>`)}${section(p.h.education, `<table><tr><th>Degree</th><th>Institution</th><th>Year</th><th>Result</th></tr>${each(p.education, (x) => `<tr><td>${e(x.what)}</td><td>${e(x.school)}</td><td>${e(x.dates)}</td><td>${e(x.gradeText)}</td></tr>`)}</table>`)}${section(
        p.h.experience,
        each(
          p.experience,
          (x) =>
            `<p><b>${e(x.company)}${when(x.location, `, ${e(x.location)}`)}</b></p><p>Designation: ${e(x.title)}</p><p>Duration: ${e(x.dates)}</p>${ul(x.highlights)}`,
        ),
      )}${section(p.h.skills, `<table>${each(p.groups, ([label, list]) => `<tr><td>${e(label)}</td><td>${e(list.join(', '))}</td></tr>`)}</table>`)}${section(
        p.h.projects,
        each(p.projects, (x) => `<p><b>${e(x.name)}</b></p><p>${e(x.description)}</p>`),
      )}${section(p.h.personal, `<p>${e(p.labels.born)}: ${e(p.born)}</p>`)}`,
    ),
  // A line with dots at the left of all entries, dates in pills under the title.
  dots: (p) =>
    page(
      `h1{font-size:30px;font-weight:300}h2{font-size:16px;font-weight:300;color:#6a1b9a;margin:16px 0 6px}.e{border-left:2px solid #ce93d8;padding:0 0 10px 16px;margin-left:6px;position:relative}.e:before{content:"";position:absolute;left:-6px;top:3px;width:10px;height:10px;border-radius:5px;background:#6a1b9a}.d{display:inline-block;background:#f3e5f5;border-radius:8px;padding:1px 8px;font-size:9px;color:#6a1b9a}.t{display:inline-block;border:1px solid #ce93d8;border-radius:9px;padding:1px 9px;margin:0 5px 5px 0}`,
      `<h1>${boldFirst(p.name)}</h1><p>${e(p.headline)}</p><p style="color:#777">${e(p.phone)} • ${mail(p)} • ${e(p.location)}${each(p.links, ([, url]) => ` • ${a(url)}`)}</p>${section(
        p.h.skills,
        each(flat(p), (x) => `<span class="t">${e(x)}</span>`),
      )}${section(
        p.h.experience,
        each(
          p.experience,
          (x) =>
            `<div class="e"><b>${e(x.title)}</b><br>${e(x.company)}${when(x.location, ` • ${e(x.location)}`)}<br><span class="d">${e(x.dates)}</span>${ul(x.highlights)}</div>`,
        ),
      )}${section(
        p.h.education,
        each(
          p.education,
          (x) =>
            `<div class="e"><b>${e(x.what)}</b><br>${e(x.school)}<br><span class="d">${e(x.dates)}</span> ${e(x.gradeText)}</div>`,
        ),
      )}${more(p)}`,
    ),
  // The Europass of 2021: dates in square brackets, titles in capitals, labels and places with them.
  europass: (p) =>
    page(
      `body{font-family:'Open Sans','Noto Sans'}h1{font-size:22px;color:#004494}h2{font-size:11px;text-transform:uppercase;border-bottom:2px solid #ddd;margin:16px 0 7px;color:#555}.d{color:#6a6a6a;font-size:9.5px}.t b{text-transform:uppercase;color:#004494}.x p{display:inline;margin-right:14px}`,
      `<div style="float:right">${photo(80)}</div><h1>${e(p.name)}</h1><div class="x"><p><b>${e(p.labels.born)}:</b> ${e(p.born)}</p><p><b>${e(p.labels.phone)}:</b> ${e(p.phone)}</p><p><b>${e(p.labels.email)}:</b> ${mail(p)}</p>${each(p.links, ([kind, url]) => `<p><b>${e(kind)}:</b> ${a(url)}</p>`)}<p><b>${e(p.labels.address)}:</b> ${e(p.location)}</p></div>${section(
        p.h.experience,
        each(
          p.experience,
          (x) =>
            `<p class="d">[ ${e(x.dates)} ]</p><p class="t"><b>${e(x.title)}</b></p><p><b>${e(x.company)}</b></p>${when(x.location, `<p class="d">${e(x.location)}</p>`)}${ul(x.highlights)}`,
        ),
      )}${section(
        p.h.education,
        each(
          p.education,
          (x) =>
            `<p class="d">[ ${e(x.dates)} ]</p><p class="t"><b>${e(x.what)}</b></p><p><b>${e(x.school)}</b></p>${when(x.gradeText, `<p>${e(x.gradeText)}</p>`)}`,
        ),
      )}${section(
        p.h.languages,
        each(p.languages, ([name, level]) => `<p><b>${e(name)}</b> | ${e(level)}</p>`),
      )}${section(p.h.skills, `<p>${flat(p).map(e).join(' / ')}</p>`)}`,
    ),
  // A tabular CV as in Germany: personal data in a table, a photo at the right, a place and date at the end.
  tabular: (p) =>
    page(
      `body{font-family:'Liberation Sans';font-size:11.5px}h1{font-size:24px;font-weight:400;margin-bottom:12px}h2{font-size:13px;margin:18px 0 6px;border-bottom:1px solid #000}table{border-spacing:0}td{vertical-align:top;padding:0 0 6px}td:first-child{width:150px}`,
      `<div style="float:right">${photo(110)}</div><h1>${e(p.labels.title)}</h1>${section(p.h.personal, `<table><tr><td>Name</td><td>${e(p.name)}</td></tr><tr><td>${e(p.labels.born)}</td><td>${e(p.born)}</td></tr><tr><td>${e(p.labels.address)}</td><td>${e(p.location)}</td></tr><tr><td>${e(p.labels.phone)}</td><td>${e(p.phone)}</td></tr><tr><td>${e(p.labels.email)}</td><td>${mail(p)}</td></tr>${each(p.links, ([kind, url]) => `<tr><td>${e(kind)}</td><td>${a(url)}</td></tr>`)}</table>`)}${section(p.h.experience, `<table>${each(p.experience, (x) => `<tr><td>${e(x.dates)}</td><td><b>${e(x.title)}</b><br>${e(x.company)}${when(x.location, `, ${e(x.location)}`)}${ul(x.highlights)}</td></tr>`)}</table>`)}${section(p.h.education, `<table>${each(p.education, (x) => `<tr><td>${e(x.dates)}</td><td><b>${e(x.school)}</b><br>${e(x.what)}${when(x.gradeText, `<br>${e(x.gradeText)}`)}</td></tr>`)}</table>`)}${section(p.h.skills, `<table>${each(p.groups, ([label, list]) => `<tr><td>${e(label)}</td><td>${e(list.join(', '))}</td></tr>`)}</table>`)}${section(p.h.languages, `<table>${each(p.languages, ([name, level]) => `<tr><td>${e(name)}</td><td>${e(level)}</td></tr>`)}</table>`)}<p style="margin-top:20px">${e(p.location.split(',')[0])}, 12.03.2024</p>`,
    ),
  // Two columns of one width, icons before all lines, skills as tags, studies before work.
  halves: (p) =>
    page(
      `@page{margin:10mm}h1{font-size:26px}.g{display:grid;grid-template-columns:1fr 1fr;gap:26px}h2{font-size:13.5px;color:#ad1457;margin:14px 0 6px}.t{display:inline-block;background:#fce4ec;padding:1px 7px;margin:0 4px 4px 0}.q{display:flex;justify-content:space-between;color:#666;font-size:9.5px}`,
      `<div style="display:flex;justify-content:space-between"><div><h1>${e(p.name)}</h1><p>${e(p.headline)}</p></div><div style="text-align:right"><p>${e(p.phone)} ${icon('#ad1457')}</p><p>${mail(p)} ${icon('#ad1457')}</p><p>${e(p.location)} ${icon('#ad1457')}</p></div></div><div class="g"><div>${section(
        p.h.education,
        each(
          p.education,
          (x) =>
            `<p><b>${e(x.school)}</b></p><p>${e(x.what)}</p><p class="q"><span>${e(x.dates)}</span><span>${e(x.gradeText)}</span></p>`,
        ),
      )}${section(
        p.h.skills,
        each(
          p.groups,
          ([label, list]) =>
            `<p style="color:#666">${e(label)}</p>${each(list, (x) => `<span class="t">${e(x)}</span>`)}`,
        ),
      )}${section(p.h.languages, languages(p))}${section(p.h.awards, awards(p))}${section(
        p.h.contact,
        each(p.links, ([, url]) => `<p>${a(url)}</p>`),
      )}</div><div>${section(
        p.h.experience,
        each(
          p.experience,
          (x) =>
            `<p><b>${e(x.title)}</b></p><p>${e(x.company)}</p><p class="q"><span>${e(x.dates)}</span><span>${e(x.location)}</span></p>${ul(x.highlights)}`,
        ),
      )}${section(
        p.h.projects,
        each(p.projects, (x) => `<p><b>${e(x.name)}</b></p><p>${e(x.description)}</p>`),
      )}</div></div>`,
    ),
  // Headings with letters far apart; thin text; "Title @ Company (Place)" and the dates below in italics.
  airy: (p) =>
    page(
      `body{font-weight:300}h1{letter-spacing:9px;text-transform:uppercase;font-size:22px;font-weight:300;text-align:center}h2{letter-spacing:6px;text-transform:uppercase;font-size:11px;font-weight:400;margin:18px 0 6px;color:#888}.c{text-align:center;letter-spacing:1px}`,
      `<h1>${e(p.name)}</h1><p class="c">${e(p.headline)}</p><p class="c">${[p.phone, p.email, p.location].map(e).join(' / ')}</p><p class="c">${each(p.links, ([, url]) => `${a(url)} &nbsp; `)}</p>${section(p.h.summary, p.summary && `<p>${e(p.summary)}</p>`)}${section(
        p.h.experience,
        each(
          p.experience,
          (x) =>
            `<p>${e(x.title)} @ ${e(x.company)}${when(x.location, ` (${e(x.location)})`)}</p><p><i>${e(x.dates)}</i></p>${ul(x.highlights)}`,
        ),
      )}${section(
        p.h.education,
        each(
          p.education,
          (x) =>
            `<p>${e(x.what)} @ ${e(x.school)}</p><p><i>${e(x.dates)}</i>${when(x.gradeText, ` – ${e(x.gradeText)}`)}</p>`,
        ),
      )}${section(p.h.skills, `<p>${flat(p).map(e).join(' · ')}</p>`)}${section(p.h.languages, languages(p))}`,
    ),
};
