import { AppError } from '#functions/core/errors.ts';
import { sessionsOf } from '#functions/parts/meetings/repository.ts';
import { sharedNotes } from '#functions/parts/mentorships/notes.ts';
import { getMentorship, sideOf } from '#functions/parts/mentorships/repository.ts';
import type { MentoringEvidence } from '#shared/features/reports/routes.ts';
import { MENTORING_EVIDENCE } from '#shared/features/reports/rules.ts';

/** The shared notes and sessions of a mentorship of the two, as they are now. */
export const mentoringOf = async (
  mentorshipId: string,
  reporterId: string,
  reportedId: string,
): Promise<MentoringEvidence> => {
  const mentorship = await getMentorship(mentorshipId);
  const isOfBoth = [reporterId, reportedId].every((id) => mentorship && sideOf(mentorship, id) !== undefined);
  if (!mentorship || !isOfBoth)
    throw new AppError('not_found', { message: 'This mentorship doesn’t exist.' });
  const [notes, sessions] = await Promise.all([
    sharedNotes(mentorshipId, MENTORING_EVIDENCE),
    sessionsOf(mentorshipId),
  ]);
  return {
    notes: notes.map(({ by, text, at }) => ({ by: mentorship[by].id, text, at })),
    sessions: sessions
      .slice(0, MENTORING_EVIDENCE)
      .map(({ topic, status, start }) => ({ topic, status, start })),
  };
};
