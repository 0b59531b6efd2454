/** The people of the first part of the corpus, from lists; content knows nothing of layouts. */
import { readFileSync } from 'node:fs';
import { randomNumbers } from './random.mjs';

const {
  months: M,
  short: SHORT,
  headings: H,
  locales: LOC,
  trades: TRADE,
  lines: LINES,
  languages: LANG,
  certificates: CERTS,
  projects: PROJ,
} = JSON.parse(readFileSync(new URL('first-people.json', import.meta.url), 'utf8'));
const p2 = (n) => String(n).padStart(2, '0');
const FORMATS = ['long', 'short', 'slash', 'year', 'dot', 'iso', 'shortdot'];
const fmt = (d, f, l) => {
  if (!d) return '';
  const [y, m] = d.split('-').map(Number);
  if (!m || f === 'year') return String(y);
  const name = M[l][m - 1];
  return {
    long: `${name} ${y}`,
    short: `${(SHORT[l] ?? M[l].map((x) => (x.length > 4 ? `${x.slice(0, 3)}.` : x)))[m - 1]} ${y}`,
    shortdot: `${(SHORT[l] ?? M[l])[m - 1].slice(0, 3)}${l === 'en' && m !== 5 ? '.' : ''} ${y}`,
    slash: `${p2(m)}/${y}`,
    dot: `${p2(m)}.${y}`,
    iso: `${y}-${p2(m)}`,
  }[f];
};
/** A person with all that a layout writes; the same seed gives the same person. */
export const firstPerson = (seed) => {
  const r = randomNumbers(seed + 11);
  const key = r.pick(Object.keys(LOC));
  const L = LOC[key];
  const l = L.l;
  const T = TRADE[r.pick(Object.keys(TRADE))];
  const h = H[l];
  const first = r.pick(L.first),
    last = r.pick(L.last);
  const name = `${first} ${last}`;
  const slug = `${first}.${last}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
  const f = r.pick(
    l === 'pl'
      ? ['slash', 'dot', 'year', 'iso', 'long']
      : ['de', 'nl', 'se', 'sv'].includes(l)
        ? ['long', 'slash', 'dot', 'year']
        : FORMATS,
  );
  const sep = r.pick([' – ', '–', ' - ', ' — ', l === 'en' ? ' to ' : ' – ']);
  const present = r.pick(h.present);
  const cities = LOC[key].place;
  const n = r.pick([1, 2, 2, 3, 3, 4, 5]);
  let y = 2024 - r.int(0, 1),
    m = r.int(1, 12);
  const titles = T.title[l] ?? T.title.en;
  const companies = r.some(T.company, 9);
  const experience = [];
  const flatten = f === 'year';
  for (let i = 0; i < n; i++) {
    const end = i === 0 && r.chance(0.7) ? 'present' : `${y}-${p2(m)}`;
    const sy = y - r.int(1, 3),
      sm = r.int(1, 12);
    const start = `${sy}-${p2(sm)}`;
    experience.push({
      title: titles[(i + seed) % titles.length],
      company: companies[i % companies.length],
      location: r.chance(0.75) ? r.pick(cities) : null,
      start: flatten ? start.slice(0, 4) : start,
      end: end === 'present' ? end : flatten ? end.slice(0, 4) : end,
      highlights: r.some(LINES, r.pick([0, 1, 2, 3, 3, 4])),
    });
    y = sy - (r.chance(0.2) ? 1 : 0);
    m = r.chance(0.5) ? sm : r.int(1, 12);
    if (y === sy && m > sm) m = sm;
  }
  const ne = r.pick([1, 1, 2, 2, 3]);
  const education = [];
  let ey = y;
  const degs = r.some(L.degree, ne);
  const schools = r.some(L.school, ne);
  for (let i = 0; i < degs.length && i < schools.length; i++) {
    const single = r.chance(0.3);
    const g = L.grade.length && r.chance(0.4) ? r.int(0, L.grade.length - 1) : -1;
    education.push({
      school: schools[i],
      degree: degs[i][0],
      field: degs[i][1],
      start: single ? null : String(ey - 3),
      end: String(ey),
      grade: g >= 0 ? L.gv[g] : null,
      gradeText: g >= 0 && L.gv[g] ? L.grade[g] : null,
    });
    ey -= 4;
  }
  const groups = r.some(
    T.skills.map((s, i) => [T.labels[i], s]),
    r.int(2, T.skills.length),
  );
  const links = [];
  const handle = slug.replace('.', '');
  if (r.chance(0.6)) links.push(['LinkedIn', `linkedin.com/in/${handle}`]);
  if (r.chance(0.4)) links.push(['GitHub', `github.com/${handle}`]);
  if (r.chance(0.25)) links.push(['Website', `www.${handle}.com`]);
  return {
    lang: l,
    name,
    headline: titles[seed % titles.length],
    email: `${slug}${r.int(1, 99)}@example.${r.pick(['com', 'org', 'net'])}`,
    phone: r.pick(L.phone),
    location: r.pick(cities),
    links,
    experience: experience.map((e) => ({
      ...e,
      dates: `${fmt(e.start, f, l)}${sep}${e.end === 'present' ? present : fmt(e.end, f, l)}`,
    })),
    education: education.map((e) => ({
      ...e,
      dates: e.start ? `${e.start}${sep}${e.end}` : e.end,
      what: e.field
        ? `${e.degree}${l === 'en' ? r.pick([' in ', ', ', ' ']) : l === 'de' ? ' ' : l === 'fr' ? ' ' : l === 'pl' || l === 'sv' ? ', ' : r.pick([' en ', ', ']).replace(' en ', l === 'es' ? ' en ' : l === 'it' ? ' in ' : l === 'pt' ? ' em ' : ', ')}${e.field}`
        : e.degree,
    })),
    groups,
    grouped: r.chance(0.5),
    languages: r.chance(0.6) ? r.some(LANG[l], r.int(2, 3)) : [],
    certificates: r.chance(0.35)
      ? r.some(CERTS, r.int(1, 2)).map(([a, b]) => ({ name: a, issuer: b, date: String(r.int(2016, 2024)) }))
      : [],
    projects: r.chance(0.3) ? r.some(PROJ, r.int(1, 2)).map(([a, b]) => ({ name: a, description: b })) : [],
    summary: r.chance(0.55)
      ? r.pick([
          'Reliable professional with several years of experience in demanding teams, known for calm planning and clear communication.',
          'I enjoy solving practical problems with care and curiosity, and I look for a place where learning is shared.',
        ])
      : null,
    interests: r.chance(0.3) ? ['Hiking', 'choir singing', 'chess'] : [],
    h: Object.fromEntries(Object.entries(h).map(([k, v]) => [k, Array.isArray(v) ? r.pick(v) : v])),
    titleFirst: r.chance(0.55),
    schoolFirst: r.chance(0.5),
    order: r.chance(0.3),
  };
};
/** What a resume of a person says. */
export const firstTruth = (p) => ({
  name: p.name,
  email: p.email,
  phone: p.phone,
  location: p.location,
  links: p.links.map(([, u]) => u),
  education: p.education.map(({ school, degree, field, start, end, grade }) => ({
    school,
    degree,
    field,
    start,
    end,
    grade,
  })),
  experience: p.experience.map(({ company, title, location, start, end, highlights }) => ({
    company,
    title,
    location,
    start,
    end,
    highlights,
  })),
  projects: p.projects.map(({ name }) => ({ name })),
  skills: p.groups.flatMap(([, s]) => s),
  certificates: p.certificates,
  languages: p.languages.map(([language, fluency]) => ({ language, fluency })),
});
