import type { IndexName, RecordKind } from '#shared/records/kind.ts';
import { type Kind, RECORDS } from '#shared/records.ts';
import { APPLICATIONS_ACCESS } from './record-access/applications.ts';
import { FAIRNESS_ACCESS } from './record-access/fairness.ts';
import { MESSAGES_ACCESS } from './record-access/messages.ts';
import { OPPORTUNITIES_ACCESS } from './record-access/opportunities.ts';
import type { TableFunction, Use } from './record-access/use.ts';
import { USERS_ACCESS } from './record-access/users.ts';

/**
 * The use of every kind of record. Policies know partitions only: kinds that share one (`user#<id>`) are allowed
 * together, to all the functions that use one of them.
 */
const RECORD_ACCESS: Readonly<Record<Kind, Use>> = {
  ...USERS_ACCESS,
  ...APPLICATIONS_ACCESS,
  ...FAIRNESS_ACCESS,
  ...MESSAGES_ACCESS,
  ...OPPORTUNITIES_ACCESS,
};

/** The partition keys of a template, as a pattern of IAM: `*` for each part that differs between records. */
const patternOf = (template: string): string => template.replaceAll(/\{\w+\}/g, '*');

const kinds = Object.entries(RECORD_ACCESS).map(([kind, use]): [RecordKind, Use] => [
  RECORDS[kind as Kind],
  use,
]);

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
  lists: (index: IndexName) => listsOf(name, index),
});
