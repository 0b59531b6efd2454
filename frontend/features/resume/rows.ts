import type { AcceptedParts } from '#shared/features/resume/routes.ts';
import type { AnswerOf } from '#shared/route-types.ts';

export type Result = NonNullable<AnswerOf<'resume.upload'>['result']>;

/** One field of the result, to be taken or left. */
export interface Row {
  /** Its path, or for a period and for highlights that of the entry with the field's name. */
  readonly id: string;
  /** The paths of its values in the records of confidence and of places. */
  readonly paths: readonly string[];
  /** `Experience · Title`. */
  readonly label: string;
  readonly text: string;
  /** Its user should compare it with the page. */
  readonly doubtful: boolean;
}

/** Below this confidence a value is shown first and not preselected. */
const DOUBTFUL = 0.75;

type Value = string | null | undefined;

/** `2021-03` as `Mar 2021`. */
const dateText = (date: Value): string => {
  if (!date) return '';
  if (date === 'present') return 'Present';
  const [year = '', month] = date.split('-');
  if (month === undefined) return year;
  const name = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
  return `${name.format(new Date(`${date}-01`))} ${year}`;
};
const periodText = (start: Value, end: Value): string =>
  [dateText(start), dateText(end)].filter((text) => text !== '').join(' – ');

/** The fields of an entry as rows, the empty ones left out. */
type Field = readonly [name: string, label: string, text: Value, paths?: readonly string[]];

const LABELS = { name: 'Name', email: 'Email', phone: 'Phone', location: 'Location', summary: 'Summary' };

const fieldsOf = (result: Result): { list: string; title: string; entries: Field[][] }[] => [
  {
    list: 'experience',
    title: 'Experience',
    entries: result.experience.map(({ title, company, location, start, end, highlights }) => [
      ['title', 'Title', title],
      ['company', 'Company', company],
      ['location', 'Location', location],
      ['period', 'Dates', periodText(start, end), ['start', 'end']],
      ['highlights', 'Highlights', highlights.join('\n'), highlights.map((_, i) => `highlights.${i}`)],
    ]),
  },
  {
    list: 'education',
    title: 'Education',
    entries: result.education.map(({ school, degree, field, start, end, grade }) => [
      ['school', 'School', school],
      ['degree', 'Degree', degree],
      ['field', 'Field of study', field],
      ['period', 'Dates', periodText(start, end), ['start', 'end']],
      ['grade', 'Grade', grade],
    ]),
  },
  {
    list: 'projects',
    title: 'Project',
    entries: result.projects.map(({ name, description, url, start, end, highlights }) => [
      ['name', 'Name', name],
      ['description', 'Description', description],
      ['url', 'Link', url],
      ['period', 'Dates', periodText(start, end), ['start', 'end']],
      ['highlights', 'Highlights', highlights.join('\n'), highlights.map((_, i) => `highlights.${i}`)],
    ]),
  },
  {
    list: 'certificates',
    title: 'Certificate',
    entries: result.certificates.map(({ name, issuer, date }) => [
      ['name', 'Name', name],
      ['issuer', 'Issuer', issuer],
      ['date', 'Date', dateText(date)],
    ]),
  },
  {
    list: 'languages',
    title: 'Language',
    entries: result.languages.map(({ language, fluency }) => [
      ['language', 'Language', language],
      ['fluency', 'Fluency', fluency],
    ]),
  },
  {
    list: 'volunteer',
    title: 'Volunteering',
    entries: result.volunteer.map(({ position, organization, start, end, highlights }) => [
      ['position', 'Role', position],
      ['organization', 'Organization', organization],
      ['period', 'Dates', periodText(start, end), ['start', 'end']],
      ['highlights', 'Highlights', highlights.join('\n'), highlights.map((_, i) => `highlights.${i}`)],
    ]),
  },
  {
    list: 'awards',
    title: 'Award',
    entries: result.awards.map(({ title, awarder, date }) => [
      ['title', 'Title', title],
      ['awarder', 'Given by', awarder],
      ['date', 'Date', dateText(date)],
    ]),
  },
  {
    list: 'publications',
    title: 'Publication',
    entries: result.publications.map(({ name, publisher, date }) => [
      ['name', 'Title', name],
      ['publisher', 'Publisher', publisher],
      ['date', 'Date', dateText(date)],
    ]),
  },
];

/** All fields of a result that hold something, in the order of a resume. */
export const rowsOf = (result: Result): Row[] => {
  const row = (id: string, label: string, text: Value, paths: readonly string[] = [id]): Row[] => {
    if (!text) return [];
    const sure = paths.map((path) => result.confidence[path]).filter((one) => one !== undefined);
    return [{ id, paths, label, text, doubtful: Math.min(1, ...sure) < DOUBTFUL }];
  };
  return [
    ...row('name', LABELS.name, result.name),
    ...row('email', LABELS.email, result.email),
    ...row('phone', LABELS.phone, result.phone),
    ...row('location', LABELS.location, result.location),
    ...result.links.flatMap((link, i) => row(`links.${i}`, 'Link', link)),
    ...row('summary', LABELS.summary, result.summary),
    ...fieldsOf(result).flatMap(({ list, title, entries }) =>
      entries.flatMap((fields, i) =>
        fields.flatMap(([name, label, text, paths = [name]]) =>
          row(
            `${list}.${i}.${name}`,
            `${title}${entries.length > 1 ? ` ${i + 1}` : ''} · ${label}`,
            text,
            paths.map((path) => `${list}.${i}.${path}`),
          ),
        ),
      ),
    ),
    ...result.skills.flatMap((skill, i) => row(`skills.${i}`, 'Skill', skill)),
  ];
};

/** The parts of a result with these rows in them, in its shape. */
export const partsOf = (result: Result, taken: ReadonlySet<string>): AcceptedParts => {
  const one = (id: string, value: Value): string | null => (taken.has(id) ? (value ?? null) : null);
  const period = (entry: string, { start, end }: { start: Value; end: Value }) => ({
    start: one(`${entry}.period`, start),
    end: one(`${entry}.period`, end),
  });
  const some = (entry: string, highlights: readonly string[]) =>
    taken.has(`${entry}.highlights`) ? [...highlights] : [];
  return {
    name: one('name', result.name),
    email: one('email', result.email),
    phone: one('phone', result.phone),
    location: one('location', result.location),
    summary: one('summary', result.summary),
    links: result.links.filter((_, i) => taken.has(`links.${i}`)),
    skills: result.skills.filter((_, i) => taken.has(`skills.${i}`)),
    experience: result.experience.map((entry, i) => {
      const at = `experience.${i}`;
      return {
        title: one(`${at}.title`, entry.title),
        company: one(`${at}.company`, entry.company),
        location: one(`${at}.location`, entry.location),
        ...period(at, entry),
        highlights: some(at, entry.highlights),
      };
    }),
    education: result.education.map((entry, i) => {
      const at = `education.${i}`;
      return {
        school: one(`${at}.school`, entry.school),
        degree: one(`${at}.degree`, entry.degree),
        field: one(`${at}.field`, entry.field),
        ...period(at, entry),
        grade: one(`${at}.grade`, entry.grade),
      };
    }),
    projects: result.projects.map((entry, i) => {
      const at = `projects.${i}`;
      return {
        name: one(`${at}.name`, entry.name),
        description: one(`${at}.description`, entry.description),
        url: one(`${at}.url`, entry.url),
        ...period(at, entry),
        highlights: some(at, entry.highlights),
      };
    }),
    certificates: result.certificates.map(({ name, issuer, date }, i) => ({
      name: one(`certificates.${i}.name`, name),
      issuer: one(`certificates.${i}.issuer`, issuer),
      date: one(`certificates.${i}.date`, date),
    })),
    languages: result.languages.map(({ language, fluency }, i) => ({
      language: one(`languages.${i}.language`, language),
      fluency: one(`languages.${i}.fluency`, fluency),
    })),
    volunteer: result.volunteer.map((entry, i) => {
      const at = `volunteer.${i}`;
      return {
        organization: one(`${at}.organization`, entry.organization),
        position: one(`${at}.position`, entry.position),
        ...period(at, entry),
        highlights: some(at, entry.highlights),
      };
    }),
    awards: result.awards.map(({ title, awarder, date }, i) => ({
      title: one(`awards.${i}.title`, title),
      awarder: one(`awards.${i}.awarder`, awarder),
      date: one(`awards.${i}.date`, date),
    })),
    publications: result.publications.map(({ name, publisher, date }, i) => ({
      name: one(`publications.${i}.name`, name),
      publisher: one(`publications.${i}.publisher`, publisher),
      date: one(`publications.${i}.date`, date),
    })),
  };
};
