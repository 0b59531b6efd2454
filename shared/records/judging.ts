import { type RecordKinds, WRITTEN } from './kind.ts';

const ENTRY_DATA = {
  inCopy: false,
  describedAs: 'Your entries to challenges as judges see them, without your names',
} as const;
/** Of a judge. Scores that were published stay under a letter when the judge leaves. */
const JUDGE_DATA = { inCopy: true, describedAs: 'Scores and comments that you gave as a judge' } as const;

export const JUDGING_RECORDS = {
  /** The state of judging of a challenge. */
  judging: {
    pk: 'judging#{challengeId}',
    sk: 'judging',
    lists: {
      /** While something about it is due: a reminder, the end of the judges’ time, an assignment that was interrupted. */
      due: { index: 'openDeadlines', pk: 'judging-due', sk: '{dueAt}' },
    },
    owner: 'system',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
  },
  /** An entry that is judged, with the judges who must not score it. It says nothing of the team. */
  'judged-entry': {
    pk: 'judging#{challengeId}',
    sk: 'entry#{entryId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ENTRY_DATA,
  },
  /** The text of an entry without the names of its team. */
  'judged-text': {
    pk: 'judging#{challengeId}',
    sk: 'text#{entryId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: ENTRY_DATA,
  },
  /** What is assigned in a round: written once, so that an interrupted assignment goes on with the same. */
  'judging-plan': {
    pk: 'judging#{challengeId}',
    sk: 'plan#{round}',
    owner: 'system',
    retention: { until: 'deletion' },
  },
  /** That a judge is to score an entry, or has, with their points. */
  'judging-task': {
    pk: 'judging-tasks#{challengeId}',
    sk: '{judgeId}#{entryId}',
    lists: {
      /** In the judge’s own order. */
      ofJudge: { index: 'gsi1', pk: 'judge#{judgeId}#{challengeId}', sk: '{order}' },
    },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: JUDGE_DATA,
  },
  /** A judge’s scores for an entry with their comments: in a partition of its own, which no list of a judge or a host names. */
  'judging-review': {
    pk: 'judging-reviews#{challengeId}',
    sk: '{entryId}#{judgeId}',
    usedBy: 'judging',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: JUDGE_DATA,
  },
  /** A part of the published results. Judges are letters in it. */
  'judging-result': {
    pk: 'judging-results#{challengeId}',
    sk: '{part}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: false, describedAs: 'Published results of challenges' },
  },
} as const satisfies RecordKinds;
