import * as z from 'zod';
import { type About, aboutSchema, courseTaskSchema } from '#shared/features/courses/package.ts';
import { COURSE, COURSE_LEVELS, LEVEL_LABELS } from '#shared/features/courses/rules.ts';
import type { Course } from '../api.ts';
import { linesOf } from './lines.ts';

export const LEVEL_OPTIONS = COURSE_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }));

/** A number as it is typed, with a point or a comma. */
export const typedNumber = <Made>(schema: z.ZodType<Made, number>) =>
  z
    .string()
    .transform((text) => Number(text.trim().replace(',', '.') || Number.NaN))
    .pipe(schema);

const HOURS = `Enter ${COURSE.hours.min} to ${COURSE.hours.max} hours, in steps of ${COURSE.hours.min}`;
export const hoursSchema = typedNumber(
  z
    .number(HOURS)
    .multipleOf(COURSE.hours.min, HOURS)
    .min(COURSE.hours.min, HOURS)
    .max(COURSE.hours.max, HOURS),
);

const { shape } = aboutSchema;
const task = courseTaskSchema.shape;

/** What a course says of itself, as it is typed. Its objectives are with the test. */
export const aboutValuesSchema = z.object({
  title: shape.title,
  summary: shape.summary,
  skills: shape.skills,
  level: shape.level,
  hours: hoursSchema,
  prerequisites: z
    .string()
    .transform((text) => [...linesOf(text)])
    .pipe(
      z
        .array(shape.prerequisites.element)
        .max(COURSE.prerequisites, `Enter at most ${COURSE.prerequisites}, each in a line of its own`),
    ),
  completing: shape.completing,
  passing: shape.passing,
  taskTitle: task.title,
  taskTechnologies: task.technologies,
  taskBrief: task.brief,
});
export type AboutValues = z.input<typeof aboutValuesSchema>;

/** What a course says of itself as its form shows it. */
export const aboutValues = ({ about }: Pick<Course, 'about'>): AboutValues => ({
  title: about.title,
  summary: about.summary,
  skills: about.skills,
  level: about.level,
  hours: String(about.hours),
  prerequisites: about.prerequisites.join('\n'),
  completing: about.completing,
  passing: about.passing,
  taskTitle: about.task?.title ?? '',
  taskTechnologies: about.task?.technologies ?? [],
  taskBrief: about.task?.brief ?? '',
});

/** The same as a save has it: without a title and a brief there is no task. */
export const aboutOf = (
  { taskTitle, taskTechnologies, taskBrief, ...about }: z.output<typeof aboutValuesSchema>,
  { objectives }: About,
): About => ({
  ...about,
  objectives,
  task:
    taskTitle === '' && taskBrief === ''
      ? null
      : { title: taskTitle, technologies: taskTechnologies, brief: taskBrief },
});
