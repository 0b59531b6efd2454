import type { BadgeId } from './rules.ts';

// Plain data without schemas.

interface BadgeText {
  readonly name: string;
  readonly description: string;
  /** What it takes. */
  readonly criteria: string;
}

/** How many answers the badge for answers takes. */
export const ANSWERS_FOR_BADGE = 10;

/** What each badge is called, and what it takes. */
export const BADGE_TEXTS: Readonly<Record<BadgeId, BadgeText>> = {
  'first-review': {
    name: 'First review',
    description: 'Reviewed a student’s project by the rubric.',
    criteria:
      'Hand in a first review of a project, with a score and a reason for each criterion of the rubric.',
  },
  'ten-answers': {
    name: 'Ten answers',
    description: 'Answered ten questions of students within the week that was promised.',
    criteria: `Answer ${ANSWERS_FOR_BADGE} questions of students, each within seven days.`,
  },
  'mentor-term': {
    name: 'Mentor for a term',
    description: 'Was a student’s mentor to the end of the term that both had agreed on.',
    criteria: 'Be the mentor of a student until the term of the mentorship is over.',
  },
};
