import type { AnswerOf } from '#shared/route-types.ts';

/** What the field for a meeting's link says: what happens when it is left empty. */
export const roomHint = ({
  rooms,
  roomsNeedPlan,
}: Pick<AnswerOf<'meetings.availability'>, 'rooms' | 'roomsNeedPlan'>): string => {
  if (rooms) return 'Leave it empty, and a room is made for this meeting.';
  const own =
    'An address that begins with https://. You can add it later; until then it is marked as missing.';
  return roomsNeedPlan ? `${own} From the Growth plan on, each interview gets a room of its own.` : own;
};
