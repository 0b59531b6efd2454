/*
 * The numbers of a match, on whole numbers alone: the receipt of one posting and the search's columns of all of them
 * compute the same total with them. No part ever falls when a profile gains something, and weights depend on the posting
 * alone, so that no total falls either (decision 0173).
 */

/** The number of this arithmetic, with which the version of a receipt begins. A change of `totalOf` or of the credits takes the next one. */
export const ARITHMETIC = 2;

export const MATCH_PARTS = ['skills', 'experience', 'education', 'location'] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

/** What a skill is worth, of 100: similar to one that is asked for, listed, shown by an entry of the profile, or proven. */
export const CREDITS = { related: 35, listed: 75, shown: 95, proven: 100 } as const;

/** The weight of experience by the months that are asked for at most; more of them weigh `most`. */
const EXPERIENCE = {
  steps: [
    [0, 0],
    [12, 10],
    [24, 15],
    [48, 20],
    [72, 25],
  ],
  most: 30,
} as const;
/** The weight of education: asked for, or experience counts instead. */
const EDUCATION = { asked: 10, flexible: 5 } as const;
const LOCATION = 15;
/** The most that skills which are nice to have weigh within their part; with many must-haves, 50 divided by their number. */
const NICE = { most: 15, shared: 50 } as const;
/** A missing constraint takes this many hundredths of its weight off the rest, too. */
const CONSTRAINT = 250;
/** With less than half of the skills, the total is limited to this percentage and this slope. */
const SKILLS_LIMIT = { least: 30, slope: 140 } as const;
/** The share of education's score that the field decides, where the posting names fields. */
const FIELD = 40;

/** All constants, for the version of a receipt. */
export const RULES = JSON.stringify([
  CREDITS,
  EXPERIENCE,
  EDUCATION,
  LOCATION,
  NICE,
  CONSTRAINT,
  SKILLS_LIMIT,
  FIELD,
]);

/** What a posting asks for, in numbers. */
export interface AskedNumbers {
  /** How many different skills are required, and how many are nice to have beside them. */
  readonly must: number;
  readonly nice: number;
  /** Months of experience; 0 for none. */
  readonly months: number;
  readonly education: 'none' | 'flexible' | 'asked';
  /** Whether the work is at a place. */
  readonly place: boolean;
}

/** What a profile has of it, in numbers. Null is not known. */
export interface GivenNumbers {
  /** The sums of what the person's skills are worth for those that are required, and that are nice to have. */
  readonly mustCredit: number | null;
  readonly niceCredit: number;
  readonly months: number | null;
  /** The scores of education and place, which few different texts of postings decide: 0 to 100. */
  readonly education: number | null;
  readonly location: number | null;
}

/** The weights of the parts: 100 together when skills are asked for. What is not asked for weighs 0. */
const weightsFor = ({ must, nice, months, education, place }: AskedNumbers): Record<MatchPart, number> => {
  const experience = EXPERIENCE.steps.find(([most]) => months <= most)?.[1] ?? EXPERIENCE.most;
  const weights = {
    experience,
    education: education === 'none' ? 0 : EDUCATION[education],
    location: place ? LOCATION : 0,
  };
  const rest = weights.experience + weights.education + weights.location;
  return { skills: must + nice === 0 ? 0 : 100 - rest, ...weights };
};

/** The score of the skills, 0 to 100, from the sums of the credits of those that are required and nice to have. */
const skillsScore = (mustCredit: number, must: number, niceCredit: number, nice: number): number => {
  if (must === 0) return nice === 0 ? 0 : Math.floor(niceCredit / nice);
  if (nice === 0) return Math.floor(mustCredit / must);
  const share = Math.min(NICE.most, Math.floor(NICE.shared / must));
  return Math.floor(((100 - share) * mustCredit * nice + share * niceCredit * must) / (100 * must * nice));
};

/** The score of the experience, 0 to 100. */
const experienceScore = (months: number, asked: number): number =>
  asked === 0 ? 100 : Math.min(100, Math.floor((100 * months) / asked));

/** The score of the education, 0 to 100. @param field whether the field fits; undefined when the posting names none */
export const educationScore = (rank: number, asked: number, field: boolean | undefined): number => {
  const level = rank >= asked ? 100 : rank === asked - 1 ? 50 : rank === asked - 2 ? 25 : 0;
  return field === false ? Math.floor((level * (100 - FIELD)) / 100) : level;
};

const limitOf = (part: MatchPart, score: number, weight: number): number => {
  if (weight === 0) return 100;
  if (part === 'skills')
    return Math.min(100, SKILLS_LIMIT.least + Math.floor((SKILLS_LIMIT.slope * score) / 100));
  return 100 - Math.floor((CONSTRAINT * weight * (100 - score)) / 10_000);
};

/** The score and the weight of each part; a score that is null counts as 0. */
export type PartNumbers = Readonly<Record<MatchPart, { score: number | null; weight: number }>>;

/** Score and weight of each part. A score is null where nothing is asked for, or nothing is known. */
export const partNumbers = (asked: AskedNumbers, given: GivenNumbers): PartNumbers => {
  const weights = weightsFor(asked);
  const { mustCredit, niceCredit, months, education, location } = given;
  const scores = {
    skills: mustCredit === null ? null : skillsScore(mustCredit, asked.must, niceCredit, asked.nice),
    experience: months === null ? null : experienceScore(months, asked.months),
    education,
    location,
  };
  const part = (name: MatchPart) => ({
    score: weights[name] === 0 ? null : scores[name],
    weight: weights[name],
  });
  return {
    skills: part('skills'),
    experience: part('experience'),
    education: part('education'),
    location: part('location'),
  };
};

/** The scores multiplied by their weights, and the weights. */
const sumsOf = (parts: PartNumbers): { sum: number; weights: number } => {
  let [sum, weights] = [0, 0];
  for (const part of MATCH_PARTS) {
    const { score, weight } = parts[part];
    sum += (score ?? 0) * weight;
    weights += weight;
  }
  return { sum, weights };
};

/** The mean of the scores by weight, 0 to 100, rounded down: the total before the limits of missing parts. */
export const meanOf = (parts: PartNumbers): number => {
  const { sum, weights } = sumsOf(parts);
  return weights === 0 ? 0 : Math.floor(sum / weights);
};

/**
 * The total of the parts, 0 to 100, rounded down: their mean by weight, limited by each part that is missing. Null when
 * nothing is asked for, or nothing is known of what is. Anyone can recompute the total of a receipt with it.
 */
export const totalOf = (parts: PartNumbers): number | null => {
  if (MATCH_PARTS.every((part) => parts[part].score === null)) return null;
  const { sum, weights } = sumsOf(parts);
  const limits = MATCH_PARTS.reduce(
    (product, part) => product * limitOf(part, parts[part].score ?? 0, parts[part].weight),
    1,
  );
  return Math.floor((sum * limits) / (weights * 100 ** MATCH_PARTS.length));
};

/** The total of one row of a search's columns: that of the receipt for the same posting and profile. */
export const columnTotal = (asked: AskedNumbers, given: GivenNumbers): number | null =>
  totalOf(partNumbers(asked, given));
