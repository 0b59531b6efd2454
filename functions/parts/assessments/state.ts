import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { ATTEMPT_STATUSES, type AttemptStatus } from '#shared/features/assessments/rules.ts';

/** A user's attempts at the test of one course: small, since the list of courses reads one for each course. */
export const assessmentStateSchema = z.object({
  userId: z.string(),
  courseId: z.string(),
  /** Counted up with each change: of two that begin at once, one begins. */
  version: z.number().int().min(0),
  /** The latest ones, the first first, voided ones included. */
  attempts: z.array(
    z.object({
      id: z.string(),
      at: momentSchema,
      status: z.enum(ATTEMPT_STATUSES),
      /** When it was handed in, or its time was over. */
      endedAt: momentSchema.nullable(),
    }),
  ),
  /** How many have begun, ever. */
  begun: z.number().int().min(0),
  passedAt: momentSchema.nullable(),
  /** The attempt that is open. */
  open: z.string().nullable(),
  /** The questions that were asked, such as `2.5`, of the version of the course that the latest attempt was about. */
  asked: z.object({ version: z.number().int(), questions: z.array(z.string()) }).nullable(),
});
export type AssessmentState = z.infer<typeof assessmentStateSchema>;

/** Attempts that are remembered: more than count at any time, with many that were voided. */
const REMEMBERED = 12;

export const assessmentStateKey = (userId: string, courseId: string): Key =>
  keyOf('assessment-state', { userId, courseId });

export const getAssessmentState = (userId: string, courseId: string): Promise<AssessmentState | undefined> =>
  getItem(assessmentStateSchema, assessmentStateKey(userId, courseId));

/** Those of a user between two courses, by the id of the course: a query of half a unit for each four KB. */
export const assessmentStates = async (
  userId: string,
  first: string,
  last: string,
): Promise<ReadonlyMap<string, AssessmentState>> => {
  const { items } = await queryItems(assessmentStateSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': assessmentStateKey(userId, first).pk,
      ':first': first,
      ':last': last,
    },
    Limit: 200,
  });
  return new Map(items.map((state) => [state.courseId, state]));
};

/** The state of a user who has not begun an attempt. */
export const newAssessmentState = (userId: string, courseId: string): AssessmentState => ({
  ...{ userId, courseId, version: 0, attempts: [], begun: 0 },
  ...{ passedAt: null, open: null, asked: null },
});

/** The write that changes a state as it was read; it fails when another change came first. */
export const stateWrite = (read: AssessmentState, change: Partial<AssessmentState>): Write => {
  const state = { ...read, ...change, version: read.version + 1 };
  const { userId, courseId, version } = read;
  return {
    Put: {
      Item: {
        ...itemOf('assessment-state', { userId, courseId }),
        ...state,
        attempts: state.attempts.slice(-REMEMBERED),
      },
      ...(version === 0
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: '#version = :read',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':read': version },
          }),
    },
  };
};

/** What a state becomes when one of its attempts is decided, voided or restored. */
export const withDecided = (
  { attempts, open }: AssessmentState,
  id: string,
  decided: { readonly status: AttemptStatus; readonly endedAt: string | null },
): Pick<AssessmentState, 'attempts' | 'open' | 'passedAt'> => {
  const changed = attempts.map((one) => (one.id === id ? { ...one, ...decided } : one));
  return {
    attempts: changed,
    open: open === id ? null : open,
    passedAt: changed.findLast(({ status }) => status === 'passed')?.endedAt ?? null,
  };
};
