/** What the ids of events begin with: calendars tell them from meetings by it. */
export const EVENT_ID = 'e-';
export const isEvent = (id: string): boolean => id.startsWith(EVENT_ID);

/** The path of an event's page on the dashboard, and of its public one. */
export const eventPath = (id: string): string => `/dashboard/events/${encodeURIComponent(id)}`;
export const publicEventPath = (id: string): string => `/events/${encodeURIComponent(id)}`;
