/** Parts of the pages of the third part. */
export const e = (text) =>
  String(text ?? '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;');
export const a = (url, text = url) => `<a href="https://${url}">${e(text)}</a>`;
export const mail = (p) => `<a href="mailto:${p.email}">${e(p.email)}</a>`;
export const ul = (list) =>
  list.length > 0 ? `<ul>${list.map((x) => `<li>${e(x)}</li>`).join('')}</ul>` : '';
export const flat = ({ groups }) => groups.flatMap(([, skills]) => skills);
export const when = (test, text) => (test ? text : '');
export const each = (list, make) => list.map(make).join('');
export const section = (title, body, css = '') =>
  when(body, `<section class="${css}"><h2>${e(title)}</h2>${body}</section>`);
export const page = (css, body) =>
  `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:14mm}*{box-sizing:border-box}body{font:10.5px/1.42 'Noto Sans',sans-serif;color:#222;margin:0}h1,h2,h3,p{margin:0}ul{margin:3px 0 8px;padding-left:16px}a{color:inherit;text-decoration:none}${css}</style>${body}`;
export const boldFirst = (name) => e(name).replace(/^\S+/, (first) => `<b>${first}</b>`);
export const row = (left, right) => `<div class="e"><span>${e(left)}</span><div>${e(right)}</div></div>`;
export const photo = (size, css = '') =>
  `<svg width="${size}" height="${size}" style="${css}"><rect width="${size}" height="${size}" fill="#cfd8dc"/><circle cx="${size / 2}" cy="${size / 2.6}" r="${size / 5}" fill="#78909c"/></svg>`;
export const icon = (color) =>
  `<svg width="10" height="10" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="${color}"/></svg>`;
export const languages = (p) => each(p.languages, ([name, level]) => `<p>${e(name)} – ${e(level)}</p>`);
export const awards = (p) => ul(p.awards.map(([name, year]) => `${name} (${year})`));
export const more = (p) =>
  section(p.h.awards, awards(p)) +
  section(p.h.publications, ul(p.publications)) +
  section(
    p.h.volunteer,
    each(p.volunteer, ([role, at, dates]) => `<p><b>${e(role)}</b>, ${e(at)}, ${e(dates)}</p>`),
  );
