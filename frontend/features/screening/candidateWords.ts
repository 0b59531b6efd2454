import type { MatchPart } from '#shared/features/matching/arithmetic.ts';
import type { Candidate, StabilityAnswer } from '#shared/features/screening/routes.ts';

export const PART_LABELS: Readonly<Record<MatchPart, string>> = {
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  location: 'Location',
};

/** What a candidate is called: their name once it is revealed. */
export const nameOf = ({ label, person }: Pick<Candidate, 'label' | 'person'>): string =>
  person?.name ?? label;

type Place = NonNullable<Candidate['place']>;

/** `Place 2`, or `Places 3 to 7`. */
export const placeWords = ({ from, to }: Place): string =>
  from === to ? `Place ${from}` : `Places ${from} to ${to}`;

/** A place among all who have one, and that it is shared. */
export const rankWords = (place: Place, ranked: number): string =>
  `${placeWords(place)} of ${ranked}${place.to > place.from ? ', a tie' : ''}`;

/** How many must-haves a candidate has; undefined where that was not looked at. */
export const mustHaveWords = ({ mustHaves }: Candidate): string | undefined =>
  mustHaves && mustHaves.of > 0 ? `${mustHaves.met} of ${mustHaves.of} must-haves` : undefined;

type Ranked = StabilityAnswer['items'][number];
type Span = Ranked['place'];

const spanWords = ({ from, to }: Span): string => (from === to ? `${from}` : `${from} to ${to}`);

/** `Rank 2, between 1 and 4`, or that it stays the same. */
export const rangeWords = ({ place, range }: Pick<Ranked, 'place' | 'range'>): string => {
  const rank = `Rank ${spanWords(place)}`;
  const stays = range.from === place.from && range.to === place.to;
  return stays ? `${rank}, stable` : `${rank}, between ${range.from} and ${range.to}`;
};

/** `Without React: rank 4`. */
export const changeWords = ({ change, place }: Ranked['moves'][number]): string => {
  if (change.kind === 'skill') return `Without ${change.skill}: rank ${spanWords(place)}`;
  const counts = change.change === 'less' ? 'counts half as much' : 'counts half as much again';
  return `If the part “${PART_LABELS[change.part]}” ${counts}: rank ${spanWords(place)}`;
};
