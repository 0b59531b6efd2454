import { defineWorkflow } from '#shared/core/workflow.ts';
import { DAY_MS } from '../../core/durations.ts';

// Plain data and functions without schemas: the browser loads them with its lists of meetings.

export const MEETING_STATUSES = ['proposed', 'confirmed', 'held', 'missed', 'cancelled'] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

/** Whose time is booked, with everyone of the panel, and who meets them. */
export const MEETING_SIDES = ['host', 'guest'] as const;
export type MeetingSide = (typeof MEETING_SIDES)[number];

/**
 * The life of a meeting. A host's proposal waits until the guest picks one of its times, or asks for others; booking in a
 * host's free time confirms at once. A confirmed meeting that is rescheduled stays confirmed. What became of it is recorded
 * by one side, and a host can correct it.
 */
export const meetingWorkflow = defineWorkflow({
  statuses: {
    proposed: { label: 'Pending', tone: 'warning' },
    confirmed: { label: 'Confirmed', tone: 'positive' },
    held: { label: 'Held', tone: 'neutral' },
    missed: { label: 'Missed', tone: 'danger' },
    cancelled: { label: 'Cancelled', tone: 'neutral' },
  },
  transitions: [
    { from: 'proposed', to: 'proposed', by: MEETING_SIDES },
    { from: 'proposed', to: 'confirmed', by: ['guest'] },
    { from: 'proposed', to: 'cancelled', by: MEETING_SIDES },
    { from: 'confirmed', to: 'confirmed', by: MEETING_SIDES },
    { from: 'confirmed', to: 'cancelled', by: MEETING_SIDES },
    { from: 'confirmed', to: 'held', by: MEETING_SIDES },
    { from: 'confirmed', to: 'missed', by: MEETING_SIDES },
    { from: 'held', to: 'missed', by: ['host'] },
    { from: 'missed', to: 'held', by: ['host'] },
  ],
});

/** The part of a meeting that says when it is. */
export interface MeetingTime {
  readonly status: MeetingStatus;
  /** Undefined until the guest picked one of the proposed times. */
  readonly start?: string | undefined;
  readonly minutes: number;
}

const MINUTE_MS = 60_000;
/** How long before a meeting begins Join is there. */
export const JOIN_MINUTES = 15;

const startOf = ({ start }: MeetingTime): number => (start === undefined ? Number.NaN : Date.parse(start));
/** When a meeting ends, in milliseconds since 1970. */
export const endOf = (meeting: MeetingTime): number => startOf(meeting) + meeting.minutes * MINUTE_MS;

/** When Join appears, in milliseconds since 1970. */
export const joinsAt = (meeting: MeetingTime): number => startOf(meeting) - JOIN_MINUTES * MINUTE_MS;

export const isOver = (meeting: MeetingTime, now: number): boolean => endOf(meeting) <= now;
export const canJoin = (meeting: MeetingTime, now: number): boolean =>
  meeting.status === 'confirmed' && joinsAt(meeting) <= now && !isOver(meeting, now);
/** Whether it may still be moved or called off: until it begins. */
export const canChange = (meeting: MeetingTime, now: number): boolean =>
  meeting.status === 'proposed' || (meeting.status === 'confirmed' && now < startOf(meeting));
/** Whether what became of it may be recorded: once it has begun. */
export const canRecord = (meeting: MeetingTime, now: number): boolean =>
  (meeting.status === 'confirmed' && startOf(meeting) <= now) ||
  meeting.status === 'held' ||
  meeting.status === 'missed';

/** What a status is called; a meeting that is over and of which no one said what became of it is "Not recorded". */
export const meetingLabel = (meeting: MeetingTime, now: number): string =>
  meeting.status === 'confirmed' && isOver(meeting, now)
    ? 'Not recorded'
    : meetingWorkflow.statuses[meeting.status].label;

/** For how many days after its end a meeting is rated; then the ratings that exist are shown. */
export const RATING_DAYS = 7;
export const isRatingOver = (meeting: MeetingTime, now: number): boolean =>
  endOf(meeting) + RATING_DAYS * DAY_MS <= now;
export const canRate = (meeting: MeetingTime, now: number): boolean =>
  meeting.status === 'held' && !isRatingOver(meeting, now);

/** The most times that a host proposes. */
export const MAX_PROPOSED = 6;
/** The most hosts besides the first. */
export const MAX_PANEL = 4;
export const TOPIC_MAX = 120;
export const MEETING_REASON_MAX = 300;
export const RATING_NOTE_MAX = 500;

/** What happened to a meeting, of which its parties are notified. */
export const MEETING_NEWS = [
  'proposed',
  'asked',
  'booked',
  'rescheduled',
  'cancelled',
  'tomorrow',
  'soon',
] as const;
export type MeetingNews = (typeof MEETING_NEWS)[number];
