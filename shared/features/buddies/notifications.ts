import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { StatusTone } from '#shared/core/workflow.ts';
import type { buddyEventSchemas } from './notification-schema.ts';
import type { BuddyNews } from './rules.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type BuddyEvent = EventOf<typeof buddyEventSchemas>;

const TEXTS: Readonly<
  Record<BuddyNews, { heading: string; lead: (person: string) => string; tone: StatusTone }>
> = {
  offered: { heading: 'A buddy for you', lead: (name) => `${name} could be your buddy`, tone: 'info' },
  accepted: {
    heading: 'Buddy accepted',
    lead: (name) => `${name} would like to be your buddy and waits for your answer`,
    tone: 'info',
  },
  paired: {
    heading: 'You have a buddy',
    lead: (name) => `You and ${name} are buddies now`,
    tone: 'positive',
  },
  back: {
    heading: 'Looking for a buddy',
    lead: (name) => `It didn’t work out with ${name}, so you wait for another buddy`,
    tone: 'neutral',
  },
  ended: { heading: 'Buddies ended', lead: (name) => `${name} ended your time as buddies`, tone: 'neutral' },
  over: {
    heading: 'Term over',
    lead: (name) => `Your term with ${name} is over. You can look for another buddy`,
    tone: 'neutral',
  },
};

/** Where users of each role find their buddies. */
const BUDDY_PATHS: Readonly<Record<BuddyEvent['role'], string>> = {
  student: '/dashboard/student/ask?tab=buddy',
  alumni: '/dashboard/alumni/mentor?tab=buddies',
};
export const buddyPath = (role: BuddyEvent['role']): string => BUDDY_PATHS[role];

/** What the bell and the mail say of it. */
export const buddyText = ({ news, person }: BuddyEvent) => {
  const { heading, lead } = TEXTS[news];
  return { heading, lead: lead(person) };
};

/** Its entry among all kinds of notifications. */
export const BUDDY_NOTIFICATIONS: NotificationEntries<BuddyEvent> = {
  buddy: {
    id: ({ pairId, news }) => [pairId, news],
    text: buddyText,
    link: ({ role }) => buddyPath(role),
    tone: ({ news }) => TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};
