/** The part of a posting from which an interview is prepared. */
export interface AskedPosting {
  readonly requirements: readonly string[];
  readonly skills: readonly string[];
}

/** What to ask about one requirement or skill, and what a good answer shows. */
export interface KitQuestion {
  readonly about: string;
  readonly question: string;
  readonly follow: string;
}

const FOLLOW_UPS = [
  'What did you do yourself, and what did others do?',
  'What would you do differently now?',
  'How did you know that it worked?',
] as const;

/** A requirement about what the applicant does or knows, addressed to “you”, can be asked as it is written. */
const ADDRESSED = /^you(?:r|'re|’re|'ve|’ve)?\b/i;
/** Experience, knowledge or a degree named as a thing. */
const THING =
  /^(?:experience|knowledge|familiarity|understanding|fluency|proficiency|background|degree|interest)\b/i;

/** A requirement inside a sentence: without a full stop, and with a small letter unless it begins with a name. */
const inSentence = (text: string): string => {
  const plain = text.trim().replace(/[.;,:]+$/, '');
  const [first = ''] = plain.split(' ');
  return /^[A-Z][a-z’']*$/.test(first) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
};

const questionFor = (requirement: string): string => {
  const plain = requirement.trim().replace(/[.;,:]+$/, '');
  if (ADDRESSED.test(plain)) return `The posting says: “${plain}.” Tell us about a time when that was so.`;
  if (THING.test(plain))
    return `Tell us about your ${inSentence(plain)}. Pick one piece of work that shows it.`;
  return `Tell us about a time when you needed this: ${inSentence(plain)}.`;
};

/**
 * The questions of an interview: one for each requirement in the words of the posting, and one for each skill that no
 * requirement names. The same posting gives the same questions to every applicant, which makes their answers comparable.
 */
export const interviewKit = ({ requirements, skills }: AskedPosting): KitQuestion[] => {
  const followed = (about: string, question: string, index: number): KitQuestion => ({
    about,
    question,
    follow: FOLLOW_UPS[index % FOLLOW_UPS.length] ?? FOLLOW_UPS[0],
  });
  const named = requirements.join('\n').toLowerCase();
  const others = skills.filter((skill) => !named.includes(skill.toLowerCase()));
  return [
    ...requirements.map((one, index) => followed(one, questionFor(one), index)),
    ...others.map((skill, index) =>
      followed(
        skill,
        `What is the most demanding thing that you have done with ${skill}?`,
        requirements.length + index,
      ),
    ),
  ];
};
