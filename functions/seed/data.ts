import * as z from 'zod';
import { INTERESTS, PROGRAMS, SKILLS } from '#shared/core/choices.ts';
import { ROLES } from '#shared/core/contract.ts';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import { APPLICATION_STATUSES } from '#shared/features/applications/rules.ts';
import { ASK_TOPICS } from '#shared/features/asks/rules.ts';
import { entryFieldsSchema } from '#shared/features/challenges/entry-schema.ts';
import { challengeFieldsSchema } from '#shared/features/challenges/schema.ts';
import { projectFieldsSchema } from '#shared/features/projects/version.ts';
import { REPORT_CODES } from '#shared/features/reports/rules.ts';
import { profileDataSchema } from '#shared/features/users/schema.ts';
import asks from './data/asks.json' with { type: 'json' };
import challenges from './data/challenges.json' with { type: 'json' };
import companies from './data/companies.json' with { type: 'json' };
import conversations from './data/conversations.json' with { type: 'json' };
import occupations from './data/occupations.json' with { type: 'json' };
import people from './data/people.json' with { type: 'json' };
import projects from './data/projects.json' with { type: 'json' };
import reports from './data/reports.json' with { type: 'json' };

/*
 * The invented companies, occupations and people, checked when they are loaded. Their order determines what the seed
 * generates: add new ones at the end of a list.
 */

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);

/** The skills of the product, and the suggestions of the job form that go beyond them. */
const skill = z.enum([
  ...SKILLS,
  ...(['SQL', 'AWS', 'Docker', 'Data Analysis', 'MongoDB', 'PostgreSQL', 'Git'] as const),
]);
export type Skill = z.infer<typeof skill>;

/** The places of the explore filter, and a few more. */
const place = z.enum([
  ...(['Remote', 'San Francisco', 'New York', 'London', 'Seattle', 'Boston', 'Austin', 'Chicago'] as const),
  ...(['Manchester', 'Edinburgh', 'Dublin', 'Berlin', 'Bengaluru', 'Tokyo'] as const),
]);
export type Place = z.infer<typeof place>;

/** Tasks are verb phrases that can follow "you will"; `{product}` and `{users}` are replaced by the company's own. */
const occupation = z.strictObject({
  title: text,
  internTitle: text,
  /** Always required, in this order; `stack` is the language of the company's servers. */
  skills: z.array(z.union([skill, z.literal('stack')])).min(1),
  /** Up to two of these are added. */
  also: z.array(skill),
  tasks: texts.min(3),
  internTasks: texts.min(3),
  requirements: texts.min(3),
  /** Mid-range yearly pay for three to five years of experience, in thousands of US dollars and pounds. */
  pay: z.strictObject({ usd: z.number().positive(), gbp: z.number().positive() }),
});
export type Occupation = z.infer<typeof occupation>;

const occupationsByKey: Readonly<Record<string, Occupation>> = z.record(text, occupation).parse(occupations);

const projectIdea = z.strictObject({
  title: text,
  brief: text,
  /** A noun phrase that can follow "The result we are after:". */
  result: text,
  skills: z.array(skill).min(1),
  weeks: z.int().positive(),
});
export type ProjectIdea = z.infer<typeof projectIdea>;

/** Phrases that fit into sentences: `${name} ${does}.`, "how `${users}` use `${product}`". */
const company = z.strictObject({
  name: text,
  does: text,
  product: text,
  users: text,
  team: text,
  /** The language of its servers. */
  stack: z.enum(['Java', 'Node.js', 'Python', 'C++']),
  /** The main place first. */
  places: z.tuple([place], place),
  mode: z.enum(['onsite', 'hybrid']),
  /** The style of its postings: see description.ts. */
  style: z.enum(['plain', 'letter', 'terse', 'curious']),
  /** Its pay relative to the middle of the market. */
  pays: z.number().positive(),
  hires: z.array(
    text.transform((key, context) => {
      const found = occupationsByKey[key];
      if (found) return found;
      context.addIssue(`There is no occupation ${key}.`);
      return z.NEVER;
    }),
  ),
  perks: texts,
  projects: z.tuple([projectIdea, projectIdea]),
});
export type Company = z.infer<typeof company>;
export const COMPANIES: readonly Company[] = z.array(company).parse(companies);

const track = z.strictObject({
  skills: z.array(z.enum(SKILLS)),
  interests: z.array(z.enum(INTERESTS)),
  bachelor: z.array(z.enum(PROGRAMS)),
  master: z.array(z.enum(PROGRAMS)),
});
export type Track = z.infer<typeof track>;

const demoPerson = z.strictObject({
  firstName: text,
  lastName: text,
  phone: text,
  age: z.int(),
  joinedDaysAgo: z.int(),
  /** Relative to the year of the seed; negative for a past graduation. */
  graduatesInYears: z.int().optional(),
  applications: z.array(z.enum(APPLICATION_STATUSES)),
  profileData: profileDataSchema.omit({ graduationYear: true }),
});

/** The demo accounts, the names of all other people, and the universities and fields their profiles draw from. */
export const PEOPLE = z
  .strictObject({
    demo: z.record(z.enum(ROLES), demoPerson),
    names: z.record(z.enum(ROLES), z.array(z.tuple([text, text])).min(1)),
    universities: texts,
    tracks: z.array(track).min(1),
  })
  .parse(people);

const lines = z
  .array(z.strictObject({ by: z.int().min(0).max(1), daysAgo: z.number().positive(), text }))
  .min(1);

/** What is said in the conversations of the demo accounts; `by` is 0 for who began. */
export const CONVERSATIONS = z
  .strictObject({ contact: lines, asked: lines, application: lines })
  .parse(conversations);

/** The cases that wait for the demo admin, and the conversation that one of them is about. */
export const REPORTS = z
  .strictObject({
    talk: lines,
    cases: z.array(
      z.strictObject({
        by: z.enum(ROLES),
        code: z.enum(REPORT_CODES),
        daysAgo: z.number().positive(),
        text,
        /** The numbers of the chosen messages. */
        messages: z.array(z.int().min(1)),
        /** With what reason an admin warned the user a day later. */
        warned: text.optional(),
      }),
    ),
  })
  .parse(reports);

/**
 * Questions to alumni. `from` and `to` are the demo accounts, or number the other students and alumni. One with an answer was
 * answered a day later, and a published one is found by everyone.
 */
export const ASKS = z
  .array(
    z.strictObject({
      from: z.union([z.literal('demo'), z.int().min(0)]),
      to: z.union([z.literal('demo'), z.int().min(0)]),
      daysAgo: z.number().positive(),
      topic: z.enum(ASK_TOPICS),
      question: text,
      answer: text.optional(),
      published: z.boolean().default(false),
    }),
  )
  .parse(asks);

const review = z.strictObject({
  /** The demo mentor, or another one by their number. */
  by: z.union([z.literal('demo'), z.int().min(0)]),
  afterHours: z.number().positive(),
  /** One for each criterion of the rubric, in its order. */
  scores: z.array(z.int()).length(CRITERION_IDS.length),
  /** On the first criteria, in the same order; there may be none. */
  comments: z.array(text).max(CRITERION_IDS.length),
  feedback: text,
});

/** Projects of students, with the reviews that mentors gave them. Those without a review wait, but for drafts. */
export const PROJECTS = z
  .array(
    projectFieldsSchema.extend({
      from: z.union([z.literal('demo'), z.int().min(0)]),
      /** Since it was handed in, or created. */
      daysAgo: z.number().positive(),
      shown: z.boolean(),
      draft: z.boolean().default(false),
      /** Its student asks for two reviews. */
      verified: z.boolean().default(false),
      reviews: z.array(review).default([]),
      /** The demo mentor has claimed it. */
      claimedHoursAgo: z.number().positive().optional(),
    }),
  )
  .parse(projects);

/** A team of a challenge: the demo student, and other students by their number. */
const challengeTeam = z.strictObject({
  name: text,
  members: z.array(z.union([z.literal('demo'), z.number().int().min(0)])).min(1),
  entry: entryFieldsSchema.extend({ submitted: z.boolean() }).optional(),
});
/** Challenges of demo accounts; a deadline is given in days after the first seeding. */
export const CHALLENGES = z
  .array(
    challengeFieldsSchema.omit({ deadline: true, timeZone: true }).extend({
      name: z.enum(['open', 'judging', 'published']),
      host: z.enum(['employer', 'alumni']),
      deadlineDay: z.number().int(),
      teams: z.array(challengeTeam),
    }),
  )
  .parse(challenges);
