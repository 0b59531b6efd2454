/** Themes that write only the years of studies, and those that leave out where a person lives. */
const YEARS = new Set(['theme-kendall']);
const NO_PLACE = new Set(['theme-flat']);
/** Layouts of the third part without places of work. */
const NO_WORKPLACE = new Set(['latex-twenty']);

/** Two skills in one text. */
const SPLIT = new Set(['C/C++', 'HTML/CSS']);

/** Themes that write no date of studies which has no beginning. */
const RANGES = new Set(['theme-macchiato', 'theme-stackoverflow']);

/** What a person's resume says in a layout: themes write no place of work, and some layouts leave out what has no room. */
export const truthOf = (p, { id, theme }) => ({
  name: p.name,
  email: p.email,
  phone: p.phone,
  location: NO_PLACE.has(id) ? null : p.location,
  links: p.links.map(([, url]) => url),
  education: p.education.map(({ school, degree, field, start, end }) => ({
    school,
    degree,
    field,
    start: YEARS.has(id) && start ? start.slice(0, 4) : start,
    end: RANGES.has(id) && !start ? null : YEARS.has(id) ? end.slice(0, 4) : end,
  })),
  experience: p.experience.map(({ company, title, location, start, end }) => ({
    company,
    title,
    location: theme || NO_WORKPLACE.has(id) ? null : location,
    start,
    end,
  })),
  skills: p.groups
    .flatMap(([, skills]) => skills)
    .flatMap((skill) => (SPLIT.has(skill) ? skill.split('/') : [skill])),
});
