import * as z from 'zod';
import {
  courseSchema,
  lessonSchema,
  testQualitySchema,
  wholeCourseSchema,
} from '#shared/features/courses/schema.ts';

// The records of published courses. Those with keys are in parts/assessments/keys.ts, which nothing that serves courses loads.

/** A published course: its current version, as the list shows it. */
export const courseRecordSchema = courseSchema.extend({
  /** The account of the author; null for the product's own courses. */
  authorId: z.string().nullable(),
  retired: z.boolean(),
  /** What its package was, so that publishing the same one again changes nothing. */
  contentHash: z.string(),
  /** What the current version changed, in words. */
  changes: z.string(),
});
export type CourseRecord = z.infer<typeof courseRecordSchema>;

/** A published version: what the page of the course shows of it. */
export const courseVersionSchema = wholeCourseSchema
  .omit({ retired: true, quality: true, outline: true })
  .extend({
    outline: z.array(
      wholeCourseSchema.shape.outline.element.extend({
        /** Of its text and exercises: a lesson that is the same in another version stays done. */
        contentHash: z.string(),
        /** The number of its first exercise; of the next one where it has none. */
        firstExercise: z.number().int().min(1),
      }),
    ),
  });
export type CourseVersion = z.infer<typeof courseVersionSchema>;

/** A lesson of a version. */
export const lessonRecordSchema = lessonSchema;

/** How well the test of a version measures, from thirty first attempts on. */
export const qualityRecordSchema = testQualitySchema.unwrap();
