import type { ResumeResult } from '#shared/features/resume/result.ts';
import { assemble, type Findings } from './assemble.ts';
import { linksOf } from './fields/contact.ts';
import { readStudies } from './fields/education.ts';
import { readJobs } from './fields/experience.ts';
import { readContact } from './fields/header.ts';
import { readAwards, readPublications } from './fields/listed.ts';
import { readCertificates, readLanguages, readProjects, summaryOf } from './fields/lists.ts';
import { readName } from './fields/name.ts';
import { readSkills } from './fields/skills.ts';
import { blocksOf, readingOrder } from './layout/columns.ts';
import { isBullet, type Line, linesOf, segmentsOf, textOf } from './layout/lines.ts';
import type { PageText } from './pdf/glyphs.ts';
import { readPdf } from './pdf/open.ts';
import type { FlowLine } from './sections/column-starts.ts';
import type { SectionKind } from './sections/heading-words.ts';
import type { ListKind } from './sections/listed-words.ts';
import { sectionsOf } from './sections/sections.ts';
import { withSkills } from './sections/skill-groups.ts';

/** Fewer letters than this on all pages are no text layer, but a stray number on a scan. */
const LEAST_LETTERS = 25;

const PAGE_NUMBER =
  /^(?:page|seite|página|pagina|strona)?\s*\d{1,2}\s*(?:(?:of|\/|von|de|di|sur)\s*\d{1,2})?$|^(?:last )?updated\b.{0,40}$/i;

/** The lines of all pages in reading order, without page numbers. */
const flowOf = (pages: readonly PageText[]): FlowLine[] =>
  readingOrder(pages.map(({ words }) => blocksOf(segmentsOf(words)))).flatMap(({ segments }, column) =>
    linesOf(segments)
      .filter((line) => !PAGE_NUMBER.test(textOf(line.words)) && textOf(line.words) !== '')
      .map((line) => ({ line, column })),
  );

/** Whether a line of the header is text and not a row of contact data. */
const isProse = (text: string): boolean => {
  const words = text.split(' ');
  const small = words.filter((word) => /^\p{Ll}[\p{L}’'-]*[,.;]?$/u.test(word)).length;
  return (
    words.length >= 5 && small >= 0.5 * words.length && !/@|https?:|www\.|\d{3}[\s.-]\d{3}|[|•·⋄]/.test(text)
  );
};

const NOTHING: Findings = {
  name: null,
  email: null,
  phone: null,
  location: null,
  links: [],
  education: [],
  experience: [],
  projects: [],
  skills: [],
  certificates: [],
  languages: [],
  volunteer: [],
  awards: [],
  publications: [],
  summary: null,
};

/** Reads the findings out of positioned text. */
const findingsOf = (pages: readonly PageText[]): Findings => {
  const flow = flowOf(pages);
  const { header, sections: found, bodySize } = sectionsOf(flow);
  const sections = withSkills(found);
  const linesIn = (kind: SectionKind): Line[] =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);
  const each = <T>(kind: SectionKind, readSection: (lines: readonly Line[]) => T[]): T[] =>
    sections
      .filter((section) => section.kind === kind && section.lines.length > 0)
      .flatMap(({ lines }) => readSection(lines));
  const listed = <T>(list: ListKind, readSection: (lines: readonly Line[]) => T[]): T[] =>
    sections
      .filter((section) => section.list === list && section.lines.length > 0)
      .flatMap(({ lines }) => readSection(lines));
  const contact = [
    ...header,
    ...linesIn('contact'),
    ...linesIn('summary').filter((line) => !isProse(textOf(line.words)) && line.words.length <= 6),
  ];
  const all = flow.map(({ line }) => line);
  const read = new Set(
    (['experience', 'education', 'projects', 'certificates', 'other'] as const).flatMap(linesIn),
  );
  const outside = all.filter((line) => !read.has(line));
  const prose = header.filter((line) => !isBullet(line) && isProse(textOf(line.words)));
  return {
    name:
      (header.some((line) => line.size > 1.25 * bodySize) ? readName(header, bodySize) : null) ??
      readName(all, bodySize),
    ...readContact(header, contact, outside.length > 0 ? outside : all, pages),
    links: linksOf(pages, outside, [...read]),
    education: each('education', readStudies),
    experience: each('experience', readJobs),
    projects: each('projects', readProjects),
    skills: readSkills(linesIn('skills')),
    certificates: each('certificates', readCertificates),
    languages: each('languages', readLanguages),
    volunteer: listed('volunteer', readJobs),
    awards: listed('awards', readAwards),
    publications: listed('publications', readPublications),
    summary: summaryOf(linesIn('summary')) ?? summaryOf(prose),
  };
};

/**
 * Reads a resume. What it finds is text of the pages, each value with its place and a confidence; dates are brought into
 * one form. A file without text says `needsOcr` and has no values. Throws `ResumeRejected` for what is no readable PDF.
 */
export const parseResume = async (bytes: Uint8Array): Promise<ResumeResult> => {
  const pages = await readPdf(bytes);
  const letters = pages.flatMap(({ words }) => words).reduce((sum, { text }) => sum + text.length, 0);
  if (letters >= LEAST_LETTERS) return assemble(findingsOf(pages), pages);
  return { ...assemble(NOTHING, pages), needsOcr: true };
};
