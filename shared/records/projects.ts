import { type RecordKinds, WRITTEN } from './kind.ts';

const PROJECT_DATA = {
  inCopy: true,
  describedAs: 'Your projects, what you submitted, and what reviewers said of it',
} as const;
const REVIEW_DATA = { inCopy: true, describedAs: 'Reviews that you wrote of projects' } as const;

export const PROJECTS_RECORDS = {
  project: {
    pk: 'project#{id}',
    sk: 'project',
    /** By the latest change. */
    lists: { ofUser: { index: 'gsi1', pk: 'user#{userId}#projects', sk: '{updatedAt}#{id}' } },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: PROJECT_DATA,
  },
  /** How many projects a student has. */
  'project-count': {
    pk: 'project-count#{userId}',
    sk: 'count',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...PROJECT_DATA, inCopy: false },
  },
  /** What was handed in: written once. */
  'project-version': {
    pk: 'project#{id}',
    sk: 'version#{number}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: PROJECT_DATA,
  },
  /** A skill that a verified project or a credential proves or shows, until it expires or is taken back. */
  'proven-skill': {
    pk: 'proven-skills#{userId}',
    sk: '{skill}#{proofId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Your skills that a project or a credential proves' },
  },
  /** One review of one submission: it waits, is claimed, and is finished. Its scores are in records of their own. */
  review: {
    pk: 'review#{id}',
    sk: 'review',
    lists: {
      ofProject: { index: 'gsi1', pk: 'project#{projectId}#reviews', sk: '{submission}#{ordinal}#{id}' },
      ofReviewer: { index: 'gsi2', pk: 'user#{reviewerId}#reviews', sk: '{rank}#{at}#{id}' },
      finished: { index: 'gsi3', pk: 'finished-reviews', sk: '{finishedAt}#{id}' },
      /** While a claim or a revision can lapse. */
      due: { index: 'openDeadlines', pk: 'reviews-due', sk: '{dueAt}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: PROJECT_DATA,
  },
  /** A submission that is not decided yet, by the time at which it entered the queue: its place is how many are before it. */
  'queued-project': {
    pk: 'queued-projects',
    sk: '{enteredAt}#{projectId}',
    owner: 'user',
    retention: { until: 'done' },
    personal: { ...PROJECT_DATA, inCopy: false },
  },
  /** When the last submission entered that queue: the next one enters after it. */
  'last-queued-project': {
    pk: 'last-queued-project',
    sk: 'last',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** A review that waits, in the queue of all, of its category, of each of its technologies, and of both. */
  'waiting-review': {
    pk: 'waiting-reviews#{facet}',
    sk: '{enteredAt}#{reviewId}',
    owner: 'user',
    retention: { until: 'done' },
    personal: { ...PROJECT_DATA, inCopy: false },
  },
  /** What a reviewer entered so far. It outlives a lapsed claim. */
  'review-draft': {
    pk: 'review#{id}',
    sk: 'draft#{reviewerId}',
    usedBy: 'reviews',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: REVIEW_DATA,
  },
  /** The scores and texts of a finished review: in a partition of its own, which no query of another reviewer names before theirs is in. */
  'review-scores': {
    pk: 'review-scores#{id}',
    sk: 'scores#{reviewerId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: REVIEW_DATA,
  },
  /** A mentor's claims, and that they rated the reference projects. */
  'reviewer-state': {
    pk: 'reviewer#{userId}',
    sk: 'state',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...REVIEW_DATA, inCopy: false },
  },
  /** How a mentor rated a reference project. */
  'reference-rating': {
    pk: 'reviewer#{userId}',
    sk: 'reference#{referenceId}',
    usedBy: 'reviews',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: REVIEW_DATA,
  },
  'review-template': {
    pk: 'reviewer#{userId}',
    sk: 'template#{id}',
    usedBy: 'reviews',
    /** Those that are shared with all mentors. */
    lists: { shared: { index: 'gsi1', pk: 'shared-review-templates', sk: '{title}#{id}' } },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: REVIEW_DATA,
  },
  /** A version of the rubric after the first, which is part of the code. Written once. */
  rubric: {
    pk: 'rubrics',
    sk: '{version}',
    usedBy: 'reviews',
    owner: 'system',
    retention: { until: 'never' },
  },
  'review-reference': {
    pk: 'review-references',
    sk: '{id}',
    usedBy: 'reviews',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** How many reviews wait, how long they waited, and how far pairs of reviews differ: counted by the stream. */
  'review-figures': {
    pk: 'review-figures#{name}',
    sk: 'figures',
    owner: 'system',
    retention: { until: 'never' },
  },
} as const satisfies RecordKinds;
