import type { Role } from '#shared/core/contract.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the directory and the mentor's settings.

/** The roles whose users may be mentors. */
export const MENTOR_ROLES = ['mentor', 'alumni'] as const satisfies readonly Role[];
export type MentorRole = (typeof MENTOR_ROLES)[number];
export const mayMentor = (role: Role): role is MentorRole =>
  MENTOR_ROLES.some((mentoring) => mentoring === role);

/** The four kinds of mentors (spec, point 8), as the public page for mentors names them. */
export const MENTOR_TYPES = [
  'Industry Professional',
  'Alumni Mentor',
  'Skill Specialist',
  'Entrepreneurship Coach',
] as const;
export type MentorType = (typeof MENTOR_TYPES)[number];

/** The hours a week that each kind of mentor gives (spec, point 11). Sessions of a week never exceed the most. */
export const MENTOR_HOURS: Readonly<Record<MentorType, { readonly min: number; readonly max: number }>> = {
  'Industry Professional': { min: 2, max: 3 },
  'Alumni Mentor': { min: 1, max: 2 },
  'Skill Specialist': { min: 1, max: 2 },
  'Entrepreneurship Coach': { min: 3, max: 4 },
};

/** The most minutes of sessions in a week of the mentor's time zone, whichever side chooses the time. */
export const sessionMinutesAWeek = (type: MentorType): number => MENTOR_HOURS[type].max * 60;

/** How many mentees a mentor may have at once. A request that waits for an answer holds a place. */
export const PLACES = { min: 0, max: 20, first: 2 } as const;
export const MAX_EXPERTISE = 15;
export const MAX_LANGUAGES = 10;
/** Of each of these, in characters. */
export const WORD_MAX = 50;
export const MENTOR_ABOUT_MAX = 1000;

/** The code of conduct. Another text gets another version, which every mentor accepts before they are listed again. */
export const CONDUCT_VERSION = 1;
export const CONDUCT: readonly string[] = [
  'I answer each request within 72 hours, also when the answer is no.',
  'I keep what mentees tell me to myself, unless someone is in danger.',
  'I give advice for the mentee’s goals. I sell nothing and ask for nothing in return.',
  'I meet mentees in the meetings of Fledge, so that both sides have a record of them.',
  'I don’t ask mentees for contact data, photos, money or work for my employer.',
  'I treat every mentee with respect, whatever their background, and report it when others don’t.',
];

/**
 * Whether an admin lets a user be a mentor. A mentor whose account was approved needs no further approval; an alumnus
 * does.
 */
export const MENTOR_APPROVALS = ['waiting', 'approved', 'rejected'] as const;
export type MentorApproval = (typeof MENTOR_APPROVALS)[number];
export const mentorApprovalWorkflow = defineWorkflow({
  statuses: {
    waiting: { label: 'Waiting for approval', tone: 'warning' },
    approved: { label: 'Approved', tone: 'positive' },
    rejected: { label: 'Rejected', tone: 'neutral' },
  },
  transitions: [
    { from: 'waiting', to: 'approved', by: ['admin'] },
    { from: 'waiting', to: 'rejected', by: ['admin'] },
    { from: 'approved', to: 'rejected', by: ['admin'] },
    { from: 'rejected', to: 'approved', by: ['admin'] },
    { from: 'rejected', to: 'waiting', by: ['mentor'] },
  ],
});

/** What an admin decides about a mentor. */
export const MENTOR_DECISIONS = ['approve', 'reject', 'allow_minors', 'disallow_minors'] as const;
export type MentorDecision = (typeof MENTOR_DECISIONS)[number];

/** The approval with which a user of a role begins as a mentor. */
export const approvalAtFirst = (role: MentorRole): MentorApproval =>
  role === 'mentor' ? 'approved' : 'waiting';

/** Requests left unanswered within so many days; at the first the mentor is warned, at the second the listing is paused. */
export const UNANSWERED = { days: 30, warned: 1, paused: 2 } as const;

/**
 * Why a mentor takes no new requests now:
 * - `mentor`: they paused it themselves.
 * - `unanswered`: requests were left unanswered; saving the settings with `paused: false` lists them again.
 */
export const PAUSES = ['mentor', 'unanswered'] as const;
export type Pause = (typeof PAUSES)[number];

/** What decides whether a mentor is in the directory. */
export interface Listed {
  /** Whether the account may be used: approved, and not suspended. */
  readonly active: boolean;
  readonly approval: MentorApproval;
  readonly conductVersion: number;
  readonly pausedBy?: Pause | undefined;
  readonly places: number;
  /** Places that mentees and waiting requests hold. */
  readonly used: number;
  /** The next times that can be booked, in order, as they were computed last. */
  readonly freeTimes: readonly string[];
  /** How many hours before it begins a time can no longer be booked. */
  readonly noticeHours: number;
}

/** Why a mentor is not in the directory, the first reason first. */
export const UNLISTED = ['approval', 'conduct', 'paused', 'full', 'no_time'] as const;
export type Unlisted = (typeof UNLISTED)[number];

/** The next time of a mentor that can be booked at a moment (milliseconds since 1970); undefined for none. */
export const nextFreeOf = (
  { freeTimes, noticeHours }: Pick<Listed, 'freeTimes' | 'noticeHours'>,
  now: number,
): string | undefined => freeTimes.find((time) => Date.parse(time) >= now + noticeHours * HOUR_MS);

/** Why a mentor takes no requests, whatever their time; undefined for one who does. */
export const closedReason = (mentor: Omit<Listed, 'freeTimes' | 'noticeHours'>): Unlisted | undefined => {
  if (!mentor.active || mentor.approval !== 'approved') return 'approval';
  if (mentor.conductVersion !== CONDUCT_VERSION) return 'conduct';
  if (mentor.pausedBy !== undefined) return 'paused';
  return mentor.used >= mentor.places ? 'full' : undefined;
};

/** Why a mentor is not in the directory at a moment (milliseconds since 1970); undefined for one who is. */
export const unlistedReason = (mentor: Listed, now: number): Unlisted | undefined =>
  closedReason(mentor) ?? (nextFreeOf(mentor, now) === undefined ? 'no_time' : undefined);

/** Figures of fewer records than this are "Not enough yet". */
export const ENOUGH_RECORDS = 3;
/** The median time to answer is that of the latest so many answers. */
export const ANSWERS_KEPT = 20;

/** The median of some numbers; undefined for fewer than `ENOUGH_RECORDS`. */
export const medianOf = (values: readonly number[]): number | undefined => {
  if (values.length < ENOUGH_RECORDS) return undefined;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [upper = 0, lower = 0] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2;
};

/** How many of a mentor's next free times are shown, and how long a first session is unless the mentor's slots are longer. */
export const SHOWN_TIMES = 12;

export const RESOURCE_KINDS = ['link', 'text'] as const;
export const RESOURCES = { most: 100, title: 120, text: 4000 } as const;
