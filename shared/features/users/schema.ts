import * as z from 'zod';
import { CAREER_GOALS, EDUCATION_LEVELS, EXPERIENCE_BANDS, PROGRAMS } from '#shared/core/choices.ts';
import { dateSchema, line, plain, roleSchema } from '#shared/core/contract.ts';
import {
  ACCOUNT_ADDRESS_MAX,
  ADDRESS_MAX,
  addressProblem,
  normalAddress,
} from '#shared/core/email-address.ts';
import { fraction } from '#shared/core/numbers.ts';
import { withPlainDigits } from '#shared/core/typed-numbers.ts';
import { plainLine } from '#shared/core/visible-text.ts';
import { webAddressSchema } from '#shared/core/web-address-schema.ts';

/** The mark of a select that was left alone. */
const untouched = z.literal('');
const optionalLine = (max: number) => line(max).default('');
const optionalChoice = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.union([untouched, z.enum(choices)]).default('');
const optionalUrl = webAddressSchema.default('');
const tags = z
  .array(line(50).min(1))
  .max(30, 'Choose at most 30')
  .default([])
  .overwrite((list) => [...new Set(list)]);

/** An address as it is stored and compared (`normalAddress`), of at most `max` characters. */
const emailWith = (missing: string, max: number) =>
  z
    .string()
    .overwrite((typed) => normalAddress(plainLine(typed)))
    .min(1, missing)
    .max(max, `Use an address of at most ${max} characters`)
    .refine((text) => text === '' || addressProblem(text) === undefined, {
      error: ({ input }) => addressProblem(String(input)),
    });

/** The user's own email address, of an account. */
export const emailSchema = emailWith('Enter your email', ACCOUNT_ADDRESS_MAX);
/** Another person's. */
export const theirEmailSchema = emailWith('Enter an email', ACCOUNT_ADDRESS_MAX);
/** An address to write to, which need not be one of an account. */
export const contactEmailSchema = emailWith('Enter your email', ADDRESS_MAX);

export const firstNameSchema = line(80).min(1, 'First name is required');
export const lastNameSchema = line(80).default('');

/** A user's name as forms and payloads have it. Use it with `withNameRule`, which asks for the last name. */
export const nameFields = {
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  /** The user has one name only: there is no last name, whatever it says. */
  oneName: z.boolean().default(false),
};

/** Adds the rule that the last name is required, but for those who have one name only (decision 0256). */
export const withNameRule = <T extends z.ZodObject<typeof nameFields>>(schema: T): T =>
  schema
    .overwrite((given) => (given.oneName === true ? { ...given, lastName: '' } : given))
    .refine(({ lastName, oneName }) => lastName !== '' || oneName === true, {
      path: ['lastName'],
      error: 'Last name is required',
      // Also where other fields are wrong: all of them are shown at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    });

/** A phone number with usual digits and hyphens, as a keyboard of any country or a link (`tel:`) writes it. */
const plainPhone = (phone: string): string =>
  withPlainDigits(phone)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^tel:/i, '')
    .trim();

/** Why a phone number is not taken; undefined for one of ten digits, whatever of its signs is between them. */
const phoneProblem = (phone: string): string | undefined => {
  if (phone.replace(/\D/g, '').length < 10) return 'Phone number must be at least 10 digits';
  return /^[+()\d\s./-]*$/.test(phone)
    ? undefined
    : 'Use only digits, spaces and the signs + ( ) . / - in a phone number';
};

/** Whether a GPA has at most one decimal. */
const isGpaStep = (gpa: number | undefined): boolean => gpa === undefined || Number(gpa.toFixed(1)) === gpa;

/** Step 1 of the onboarding, in the spec's words (point 5). */
export const aboutSchema = z.object({
  ...nameFields,
  email: emailSchema,
  phone: plain(30)
    .overwrite(plainPhone)
    .refine((phone) => phoneProblem(phone) === undefined, {
      error: ({ input }) => phoneProblem(String(input)),
    }),
  dateOfBirth: z
    .string()
    .min(1, 'Date of birth is required')
    .pipe(dateSchema.refine((date) => date >= '1900-01-01', 'Enter your date of birth')),
});

/** Step 2: education (student, alumni) or work (mentor, employer). All of it is optional. */
export const backgroundSchema = z.object({
  academicLevel: optionalChoice(EDUCATION_LEVELS),
  program: optionalChoice(PROGRAMS),
  university: optionalLine(120),
  graduationYear: z.union([untouched, z.string().regex(/^(19|20)\d{2}$/, 'Choose a year')]).default(''),
  gpa: fraction(0, 10, 'Enter a number from 0 to 10').optional(),
  company: optionalLine(120),
  position: optionalLine(120),
  experience: optionalChoice(EXPERIENCE_BANDS),
});

/** The same as users enter it: a stored GPA may be older than the limit to one decimal. */
export const backgroundAnswersSchema = backgroundSchema.extend({
  gpa: backgroundSchema.shape.gpa.refine(isGpaStep, 'Use one decimal at most, such as 8.4'),
});

/** Step 3: what the user wants to achieve. */
export const goalsSchema = z.object({
  careerGoal: optionalChoice(CAREER_GOALS),
  skills: tags,
  interests: tags,
});

/** Step 4: links to more. */
export const linksSchema = z.object({ linkedinUrl: optionalUrl, portfolioUrl: optionalUrl });

/** What onboarding collects beside a person's name, phone and date of birth. */
export const profileDataSchema = z.object({
  ...backgroundSchema.shape,
  ...goalsSchema.shape,
  ...linksSchema.shape,
});
export type ProfileData = z.infer<typeof profileDataSchema>;

/** The same as users enter it. */
export const profileAnswersSchema = profileDataSchema.extend({ gpa: backgroundAnswersSchema.shape.gpa });

/**
 * - `pending`: waits for an admin's approval; may look around, without the role's powers.
 * - `rejected`: an admin rejected the account; everything else is as for `pending`.
 * - `invited`: an admin made the account; the user has not set a password yet and cannot sign in.
 * - `suspended`: cannot sign in; every session has ended.
 */
export const USER_STATUSES = ['active', 'pending', 'rejected', 'invited', 'suspended'] as const;
export const statusSchema = z.enum(USER_STATUSES);
export type UserStatus = z.infer<typeof statusSchema>;

/** A person as their own browser sees them. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  dateOfBirth: z.string(),
  role: roleSchema,
  status: statusSchema,
  /** Why an admin rejected the account; only while the status is `rejected`. */
  rejectionReason: z.string().optional(),
  emailConfirmed: z.boolean(),
  /** Undefined until a browser has said it. */
  timeZone: z.string().optional(),
  profileData: profileDataSchema.extend({ isOnboardingComplete: z.boolean() }),
});
export type User = z.infer<typeof userSchema>;

/** A profile in which nothing was filled in yet. */
export const emptyProfileData = (): ProfileData => profileDataSchema.parse({});
