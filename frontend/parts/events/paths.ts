import { eventPath } from '#shared/features/events/address.ts';

/** Finding, joining and hosting events, for every role. */
export const EVENTS_PATH = '/dashboard/events';
export const NEW_EVENT_PATH = `${EVENTS_PATH}/new`;

export const editEventPath = (id: string): string => `${eventPath(id)}/edit`;
