import { wordsOf } from '#shared/features/matching/search-terms.ts';
import { closedReason, ENOUGH_RECORDS, medianOf } from '#shared/features/mentors/rules.ts';
import { expertiseSkills } from '#shared/features/mentors/seeker.ts';
import type { StoredMentor } from '../repository.ts';
import type { Change, Listing } from './listing.ts';

// Apart from what reads listings: skills are read out of the expertise with the whole vocabulary.

const MINUTE_MS = 60_000;

/** What a listing shows of a mentor, the same to every user at any time. */
export const shownOf = (mentor: StoredMentor): Listing['shown'] => {
  const { person, type, expertise, industry, languages, studiedIn, places, used, sessionsHeld } = mentor;
  const answer = medianOf(mentor.answerMinutes);
  return {
    ...person,
    type,
    expertise,
    industry,
    languages,
    studiedIn,
    placesLeft: Math.max(0, places - used),
    answerMinutes: answer === undefined ? null : Math.round(answer),
    sessionsHeld: sessionsHeld < ENOUGH_RECORDS ? null : sessionsHeld,
  };
};

/** The listing of a mentor; null for one who takes no requests, or has no time. Times that pass are left out by who reads it. */
export const listingOf = (mentor: StoredMentor): Listing | null => {
  if (closedReason(mentor) !== undefined || mentor.freeTimes.length === 0) return null;
  const { userId, person, expertise, industry, about } = mentor;
  return {
    id: userId,
    shown: shownOf(mentor),
    forMinors: mentor.approvedForMinors,
    times: mentor.freeTimes.map((time) => Date.parse(time) / MINUTE_MS),
    noticeHours: mentor.noticeHours,
    skills: expertiseSkills(expertise),
    words: wordsOf([person.firstName, person.lastName, industry, ...expertise, about].join(' ')),
  };
};

/** A mentor as of now, for the catalog. */
export const changeOf = (mentor: StoredMentor): Change => ({
  id: mentor.userId,
  version: mentor.revision,
  listing: listingOf(mentor),
});
