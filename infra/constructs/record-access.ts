import type { IndexName, RecordKind } from '#shared/records/kind.ts';
import { type Kind, RECORDS } from '#shared/records.ts';
import { APPLICATIONS_ACCESS } from './record-access/applications.ts';
import { ASKS_ACCESS } from './record-access/asks.ts';
import { CHALLENGES_ACCESS } from './record-access/challenges.ts';
import { COURSES_ACCESS } from './record-access/courses.ts';
import { CREDENTIALS_ACCESS } from './record-access/credentials.ts';
import { ENGAGEMENTS_ACCESS } from './record-access/engagements.ts';
import { EVENTS_ACCESS } from './record-access/events.ts';
import { FAIRNESS_ACCESS } from './record-access/fairness.ts';
import { IMPORTED_CREDENTIALS_ACCESS } from './record-access/imported-credentials.ts';
import { JUDGING_ACCESS } from './record-access/judging.ts';
import { LIBRARY_ACCESS } from './record-access/library.ts';
import { MENTORS_ACCESS } from './record-access/mentors.ts';
import { MENTORSHIPS_ACCESS } from './record-access/mentorships.ts';
import { MESSAGES_ACCESS } from './record-access/messages.ts';
import { OPPORTUNITIES_ACCESS } from './record-access/opportunities.ts';
import { PLATFORM_FIGURES_ACCESS } from './record-access/platform-figures.ts';
import { PLATFORM_SETTINGS_ACCESS } from './record-access/platform-settings.ts';
import { PROJECTS_ACCESS } from './record-access/projects.ts';
import { STARTUPS_ACCESS } from './record-access/startups.ts';
import { STUDY_PLAN_ACCESS } from './record-access/study-plan.ts';
import type { AccessTo, TableFunction, Use } from './record-access/use.ts';
import { USERS_ACCESS } from './record-access/users.ts';

/**
 * The use of every kind of record. Policies know partitions only: kinds that share one (`user#<id>`) are allowed
 * together, to all the functions that use one of them.
 */
const RECORD_ACCESS: AccessTo<typeof RECORDS> = {
  ...USERS_ACCESS,
  ...APPLICATIONS_ACCESS,
  ...ASKS_ACCESS,
  ...COURSES_ACCESS,
  ...CREDENTIALS_ACCESS,
  ...ENGAGEMENTS_ACCESS,
  ...EVENTS_ACCESS,
  ...CHALLENGES_ACCESS,
  ...JUDGING_ACCESS,
  ...FAIRNESS_ACCESS,
  ...IMPORTED_CREDENTIALS_ACCESS,
  ...LIBRARY_ACCESS,
  ...MENTORS_ACCESS,
  ...MENTORSHIPS_ACCESS,
  ...MESSAGES_ACCESS,
  ...OPPORTUNITIES_ACCESS,
  ...PLATFORM_SETTINGS_ACCESS,
  ...PLATFORM_FIGURES_ACCESS,
  ...PROJECTS_ACCESS,
  ...STARTUPS_ACCESS,
  ...STUDY_PLAN_ACCESS,
};

/** The functions that a kind names as the only one to use it. */
type UsedAlone = Extract<(typeof RECORDS)[Kind], { usedBy: string }>['usedBy'];

/** How the only function that uses a kind does so: a name that no function has does not compile. */
const alone = (name: UsedAlone & TableFunction): Use => ({ read: [name], write: [name] });

/** The partition keys of a template, as a pattern of IAM: `*` for each part that differs between records. */
const patternOf = (template: string): string => template.replaceAll(/\{\w+\}/g, '*');

const kinds: readonly (readonly [RecordKind, Use])[] = [
  ...Object.entries<Use>(RECORD_ACCESS).map(([kind, use]) => [RECORDS[kind as Kind], use] as const),
  ...Object.values(RECORDS).flatMap((kind) =>
    'usedBy' in kind ? [[kind, alone(kind.usedBy)] as const] : [],
  ),
];

const unique = (patterns: readonly string[]): string[] => [...new Set(patterns)].sort();

/** The partitions that a function uses in this way, as patterns. */
const partitions = (name: TableFunction, ...ways: readonly (keyof Use)[]): string[] =>
  unique(
    kinds.filter(([, use]) => ways.some((way) => use[way]?.includes(name))).map(([{ pk }]) => patternOf(pk)),
  );

/** The partitions of an index that hold lists of the kinds that a function reads. */
const listsOf = (name: TableFunction, index: IndexName): string[] =>
  unique(
    kinds
      .filter(([, { read }]) => read?.includes(name))
      .flatMap(([{ lists = {} }]) => Object.values(lists))
      .filter((list) => list.index === index)
      .map(({ pk }) => patternOf(pk)),
  );

/** What a function may do with the table, as patterns of partition keys (`dynamodb:LeadingKeys`). */
export const partitionsOf = (name: TableFunction) => ({
  /** For reads of one record by its key. */
  get: partitions(name, 'get', 'read'),
  /** For queries and batches. */
  read: partitions(name, 'read'),
  write: partitions(name, 'write'),
  /** For conditions on records that the function never writes. */
  check: partitions(name, 'check'),
  lists: (index: IndexName) => listsOf(name, index),
});
