import * as z from 'zod';
import { roleSchema } from '#shared/core/contract.ts';
import admin from './admin.json' with { type: 'json' };
import alumni from './alumni.json' with { type: 'json' };
import employer from './employer.json' with { type: 'json' };
import keptAdmin from './kept/admin.json' with { type: 'json' };
import keptAlumni from './kept/alumni.json' with { type: 'json' };
import keptEmployer from './kept/employer.json' with { type: 'json' };
import keptMentor from './kept/mentor.json' with { type: 'json' };
import keptStudent from './kept/student.json' with { type: 'json' };
import mentor from './mentor.json' with { type: 'json' };
import student from './student.json' with { type: 'json' };

/**
 * Values that a question names. Those expected must be understood, compared without regard to case; more may be. Skills may
 * have others beside those expected.
 */
const slotsSchema = z.strictObject({
  skills: z.array(z.string().min(1)).min(1).optional(),
  title: z.string().min(1).optional(),
  place: z.string().min(1).optional(),
  type: z.enum(['internship', 'job', 'project']).optional(),
  remote: z.literal(true).optional(),
  ordinal: z.number().int().optional(),
  ordinals: z.array(z.number().int()).min(2).optional(),
  name: z.string().min(1).optional(),
});

const expectationSchema = z.union([
  z.strictObject({ intent: z.string(), slots: slotsSchema.optional() }),
  z.strictObject({ refusal: z.enum(['others', 'unconfirmed', 'ranking', 'language']) }),
  z.strictObject({ outside: z.literal(true) }),
]);

export const questionSchema = z.strictObject({
  id: z.string().regex(/^(student|mentor|employer|alumni|admin)-\d{3}$/),
  role: roleSchema,
  /** Whether the router may be improved with it, or only measured: see the README. */
  part: z.enum(['tuned', 'kept']),
  kind: z.enum(['clean', 'misspelt', 'follow-up', 'double', 'refusal', 'outside', 'language']),
  /** What the user asked, the latest question last. Those before it are asked first, and not measured. */
  turns: z.array(z.string().min(1)).min(1),
  /** What the last question asks for, in any order: two of a double question. */
  expect: z.array(expectationSchema).min(1).max(2),
});
export type Question = z.infer<typeof questionSchema>;

/** All questions that the advisor is measured by, in the order of their ids for each role. */
export const questions = (): Question[] =>
  [
    [student, keptStudent],
    [mentor, keptMentor],
    [employer, keptEmployer],
    [alumni, keptAlumni],
    [admin, keptAdmin],
  ].flatMap((parts) =>
    z
      .array(questionSchema)
      .parse(parts.flat())
      .sort((one, other) => one.id.localeCompare(other.id)),
  );
