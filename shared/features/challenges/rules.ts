import type { Role } from '#shared/core/contract.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the lists of challenges.

export const CHALLENGE_STATUSES = ['draft', 'open', 'judging', 'published', 'cancelled'] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];
export const CHALLENGE_ACTORS = ['host', 'admin', 'schedule'] as const;
export type ChallengeActor = (typeof CHALLENGE_ACTORS)[number];

/** The life of a challenge. Entries are taken while it is open; only the schedule ends that, after the deadline. */
export const challengeWorkflow = defineWorkflow({
  statuses: {
    draft: { label: 'Draft', tone: 'neutral' },
    open: { label: 'Open', tone: 'positive' },
    judging: { label: 'Judging', tone: 'info' },
    published: { label: 'Results published', tone: 'neutral' },
    cancelled: { label: 'Cancelled', tone: 'danger' },
  },
  transitions: [
    { from: 'draft', to: 'open', by: ['host'] },
    { from: 'open', to: 'judging', by: ['schedule'] },
    { from: 'judging', to: 'published', by: ['host', 'admin'] },
    { from: 'draft', to: 'cancelled', by: ['host'] },
    { from: 'open', to: 'cancelled', by: ['host', 'admin'] },
    { from: 'judging', to: 'cancelled', by: ['host', 'admin'] },
  ],
});

export const ENTRY_STATUSES = ['draft', 'submitted', 'withdrawn', 'disqualified'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];
export const ENTRY_ACTORS = ['team', 'host', 'admin'] as const;
export type EntryActor = (typeof ENTRY_ACTORS)[number];

/** The life of an entry. Before the deadline it may be handed in again and again, also after it was withdrawn. */
export const entryWorkflow = defineWorkflow({
  statuses: {
    draft: { label: 'Draft', tone: 'neutral' },
    submitted: { label: 'Submitted', tone: 'positive' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
    disqualified: { label: 'Disqualified', tone: 'danger' },
  },
  transitions: [
    { from: 'draft', to: 'submitted', by: ['team'] },
    { from: 'submitted', to: 'submitted', by: ['team'] },
    { from: 'submitted', to: 'withdrawn', by: ['team'] },
    { from: 'withdrawn', to: 'submitted', by: ['team'] },
    { from: 'submitted', to: 'disqualified', by: ['host', 'admin'] },
  ],
});

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const DIFFICULTY_LABELS: Readonly<Record<Difficulty, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

/** Who may join. What else a host asks of participants is said in words (`eligibility`). */
export const OPEN_TO = ['students', 'students_alumni', 'everyone'] as const;
export type OpenTo = (typeof OPEN_TO)[number];
export const OPEN_TO_LABELS: Readonly<Record<OpenTo, string>> = {
  students: 'Students',
  students_alumni: 'Students and alumni',
  everyone: 'Everyone on Fledge',
};
const ELIGIBLE_ROLES: Readonly<Record<OpenTo, readonly Role[]>> = {
  students: ['student'],
  students_alumni: ['student', 'alumni'],
  everyone: ['student', 'alumni', 'mentor', 'employer'],
};
export const mayJoin = (openTo: OpenTo, role: Role): boolean => ELIGIBLE_ROLES[openTo].includes(role);
/** Those who can join a challenge at all: admins see every team, so they join none. */
export const PARTICIPANT_ROLES = ELIGIBLE_ROLES.everyone;

/** Those who publish challenges, once their account is approved. */
export const CHALLENGE_HOST_ROLES = ['admin', 'employer', 'alumni'] as const satisfies readonly Role[];

/** As what a user is in a challenge. */
export const CHALLENGE_PARTS = ['host', 'participant', 'judge'] as const;
export type ChallengePart = (typeof CHALLENGE_PARTS)[number];

/** Whether entries are still taken at a moment: what arrives at the deadline itself is late. */
export const takesEntries = (
  { status, deadline }: { readonly status: ChallengeStatus; readonly deadline: string },
  now: number,
): boolean => status === 'open' && now < Date.parse(deadline);

/**
 * How long after the deadline judging begins: longer than any request may run, so that one which arrived before the deadline is
 * stored by then.
 */
export const CLOSING_MS = 30_000;
/** How long before the deadline participants are reminded. */
export const CHALLENGE_REMINDERS_MS = [DAY_MS, HOUR_MS] as const;

export const CHALLENGE = {
  title: 120,
  description: 4000,
  prize: 200,
  eligibility: 500,
  /** How far ahead a deadline is at most, in days. */
  ahead: 400,
  teamSize: { min: 1, max: 10 },
  criteria: 8,
  reason: 500,
  /** How often the deadline of an open challenge may be moved. */
  dateChanges: 10,
} as const;
export const CRITERION = { name: 60, description: 500, weight: { min: 1, max: 100 } } as const;
/** Scores of a criterion: whole numbers. They are part of the frozen rubric. */
export const CHALLENGE_SCORE = { min: 0, max: 5 } as const;
export const TEAM_NAME = 60;
export const ENTRY = {
  title: 120,
  description: 6000,
  links: 5,
  /** How often one entry may be handed in. */
  versions: 50,
} as const;

export const CHALLENGE_CHANGES = { limit: 200, windowSeconds: 86_400 } as const;
/** How often one user may join and leave. */
export const TEAM_CHANGES = { limit: 120, windowSeconds: 3600 } as const;
/** How often one user may save and hand in entries. */
export const ENTRY_CHANGES = { limit: 600, windowSeconds: 3600 } as const;
