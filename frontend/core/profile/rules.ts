import { isPossibleBirthDate } from '#shared/features/user-rules.ts';
import { aboutSchema } from '#shared/features/users.ts';

/** The shared schema of personal details, with today's date for its limits. The server checks with its own clock. */
export const aboutMeSchema = aboutSchema.extend({
  dateOfBirth: aboutSchema.shape.dateOfBirth.refine(
    (date) => isPossibleBirthDate(date, new Date()),
    'This day is still to come',
  ),
});
