import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { StatusTone } from '#shared/core/workflow.ts';
import type { askEventSchemas } from './notification-schema.ts';
import type { AskNews, AskSide } from './rules.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type AskEvent = EventOf<typeof askEventSchemas>;

const TEXTS: Readonly<
  Record<AskNews, { heading: string; lead: (person: string) => string; tone: StatusTone }>
> = {
  asked: { heading: 'New question', lead: (name) => `${name} asks you:`, tone: 'info' },
  answered: {
    heading: 'Question answered',
    lead: (name) => `${name} answered your question:`,
    tone: 'positive',
  },
  declined: {
    heading: 'Question declined',
    lead: (name) => `${name} can’t answer your question:`,
    tone: 'neutral',
  },
  lapsed: {
    heading: 'Question not answered',
    lead: (name) => `${name} didn’t find the time for your question:`,
    tone: 'neutral',
  },
  publish_wanted: {
    heading: 'Publish an answer?',
    lead: (name) => `${name} would like to publish this answer without names:`,
    tone: 'info',
  },
  published: { heading: 'Answer published', lead: () => 'Published without names:', tone: 'positive' },
};

/** Where each side finds its questions. */
export const ASKS_PATHS: Readonly<Record<AskSide, string>> = {
  student: '/dashboard/student/ask?tab=questions',
  alumnus: '/dashboard/alumni/mentor?tab=questions',
};

/** What the bell and the mail say of it. */
export const askText = ({ news, person, question }: AskEvent) => {
  const { heading, lead } = TEXTS[news];
  return { heading, lead: lead(person), title: question };
};

/** Its entry among all kinds of notifications. */
export const ASK_NOTIFICATIONS: NotificationEntries<AskEvent> = {
  ask: {
    id: ({ askId, news }) => [askId, news],
    text: askText,
    link: ({ side }) => ASKS_PATHS[side],
    tone: ({ news }) => TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};
