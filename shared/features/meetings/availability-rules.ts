// Plain data without schemas: the editor, the slots and the API share it.

/** One range of hours that is offered each week. */
export interface WeeklyRange {
  /** 1 is Monday, 7 Sunday. */
  readonly day: number;
  /** `HH:MM` in the owner's time zone; `to` may be `24:00`. */
  readonly from: string;
  readonly to: string;
}

/** A date on which other hours count: blocked when not `available`. Without hours it is about the whole day. */
export interface AvailabilityException {
  readonly date: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly available: boolean;
}

/** When a user can be met: rules in the user's own time zone. Slots follow from it and are never stored. */
export interface Availability {
  /** An IANA name. */
  readonly timeZone: string;
  readonly weekly: WeeklyRange[];
  readonly exceptions: AvailabilityException[];
  /** How far apart the beginnings of slots are, and how long a meeting is unless the guest asks for another length. */
  readonly slotMinutes: number;
  /** How long nothing else is booked before and after a meeting. */
  readonly bufferMinutes: number;
  /** How many hours before it begins a slot is no longer offered. */
  readonly noticeHours: number;
  /** For how many days from now slots are offered. */
  readonly horizonDays: number;
  /** The most meetings on a day and in a week of the owner's time zone. */
  readonly maxPerDay: number;
  readonly maxPerWeek: number;
}

export const AVAILABILITY_LIMITS = {
  weekly: 42,
  exceptions: 200,
  slotMinutes: { min: 10, max: 240 },
  bufferMinutes: { min: 0, max: 120 },
  noticeHours: { min: 0, max: 336 },
  horizonDays: { min: 1, max: 180 },
  maxPerDay: { min: 1, max: 24 },
  maxPerWeek: { min: 1, max: 60 },
} as const;

/** What the editor begins with: no hours are offered until their owner says so. */
export const availabilityAtFirst = (timeZone: string): Availability => ({
  timeZone,
  weekly: [],
  exceptions: [],
  slotMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 12,
  horizonDays: 28,
  maxPerDay: 8,
  maxPerWeek: 30,
});

/** The minutes of a meeting. */
export const MEETING_MINUTES = { min: 10, max: 240 } as const;

/** The most days of slots that one request asks for. */
export const SLOT_DAYS = 45;
