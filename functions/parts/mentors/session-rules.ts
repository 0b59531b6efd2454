import { getAvailability } from '../meetings/availability-repository.ts';
import type { SessionRules } from '../meetings/session-times.ts';
import { getMentor } from './repository.ts';

/** How much time a mentor gives in a week, and in which zone weeks count; undefined for a user who is no mentor. */
export const sessionRulesOf = async (userId: string): Promise<SessionRules | undefined> => {
  const [mentor, availability] = await Promise.all([getMentor(userId), getAvailability(userId)]);
  return mentor && { type: mentor.type, timeZone: availability?.timeZone ?? 'UTC' };
};
