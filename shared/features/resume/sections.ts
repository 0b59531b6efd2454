import { filled, isEmpty, SECTION_LIMITS, type Section } from '../profile/rules.ts';
import type { Education, Sections, SomeSections } from '../profile/sections.ts';
import { addressOf, basicsChanges, fold } from './basics.ts';
import type { AcceptedParts } from './routes.ts';

// Without schemas: the browser loads it with the review.

/**
 * Decides what the profile can store: gives the entry without the fields that do not fit, or undefined. `path` names it
 * in the result; `full` says that the section has no room for another one.
 */
export type Fit = <T extends object>(
  section: Section,
  entry: T,
  path: string,
  full?: boolean,
) => T | undefined;

const text = (value: string | null | undefined): string => value ?? '';
/** What is still going on has no end in a profile. */
const date = (value: string | null | undefined): string => (value === 'present' ? '' : text(value));
const link = (value: string | null | undefined): string => (value ? addressOf(value) : '');

/** The taken parts as entries of the profile's sections, in the order of the result. */
const entriesOf = (parts: AcceptedParts) =>
  ({
    work: parts.experience.map(({ company, title, location, start, end, highlights }) => ({
      name: text(company),
      position: text(title),
      location: text(location),
      startDate: date(start),
      endDate: date(end),
      highlights,
    })),
    education: parts.education.map(({ school, degree, field, start, end, grade }) => ({
      institution: text(school),
      studyType: text(degree),
      area: text(field),
      startDate: date(start),
      endDate: date(end),
      score: text(grade),
    })),
    projects: parts.projects.map(({ name, description, url, start, end, highlights }) => ({
      name: text(name),
      description: text(description),
      url: link(url),
      startDate: date(start),
      endDate: date(end),
      highlights,
    })),
    skills: parts.skills.map((name) => ({ name })),
    certificates: parts.certificates.map(({ name, issuer, date: on }) => ({
      name: text(name),
      issuer: text(issuer),
      date: date(on),
    })),
    languages: parts.languages.map(({ language, fluency }) => ({
      language: text(language),
      fluency: text(fluency),
    })),
    volunteer: parts.volunteer.map(({ organization, position, start, end, highlights }) => ({
      organization: text(organization),
      position: text(position),
      startDate: date(start),
      endDate: date(end),
      highlights,
    })),
    awards: parts.awards.map(({ title, awarder, date: on }) => ({
      title: text(title),
      awarder: text(awarder),
      date: date(on),
    })),
    publications: parts.publications.map(({ name, publisher, date: on }) => ({
      name: text(name),
      publisher: text(publisher),
      releaseDate: date(on),
    })),
  }) satisfies SomeSections;

const isSame = (a: string | undefined, b: string | undefined): boolean => !isEmpty(a) && fold(a) === fold(b);
/** Whether two texts are the same, or one of them is missing. */
const agrees = (a: string | undefined, b: string | undefined): boolean =>
  isEmpty(a) || isEmpty(b) || fold(a) === fold(b);
const year = (day: string | undefined): string => (day ?? '').slice(0, 4);
/** An entry that has only what onboarding asks for: the resume says more of the same. */
const isBrief = ({ startDate, area }: Education): boolean => isEmpty(startDate) && isEmpty(area);

/** What adding a list needs to know besides the entries. */
interface Adding<T> {
  readonly section: Section;
  /** The list of the result. */
  readonly list: keyof AcceptedParts;
  /** Whether an entry of the profile and one of the resume are about the same. */
  readonly same: (has: T, given: T) => boolean;
}

/** The entries of a section with others added: one about the same as an existing one only fills what that lacks. */
const added = <T extends object>(
  { section, list, same }: Adding<T>,
  before: readonly T[],
  given: readonly T[],
  fits: Fit,
): T[] => {
  const after = [...before];
  for (const [index, raw] of given.entries()) {
    const entry = filled(raw);
    if (isEmpty(entry)) continue;
    const at = after.findIndex((has) => same(has, entry));
    const has = after[at];
    const full = !has && after.length >= SECTION_LIMITS[section];
    const fitting = fits(section, has ? { ...entry, ...filled(has) } : entry, `${list}.${index}`, full);
    if (fitting) after.splice(has ? at : after.length, 1, fitting);
  }
  return after;
};

/** Basics with one part of the result after the other, each only if it fits. */
const basicsAfter = (before: Sections['basics'], parts: AcceptedParts, fits: Fit): Sections['basics'] => {
  let [basics = {}] = before;
  for (const { path, apply } of basicsChanges(parts)) {
    const next = apply(basics);
    const fitting = next === basics ? basics : fits('basics', next, path);
    if (fitting && Object.keys(next).every((key) => key in fitting)) basics = fitting;
  }
  return [basics];
};

/**
 * The sections that change when the taken parts of a result are added to a profile. Existing entries stay; what they
 * have already is not added again.
 */
export const addToSections = (
  before: Sections,
  parts: AcceptedParts,
  fits: Fit = (_, entry, __, full) => (full ? undefined : entry),
): SomeSections => {
  const given = entriesOf(parts);
  const after = {
    basics: basicsAfter(before.basics, parts, fits),
    work: added<Sections['work'][number]>(
      {
        section: 'work',
        list: 'experience',
        same: (has, one) =>
          isSame(has.name, one.name) &&
          agrees(has.position, one.position) &&
          agrees(has.startDate, one.startDate),
      },
      before.work,
      given.work,
      fits,
    ),
    education: added<Sections['education'][number]>(
      {
        section: 'education',
        list: 'education',
        same: (has, one) =>
          isSame(has.institution, one.institution) &&
          (isBrief(has) || agrees(has.studyType, one.studyType)) &&
          agrees(year(has.endDate), year(one.endDate)),
      },
      before.education,
      given.education,
      fits,
    ),
    projects: added<Sections['projects'][number]>(
      { section: 'projects', list: 'projects', same: (has, one) => isSame(has.name, one.name) },
      before.projects,
      given.projects,
      fits,
    ),
    skills: added<Sections['skills'][number]>(
      { section: 'skills', list: 'skills', same: (has, one) => isSame(has.name, one.name) },
      before.skills,
      given.skills,
      fits,
    ),
    certificates: added<Sections['certificates'][number]>(
      { section: 'certificates', list: 'certificates', same: (has, one) => isSame(has.name, one.name) },
      before.certificates,
      given.certificates,
      fits,
    ),
    languages: added<Sections['languages'][number]>(
      { section: 'languages', list: 'languages', same: (has, one) => isSame(has.language, one.language) },
      before.languages,
      given.languages,
      fits,
    ),
    volunteer: added<Sections['volunteer'][number]>(
      {
        section: 'volunteer',
        list: 'volunteer',
        same: (has, one) =>
          isSame(has.organization, one.organization) &&
          agrees(has.position, one.position) &&
          agrees(has.startDate, one.startDate),
      },
      before.volunteer,
      given.volunteer,
      fits,
    ),
    awards: added<Sections['awards'][number]>(
      {
        section: 'awards',
        list: 'awards',
        same: (has, one) => isSame(has.title, one.title) && agrees(year(has.date), year(one.date)),
      },
      before.awards,
      given.awards,
      fits,
    ),
    publications: added<Sections['publications'][number]>(
      { section: 'publications', list: 'publications', same: (has, one) => isSame(has.name, one.name) },
      before.publications,
      given.publications,
      fits,
    ),
  };
  const changed = <S extends keyof typeof after>(section: S) =>
    JSON.stringify(after[section]) === JSON.stringify(before[section]) ? {} : { [section]: after[section] };
  return {
    ...changed('basics'),
    ...changed('work'),
    ...changed('education'),
    ...changed('projects'),
    ...changed('skills'),
    ...changed('certificates'),
    ...changed('languages'),
    ...changed('volunteer'),
    ...changed('awards'),
    ...changed('publications'),
  };
};
