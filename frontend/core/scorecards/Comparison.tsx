import type { ReactNode } from 'react';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import {
  type Criterion,
  type LabelledRating,
  type RatingScale,
  ratingsDiffer,
} from '#shared/core/scorecard-rules.ts';

/** Who submitted a scorecard, and how they rated. */
export interface Author<Rating extends string> {
  readonly name: string;
  readonly ratings: readonly LabelledRating<Rating>[];
}

interface ComparisonProps<Rating extends string> {
  scale: RatingScale<Rating>;
  criteria: readonly Criterion[];
  authors: readonly Author<Rating>[];
  /** What the kind compares besides the criteria, above them: ComparedLines. */
  children?: ReactNode;
}

/** All submitted scorecards side by side, criterion by criterion. Ratings are never summed up: where they differ, it says so. */
export function Comparison<Rating extends string>(props: ComparisonProps<Rating>) {
  const { scale, criteria, authors, children } = props;
  const lines = criteria.map(({ id, label }) => ({
    id,
    label,
    given: authors.flatMap(({ name, ratings }) => {
      const rated = ratings.find(({ criterion }) => criterion === id);
      return rated ? [{ ...rated, name }] : [];
    }),
  }));
  return (
    <div className="divide-y divide-line rounded-card border border-line">
      {children}
      {lines
        .filter(({ given }) => given.length > 0)
        .map(({ id, label, given }) => (
          <ComparedLine
            key={id}
            title={label}
            differs={ratingsDiffer(
              scale,
              given.map(({ rating }) => rating),
            )}
          >
            {given.map(({ name, rating, evidence }) => (
              <Opinion
                key={name}
                author={name}
                badge={<Badge tone={scale.tones[rating]}>{scale.labels[rating]}</Badge>}
              >
                <p dir="auto" className="text-muted whitespace-pre-line wrap-anywhere">
                  {evidence}
                </p>
              </Opinion>
            ))}
          </ComparedLine>
        ))}
    </div>
  );
}

interface ComparedLineProps {
  title: string;
  /** The opinions are so different that their authors should talk. */
  differs: boolean;
  /** Opinions. */
  children: ReactNode;
}

/** What all authors say about one thing. */
export function ComparedLine({ title, differs, children }: ComparedLineProps) {
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

interface OpinionProps {
  author: string;
  /** The opinion in a word or two. */
  badge: ReactNode;
  /** What it is founded on. */
  children: ReactNode;
}

/** What one author says. */
export function Opinion({ author, badge, children }: OpinionProps) {
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">
          <bdi>{author}</bdi>
        </span>
        {badge}
      </p>
      {children}
    </li>
  );
}
