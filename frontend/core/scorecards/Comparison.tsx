import { Badge, type BadgeTone } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import {
  isRecommended,
  RATING_LABELS,
  type Rating,
  RECOMMENDATION_LABELS,
  ratingsDiffer,
  recommendationsDiffer,
} from '#shared/features/applicants/scorecard-rules.ts';
import type { Scorecard, Scorecards } from '#shared/features/applicants/scorecards.ts';
import { criteriaFor } from './values.ts';

const TONES: Readonly<Record<Rating, BadgeTone>> = {
  missing: 'danger',
  weak: 'warning',
  solid: 'info',
  strong: 'positive',
};

interface Author {
  readonly name: string;
  readonly scorecard: Scorecard;
}

const authorsOf = ({ own, others }: Scorecards): readonly Author[] => [
  ...(own ? [{ name: 'You', scorecard: own }] : []),
  ...others.map(({ author, ...scorecard }) => ({ name: author || 'A former colleague', scorecard })),
];

/** All submitted scorecards side by side, criterion by criterion. Ratings are never summed up: where they differ, it says so. */
export function ScorecardComparison({ scorecards }: { scorecards: Scorecards }) {
  const authors = authorsOf(scorecards);
  const lines = criteriaFor(scorecards).map(({ id, label }) => ({
    id,
    label,
    given: authors.flatMap(({ name, scorecard }) => {
      const rated = scorecard.ratings.find(({ criterion }) => criterion === id);
      return rated ? [{ name, ...rated }] : [];
    }),
  }));
  return (
    <div className="divide-y divide-line rounded-card border border-line">
      <Line
        title="Recommendation"
        differs={recommendationsDiffer(authors.map(({ scorecard }) => scorecard.recommendation))}
      >
        {authors.map(({ name, scorecard: { recommendation, summary, updatedAt, version } }) => (
          <li key={name} className="flex min-w-0 flex-col gap-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-medium">
                <bdi>{name}</bdi>
              </span>
              <Badge tone={isRecommended(recommendation) ? 'positive' : 'danger'}>
                {RECOMMENDATION_LABELS[recommendation]}
              </Badge>
            </p>
            {summary && (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {summary}
              </p>
            )}
            <p className="text-fine text-muted">
              <Moment at={updatedAt} />
              {version > 1 && ' · submitted again with the others in view'}
            </p>
          </li>
        ))}
      </Line>
      {lines
        .filter(({ given }) => given.length > 0)
        .map(({ id, label, given }) => (
          <Line key={id} title={label} differs={ratingsDiffer(given.map(({ rating }) => rating))}>
            {given.map(({ name, rating, evidence }) => (
              <li key={name} className="flex min-w-0 flex-col gap-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="font-medium">
                    <bdi>{name}</bdi>
                  </span>
                  <Badge tone={TONES[rating]}>{RATING_LABELS[rating]}</Badge>
                </p>
                <p dir="auto" className="text-muted whitespace-pre-line wrap-anywhere">
                  {evidence}
                </p>
              </li>
            ))}
          </Line>
        ))}
    </div>
  );
}

interface LineProps {
  title: string;
  differs: boolean;
  children: React.ReactNode;
}

function Line({ title, differs, children }: LineProps) {
  return (
    <section className="@container flex flex-col gap-2 px-4 py-3 text-small">
      <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
        {title}
        {differs && (
          <Badge tone="warning" icon={<AlertIcon aria-hidden="true" />}>
            Opinions differ
          </Badge>
        )}
      </h4>
      <ul className="grid gap-x-6 gap-y-3 @form:grid-cols-2">{children}</ul>
    </section>
  );
}
