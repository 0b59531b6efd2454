import type { Role } from '#shared/core/contract.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the lists of events.

export const EVENT_STATUSES = ['draft', 'published', 'cancelled', 'held'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
export const EVENT_ACTORS = ['host', 'admin', 'schedule'] as const;
export type EventActor = (typeof EVENT_ACTORS)[number];

export const eventWorkflow = defineWorkflow({
  statuses: {
    draft: { label: 'Draft', tone: 'neutral' },
    published: { label: 'Published', tone: 'positive' },
    cancelled: { label: 'Cancelled', tone: 'danger' },
    held: { label: 'Held', tone: 'neutral' },
  },
  transitions: [
    { from: 'draft', to: 'published', by: ['host'] },
    { from: 'draft', to: 'cancelled', by: ['host'] },
    { from: 'published', to: 'cancelled', by: ['host', 'admin'] },
    { from: 'published', to: 'held', by: ['schedule'] },
  ],
});

export const GUEST_STATUSES = ['going', 'waiting', 'offered', 'left', 'attended', 'absent'] as const;
export type GuestStatus = (typeof GUEST_STATUSES)[number];
/** The guests themselves, a host, and the schedule that offers places, ends events, and takes off who was blocked. */
export const GUEST_ACTORS = ['guest', 'host', 'schedule'] as const;

/** The way of a guest: to a place, to the waiting list, away, back, and into the room. */
export const guestWorkflow = defineWorkflow({
  statuses: {
    going: { label: 'Going', tone: 'positive' },
    waiting: { label: 'On the waiting list', tone: 'warning' },
    offered: { label: 'Place offered', tone: 'info' },
    left: { label: 'Not going', tone: 'neutral' },
    attended: { label: 'Attended', tone: 'positive' },
    absent: { label: 'Did not come', tone: 'neutral' },
  },
  transitions: [
    { from: 'left', to: 'going', by: ['guest'] },
    { from: 'left', to: 'waiting', by: ['guest'] },
    { from: 'left', to: 'attended', by: ['host'] },
    { from: 'waiting', to: 'going', by: ['guest', 'host', 'schedule'] },
    { from: 'waiting', to: 'offered', by: ['guest', 'host', 'schedule'] },
    { from: 'waiting', to: 'left', by: ['guest', 'schedule'] },
    { from: 'waiting', to: 'attended', by: ['host'] },
    { from: 'offered', to: 'going', by: ['guest'] },
    { from: 'offered', to: 'waiting', by: ['schedule'] },
    { from: 'offered', to: 'left', by: ['guest', 'schedule'] },
    { from: 'offered', to: 'attended', by: ['guest', 'host'] },
    { from: 'going', to: 'left', by: ['guest', 'schedule'] },
    { from: 'going', to: 'attended', by: ['guest', 'host'] },
    { from: 'going', to: 'absent', by: ['schedule'] },
    { from: 'absent', to: 'attended', by: ['host'] },
  ],
});

/** Whether a guest holds one of the places. An offered place is held until the offer lapses. */
export const holdsEventPlace = (status: GuestStatus): boolean =>
  status === 'going' || status === 'offered' || status === 'attended';

/** Who finds an event and may come: users of the hosts' university, of a role, all users, or everyone with the address. */
export const AUDIENCES = ['university', 'alumni', 'students', 'everyone', 'public'] as const;
export type Audience = (typeof AUDIENCES)[number];
export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  university: 'My university',
  alumni: 'Alumni',
  students: 'Students',
  everyone: 'Everyone on Fledge',
  public: 'Everyone, with a public page',
};

/** Alumni host without a further approval; mentors and employers once an admin approved their account. */
export const HOST_ROLES = ['alumni', 'mentor', 'employer', 'admin'] as const satisfies readonly Role[];
export const mayHost = (role: Role, approved: boolean): boolean =>
  role === 'alumni' || ((role === 'mentor' || role === 'employer' || role === 'admin') && approved);

/** Until so long before the beginning a freed place goes to the next at once; then it is offered. */
export const OFFERS_FROM_MS = 24 * HOUR_MS;
/** How long an offered place is held. */
export const OFFER_MS = 2 * HOUR_MS;
/** From when on guests check in with the code. */
export const CHECK_IN_MS = HOUR_MS;
/** How long before the beginning guests are reminded. */
export const EVENT_REMINDERS_MS = [DAY_MS, HOUR_MS] as const;
/** From so many guests at a host's past events on, a chance is said of the waiting list. */
export const CHANCE_FROM = 20;

export const EVENT = {
  title: 120,
  description: 4000,
  venue: 200,
  capacity: { min: 1, max: 5000 },
  /** Besides the host. */
  coHosts: 5,
  /** The longest event, in days. */
  days: 7,
  /** How far ahead, in days. */
  ahead: 400,
  message: 2000,
  reason: 500,
  /** On a profile, the latest. */
  shown: 30,
  /** Events of one host that are published and not over. */
  most: 50,
  waiting: 5000,
} as const;
/** The code at the door: letters and digits that are hard to confuse. */
export const DOOR_CODE = /^[A-HJKMNP-Z2-9]{6}$/;
/** Messages from a host to the guests of one event. */
export const GUEST_MESSAGES = 3;
export const EVENT_CHANGES = { limit: 200, windowSeconds: 86_400 } as const;
/** How often one user may answer invitations to events, changes of mind included. */
export const EVENT_ANSWERS = { limit: 120, windowSeconds: 3600 } as const;
/** How often one user may type a wrong code at the door of one event. */
export const CODE_ATTEMPTS = { limit: 5, windowSeconds: 900 } as const;
/** For how long after its end hosts may still say who came. */
export const LATE_CHECK_IN_MS = 7 * DAY_MS;
