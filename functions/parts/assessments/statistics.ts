import { FLAGGED, QUALITY_FROM } from '#shared/features/assessments/rules.ts';

/*
 * Classical item statistics from sums, so that an attempt is counted by adding to them. The formulas are those of the textbook
 * (Crocker and Algina, Introduction to Classical and Modern Test Theory, chapters 7 and 14). Cronbach’s alpha needs the same
 * items in each attempt: where questions are drawn, the items are the places of the test, as in Moodle’s statistics of a quiz
 * (docs.moodle.org/dev/Quiz_statistics_calculations), each of which draws from one objective.
 */

/** The sums of a question over first attempts that asked it. The rest score is what else was right in the attempt. */
export interface ItemSums {
  readonly answers: number;
  readonly right: number;
  /** Of the rest scores, of their squares, and of those of attempts that had the question right. */
  readonly rest: number;
  readonly restSquares: number;
  readonly restOfRight: number;
}

/** The sums of a test over first attempts. */
export interface TestSums {
  readonly attempts: number;
  readonly passed: number;
  /** Of the numbers of right answers, and of their squares. */
  readonly score: number;
  readonly scoreSquares: number;
  /** How often each place was right, from the first. */
  readonly places: readonly number[];
}

const clampShare = (share: number): number => Math.min(1, Math.max(-1, share));

/** The share that had the question right; null before the first answer. */
export const facility = ({ answers, right }: ItemSums): number | null =>
  answers === 0 ? null : right / answers;

/**
 * The corrected point-biserial correlation: of being right with the rest score. Null while all were right or wrong, or all
 * rest scores are equal.
 */
export const discrimination = (sums: ItemSums): number | null => {
  const { answers, right, rest, restSquares, restOfRight } = sums;
  // Whole numbers up to here, so that equal rest scores have no spread at all.
  const spread = right * (answers - right) * (answers * restSquares - rest ** 2);
  return spread <= 0 ? null : clampShare((answers * restOfRight - right * rest) / Math.sqrt(spread));
};

/** Whether a question asks for a look: enough answers show that it is too hard, too easy, or does not discriminate. */
export const isFlagged = (sums: ItemSums): boolean => {
  const share = facility(sums);
  if (share === null || sums.answers < QUALITY_FROM) return false;
  const { min, max } = FLAGGED.facility;
  return share < min || share > max || (discrimination(sums) ?? 0) < FLAGGED.discrimination;
};

/** Whether a question tells those who know from those who do not. */
export const discriminates = (sums: ItemSums): boolean =>
  (discrimination(sums) ?? 0) >= FLAGGED.discrimination;

/** Cronbach’s alpha of the places of a test; 0 while all scores are equal. It has no lower bound. */
export const consistency = ({ attempts, score, scoreSquares, places }: TestSums): number => {
  const items = places.length;
  const spread = attempts * scoreSquares - score ** 2;
  if (items < 2 || spread === 0) return 0;
  const ofPlaces = places.reduce((sum, right) => sum + right * (attempts - right), 0);
  return (items / (items - 1)) * (1 - ofPlaces / spread);
};
