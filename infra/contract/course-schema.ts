import * as z from 'zod';
import { PRODUCT } from '#shared/core/product.ts';
import { coursePackageSchema } from '#shared/features/courses/package.ts';

/** Where the site has it. */
export const COURSE_SCHEMA_FILE = 'schemas/course.json';

/** What the fields mean, by their names: JSON Schema has no comments, and the browser loads none. */
const MEANINGS: Readonly<Record<string, string>> = {
  format: 'The version of this format.',
  about: 'What the course says of itself.',
  hours: 'For all of it, in steps of half an hour.',
  prerequisites: 'What one should know before, each in a sentence.',
  completing: 'What completing the course means, in a sentence.',
  passing: 'What passing its test means, in a sentence.',
  objectives: 'What one can do afterwards. The test asks two questions of each.',
  lesson: 'The lesson that teaches it, from 1.',
  task: 'What is handed in as a project at the end; null for a course without one.',
  brief: 'Markdown of the subset that docs/courses.md describes.',
  minutes: 'How long reading it takes.',
  sources: 'What the text cites: [^1] is the first.',
  readOn: 'The day on which it was read.',
  text: 'Markdown of the subset that docs/courses.md describes. {{exercise 4}} as a paragraph of its own is the place of an exercise.',
  exercises: 'They are numbered through the course.',
  questions: 'The questions of each objective, in their order.',
  prompt: 'What is asked, in the same Markdown.',
  options: 'They are numbered from 1.',
  right:
    'The number of an option, the numbers of several, all numbers in the right order, a number, or the texts that are accepted.',
  tolerance: 'How far an answer may be off.',
  feedback: 'Why each option is right or wrong: a sentence for each, in their order.',
  explanation: 'Why the right answer is right.',
  code: 'What is read.',
};

/** A part of a schema with the meanings of its fields. */
const withMeanings = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(withMeanings);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'properties' ? described(value) : withMeanings(value),
    ]),
  );
};

/** The fields of an object, each with its meaning. */
const described = (properties: unknown) =>
  Object.fromEntries(
    Object.entries(Object(properties)).map(([name, schema]) => {
      const meaning = MEANINGS[name];
      return [
        name,
        { ...(meaning !== undefined && { description: meaning }), ...Object(withMeanings(schema)) },
      ];
    }),
  );

/** The JSON Schema of a course package: what an export has, and an import reads. */
export const courseJsonSchema = (): z.core.JSONSchema.BaseSchema => {
  const { $schema, ...schema } = z.toJSONSchema(coursePackageSchema, { io: 'input' });
  return {
    $schema,
    title: `A course of ${PRODUCT}`,
    description: 'The whole of a course in one file, with what is right in its exercises and questions.',
    ...Object(withMeanings(schema)),
  };
};
