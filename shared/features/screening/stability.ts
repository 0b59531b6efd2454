import { MATCH_PARTS, type MatchPart, type PartNumbers } from '../matching/arithmetic.ts';
import { type Place, placesOf, type Scored } from './places.ts';

// Plain functions without schemas. A rank is stable when it stays the same while what the posting asks for changes a little.

/** How many candidates, the first by place, take part. What is below them changes no rank above. */
export const STABILITY_AMONG = 100;
/** How many skills are left out in turn at most. */
export const STABILITY_SKILLS = 24;

/** A weight counts half as much, or half as much again. */
export const WEIGHT_CHANGES = { less: 0.5, more: 1.5 } as const;
export type WeightChange = keyof typeof WEIGHT_CHANGES;

/** One change of what a posting asks for. */
export type Change =
  | { readonly kind: 'skill'; readonly skill: string }
  | { readonly kind: 'weight'; readonly part: MatchPart; readonly change: WeightChange };

/** From the first to the last place that something gives. */
export type Span = Pick<Place, 'from' | 'to'>;

/** The parts with one weight changed; the weights are shares of 100 again, as the match has them. */
export const reweighted = (parts: PartNumbers, part: MatchPart, change: WeightChange): PartNumbers => {
  const weightOf = (name: MatchPart) => parts[name].weight * (name === part ? WEIGHT_CHANGES[change] : 1);
  const sum = MATCH_PARTS.reduce((total, name) => total + weightOf(name), 0);
  const scaled = (name: MatchPart) => ({
    score: parts[name].score,
    weight: sum === 0 ? 0 : Math.round((100 * weightOf(name)) / sum),
  });
  return {
    skills: scaled('skills'),
    experience: scaled('experience'),
    education: scaled('education'),
    location: scaled('location'),
  };
};

/** What one change gives each candidate, in the same order as the candidates. */
export interface Varied {
  readonly change: Change;
  readonly scored: readonly Scored[];
}

/** The places of a candidate: as the posting is, in all changes together, and in each change that moves them. */
export interface Stability {
  readonly place: Span;
  readonly range: Span;
  readonly moves: readonly { readonly change: Change; readonly place: Span }[];
}

const spanOf = ({ from, to }: Span): Span => ({ from, to });

/** How stable the rank of each candidate is. */
export const stabilityOf = (scored: readonly Scored[], varied: readonly Varied[]): Stability[] => {
  const changed = varied.map(({ change, scored: other }) => ({ change, places: placesOf(other) }));
  return placesOf(scored).map((place, index) => {
    const moves = changed.flatMap(({ change, places }) => {
      const other = places[index];
      return other && (other.from !== place.from || other.to !== place.to)
        ? [{ change, place: spanOf(other) }]
        : [];
    });
    const all = [place, ...moves.map((move) => move.place)];
    return {
      place: spanOf(place),
      range: {
        from: Math.min(...all.map(({ from }) => from)),
        to: Math.max(...all.map(({ to }) => to)),
      },
      moves,
    };
  });
};
