import type * as z from 'zod';
import { fieldOf } from '#frontend/core/forms/fieldErrors.ts';
import type { Answers } from '#frontend/parts/profile/answers.ts';
import { aboutMeSchema, backgroundAnswers } from '#frontend/parts/profile/profileFormRules.ts';
import type { Role } from '#shared/core/contract.ts';
import { goalsSchema, linksSchema } from '#shared/features/users/schema.ts';

type Field = keyof Answers;

export interface Step {
  /** The step's heading, the spec's (point 2). */
  readonly title: string;
  readonly schema: z.ZodObject & z.ZodType<Partial<Answers>>;
}

const BACKGROUND_TITLES: Readonly<Record<Role, string>> = {
  student: 'Your Education',
  alumni: 'Your Education',
  mentor: 'Your Professional Background',
  employer: 'Your Professional Background',
  admin: 'Your Background',
};

export const STEP_COUNT = 4;

/** The four steps of a role. */
export const stepsOf = (role: Role): readonly Step[] => [
  { title: 'Tell us about yourself', schema: aboutMeSchema },
  { title: BACKGROUND_TITLES[role], schema: backgroundAnswers },
  { title: 'Your Goals', schema: goalsSchema },
  { title: 'Additional Information', schema: linksSchema },
];

/** The number (from 1) of the step with the field at this path of the payload; undefined if there is none. */
export const stepWithField = (path: string, role: Role): number | undefined => {
  const index = stepsOf(role).findIndex(({ schema }) => fieldOf(path, schema.shape) !== undefined);
  return index < 0 ? undefined : index + 1;
};

/** The number (from 1) of the last reachable step: all steps before it have valid answers. */
export const furthestStep = (answers: Answers, role: Role): number => {
  const open = stepsOf(role).findIndex(({ schema }) => !schema.safeParse(answers).success);
  return open < 0 ? STEP_COUNT : open + 1;
};

/** The answers to the fields of a step. */
export const answersFor = ({ schema }: Step, answers: Answers): Partial<Answers> =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => field in schema.shape)) as Partial<
    Pick<Answers, Field>
  >;
