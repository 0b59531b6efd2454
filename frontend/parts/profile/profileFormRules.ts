import type * as z from 'zod';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { birthDateProblem, graduationYearProblem } from '#shared/features/users/rules.ts';
import { aboutSchema, backgroundAnswersSchema, withNameRule } from '#shared/features/users/schema.ts';

/** Adds a rule that depends on today's date. The server checks with its own clock. */
const checked = <Text extends z.ZodType<string>>(
  text: Text,
  problemOf: (value: string, now: Date) => string | undefined,
) =>
  text.superRefine((value, context) => {
    const message = problemOf(value, serverDate());
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** The shared schema of personal details, with the limits of the date of birth. */
export const aboutMeSchema = withNameRule(
  aboutSchema.extend({ dateOfBirth: checked(aboutSchema.shape.dateOfBirth, birthDateProblem) }),
);

/** The shared schema of education and work, with the limits of the graduation year. */
export const backgroundAnswers = backgroundAnswersSchema.extend({
  graduationYear: checked(backgroundAnswersSchema.shape.graduationYear, graduationYearProblem),
});
