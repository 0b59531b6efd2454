/**
 * The people of the second and the third part of the corpus. Their names, trades, schools and dates are none of the first
 * part's, and were not written with the parser's lists at hand.
 */
import { readFileSync } from 'node:fs';
import { randomNumbers } from './random.mjs';

const listsIn = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const PARTS = { second: listsIn('second-people.json'), third: listsIn('third-people.json') };
let lists = PARTS.second;
const two = (number) => String(number).padStart(2, '0');

const monthName = (month, lang, style) =>
  new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { month: style }).format(
    new Date(2024, month - 1, 15),
  );

/** How a month of a year is written, by style. */
const POINTS = {
  long: (year, month, lang) => `${monthName(month, lang, 'long')} ${year}`,
  short: (year, month, lang) => `${monthName(month, lang, 'short')} ${year}`,
  comma: (year, month, lang) => `${monthName(month, lang, 'long')}, ${year}`,
  capitals: (year, month, lang) => `${monthName(month, lang, 'long').toUpperCase()} ${year}`,
  slash: (year, month) => `${two(month)}/${year}`,
  short_slash: (year, month) => `${two(month)}/${two(year % 100)}`,
  dot: (year, month) => `${two(month)}.${year}`,
  day: (year, month) => `01.${two(month)}.${year}`,
  reversed: (year, month) => `${year}/${two(month)}`,
  apostrophe: (year, month, lang) =>
    `${monthName(month, lang, 'short').replace('.', '')} ’${two(year % 100)}`,
  year: (year) => String(year),
  season: (year, month) => `${lists.seasons[Math.floor((month % 12) / 3)]} ${year}`,
  quarter: (year, month) => `Q${Math.ceil(month / 3)} ${year}`,
};
const YEARS_ONLY = new Set(['year', 'season', 'quarter']);
const STYLES = {
  en: [
    'long',
    'short',
    'comma',
    'capitals',
    'slash',
    'short_slash',
    'reversed',
    'apostrophe',
    'year',
    'season',
    'quarter',
    'day',
  ],
  de: ['slash', 'dot', 'long', 'year', 'day'],
  fr: ['long', 'short', 'slash', 'year'],
  es: ['long', 'slash', 'year'],
  da: ['long', 'dot', 'year'],
  pt: ['long', 'slash', 'short'],
  it: ['long', 'slash', 'year'],
};

/** The text of a range. Within one year the first month is often written without the year. */
const writeRange = ({ start, end }, { style, dash, present, since, lang }) => {
  const write = (point) => POINTS[style](point.year, point.month, lang);
  if (!end) return since ? `${lists.since[lang]} ${write(start)}` : `${write(start)}${dash}${present}`;
  const isNamed = style === 'long' || style === 'short';
  if (isNamed && start.year === end.year && start.month !== end.month && dash.trim().length === 1)
    return `${monthName(start.month, lang, style)}${dash}${write(end)}`;
  if (style === 'year' && start.year === end.year) return String(start.year);
  if (style === 'year' && dash === '–' && end.year > start.year)
    return `${start.year}–${two(end.year % 100)}`;
  return `${write(start)}${dash}${write(end)}`;
};

const truthDate = (point, style) =>
  !point ? 'present' : YEARS_ONLY.has(style) ? String(point.year) : `${point.year}-${two(point.month)}`;

const experienceOf = (random, locale, trade, dates) => {
  const titles = trade.title[locale.lang] ?? trade.title.en;
  const companies = random.some(trade.company, 4);
  const count = random.pick([2, 2, 3, 3, 4]);
  let year = 2024;
  let month = random.int(2, 10);
  return companies.slice(0, count).map((company, index) => {
    const isShort = random.chance(0.25);
    const end =
      index === 0 && random.chance(0.7) ? undefined : { year, month: isShort ? Math.max(4, month) : month };
    const start =
      isShort && end
        ? { year, month: end.month - random.int(1, 3) }
        : { year: year - random.int(1, 4), month: random.int(1, 12) };
    year = start.year - (start.month < 4 ? 1 : 0);
    month = Math.max(1, start.month - 1);
    if (start.year !== year) month = random.int(5, 12);
    const text = writeRange({ start, end }, dates);
    const isSingle = dates.style === 'year' && end && start.year === end.year;
    return {
      title: titles[index % titles.length],
      company,
      location: random.chance(0.7) ? random.pick(locale.place) : null,
      start: truthDate(start, dates.style),
      end: isSingle ? null : truthDate(end, dates.style),
      dates: text,
      highlights: random.some(trade.lines, random.pick([1, 2, 2, 3])),
    };
  });
};

const educationOf = (random, { degree: degrees, school: schools, grade: grades, lang }, dates) => {
  const join = random.pick(lists.join[lang]);
  const names = random.some(schools, random.pick([1, 2, 2]));
  const whole = !dates.fixed && (dates.style === 'year' || random.chance(0.6));
  return random.some(degrees, names.length).map(([degree, field], index) => {
    const end = 2016 - 4 * index - random.int(0, 3);
    const [gradeText, grade] = grades.length > 0 && random.chance(0.4) ? random.pick(grades) : [];
    const isSingle = random.chance(0.3);
    const written = whole
      ? isSingle
        ? String(end)
        : `${end - 3}${dates.dash === '–' ? `–${two(end % 100)}` : `${dates.dash}${end}`}`
      : isSingle
        ? POINTS[dates.style](end, 6, lang)
        : `${POINTS[dates.style](end - 3, 9, lang)}${dates.dash}${POINTS[dates.style](end, 6, lang)}`;
    const point = (year, month) => (whole ? String(year) : truthDate({ year, month }, dates.style));
    return {
      school: names[index],
      degree,
      field,
      start: isSingle ? null : point(end - 3, 9),
      end: point(end, 6),
      dates: written,
      grade: gradeText ? grade : null,
      gradeText: gradeText ?? '',
      what: field ? `${degree}${join}${field}` : degree,
    };
  });
};

const personFrom = (random, style) => {
  const locale = lists.locales[random.pick(Object.keys(lists.locales))];
  const { lang } = locale;
  const trade = lists.trades[random.pick(Object.keys(lists.trades))];
  const [first, last] = [random.pick(locale.first), random.pick(locale.last)];
  const handle = `${first}${last}`
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
  const dates = {
    lang,
    style: style ?? random.pick(STYLES[lang]),
    fixed: style !== undefined,
    dash: random.pick([' – ', '–', ' - ', ' — ', ` ${random.pick(lists.until[lang])} `]),
    present: random.pick(lists.present[lang]),
    since: random.chance(0.25),
  };
  const links = [
    ['LinkedIn', `linkedin.com/in/${handle}`],
    ['GitHub', `github.com/${handle}`],
    ['Website', `${handle}.example.com`],
  ];
  const experience = experienceOf(random, locale, trade, dates);
  const h = Object.fromEntries(
    Object.entries(lists.headings[lang]).map(([kind, words]) => [
      kind,
      Array.isArray(words) ? random.pick(words) : words,
    ]),
  );
  return {
    lang,
    name: `${first} ${last}`,
    headline: experience[0].title,
    email: `${random.pick([handle, `${handle}${random.int(2, 99)}`, `hello.${handle}`])}@${random.pick(['example.com', 'post.example.org', 'example.net'])}`,
    phone: random.pick(locale.phone),
    location: random.pick(locale.place),
    links: random.some(links, random.pick([0, 1, 2, 2])),
    experience,
    education: educationOf(random, locale, dates),
    groups: random.some(trade.groups, random.int(2, trade.groups.length)),
    grouped: random.chance(0.5),
    languages: random.chance(0.55) ? random.some(lists.languages[lang], 2) : [],
    certificates: random.chance(0.35)
      ? random
          .some(lists.certificates, random.int(1, 2))
          .map(([name, issuer]) => ({ name, issuer, date: String(random.int(2015, 2023)) }))
      : [],
    projects: random.chance(0.35)
      ? random.some(lists.projects, 2).map(([name, description]) => ({ name, description }))
      : [],
    summary: random.chance(0.5) ? random.pick(lists.summaries) : null,
    interests: [],
    h,
    titleFirst: random.chance(0.5),
    schoolFirst: random.chance(0.5),
    order: random.chance(0.3),
  };
};

/** A person of the second part with all that a layout writes; the same seed gives the same person. */
export const secondPerson = (seed, style) => {
  lists = PARTS.second;
  return personFrom(randomNumbers(seed + 4_000), style);
};

/** A person of the third part: with awards, publications, unpaid work and personal details beside the rest. */
export const thirdPerson = (seed) => {
  lists = PARTS.third;
  const random = randomNumbers(seed + 90_000);
  const person = personFrom(random);
  return {
    ...person,
    labels: lists.labels[person.lang],
    awards: random.chance(0.4) ? random.some(lists.awards, 2) : [],
    publications: random.chance(0.3) ? random.some(lists.publications, 2) : [],
    volunteer: random.chance(0.3) ? random.some(lists.volunteer, 1) : [],
    interests: random.chance(0.4) ? [random.pick(lists.interests)] : [],
    born: `${random.int(1, 28)}.0${random.int(1, 9)}.${random.int(1980, 1999)}`,
  };
};
