import * as z from 'zod';
import { clockIn, dateIn } from '#frontend/parts/calendar/time.ts';
import { toMoment } from '#frontend/parts/meetings/TimeFields.tsx';
import { timeZoneSchema } from '#shared/core/time-zones.ts';
import { criterionFieldsSchema } from '#shared/features/challenges/rubric-schema.ts';
import { CHALLENGE, CRITERION } from '#shared/features/challenges/rules.ts';
import { type Challenge, challengeShape } from '#shared/features/challenges/schema.ts';
import type { InputOf } from '#shared/route-types.ts';

/** A whole number as it is typed. */
const numberIn = ({ min, max }: { readonly min: number; readonly max: number }) => {
  const error = `Enter a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
};

/** The day and the time of a deadline as the clocks of its zone show them, under the name under which the server refuses it. */
export const deadlineShape = {
  deadlineDate: z.iso.date('Choose a date'),
  deadline: z.string().min(1, 'Choose a time'),
  timeZone: timeZoneSchema,
};

const { title, description, prize, difficulty, eligibility, openTo } = challengeShape;
const criterion = criterionFieldsSchema.extend({ weight: numberIn(CRITERION.weight) });

/** The form of a challenge, with its numbers as they are typed. */
export const challengeValuesSchema = z.object({
  title,
  description,
  prize,
  ...deadlineShape,
  difficulty,
  openTo,
  eligibility,
  teamSize: numberIn(CHALLENGE.teamSize),
  rubric: z
    .array(criterion)
    .max(CHALLENGE.criteria, `Use at most ${CHALLENGE.criteria} criteria`)
    .refine(
      (criteria) => new Set(criteria.map(({ name }) => name.toLowerCase())).size === criteria.length,
      'Give each criterion a name of its own',
    ),
});
export type ChallengeValues = z.input<typeof challengeValuesSchema>;
export type SentChallengeValues = z.output<typeof challengeValuesSchema>;

export const NO_CRITERION = { name: '', description: '', weight: '10' };

/** The values of a new challenge. */
export const noChallenge = (timeZone: string): ChallengeValues => ({
  title: '',
  description: '',
  prize: '',
  deadlineDate: '',
  deadline: '23:59',
  timeZone,
  difficulty: 'intermediate',
  openTo: 'students',
  eligibility: '',
  teamSize: '3',
  rubric: [NO_CRITERION],
});

/** The values of a challenge that exists. */
export const valuesOf = (challenge: Challenge): ChallengeValues => {
  const { deadline, timeZone, teamSize, rubric } = challenge;
  return {
    title: challenge.title,
    description: challenge.description,
    prize: challenge.prize,
    deadlineDate: dateIn(deadline, timeZone),
    deadline: clockIn(deadline, timeZone),
    timeZone,
    difficulty: challenge.difficulty,
    openTo: challenge.openTo,
    eligibility: challenge.eligibility,
    teamSize: String(teamSize),
    rubric: rubric.map(({ name, description: meaning, weight }) => ({
      name,
      description: meaning,
      weight: String(weight),
    })),
  };
};

/** What is sent of the form. */
export const challengeBody = async (
  values: SentChallengeValues,
): Promise<InputOf<'challenges.create'>['body']> => {
  const { deadlineDate, deadline, ...rest } = values;
  return { ...rest, deadline: await toMoment(deadlineDate, deadline, values.timeZone) };
};
