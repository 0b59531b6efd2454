import type { Source } from '#shared/features/ai/schema.ts';

/** The screens that every role has, as sources of answers. */
export const PROFILE: Source = { title: 'Profile', url: '/dashboard/profile' };
export const MESSAGES: Source = { title: 'Messages', url: '/dashboard/messages' };
export const CALENDAR: Source = { title: 'Calendar', url: '/dashboard/calendar' };
export const AVAILABILITY: Source = { title: 'Availability', url: '/dashboard/calendar/availability' };
export const HOME: Source = { title: 'Dashboard', url: '/dashboard' };
