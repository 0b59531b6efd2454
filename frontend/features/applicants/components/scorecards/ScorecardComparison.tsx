import { ComparedLine, Comparison, Opinion } from '#frontend/core/scorecards/Comparison.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { ratableCriteria } from '#shared/core/scorecard-rules.ts';
import {
  APPLICANT_SCORECARD,
  isRecommended,
  RECOMMENDATION_LABELS,
  recommendationsDiffer,
} from '#shared/features/applicants/scorecard-rules.ts';
import type { Scorecards } from '#shared/features/applicants/scorecards.ts';

const authorsOf = ({ own, others }: Scorecards) => [
  ...(own ? [{ name: 'You', ...own }] : []),
  ...others.map(({ author, ...scorecard }) => ({ name: author || 'A former colleague', ...scorecard })),
];

/** What all colleagues recommend, and how they rated the criteria. */
export function ScorecardComparison({ scorecards }: { scorecards: Scorecards }) {
  const authors = authorsOf(scorecards);
  return (
    <Comparison
      scale={APPLICANT_SCORECARD.scale}
      criteria={ratableCriteria(scorecards.criteria, scorecards.own)}
      authors={authors}
    >
      <ComparedLine
        title="Recommendation"
        differs={recommendationsDiffer(authors.map(({ recommendation }) => recommendation))}
      >
        {authors.map(({ name, recommendation, summary, updatedAt, version }) => (
          <Opinion
            key={name}
            author={name}
            badge={
              <Badge tone={isRecommended(recommendation) ? 'positive' : 'danger'}>
                {RECOMMENDATION_LABELS[recommendation]}
              </Badge>
            }
          >
            {summary && (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {summary}
              </p>
            )}
            <p className="text-fine text-muted">
              <Moment at={updatedAt} />
              {version > 1 && ' · submitted again with the others in view'}
            </p>
          </Opinion>
        ))}
      </ComparedLine>
    </Comparison>
  );
}
