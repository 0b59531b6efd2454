import * as z from 'zod';
import { beginningOf } from '#shared/core/characters.ts';
import { issueText } from '#shared/core/issue-text.ts';
import { dayIn, isPresent, partialDateIn } from '#shared/core/partial-dates.ts';
import { SECTION_LIMITS, type Section } from '#shared/features/profile/rules.ts';
import { type SomeSections, sectionSchemas } from '#shared/features/profile/sections.ts';
import { addressOf, placeIn } from '#shared/features/resume/basics.ts';

/** A value that a profile took, and what the file says where that differs. */
export interface Taken {
  readonly path: string;
  readonly value: string;
  readonly given?: string;
}
/** A value that a profile did not take, and why. */
export interface Left {
  readonly path: string;
  readonly value: string;
  readonly reason: string;
}
/** What becomes of the values of a file. */
export interface Report {
  readonly taken: Taken[];
  readonly left: Left[];
}

const NO_PLACE = 'A profile has no place for this';
const NOT_A_LIST = 'This isn’t a list of entries';
const NOT_AN_ENTRY = 'This isn’t an entry with fields';
const LISTED_TWICE = 'This is in the list already';
const UNCLEAR_DATE = 'This isn’t clear. Use a month and a year, such as 2024-06';

/** Names of fields in earlier versions of JSON Resume, and those that programs write for ours. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { website: 'url', headline: 'label', tel: 'phone' },
  work: { company: 'name', website: 'url', title: 'position' },
  volunteer: { website: 'url' },
  publications: { website: 'url' },
  projects: { website: 'url' },
};
const DATES: ReadonlySet<string> = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
const DAYS: ReadonlySet<string> = new Set(['dateOfBirth', 'earliestStart']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Null, nothing and an empty text are the same as a missing field. */
const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** A value in a report: the beginning of a long one. */
export const told = (value: unknown): string =>
  beginningOf(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 200);

const unwrapped = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;

/** A value as the schemas take it: numbers as texts, links with a scheme, dates as `YYYY-MM`. */
const normalised = (name: string, value: unknown): unknown => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return text;
  if (name === 'url') return addressOf(text.trim());
  if (DATES.has(name)) return isPresent(text) ? '' : (partialDateIn(text) ?? text);
  return DAYS.has(name) ? (dayIn(text) ?? text) : text;
};

const reasonOf = (name: string, issues: readonly { message: string }[]): string =>
  DATES.has(name) ? UNCLEAR_DATE : (issues[0]?.message ?? issueText({ code: 'custom', input: undefined }));

/** As many items as any list of a profile may have, several times over; of more there is one line in the report. */
const MOST_ITEMS = 200;
const firstOf = (list: readonly unknown[], path: string, report: Report): readonly unknown[] => {
  if (list.length > MOST_ITEMS)
    report.left.push({
      path,
      value: `${list.length - MOST_ITEMS} more`,
      reason: `Only the first ${MOST_ITEMS} of a list are read`,
    });
  return list.slice(0, MOST_ITEMS);
};

/** The valid items of a list; what does not fit is left out and reported. */
const readList = (given: unknown, list: z.ZodArray, path: string, report: Report): unknown[] => {
  // A single text where a list belongs is a list of one.
  const items = firstOf(Array.isArray(given) ? given : [given], path, report);
  const fitting: unknown[] = [];
  for (const [index, item] of items.entries()) {
    const at = Array.isArray(given) ? `${path}.${index}` : path;
    const value = isMissing(item) ? undefined : readValue('', item, list.element, at, report);
    if (value === undefined) continue;
    const { error } = list.safeParse([...fitting, value], { error: issueText });
    if (error) report.left.push({ path: at, value: told(item), reason: reasonOf('', error.issues) });
    else fitting.push(value);
  }
  return fitting;
};

/** A value that fits the schema; undefined for one that is left out. */
const readValue = (name: string, given: unknown, schema: unknown, path: string, report: Report): unknown => {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return readList(given, inner, path, report);
  if (inner instanceof z.ZodObject) {
    const entry = typeof given === 'string' && name === 'location' ? placeIn(given) : given;
    return readEntry(entry, inner, path, report);
  }
  const { data, error } = z.safeParse(z.instanceof(z.ZodType).parse(inner), normalised(name, given), {
    error: issueText,
  });
  if (error) {
    report.left.push({ path, value: told(given), reason: reasonOf(name, error.issues) });
    return undefined;
  }
  const [value, was] = [told(data === '' ? 'Present' : data), told(given)];
  report.taken.push({ path, value, ...(value !== was && { given: was }) });
  return data;
};

/** The fields of an entry that fit; undefined when nothing of it does. */
const readEntry = (
  given: unknown,
  schema: z.ZodObject,
  path: string,
  report: Report,
): Record<string, unknown> | undefined => {
  if (!isObject(given)) {
    report.left.push({ path, value: told(given), reason: NOT_AN_ENTRY });
    return undefined;
  }
  // What is reported of the fields counts only if the entry as a whole fits.
  const within: Report = { taken: [], left: [] };
  const entry: Record<string, unknown> = {};
  const others = OTHER_NAMES[path.split('.')[0] ?? ''] ?? {};
  for (const [key, value] of Object.entries(given)) {
    const name =
      Object.hasOwn(others, key) && given[others[key] ?? ''] === undefined ? (others[key] ?? key) : key;
    const at = `${path}.${key}`;
    if (isMissing(value) || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)) continue;
    const read = Object.hasOwn(schema.shape, name)
      ? readValue(name, value, schema.shape[name], at, within)
      : within.left.push({ path: at, value: told(value), reason: NO_PLACE }) && undefined;
    if (read !== undefined) entry[name] = read;
  }
  report.left.push(...within.left);
  const { data, error } = schema.safeParse(entry, { error: issueText });
  if (!error && Object.keys(entry).length > 0) {
    report.taken.push(...within.taken);
    return data;
  }
  if (within.taken.length > 0 || within.left.length === 0)
    report.left.push({ path, value: told(given), reason: reasonOf('', error?.issues ?? []) });
  return undefined;
};

/** Sections whose entries other programs write as texts. */
const NAMED_BY_TEXT: ReadonlySet<Section> = new Set(['skills', 'languages', 'interests']);

/** The entries of a section; undefined when the file has none that fit, so that those of the profile stay. */
const readSection = (
  section: Section,
  given: unknown,
  path: string,
  report: Report,
): unknown[] | undefined => {
  const schema: z.ZodArray = sectionSchemas[section];
  const list = section === 'basics' ? [given] : given;
  if (!Array.isArray(list)) {
    report.left.push({ path, value: told(given), reason: NOT_A_LIST });
    return undefined;
  }
  const element = schema.element;
  const entries: unknown[] = [];
  for (const [index, item] of firstOf(list, path, report).entries()) {
    const at = section === 'basics' ? path : `${path}.${index}`;
    if (isMissing(item) || !(element instanceof z.ZodObject)) continue;
    // Skills are often a list of texts.
    const entry = typeof item === 'string' ? { [Object.keys(element.shape)[0] ?? '']: item } : item;
    const within: Report = { taken: [], left: [] };
    const value = readEntry(NAMED_BY_TEXT.has(section) ? entry : item, element, at, within);
    const { data, error } = schema.safeParse(value === undefined ? entries : [...entries, value], {
      error: issueText,
    });
    report.left.push(...within.left);
    if (value === undefined) continue;
    if (error || data.length === entries.length) {
      const reason = error ? `A profile has at most ${SECTION_LIMITS[section]} of these` : LISTED_TWICE;
      report.left.push({ path: at, value: told(item), reason });
      continue;
    }
    report.taken.push(...within.taken);
    entries.push(value);
  }
  return entries.length > 0 || list.length === 0 ? entries : undefined;
};

/** Where a JSON Resume has each section: those that its format does not know are in `meta`. */
const SECTION_AT: Readonly<Record<string, Section>> = {
  basics: 'basics',
  work: 'work',
  education: 'education',
  projects: 'projects',
  skills: 'skills',
  certificates: 'certificates',
  languages: 'languages',
  volunteer: 'volunteer',
  awards: 'awards',
  publications: 'publications',
  interests: 'interests',
  references: 'references',
};

/** Fields of `meta` that say something about the file and not about the person. */
const ABOUT_THE_FILE: ReadonlySet<string> = new Set([
  'canonical',
  'version',
  'lastModified',
  'theme',
  'audiences',
]);

/**
 * The sections of a profile that a JSON Resume has, and what became of every value. One odd field costs that field,
 * null is missing, and what a profile has no place for is named.
 */
export const readResume = (resume: Record<string, unknown>): { sections: SomeSections; report: Report } => {
  const report: Report = { taken: [], left: [] };
  const sections: Record<string, unknown> = {};
  const take = (section: Section, given: unknown, path: string) => {
    const entries = isMissing(given) ? undefined : readSection(section, given, path, report);
    if (entries) sections[section] = entries;
  };
  const { $schema: _, meta, ...rest } = resume;
  for (const [key, value] of Object.entries(rest)) {
    if (isMissing(value)) continue;
    const section = Object.hasOwn(SECTION_AT, key) ? SECTION_AT[key] : undefined;
    if (section) take(section, value, key);
    else report.left.push({ path: key, value: told(value), reason: NO_PLACE });
  }
  if (isObject(meta)) {
    take('lookingFor', meta.lookingFor, 'meta.lookingFor');
    for (const [key, value] of Object.entries(meta))
      if (key !== 'lookingFor' && !ABOUT_THE_FILE.has(key) && !isMissing(value))
        report.left.push({ path: `meta.${key}`, value: told(value), reason: NO_PLACE });
  }
  return { sections: z.object(sectionSchemas).partial().parse(sections), report };
};
