import { ReportButton } from '#frontend/parts/reports/ReportButton.tsx';
import { OutcomeView } from '#frontend/parts/reviews/OutcomeView.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { waitsForReview } from '#shared/features/projects/rules.ts';
import type { WholeProject } from '#shared/features/projects/schema.ts';
import { AGREEMENT_POINTS } from '#shared/features/reviews/rules.ts';
import {
  countingReviews,
  type Difference,
  differences,
  fieldNames,
  resultOf,
  type Submission,
  versionName,
} from '../projectWords.ts';

/** What was submitted, the latest first: what changed each time, and what reviewers said. */
export function Submissions({ project }: { project: WholeProject }) {
  const { id, versions, status } = project;
  if (versions.length === 0) return null;
  return (
    <section aria-label="Submissions" className="flex flex-col gap-8">
      {versions.map((version, index) => (
        <OneSubmission
          key={version.number}
          projectId={id}
          version={version}
          before={versions[index + 1]}
          waits={index === 0 && waitsForReview(status)}
        />
      ))}
    </section>
  );
}

interface OneSubmissionProps {
  projectId: string;
  version: Submission;
  before: Submission | undefined;
  /** Reviews of it are still missing. */
  waits: boolean;
}

function OneSubmission({ projectId, version, before, waits }: OneSubmissionProps) {
  const { submittedAt, changed, reviews } = version;
  const result = resultOf(version);
  return (
    <section aria-label={versionName(version)} className="flex flex-col gap-4 border-t border-line pt-6">
      <header>
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lead font-semibold">
          <span>{versionName(version)}</span>
          {result !== undefined && <span className="tabular-nums">{result}</span>}
        </h3>
        <p className="text-small text-muted">
          <Moment at={submittedAt} as="day" what="Submitted" />
          {before && (changed.length > 0 ? ` · changed: ${fieldNames(changed)}` : ' · nothing changed')}
        </p>
      </header>
      {before && changed.length > 0 && <Differences list={differences(before, version)} />}
      <Disagreement version={version} />
      {reviews.length === 0 && (
        <p className="text-small text-muted">
          {waits ? 'Reviews appear here once they are in.' : 'It was taken back before a review was in.'}
        </p>
      )}
      <div className="flex flex-col gap-10 empty:hidden">
        {reviews.map((review) => (
          <OutcomeView
            key={review.id}
            outcome={review}
            actions={
              <ReportButton
                size="small"
                target={{ userId: review.reviewerId, name: review.reviewer, projectId }}
              />
            }
          />
        ))}
      </div>
    </section>
  );
}

/** Says that reviewers differ: nobody has to find out by comparing numbers. */
function Disagreement({ version }: { version: Submission }) {
  const scores = countingReviews(version).map(({ overallScore }) => overallScore);
  const apart = Math.max(...scores) - Math.min(...scores);
  if (scores.length < 2 || apart <= AGREEMENT_POINTS) return null;
  return (
    <p className="text-small">
      The reviewers are {apart} points apart. You see what each of them wrote; we don’t average them.
    </p>
  );
}

function Differences({ list }: { list: readonly Difference[] }) {
  return (
    <details className="text-small">
      <summary className="w-fit cursor-pointer rounded-tick py-1 font-medium text-brand">
        Show the differences
      </summary>
      <dl className="mt-2 flex flex-col divide-y divide-line border-y border-line">
        {list.map(({ field, label, before, after }) => (
          <div key={field} className="py-3">
            <dt className="font-medium">{label}</dt>
            <dd className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
              <Value label="Before" text={before} />
              <Value label="After" text={after} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Value({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="text-fine text-muted">{label}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  );
}
