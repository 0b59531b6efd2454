import type { StatusTone } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What users hear about events: of their place, of the event, and as its hosts. */
export const EVENT_NEWS = [
  'going',
  'waiting',
  'moved_up',
  'offered',
  'lapsed',
  'left',
  'removed',
  'changed',
  'cancelled',
  'tomorrow',
  'soon',
  'message',
  'thanks',
  'co_host',
] as const;
export type EventNews = (typeof EVENT_NEWS)[number];

interface NewsText {
  readonly heading: string;
  /** The sentence up to the title of the event. */
  readonly lead: string;
  readonly tone: StatusTone;
}

/** What the bell and the mail say of each. The title follows the lead. */
export const EVENT_NEWS_TEXTS: Readonly<Record<EventNews, NewsText>> = {
  going: { heading: 'You are going', lead: 'You have a place at', tone: 'positive' },
  waiting: { heading: 'On the waiting list', lead: 'You are on the waiting list for', tone: 'info' },
  moved_up: { heading: 'You have a place', lead: 'A place became free, and it is yours:', tone: 'positive' },
  offered: { heading: 'A place is offered to you', lead: 'A place became free at', tone: 'warning' },
  lapsed: {
    heading: 'Offer not accepted in time',
    lead: 'You are at the end of the waiting list for',
    tone: 'neutral',
  },
  left: { heading: 'You are not going', lead: 'You gave up your place at', tone: 'neutral' },
  removed: { heading: 'You no longer have a place', lead: 'You can no longer come to', tone: 'neutral' },
  changed: { heading: 'Event changed', lead: 'There is a change to', tone: 'warning' },
  cancelled: { heading: 'Event cancelled', lead: 'This event is cancelled:', tone: 'danger' },
  tomorrow: { heading: 'Event tomorrow', lead: 'You are going tomorrow to', tone: 'info' },
  soon: { heading: 'Event in an hour', lead: 'In an hour begins', tone: 'info' },
  message: { heading: 'Message from the hosts', lead: 'There is a message about', tone: 'info' },
  thanks: { heading: 'Thank you for coming', lead: 'The hosts thank you for coming to', tone: 'positive' },
  co_host: { heading: 'You host an event', lead: 'You were added as a host of', tone: 'info' },
};
