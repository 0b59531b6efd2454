import { transact } from '#functions/core/table.ts';
import { engagementItem, submissionItem } from '#functions/parts/engagements/repository.ts';
import type { EngagementSide } from '#shared/features/engagements/rules.ts';
import type { EngagementSubmission, StoredEngagement } from '#shared/features/engagements/schema.ts';

type Given = 'id' | 'student' | 'contact' | 'companyId' | 'title' | 'company' | 'startedAt';

/** A live project in any state, with what a caller wants to be different. */
export type EngagementDescription = Pick<StoredEngagement, Given> &
  Partial<Omit<StoredEngagement, Given | 'history' | 'version' | 'submissions' | 'waiting' | 'updatedAt'>> & {
    /** In any order. Those without feedback that were not accepted wait. */
    readonly handedIn?: readonly EngagementSubmission[];
    /** Who ended it, if it has ended. */
    readonly endedBy?: EngagementSide;
  };

const isWaiting = ({ feedback, acceptedAt }: EngagementSubmission): boolean =>
  feedback === null && acceptedAt === null;

/** When something last happened to it. */
const latestOf = (startedAt: string, handedIn: readonly EngagementSubmission[]): string =>
  [
    startedAt,
    ...handedIn.flatMap(({ at, feedback, acceptedAt }) => [at, feedback?.at ?? '', acceptedAt ?? '']),
  ]
    .toSorted()
    .at(-1) ?? startedAt;

/** The record of a live project. Its status follows from what was handed in unless it is given. */
const engagementRecord = (description: EngagementDescription): StoredEngagement => {
  const { handedIn = [], startedAt, endedBy, ...given } = description;
  const waiting = handedIn.filter(isWaiting).map(({ number }) => number);
  const status = given.status ?? (waiting.length > 0 ? 'delivered' : 'active');
  const updatedAt = latestOf(startedAt, handedIn);
  const begun = { status: 'active', at: startedAt, by: 'student' } as const;
  const by = endedBy ?? (status === 'delivered' ? 'student' : 'poster');
  return {
    opportunityId: given.id,
    ...{ skills: [], brief: '', milestones: [], statement: '', reviewWantedBy: [], ending: '' },
    ...given,
    ...{ status, startedAt, updatedAt, waiting, submissions: handedIn.length },
    history: status === 'active' ? [begun] : [begun, { status, at: updatedAt, by }],
    version: 1,
  };
};

/** Stores a live project with what was handed in. */
export const storeEngagement = async (description: EngagementDescription): Promise<StoredEngagement> => {
  const engagement = engagementRecord(description);
  const { handedIn = [] } = description;
  await transact({
    engagement: {
      Put: { Item: engagementItem(engagement), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    submissions: handedIn.map((one) => ({ Put: { Item: submissionItem(engagement.id, one) } })),
  });
  return engagement;
};
