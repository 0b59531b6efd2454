import type { StatusTone } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** The roles of users who take part in mentorships, each with a screen of its own. */
export const MENTORING_ROLES = ['student', 'mentor', 'alumni'] as const;

export const MENTORSHIP_SCREENS: Readonly<Record<(typeof MENTORING_ROLES)[number], string>> = {
  student: '/dashboard/student/mentors',
  mentor: '/dashboard/mentor/mentees',
  alumni: '/dashboard/alumni/mentor',
};

/** What happens to a mentorship, of which its users are notified. */
export const MENTORSHIP_NEWS = [
  'requested',
  'answer_soon',
  'accepted',
  'declined',
  'lapsed',
  'unanswered',
  'warned',
  'paused',
  'withdrawn',
  'ended',
  'term_over',
  'goals_proposed',
  'goals_agreed',
  'note',
  'nudge',
  'go_on',
  'term_ending',
  'renewal_asked',
  'renewed',
] as const;
export type MentorshipNews = (typeof MENTORSHIP_NEWS)[number];

interface NewsText {
  readonly heading: string;
  readonly lead: (person: string) => string;
  readonly tone: StatusTone;
}

/** What the bell and the mail say of each. */
export const NEWS_TEXTS: Readonly<Record<MentorshipNews, NewsText>> = {
  requested: {
    heading: 'Mentoring request',
    lead: (name) => `${name} asks you to be their mentor`,
    tone: 'warning',
  },
  answer_soon: {
    heading: 'Answer by tomorrow',
    lead: (name) => `${name}’s request is closed in 24 hours if you don’t answer it`,
    tone: 'warning',
  },
  accepted: {
    heading: 'Request accepted',
    lead: (name) => `${name} is your mentor now`,
    tone: 'positive',
  },
  declined: {
    heading: 'Request declined',
    lead: (name) => `${name} can’t be your mentor at the moment`,
    tone: 'neutral',
  },
  lapsed: {
    heading: 'No answer yet',
    lead: (name) => `${name} didn’t find the time to answer your request, so we closed it`,
    tone: 'neutral',
  },
  unanswered: {
    heading: 'Request closed',
    lead: (name) => `You didn’t answer ${name}’s request within 72 hours, so it was closed`,
    tone: 'neutral',
  },
  warned: {
    heading: 'Request not answered',
    lead: (name) => `You didn’t answer ${name}’s request within 72 hours, so it was closed`,
    tone: 'warning',
  },
  paused: {
    heading: 'New requests stopped',
    lead: (name) =>
      `A second request within 30 days, ${name}’s, wasn’t answered, so students don’t find you for now`,
    tone: 'danger',
  },
  withdrawn: {
    heading: 'Request withdrawn',
    lead: (name) => `${name} withdrew their request`,
    tone: 'neutral',
  },
  ended: {
    heading: 'Mentorship ended',
    lead: (name) => `${name} ended your mentorship`,
    tone: 'neutral',
  },
  term_over: {
    heading: 'Term over',
    lead: (name) => `The term of your mentorship with ${name} is over`,
    tone: 'info',
  },
  goals_proposed: {
    heading: 'Goals proposed',
    lead: (name) => `${name} proposes goals or finished steps`,
    tone: 'warning',
  },
  goals_agreed: {
    heading: 'Goals agreed',
    lead: (name) => `${name} agreed to the goals that you proposed`,
    tone: 'positive',
  },
  note: {
    heading: 'Note shared',
    lead: (name) => `${name} shared a note with you`,
    tone: 'info',
  },
  nudge: {
    heading: 'Time to talk?',
    lead: (name) => `You and ${name} had no session or message for a while`,
    tone: 'info',
  },
  go_on: {
    heading: 'Go on, or end it?',
    lead: (name) => `You and ${name} had no session or message for 28 days`,
    tone: 'warning',
  },
  term_ending: {
    heading: 'Term ends in a week',
    lead: (name) => `The term of your mentorship with ${name} ends in a week`,
    tone: 'info',
  },
  renewal_asked: {
    heading: 'Another term?',
    lead: (name) => `${name} would like another term`,
    tone: 'warning',
  },
  renewed: {
    heading: 'Term renewed',
    lead: (name) => `Your mentorship with ${name} goes on for another term`,
    tone: 'positive',
  },
};
