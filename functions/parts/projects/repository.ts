import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey, listPartition, partsOf } from '#functions/core/keys.ts';
import { type Move, moveWrite } from '#functions/core/move.ts';
import { type Condition, getItem, getItems, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import {
  PROJECT,
  type ProjectActor,
  type ProjectStatus,
  projectWorkflow,
} from '#shared/features/projects/rules.ts';
import { storedProjectSchema } from '#shared/features/projects/schema.ts';
import { type ProjectVersion, projectVersionSchema } from '#shared/features/projects/version.ts';
import { INDEXES } from '#shared/records.ts';

/** A review of the current submission, as its project knows it: it changes in the transaction of the review. */
const standingSchema = z.object({
  id: z.string(),
  ordinal: z.number().int().min(1).max(3),
  status: z.enum(['waiting', 'claimed', 'finished']),
  /** Who claimed or finished it. */
  reviewerId: z.string().optional(),
});
export type Standing = z.infer<typeof standingSchema>;

/** How the current submission is reviewed. */
const roundSchema = z.object({
  /** How many reviews it needs: two for one that may become Verified, three once two disagreed. */
  needed: z.number().int().min(1).max(3),
  /** When it entered the queue. */
  enteredAt: momentSchema,
  /** Those that count: neither void nor withdrawn. */
  reviews: z.array(standingSchema).max(3),
  /** Whose reviews of it were voided: they review no other one of it. */
  voided: z.array(z.string()),
  /** The reviews that the student saw before one of them was voided. */
  seen: z.array(z.string()),
  /** Until when both reviewers may revise, once, because they disagreed; missing otherwise. */
  reviseUntil: momentSchema.optional(),
  /** Who has revised. */
  revised: z.array(z.string()),
});
export type Round = z.infer<typeof roundSchema>;

const recordSchema = storedProjectSchema.extend({
  /** Raised by each change of the fields: what clients send back. `version` is raised by each change of the status. */
  fieldsVersion: z.number().int().min(1),
  round: roundSchema.optional(),
  /** Its latest decision, also while a later submission waits. */
  decided: z
    .object({
      submission: z.number().int().min(1),
      status: z.enum(['reviewed', 'verified']),
      at: momentSchema,
      rubricVersion: z.number().int().min(1),
    })
    .optional(),
});
/** A project with how its current submission is reviewed. */
export type ProjectRecord = z.infer<typeof recordSchema>;

export const projectKey = (id: string): Key => keyOf('project', { id });

export const getProject = (id: string): Promise<ProjectRecord | undefined> =>
  getItem(recordSchema, projectKey(id));

/** The projects with these ids, at most 100, in any order. */
export const getProjects = (ids: readonly string[]): Promise<ProjectRecord[]> =>
  getItems(recordSchema, [...new Set(ids)].map(projectKey));

const listFields = ({ id, userId, updatedAt }: Pick<ProjectRecord, 'id' | 'userId' | 'updatedAt'>) =>
  listKey('project', 'ofUser', { id, userId, updatedAt });

/** The write of a new project. */
export const newProject = (project: ProjectRecord): Write => ({
  Put: {
    Item: { ...itemOf('project', project), ...project, ...listFields(project) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** What changes of a project; a field that is undefined is removed. */
type Fields = Partial<Omit<ProjectRecord, 'id' | 'status' | 'history' | 'version' | 'fieldsVersion'>>;

const goneOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [name] : []));

/** A change of what its student entered. It fails unless the fields have the version that was read. */
export const fieldsWrite = (project: ProjectRecord, fields: Fields, now: Date): Write => {
  const updatedAt = now.toISOString();
  return {
    Update: updateOf(
      projectKey(project.id),
      { set: { ...fields, updatedAt, ...listFields({ ...project, updatedAt }) }, add: { fieldsVersion: 1 } },
      asRead({ fieldsVersion: project.fieldsVersion }),
    ),
  };
};

interface StatusChange {
  readonly to: ProjectStatus;
  readonly by: ProjectActor;
  readonly now: Date;
  readonly reason?: string;
  readonly fields?: Fields;
  /** What else must be true of it. */
  readonly only?: Condition;
}

/**
 * The write that moves a project to another status, or changes its round alone when it has the status already. It fails when
 * it has been moved, or its reviews have changed, since it was read.
 */
export const roundWrite = (
  project: ProjectRecord,
  { to, by, now, reason, fields = {}, only }: StatusChange,
): Write => {
  const updatedAt = now.toISOString();
  const set = { ...fields, ...listFields({ ...project, updatedAt }) };
  const remove = goneOf(fields);
  if (to === project.status) {
    const { status, version } = project;
    return {
      Update: updateOf(
        projectKey(project.id),
        { set: { ...set, updatedAt }, remove, add: { version: 1 } },
        asRead({ status, version }),
      ),
    };
  }
  const move: Move<ProjectStatus, ProjectActor> = {
    key: projectKey(project.id),
    from: project,
    to,
    by,
    at: now,
    set,
    remove,
    ...(reason !== undefined && { reason }),
    ...(only && { only }),
  };
  return moveWrite(projectWorkflow, move);
};

/** Where a list of projects goes on. */
export const positionSchema = z.object({ id: z.string(), updatedAt: z.string() });
type Position = z.infer<typeof positionSchema>;

/** At most `count` projects of a student, the latest changed first. From an index, which lags a little. */
export const projectsOf = async (
  userId: string,
  count: number,
  after?: Position,
): Promise<ProjectRecord[]> => {
  const { items } = await queryItems(recordSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: `${INDEXES.gsi1.pk} = :pk`,
    ExpressionAttributeValues: { ':pk': listPartition('project', 'ofUser', { userId }) },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: { ...projectKey(after.id), ...listFields({ ...after, userId }) },
    }),
  });
  return items;
};

/** Sorts as its number. */
export const submissionPart = (number: number): string => String(number).padStart(3, '0');

const versionKey = (id: string, number: number) => ({ id, number: submissionPart(number) });

/** The write of what was handed in. */
export const newVersion = (
  project: Pick<ProjectRecord, 'id' | 'userId'>,
  version: ProjectVersion,
): Write => ({
  Put: {
    Item: {
      ...itemOf('project-version', versionKey(project.id, version.number)),
      userId: project.userId,
      ...version,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** What was handed in under a number. */
export const getVersion = (id: string, number: number): Promise<ProjectVersion | undefined> =>
  getItem(projectVersionSchema, keyOf('project-version', versionKey(id, number)));

/** What was handed in of several projects, at most 100, under one number of each: by the id of the project. */
export const getVersions = async (
  wanted: readonly { readonly id: string; readonly number: number }[],
): Promise<ReadonlyMap<string, ProjectVersion>> => {
  const found = await getItems(
    projectVersionSchema.extend({ pk: z.string() }),
    wanted.map(({ id, number }) => keyOf('project-version', versionKey(id, number))),
  );
  return new Map(found.map(({ pk, ...version }) => [partsOf('project-version', { pk }).id, version]));
};

/** All that was handed in of a project, the latest first. */
export const versionsOf = async (id: string): Promise<ProjectVersion[]> => {
  const { pk, sk } = keyOf('project-version', versionKey(id, 0));
  const { items } = await queryItems(projectVersionSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': pk,
      ':first': sk,
      ':last': keyOf('project-version', versionKey(id, PROJECT.versions)).sk,
    },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: PROJECT.versions,
  });
  return items;
};
