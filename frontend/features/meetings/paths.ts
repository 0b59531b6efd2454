import { PATHS } from '#frontend/core/paths.ts';
import type { MeetingReason } from '#shared/features/conversations/reason-rules.ts';

/** Opens the sheet that books a free time of a user. */
export const bookingPath = (userId: string, name: string, reason: MeetingReason): string =>
  `${PATHS.calendar}?${new URLSearchParams({ book: userId, name, reason: JSON.stringify(reason) })}`;

/** What the address asks to book; undefined when it asks for nothing, or cannot be read. */
export const bookingIn = (params: URLSearchParams) => {
  const [userId, name, text] = [params.get('book'), params.get('name'), params.get('reason')];
  if (!userId || !name || !text) return undefined;
  try {
    return { userId, name, reason: JSON.parse(text) as MeetingReason };
  } catch {
    return undefined;
  }
};
