import type { Role } from '#shared/core/contract.ts';
import type { ApplicationStatus } from '../applications/rules.ts';

// Plain data and functions without schemas: the browser loads them with every button that begins a conversation.

/** An application: the applicant and who posted the opportunity have a reason to talk. */
export interface ApplicationReason {
  readonly kind: 'application';
  readonly opportunityId: string;
  /** The applicant. */
  readonly userId: string;
}

/** A first contact between two users who have no other reason. Its id is `requestIdOf` the two. */
export interface RequestReason {
  readonly kind: 'request';
  readonly id: string;
}

/** A mentorship: its mentor and its mentee have a reason to talk and to meet. */
export interface MentorshipReason {
  readonly kind: 'mentorship';
  readonly id: string;
}

/** An ask that was answered with a call: the student and the alumnus have a reason to meet. */
export interface AskReason {
  readonly kind: 'ask';
  readonly id: string;
}

/** Two users who are paired as buddies. */
export interface BuddyReason {
  readonly kind: 'buddy';
  readonly id: string;
}

/** A review of a project: its student and the mentor who claimed or finished it have a reason to talk. */
export interface ReviewReason {
  readonly kind: 'review';
  readonly id: string;
}

/** Why two users may meet. */
export type MeetingReason = ApplicationReason | RequestReason | MentorshipReason | AskReason | BuddyReason;

/** Why two users may write to each other. About a review they write, and do not meet. */
export type Reason = MeetingReason | ReviewReason;

/** The id of the first contact of two users: the same whichever of them begins. */
export const requestIdOf = (one: string, other: string): string => [one, other].sort().join('.');

/** The two users of a first contact, or undefined when the id is not one of `requestIdOf`. */
export const usersOfRequest = (id: string): readonly [string, string] | undefined => {
  const [one, other, ...rest] = id.split('.');
  return one && other && rest.length === 0 && one < other ? [one, other] : undefined;
};

/** Identifies a reason: two reasons with the same key are the same. */
export const reasonKey = (reason: Reason): string =>
  reason.kind === 'application'
    ? `application#${reason.opportunityId}#${reason.userId}`
    : `${reason.kind}#${reason.id}`;

/**
 * What a user is in a reason: who asked for something (the applicant, or who made the first contact), or who answers (who
 * posted the opportunity, or who was contacted).
 */
export type Side = 'asking' | 'answering';

/**
 * How a reason is:
 * - `open`: it goes on.
 * - `asked`, `declined`: a first contact or a request for mentoring that was not accepted yet, or a first contact that was not accepted.
 * - `ended`: it is over, such as a withdrawn application. Who was part of it keeps reading and cannot write.
 */
export type ReasonStatus = 'open' | 'asked' | 'declined' | 'ended';

/** How an application is as a reason: it goes on until it is withdrawn, whatever was decided. */
export const reasonStatusOf = (status: ApplicationStatus): ReasonStatus =>
  status === 'withdrawn' ? 'ended' : 'open';

/** Two users and the reason between them. */
export interface Contact {
  readonly status: ReasonStatus;
  /** What the user who acts is in the reason now; undefined for one without a part, or who had one. */
  readonly from: Side | undefined;
  readonly to: Side | undefined;
  /** One of them has blocked the other. */
  readonly blocked: boolean;
}

/** Why a user may not write to another; see `contactProblem`. */
export type ContactProblem = 'no_part' | 'ended' | 'blocked' | 'waiting' | 'declined';

/**
 * Who may write to whom, for messages and meetings: the two sides of a reason that goes on, when neither has blocked the
 * other. Returns undefined when they may. Who was contacted may answer, which accepts. `no_part` comes first, so that others
 * learn nothing of the reason.
 */
export const contactProblem = ({ status, from, to, blocked }: Contact): ContactProblem | undefined => {
  if (from === undefined || to === undefined || from === to) return 'no_part';
  if (status === 'ended') return 'ended';
  if (blocked) return 'blocked';
  if (status === 'declined') return 'declined';
  return status === 'asked' && from === 'asking' ? 'waiting' : undefined;
};

/** The roles whose users may begin first contacts: how many in a week is a setting. Other roles answer, and begin none. */
export const REQUESTING_ROLES = ['student', 'alumni', 'employer'] as const satisfies readonly Role[];
export type RequestingRole = (typeof REQUESTING_ROLES)[number];

const REQUESTS_A_WEEK: Readonly<Partial<Record<Role, number>>> = { student: 10, alumni: 10, employer: 30 };

/** How many first contacts a user of this role may begin in a week, until admins have chosen another number; 0 for none. */
export const requestBudget = (role: Role): number => REQUESTS_A_WEEK[role] ?? 0;

/** Whether a user of one role may contact one of another without any other reason. Admins are reached by the contact form. */
export const mayRequest = (from: Role, to: Role): boolean =>
  REQUESTING_ROLES.some((role) => role === from) && to !== 'admin';
