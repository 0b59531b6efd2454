import type { MentorRole } from './rules.ts';

// Apart from the notifications, which the screens that link here do not need.

export interface MentorScreens {
  /** Requests and mentees. */
  readonly mentees: `/${string}`;
  /** Sessions, and the times that can be booked. */
  readonly schedule: `/${string}`;
  /** What the directory shows of the mentor, and the resource library. */
  readonly settings: `/${string}`;
}

/** The screens on which each role mentors. */
export const MENTOR_SCREENS: Readonly<Record<MentorRole, MentorScreens>> = {
  mentor: {
    mentees: '/dashboard/mentor/mentees',
    schedule: '/dashboard/mentor/schedule',
    settings: '/dashboard/mentor/settings',
  },
  alumni: {
    mentees: '/dashboard/alumni/mentor',
    schedule: '/dashboard/alumni/mentor/schedule',
    settings: '/dashboard/alumni/mentor/settings',
  },
};

/** Where a mentor answers a request: it is open beside the others that wait. */
export const requestPlace = ({ mentees }: MentorScreens, id: string): string =>
  `${mentees}?tab=requests&open=${encodeURIComponent(id)}`;
