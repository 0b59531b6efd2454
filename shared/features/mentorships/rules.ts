import { DAY_MS, HOUR_MS, WEEK_MS } from '#shared/core/durations.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';
import type { ReasonStatus } from '../conversations/reason-rules.ts';

// Plain data and functions without schemas: the browser loads them with the lists of mentorships.

export const MENTORSHIP_STATUSES = [
  'requested',
  'active',
  'declined',
  'lapsed',
  'withdrawn',
  'ended',
] as const;
export type MentorshipStatus = (typeof MENTORSHIP_STATUSES)[number];

/** The two sides, and the schedule that closes what nobody answered and terms that are over. */
export const MENTORSHIP_SIDES = ['mentor', 'mentee'] as const;
export type MentorshipSide = (typeof MENTORSHIP_SIDES)[number];
export const MENTORSHIP_ACTORS = [...MENTORSHIP_SIDES, 'schedule'] as const;
export type MentorshipActor = (typeof MENTORSHIP_ACTORS)[number];

export const mentorshipWorkflow = defineWorkflow({
  statuses: {
    requested: { label: 'New', tone: 'info' },
    active: { label: 'Active', tone: 'positive' },
    declined: { label: 'Declined', tone: 'neutral' },
    lapsed: { label: 'Not answered', tone: 'neutral' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
    ended: { label: 'Ended', tone: 'neutral' },
  },
  transitions: [
    { from: 'requested', to: 'active', by: ['mentor'] },
    { from: 'requested', to: 'declined', by: ['mentor'] },
    { from: 'requested', to: 'withdrawn', by: ['mentee'] },
    { from: 'requested', to: 'lapsed', by: ['schedule'] },
    { from: 'active', to: 'ended', by: ['mentor', 'mentee', 'schedule'] },
  ],
});

/** What conversations and meetings of a mentorship are about. */
export const MENTORING = 'Mentoring';

/** Whether a mentorship holds one of the mentor's places. */
export const holdsPlace = (status: MentorshipStatus): boolean =>
  status === 'requested' || status === 'active';

/** How a mentorship is as a reason: asked for, going on, or over. */
export const mentorshipReasonStatus = (status: MentorshipStatus): ReasonStatus => {
  if (status === 'requested') return 'asked';
  return status === 'active' ? 'open' : 'ended';
};

/** Within this time a mentor answers a request; then it is closed and offered onward. */
export const ANSWER_MS = 72 * HOUR_MS;
/** The most requests of a student that wait for an answer at once. */
export const MAX_OPEN_REQUESTS = 3;
/** Requests of one student within the window, accepted or refused, and notes of one user: limits against programs. */
export const REQUESTS = { limit: 40, windowSeconds: 86_400 } as const;
export const NOTES = { limit: 60, windowSeconds: 3600 } as const;
/** When a declined student may ask the same mentor again. */
export const ASK_AGAIN_MS = 30 * DAY_MS;

/** Terms, in weeks: asked for with the request, renewed when both say so. */
export const TERM_WEEKS = [4, 8, 12] as const;
export const termEnd = (from: string, weeks: number): string =>
  new Date(Date.parse(from) + weeks * WEEK_MS).toISOString();
/** From when on a renewal can be agreed: so long before the term ends. */
export const RENEWAL_MS = 14 * DAY_MS;

/** Days without a session or message after which both sides are nudged; at the last they are asked whether to go on. */
export const NUDGE_DAYS = [7, 14, 21, 28] as const;

export const REQUEST_GOALS = { most: 5, length: 120 } as const;
export const REQUEST_NOTE_MAX = 1000;
export const REQUEST_TIMES = 3;
/** The length of a first session that is asked for with the request, in minutes. */
export const FIRST_SESSION_MINUTES = 30;

export const DECLINE_CODES = [
  'no_time',
  'other_expertise',
  'goals_unclear',
  'conflict_of_interest',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_CODES)[number];
/** Why a mentor declines, as the student reads it. */
export const DECLINE_REASONS: Readonly<Record<DeclineReason, string>> = {
  no_time: 'I don’t have the time that you deserve at the moment.',
  other_expertise: 'Someone with other experience can help you better.',
  goals_unclear: 'I couldn’t tell what you would like to achieve.',
  conflict_of_interest: 'I have a conflict of interest, for example through my employer.',
  other: 'It isn’t possible for me.',
};
export const DECLINE_MESSAGE_MAX = 500;
export const END_MESSAGE_MAX = 1000;

/** What a goal develops: the three parts of a mentee's progress (spec, point 3). */
export const GOAL_AREAS = ['skillDevelopment', 'careerReadiness', 'projectCompletion'] as const;
export type GoalArea = (typeof GOAL_AREAS)[number];
export const GOAL_AREA_LABELS: Readonly<Record<GoalArea, string>> = {
  skillDevelopment: 'Skill development',
  careerReadiness: 'Career readiness',
  projectCompletion: 'Project completion',
};
export const GOALS = { most: 10, steps: 12, title: 120 } as const;

/** A goal as far as progress counts it. */
export interface CountedGoal {
  readonly area: GoalArea;
  readonly steps: readonly { readonly done: boolean }[];
}

/** Percent of the steps done in each area; null for an area without steps. */
export type Progress = Readonly<Record<GoalArea, number | null>>;

/** The progress that follows from goals on which both sides agreed. */
export const progressOf = (goals: readonly CountedGoal[]): Progress => {
  const percent = (area: GoalArea): number | null => {
    const steps = goals.filter((goal) => goal.area === area).flatMap((goal) => goal.steps);
    if (steps.length === 0) return null;
    return Math.round((100 * steps.filter(({ done }) => done).length) / steps.length);
  };
  return {
    skillDevelopment: percent('skillDevelopment'),
    careerReadiness: percent('careerReadiness'),
    projectCompletion: percent('projectCompletion'),
  };
};

export const NOTE_MAX = 4000;
/** The most entries of a mentorship's progress that are stored: the latest. */
export const PROGRESS_KEPT = 100;

/** Users under this age are minors: their contact data reaches nobody, and only approved mentors mentor them. */
export const ADULT_AGE = 18;

/**
 * Whether a user with this date of birth is under 18 on a day (`YYYY-MM-DD`). It is unknown until onboarding has asked for it,
 * without which no screen leads to a mentor: then nobody is a minor.
 */
export const isMinor = (dateOfBirth: string, day: string): boolean =>
  dateOfBirth !== '' && `${Number(dateOfBirth.slice(0, 4)) + ADULT_AGE}${dateOfBirth.slice(4)}` > day;

/** The lists of mentorships: what waits or goes on, what waits for the mentor's answer, and all. */
export const MENTORSHIP_STATES = ['active', 'requested', 'over', 'all'] as const;
export type MentorshipState = (typeof MENTORSHIP_STATES)[number];
export const inState = (status: MentorshipStatus, state: MentorshipState): boolean =>
  state === 'all' || (state === 'over' ? !holdsPlace(status) : status === state);
