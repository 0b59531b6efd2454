import * as z from 'zod';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { REPORT_DAYS } from '#shared/core/retention.ts';
import {
  type EventEvidence,
  type Evidence,
  eventEvidenceSchema,
  evidenceSchema,
  type MentoringEvidence,
  mentoringEvidenceSchema,
  type ProjectEvidence,
  projectEvidenceSchema,
  type ReportRow,
  reportRowSchema,
  reportSchema,
} from '#shared/features/reports/routes.ts';
import { REPORT_STATUSES } from '#shared/features/reports/rules.ts';

/** Which list a case is in. */
export type State = 'open' | 'decided';

const stepSchema = z.object({
  status: z.enum(REPORT_STATUSES),
  at: z.string(),
  by: z.enum(['admin']).optional(),
  user: z.string().optional(),
  reason: z.string().optional(),
});

const storedSchema = reportRowSchema.extend({
  text: reportSchema.shape.text,
  about: reportSchema.shape.about,
  version: z.number().int(),
  history: z.array(stepSchema),
  /** The name of the admin who decided. */
  decidedBy: z.string().optional(),
});
/** A case as it is stored, without its evidence. */
export type StoredReport = z.infer<typeof storedSchema>;

export const reportKey = (id: string): Key => keyOf('report', { id });

/** The attributes that put a case into one of the two lists. */
export const inState = (id: string, state: State, since: string) =>
  listKey('report', 'byState', { state, since, id });

/** A case, or undefined. */
export const getReport = (id: string): Promise<StoredReport | undefined> =>
  getItem(storedSchema, reportKey(id));

/** What a case is decided by, as it was when it was reported. */
export interface CaseEvidence {
  readonly messages: readonly Evidence[];
  readonly mentoring: MentoringEvidence | undefined;
  readonly project: ProjectEvidence | undefined;
  readonly event: EventEvidence | undefined;
}

const storedEvidenceSchema = z.object({
  messages: z.array(evidenceSchema),
  mentoring: mentoringEvidenceSchema.optional(),
  project: projectEvidenceSchema.optional(),
  event: eventEvidenceSchema.optional(),
});

/** The evidence of a case. */
export const evidenceOf = async (id: string): Promise<z.infer<typeof storedEvidenceSchema>> =>
  (await getItem(storedEvidenceSchema, keyOf('report-evidence', { id }))) ?? { messages: [] };

/** The writes of a new case. The last one fails while another report of the same user by the same one is open. */
export const newReportSteps = (report: StoredReport, evidence: CaseEvidence) => {
  const { messages, mentoring, project, event } = evidence;
  const { id, createdAt, reporter, reported } = report;
  const ttl = Math.floor(Date.parse(createdAt) / 1000) + REPORT_DAYS * 86_400;
  const parts = { userId: reporter.id, reportedId: reported.id };
  return {
    report: {
      Put: {
        Item: {
          ...itemOf('report', { id }),
          ...inState(id, 'open', createdAt),
          ...listKey('report', 'aboutUser', { reportedId: reported.id, createdAt, id }),
          ...report,
          ttl,
        },
      },
    },
    evidence:
      messages.length > 0 || mentoring || project || event
        ? { Put: { Item: { ...itemOf('report-evidence', { id }), ...evidence, ttl } } }
        : undefined,
    openReport: {
      Put: {
        Item: { ...itemOf('open-report', parts), id, ttl },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
};

/** The write that lets a user report another one again. */
export const reportAgainWrite = ({ reporter, reported }: StoredReport): Write => ({
  Delete: { Key: keyOf('open-report', { userId: reporter.id, reportedId: reported.id }) },
});

/** Where a list of cases goes on. */
export const positionSchema = z.object({ id: z.string(), since: z.string() });
type Position = z.infer<typeof positionSchema>;

/** When a case entered its list. */
const sinceOf = ({ status, createdAt, history }: StoredReport): string =>
  status === 'open' ? createdAt : (history.at(-1)?.at ?? createdAt);

/** The position of a case in its list. */
export const positionOf = (report: StoredReport): Position => ({ id: report.id, since: sinceOf(report) });

/** At most `count` cases after a position: open ones with the longest wait first, decided ones with the latest first. */
export const reportsIn = async (
  state: State,
  count: number,
  after: Position | undefined,
): Promise<StoredReport[]> => {
  const { items } = await queryItems(storedSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('report', 'byState', { state }) },
    ScanIndexForward: state === 'open',
    Limit: count,
    ...(after && { ExclusiveStartKey: { ...reportKey(after.id), ...inState(after.id, state, after.since) } }),
  });
  return items;
};

/** At most `count` cases about a user, the latest first. */
export const reportsAbout = async (reportedId: string, count: number): Promise<StoredReport[]> => {
  const { items } = await queryItems(storedSchema, {
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('report', 'aboutUser', { reportedId }) },
    ScanIndexForward: false,
    Limit: count,
  });
  return items;
};

/** A case in the list. */
export const rowOf = ({
  id,
  code,
  status,
  createdAt,
  messages,
  reported,
  reporter,
}: StoredReport): ReportRow => ({
  id,
  code,
  status,
  createdAt,
  messages,
  reported,
  reporter,
});
