import { type RecordKinds, WRITTEN } from './kind.ts';

const EVENT_DATA = {
  inCopy: true,
  describedAs: 'Events that you host, and events to which you went or wanted to go',
} as const;

export const EVENTS_RECORDS = {
  event: {
    pk: 'event#{id}',
    sk: 'event',
    lists: {
      /** While something about it is due: a reminder, an offer that lapses, its end. */
      due: { index: 'openDeadlines', pk: 'events-due', sk: '{dueAt}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: EVENT_DATA,
  },
  /** That a user hosts an event, alone or with others. */
  'event-host': {
    pk: 'event#{eventId}',
    sk: 'host#{userId}',
    lists: {
      ofUser: { index: 'gsi2', pk: 'user#{userId}#events', sk: '{startsAt}#{eventId}' },
    },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: EVENT_DATA,
  },
  /**
   * A published event in the lists of those who may come: what a list shows, or its words for the search (`words:<group>`).
   * A group is a role, a university, or all (decision 0294).
   */
  'listed-event': {
    pk: 'listed-events#{group}',
    sk: '{startsAt}#{id}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...EVENT_DATA, inCopy: false },
  },
  'event-guest': {
    pk: 'event-guests#{eventId}',
    sk: '{userId}',
    lists: {
      /** Those with a place first, then the waiting list in its order, then the others. */
      ofEvent: { index: 'gsi1', pk: 'event#{eventId}#guests', sk: '{rank}#{order}#{userId}' },
      ofUser: { index: 'gsi2', pk: 'user#{userId}#events', sk: '{startsAt}#{eventId}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: EVENT_DATA,
  },
  /** Who is next: the waiting list by numbers (`waiting#<number>`), and open offers by their end (`offer#<until>`). */
  'event-queue': {
    pk: 'event-queue#{eventId}',
    sk: '{place}#{userId}',
    owner: 'user',
    retention: { until: 'done' },
    personal: {
      inCopy: false,
      describedAs: 'Your place on the waiting list of an event',
    },
  },
  /** An event to which a user went and which their profile shows; without one it is hidden. */
  'shown-event': {
    pk: 'shown-events#{userId}',
    sk: '{startsAt}#{id}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: EVENT_DATA,
  },
  /** How many events of a host are to come, and what became of the places at those that are over. */
  'host-figures': {
    pk: 'host-figures#{userId}',
    sk: 'figures',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...EVENT_DATA, inCopy: false },
  },
} as const satisfies RecordKinds;
