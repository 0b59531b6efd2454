import * as z from 'zod';
import { messageOf } from '#functions/core/errors.ts';
import { DEFAULT_OPPORTUNITIES } from '#functions/seed/size.ts';
import { commandLine } from '../command-line.ts';
import { CommandError } from '../endpoints.ts';

const USAGE = `Usage: npm run seed [-- --opportunities NUMBER] [--renew] [--stage dev|pr-N]
       Fills the running local copy (DATA_DIR) with ${DEFAULT_OPPORTUNITIES} opportunities, or as many as given, with people and
       with their applications. What is there already stays as it is. A deployed stage needs the password of its
       demo accounts in DEMO_PASSWORD. --renew changes one thing only: it posts the opportunities again whose
       deadlines have passed, such as after the local clock was moved far ahead.`;

/** A fill of the local copy is for measurements at large sizes. */
const MOST_OPPORTUNITIES = 1_000_000;
const WHOLE = `must be a whole number from 1 to ${MOST_OPPORTUNITIES.toLocaleString('en')}`;

const argumentsSchema = z.object({
  opportunities: z
    .string()
    .regex(/^\d+$/, WHOLE)
    .transform(Number)
    .pipe(z.number().min(1, WHOLE).max(MOST_OPPORTUNITIES, WHOLE))
    .default(DEFAULT_OPPORTUNITIES),
  stage: z
    .string()
    .regex(/^(local|dev|pr-[1-9]\d*)$/, 'must be dev or pr-N; prod holds only what people made')
    .default('local'),
  renew: z.boolean().default(false),
});

/** What the arguments of `npm run seed` ask for; throws with the usage when they are wrong. */
export const seedArguments = (args: string[]): z.infer<typeof argumentsSchema> => {
  try {
    const { values } = commandLine({
      args,
      options: { opportunities: { type: 'string' }, stage: { type: 'string' }, renew: { type: 'boolean' } },
    });
    return argumentsSchema.parse(values);
  } catch (error) {
    const problem =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n')
        : messageOf(error);
    throw new CommandError(`${problem}\n${USAGE}`);
  }
};
