import { isBornBy } from '#shared/features/user-rules.ts';
import { aboutSchema } from '#shared/features/users.ts';

/** Who somebody is, with what the shared schema cannot know: which day it is. The server says the same by its clock. */
export const aboutMeSchema = aboutSchema.extend({
  dateOfBirth: aboutSchema.shape.dateOfBirth.refine(
    (date) => isBornBy(date, new Date()),
    'This day is still to come',
  ),
});
