import * as z from 'zod';
import { line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { projectAddressSchema } from './address.ts';
import { PROJECT } from './rules.ts';

export const technologySchema = line(PROJECT.technology).min(1, 'Enter a technology');

/** What a student enters. Only the title is needed for a draft; `submit` says what else is. */
export const projectFieldsSchema = z.object({
  title: line(PROJECT.title).min(1, 'Enter a title'),
  description: paragraphs(PROJECT.description).default(''),
  category: line(PROJECT.category).default(''),
  technologies: z
    .array(technologySchema)
    .max(PROJECT.technologies, `Enter at most ${PROJECT.technologies} technologies`)
    .default([]),
  githubUrl: projectAddressSchema.default(''),
  liveUrl: projectAddressSchema.default(''),
});
export type ProjectFields = z.infer<typeof projectFieldsSchema>;

/** The course whose task a project is. It is named when the project is created, and stays. */
export const projectCourseSchema = z.object({ id: z.string(), title: z.string(), task: z.string() });

/** What was handed in: it never changes. */
export const projectVersionSchema = projectFieldsSchema.extend({
  course: projectCourseSchema.optional(),
  /** From 1. */
  number: z.number().int().min(1),
  submittedAt: momentSchema,
});
export type ProjectVersion = z.infer<typeof projectVersionSchema>;
