import { dayOfMoment } from '#frontend/ui/data/dates.ts';
import type { ReviewOutcome } from '#shared/core/review-outcome.ts';
import { PROJECT_FIELDS, type ProjectField, waitsForReview } from '#shared/features/projects/rules.ts';
import type { Project, WholeProject } from '#shared/features/projects/schema.ts';
import { changedFields, missingForReview } from '#shared/features/projects/submission.ts';
import type { ProjectFields, ProjectVersion } from '#shared/features/projects/version.ts';
import { placeInWords, waitsInWords } from '#shared/features/reviews/wait-words.ts';

/** What a project waits for, or what became of it, in one line: `3 ahead in the queue`. */
export const stateInWords = (project: Project, now: Date): string => {
  const { status, place, decidedAt, rubricVersion } = project;
  if (status === 'draft' || status === 'withdrawn') return readinessInWords(project);
  if (waitsForReview(status)) return place === null ? 'The review has begun' : placeInWords(place);
  const when = decidedAt === undefined ? '' : ` on ${dayOfMoment(decidedAt, now)}`;
  const by = rubricVersion === undefined ? '' : `, by version ${rubricVersion} of the rubric`;
  return `${status === 'verified' ? 'Verified' : 'Reviewed'}${when}${by}`;
};

const readinessInWords = (project: Project): string => {
  const missing = Object.values(missingForReview(project)).length;
  if (missing === 0) return project.status === 'draft' ? 'Ready to submit for review' : 'You took it back';
  return missing === 1
    ? 'One thing is missing before a review'
    : `${missing} things are missing before a review`;
};

/** How long others wait for a review, beside a project that waits; empty for one that does not. */
export const othersInWords = ({ waits }: Pick<Project, 'waits'>): string => {
  if (waits === null) return '';
  return waits.half === null ? 'How long others wait: not enough yet' : waitsInWords(waits);
};

export interface Difference {
  readonly field: ProjectField;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const shown = (value: string | readonly string[]): string =>
  (typeof value === 'string' ? value : value.join(', ')) || 'Empty';

/** What differs between two versions of a project, field by field. */
export const differences = (before: ProjectFields, after: ProjectFields): Difference[] =>
  changedFields(before, after).map((field) => ({
    field,
    label: PROJECT_FIELDS[field],
    before: shown(before[field]),
    after: shown(after[field]),
  }));

/** The labels of fields in a sentence: `Title, Description and Live address`. */
export const fieldNames = (fields: readonly ProjectField[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(fields.map((field) => PROJECT_FIELDS[field]));

/** The fields that were changed since the latest submission; none before the first. */
export const unsubmittedChanges = ({ versions, ...project }: WholeProject): ProjectField[] => {
  const [latest] = versions;
  return latest ? changedFields(latest, project) : [];
};

/** The submission that waits or was decided, with what its student may know of it. */
export type Submission = WholeProject['versions'][number];

/** The reviews of a submission that count. */
export const countingReviews = ({ reviews }: Pick<Submission, 'reviews'>): ReviewOutcome[] =>
  reviews.filter(({ status }) => status === 'finished');

/**
 * The result of a submission: one review's, or the range of several. Reviewers who differ are never averaged. Undefined
 * before a review is in.
 */
export const resultOf = (submission: Pick<Submission, 'reviews'>): string | undefined => {
  const scores = countingReviews(submission).map(({ overallScore }) => overallScore);
  if (scores.length === 0) return undefined;
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  if (scores.length === 1) return `${high}%`;
  const between = low === high ? `${low}%` : `${low}% to ${high}%`;
  return `${between} in ${scores.length} reviews`;
};

/** Why an admin voided a review of the latest submission; empty when none was. */
export const voidReasonOf = ({ versions }: Pick<WholeProject, 'versions'>): string =>
  versions[0]?.reviews.find(({ status }) => status === 'void')?.voidReason ?? '';

/** A submission as text for its heading: `Version 2`. */
export const versionName = ({ number }: Pick<ProjectVersion, 'number'>): string => `Version ${number}`;
