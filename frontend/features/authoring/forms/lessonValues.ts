import * as z from 'zod';
import {
  courseSourceSchema,
  type WrittenLesson,
  writtenLessonSchema,
} from '#shared/features/courses/package.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import { typedNumber } from './aboutValues.ts';
import { sourcesInLines, sourcesOf } from './lines.ts';

const { shape } = writtenLessonSchema;
const MINUTES = `Enter ${COURSE.minutes.min} to ${COURSE.minutes.max} minutes`;
const SOURCES = 'Enter each source in a line of its own, as: title | https://address | 2026-01-31';

/** A lesson as it is typed. Its exercises are forms of their own. */
export const lessonValuesSchema = z.object({
  title: shape.title.min(1, 'Enter a title'),
  minutes: typedNumber(
    z.number(MINUTES).int(MINUTES).min(COURSE.minutes.min, MINUTES).max(COURSE.minutes.max, MINUTES),
  ),
  summary: shape.summary,
  text: shape.text,
  sources: z.string().transform((text, context) => {
    const { data } = z.array(courseSourceSchema).max(COURSE.sources).safeParse(sourcesOf(text));
    if (data) return data;
    context.addIssue({ code: 'custom', message: SOURCES });
    return z.NEVER;
  }),
});
export type LessonValues = z.input<typeof lessonValuesSchema>;

/** A lesson as its form shows it; without one, an empty form. */
export const lessonValues = (lesson: WrittenLesson | undefined): LessonValues => ({
  title: lesson?.title ?? '',
  minutes: String(lesson?.minutes ?? 20),
  summary: lesson?.summary ?? '',
  text: lesson?.text ?? '',
  sources: sourcesInLines(lesson?.sources ?? []),
});
