import * as z from 'zod';
import { RESUME_MAX_MB } from './rules.ts';

/**
 * What the parser reads from a resume, and why a file is refused. Each value is text of the page, and the record `places`
 * says where: its keys are paths such as `email`, `skills.3` or `experience.0.title`, as are those of `confidence`.
 */

/** Most that a result holds. A value that exceeds its maximum is left out, never shortened. */
export const RESULT_LIMITS = {
  pages: 10,
  line: 200,
  text: 1_000,
  summary: 2_000,
  url: 500,
  links: 20,
  entries: 50,
  highlights: 40,
  skills: 200,
  hiddenText: 20,
} as const;

/** `YYYY-MM`, `YYYY` or `present`. */
export const RESULT_DATE = /^(?:\d{4}(?:-(?:0[1-9]|1[0-2]))?|present)$/;

const line = z.string().min(1).max(RESULT_LIMITS.line).nullable();
const date = z.string().regex(RESULT_DATE).nullable();
const url = z.string().min(1).max(RESULT_LIMITS.url);
const highlights = z.array(z.string().min(1).max(RESULT_LIMITS.text)).max(RESULT_LIMITS.highlights);
const entries = <T extends z.ZodType>(entry: T) => z.array(entry).max(RESULT_LIMITS.entries);
const skill = z.string().min(1).max(RESULT_LIMITS.line);

/** What was not read: text that people cannot see on the page, and letters of which the file does not say what they are. */
export const HIDDEN_REASONS = {
  invisible: 'Text that is drawn invisibly was left out.',
  tiny: 'Text too small to read was left out.',
  off_page: 'Text outside of the page was left out.',
  same_color: 'Text in the color of its background was left out.',
  clipped: 'Text that is cut off by the edge of its area was left out.',
  covered: 'Text behind an image or a shape was left out.',
  unreadable:
    'The file doesn’t say which letters some of its characters are. They are shown as � and need your correction.',
} as const;
export type HiddenReason = keyof typeof HIDDEN_REASONS;
const hiddenReason = z.enum([
  'invisible',
  'tiny',
  'off_page',
  'same_color',
  'clipped',
  'covered',
  'unreadable',
]);

export const resumeResultSchema = z.object({
  pages: z.int().min(1).max(RESULT_LIMITS.pages),
  /** The file has no text layer; nothing was read. */
  needsOcr: z.boolean(),
  name: line,
  email: line,
  phone: line,
  location: line,
  links: z.array(url).max(RESULT_LIMITS.links),
  education: entries(
    z.object({ school: line, degree: line, field: line, start: date, end: date, grade: line }),
  ),
  experience: entries(
    z.object({ company: line, title: line, location: line, start: date, end: date, highlights }),
  ),
  projects: entries(
    z.object({
      name: line,
      description: z.string().min(1).max(RESULT_LIMITS.text).nullable(),
      url: url.nullable(),
      start: date,
      end: date,
      highlights,
    }),
  ),
  skills: z.array(skill).max(RESULT_LIMITS.skills),
  certificates: entries(z.object({ name: line, issuer: line, date })),
  languages: entries(z.object({ language: line, fluency: line })),
  // Files that were read before these were have none.
  volunteer: entries(
    z.object({ organization: line, position: line, start: date, end: date, highlights }),
  ).default([]),
  awards: entries(z.object({ title: line, awarder: line, date })).default([]),
  publications: entries(z.object({ name: line, publisher: line, date })).default([]),
  summary: z.string().min(1).max(RESULT_LIMITS.summary).nullable(),
  /** How sure the parser is of each value, from 0 to 1. */
  confidence: z.record(z.string(), z.number().min(0).max(1)),
  /** Where each value is: its page, counted from 1, and x, y, width and height as fractions of the page from its top left. */
  places: z.record(
    z.string(),
    z.object({ page: z.int().min(1).max(RESULT_LIMITS.pages), box: z.array(z.number()).length(4) }),
  ),
  /** Text that was left out because people cannot see it, and pages with letters that could not be read. */
  hiddenText: z.array(z.object({ page: z.int().min(1), reason: hiddenReason })).max(RESULT_LIMITS.hiddenText),
});
export type ResumeResult = z.infer<typeof resumeResultSchema>;

/** Why a file is refused, and the sentence that the user reads. */
export const RESUME_REJECTIONS = {
  not_a_pdf: 'This file isn’t a PDF. Save your resume as a PDF and upload it again.',
  too_large: `This file is larger than ${RESUME_MAX_MB} MB. Upload a smaller PDF.`,
  too_many_pages: `This PDF has more than ${RESULT_LIMITS.pages} pages. Upload a shorter resume.`,
  encrypted: 'This PDF is protected by a password. Remove the password and upload it again.',
  damaged: 'This PDF is damaged and can’t be opened. Save it as a PDF again and upload the new file.',
  too_complex: 'This PDF is too complex to read. Save it as a PDF from another program and upload it again.',
} as const;
export type RejectionReason = keyof typeof RESUME_REJECTIONS;
