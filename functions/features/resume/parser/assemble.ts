import { RESULT_DATE, RESULT_LIMITS, type ResumeResult } from '#shared/features/resume/result.ts';
import type { Study } from './fields/education.ts';
import type { Job } from './fields/experience.ts';
import type { Award, Publication } from './fields/listed.ts';
import type { Certificate, Language, Project } from './fields/lists.ts';
import type { MaybeRead, Read } from './fields/read.ts';
import { areTogether, type Spot } from './layout/lines.ts';
import { LOST, type PageText } from './pdf/glyphs.ts';

/** What was read, before it becomes plain values. */
export type Findings = {
  name: MaybeRead;
  email: MaybeRead;
  phone: MaybeRead;
  location: MaybeRead;
  links: { url: string; page: number; box: readonly number[]; words?: Spot }[];
  education: Study[];
  experience: Job[];
  projects: Project[];
  skills: Read[];
  certificates: Certificate[];
  languages: Language[];
  volunteer: Job[];
  awards: Award[];
  publications: Publication[];
  summary: MaybeRead;
};

/** The most confidence in a value of which a letter is lost: its user is to look at it. */
const INCOMPLETE = 0.3;

type Places = Pick<ResumeResult, 'confidence' | 'places'>;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The box around the words of a value that are on its first page, as fractions of the page. */
const placeOf = ({ words }: Spot, pages: readonly PageText[]): ResumeResult['places'][string] | undefined => {
  const number = words[0]?.page;
  const page = pages.find((other) => other.page === number);
  if (!page || number === undefined) return undefined;
  const boxes = words.filter((word) => word.page === number).map(({ box }) => box);
  const x0 = Math.min(...boxes.map(([x]) => x)) / page.width;
  const y0 = Math.min(...boxes.map(([, y]) => y)) / page.height;
  const x1 = Math.max(...boxes.map(([, , x]) => x)) / page.width;
  const y1 = Math.max(...boxes.map(([, , , y]) => y)) / page.height;
  return { page: number, box: [x0, y0, x1 - x0, y1 - y0].map(rounded) };
};

/** Turns findings into values, their confidence and their places. A value over its maximum is left out. */
export const assemble = (findings: Findings, pages: readonly PageText[]): ResumeResult => {
  const record: Places = { confidence: {}, places: {} };
  const note = (path: string, spot: Spot, sure: number): void => {
    const most = spot.text.includes(LOST) ? INCOMPLETE : 1;
    record.confidence[path] = rounded(Math.min(most, Math.max(0, sure)));
    const place = placeOf(spot, pages);
    if (place) record.places[path] = place;
  };
  const value = (path: string, found: MaybeRead, max: number = RESULT_LIMITS.line): string | null => {
    const text = found?.value ?? found?.spot.text;
    if (!found || !text || text.length > max || !areTogether(found.spot.words)) return null;
    note(path, found.spot, found.sure);
    return text;
  };
  const date = (path: string, found: MaybeRead): string | null =>
    found?.value && RESULT_DATE.test(found.value) ? value(path, found) : null;
  const texts = (path: string, spots: readonly Spot[]): string[] => {
    const kept = spots
      .filter(({ text, words }) => text.length <= RESULT_LIMITS.text && areTogether(words))
      .slice(0, RESULT_LIMITS.highlights);
    for (const [index, spot] of kept.entries()) note(`${path}.${index}`, spot, 0.85);
    return kept.map(({ text }) => text);
  };
  const several = <T, R>(items: readonly T[], read: (item: T, index: number) => R): R[] =>
    items.slice(0, RESULT_LIMITS.entries).map(read);
  const skills = findings.skills
    .filter(({ spot }) => spot.text.length <= RESULT_LIMITS.line && areTogether(spot.words))
    .slice(0, RESULT_LIMITS.skills);
  const links = findings.links
    .filter(({ url }) => url.length <= RESULT_LIMITS.url)
    .slice(0, RESULT_LIMITS.links);
  for (const [index, { page: number, box, words }] of links.entries()) {
    const page = pages.find((other) => other.page === number);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
    if (words) note(`links.${index}`, words, 0.9);
    else if (page) {
      record.confidence[`links.${index}`] = 0.95;
      record.places[`links.${index}`] = {
        page: number,
        box: [x0 / page.width, y0 / page.height, (x1 - x0) / page.width, (y1 - y0) / page.height].map(
          rounded,
        ),
      };
    }
  }
  return {
    pages: pages.length,
    needsOcr: false,
    name: value('name', findings.name),
    email: value('email', findings.email),
    phone: value('phone', findings.phone),
    location: value('location', findings.location),
    links: links.map(({ url }) => url),
    education: several(findings.education, ({ school, degree, field, start, end, grade }, index) => {
      const at = `education.${index}`;
      return {
        school: value(`${at}.school`, school),
        degree: value(`${at}.degree`, degree),
        field: value(`${at}.field`, field),
        start: date(`${at}.start`, start),
        end: date(`${at}.end`, end),
        grade: value(`${at}.grade`, grade),
      };
    }),
    experience: several(
      findings.experience,
      ({ company, title, location, start, end, highlights }, index) => {
        const at = `experience.${index}`;
        return {
          company: value(`${at}.company`, company),
          title: value(`${at}.title`, title),
          location: value(`${at}.location`, location),
          start: date(`${at}.start`, start),
          end: date(`${at}.end`, end),
          highlights: texts(`${at}.highlights`, highlights),
        };
      },
    ),
    projects: several(findings.projects, ({ name, description, url, start, end, highlights }, index) => {
      const at = `projects.${index}`;
      return {
        name: value(`${at}.name`, name),
        description: value(`${at}.description`, description, RESULT_LIMITS.text),
        url: value(`${at}.url`, url, RESULT_LIMITS.url),
        start: date(`${at}.start`, start),
        end: date(`${at}.end`, end),
        highlights: texts(`${at}.highlights`, highlights),
      };
    }),
    skills: skills.map((skill, index) => {
      note(`skills.${index}`, skill.spot, skill.sure);
      return skill.spot.text;
    }),
    certificates: several(findings.certificates, ({ name, issuer, date: when }, index) => {
      const at = `certificates.${index}`;
      return {
        name: value(`${at}.name`, name),
        issuer: value(`${at}.issuer`, issuer),
        date: date(`${at}.date`, when),
      };
    }),
    languages: several(findings.languages, ({ language, fluency }, index) => {
      const at = `languages.${index}`;
      return { language: value(`${at}.language`, language), fluency: value(`${at}.fluency`, fluency) };
    }),
    volunteer: several(findings.volunteer, ({ company, title, start, end, highlights }, index) => {
      const at = `volunteer.${index}`;
      return {
        organization: value(`${at}.organization`, company),
        position: value(`${at}.position`, title),
        start: date(`${at}.start`, start),
        end: date(`${at}.end`, end),
        highlights: texts(`${at}.highlights`, highlights),
      };
    }),
    awards: several(findings.awards, ({ title, awarder, date: when }, index) => {
      const at = `awards.${index}`;
      return {
        title: value(`${at}.title`, title),
        awarder: value(`${at}.awarder`, awarder),
        date: date(`${at}.date`, when),
      };
    }),
    publications: several(findings.publications, ({ name, publisher, date: when }, index) => {
      const at = `publications.${index}`;
      return {
        name: value(`${at}.name`, name),
        publisher: value(`${at}.publisher`, publisher),
        date: date(`${at}.date`, when),
      };
    }),
    summary: value('summary', findings.summary, RESULT_LIMITS.summary),
    ...record,
    hiddenText: hiddenOf(pages),
  };
};

export const hiddenOf = (pages: readonly PageText[]): ResumeResult['hiddenText'] =>
  pages
    .flatMap(({ page, hidden }) => hidden.map((reason) => ({ page, reason })))
    .slice(0, RESULT_LIMITS.hiddenText);
