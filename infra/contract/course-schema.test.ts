import { expect, test } from 'vitest';
import * as z from 'zod';
import committed from '#frontend/public/schemas/course.json' with { type: 'json' };
import { builtInCourses } from '#functions/seed/courses/publish-courses.ts';
import { someCourse } from '#functions/testing/courses.ts';
import { courseJsonSchema } from './course-schema.ts';

test('the published schema is the one that the contract makes', () => {
  expect(committed).toEqual(JSON.parse(JSON.stringify(courseJsonSchema())));
});

test('it takes the product’s own courses, and says what is wrong with others', async () => {
  const schema = z.fromJSONSchema(courseJsonSchema());
  for (const { id, course } of await builtInCourses())
    expect(schema.safeParse(course).success, id).toBe(true);
  const [first, ...others] = someCourse().questions[0] ?? [];
  const twoRight = { ...someCourse(), questions: [[{ ...first, right: [1, 2] }, ...others]] };
  expect(schema.safeParse(twoRight).success).toBe(false);
  expect(schema.safeParse({ ...someCourse(), format: 'another' }).success).toBe(false);
});

test('each of its fields that needs a word has one', () => {
  const { text, exercises, sources } = committed.properties.lessons.items.properties;
  for (const { description } of [text, exercises, sources]) expect(description).toMatch(/\.$/);
});
