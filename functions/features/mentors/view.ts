import type { StoredMentor } from '#functions/parts/mentors/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { CONDUCT_VERSION, nextFreeOf, UNANSWERED, unlistedReason } from '#shared/features/mentors/rules.ts';
import type { OwnMentor } from '#shared/features/mentors/schema.ts';

/** A mentor's settings as they see them. */
export const ownMentor = (mentor: StoredMentor, now: Date): OwnMentor => {
  const since = new Date(now.getTime() - UNANSWERED.days * DAY_MS).toISOString();
  const { places, type, expertise, industry, languages, studiedIn, about, conductVersion, version } = mentor;
  const { approval, approvalReason, pausedBy, used, approvedForMinors } = mentor;
  return {
    ...{ places, type, expertise, industry, languages, studiedIn, about, conductVersion, version },
    ...{ approval, approvalReason, pausedBy, used, approvedForMinors },
    paused: pausedBy !== undefined,
    currentConductVersion: CONDUCT_VERSION,
    unanswered: mentor.unanswered.filter((at) => at >= since).length,
    nextFreeSlot: nextFreeOf(mentor, now.getTime()) ?? null,
    unlisted: unlistedReason(mentor, now.getTime()) ?? null,
  };
};
