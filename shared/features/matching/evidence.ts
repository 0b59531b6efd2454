import type { Evidence } from '#shared/core/match-receipt.ts';
import type { MatchPart } from './arithmetic.ts';
import type { Claim, Coverage } from './claims.ts';
import { DEGREE_NAMES } from './degrees.ts';
import { educationFit } from './education.ts';
import type { Facts } from './facts.ts';
import { OPTIONAL, SIMILAR } from './must-haves.ts';
import { placeScore } from './places.ts';
import { PROOFS } from './proofs.ts';
import { type Asked, type AskedSkill, numbersOf } from './requirements.ts';

const sourceOf = ({ proof, shownBy }: Claim): string => {
  if (proof) return PROOFS[proof.kind].how;
  return shownBy === undefined ? 'listed in your profile' : 'shown by an entry of your profile';
};

const howCovered = ({ claim, through }: Coverage): string => {
  const source = sourceOf(claim);
  if (!through) return source;
  return through.how === 'implied'
    ? `implied by ${through.skill}, ${source}`
    : `${SIMILAR} ${through.skill}, which counts in part`;
};

const profileLine = ({ claim: { line, shownBy } }: Coverage): string =>
  shownBy === undefined || shownBy === line ? line : `${line} (${shownBy})`;

const skillEvidence = (facts: Facts, { skill, line }: AskedSkill, optional: boolean): Evidence => {
  const covered = facts.coverage.get(skill);
  const name = optional ? `${skill} ${OPTIONAL}` : skill;
  return {
    claim: `${name}: ${covered ? howCovered(covered) : 'not in your profile'}`,
    profile: covered ? profileLine(covered) : '',
    posting: line,
  };
};

/** 14 → `1 year 2 months`. */
const duration = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    (rest > 0 || years === 0) && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ];
  return parts.filter(Boolean).join(' ');
};

const experienceEvidence = ({ experience }: Facts, { months, experienceLine }: Asked): Evidence => ({
  claim:
    experience.months === null
      ? `${duration(months)} of experience asked for: not enough data in your profile`
      : `${duration(experience.months)} of the ${duration(months)} of experience asked for`,
  profile: experience.line,
  posting: experienceLine,
});

const educationEvidence = ({ studies, experience }: Facts, { education }: Asked): Evidence[] => {
  if (!education) return [];
  const { score, study } = educationFit(studies, education, experience.months ?? 0);
  const asked = DEGREE_NAMES[education.rank] ?? '';
  const claim =
    score === null
      ? 'not enough data in your profile'
      : study
        ? score === 100
          ? 'you have it'
          : 'your education fits in part'
        : 'your experience counts instead';
  return [
    {
      claim: `${asked}: ${claim}`,
      profile: study?.line ?? (score === null ? '' : experience.line),
      posting: education.line,
    },
  ];
};

const locationEvidence = ({ places }: Facts, { place, placeLine }: Asked): Evidence => {
  const { score, place: best } = placeScore(places, place);
  const fit =
    score === 100
      ? 'a place you look for'
      : score > 0
        ? 'in a region you look for'
        : 'not a place you look for';
  return {
    claim: `${placeLine}: ${places.length === 0 ? 'not enough data in your profile' : fit}`,
    profile: score > 0 ? best : places.join('; '),
    posting: placeLine,
  };
};

/** The lines of each part that is asked for. */
export const evidenceFor = (facts: Facts, asked: Asked): Record<MatchPart, Evidence[]> => {
  const numbers = numbersOf(asked);
  return {
    skills: [
      ...asked.must.map((skill) => skillEvidence(facts, skill, false)),
      ...asked.nice.map((skill) => skillEvidence(facts, skill, true)),
    ],
    experience: numbers.months > 0 ? [experienceEvidence(facts, asked)] : [],
    education: educationEvidence(facts, asked),
    location: numbers.place ? [locationEvidence(facts, asked)] : [],
  };
};
