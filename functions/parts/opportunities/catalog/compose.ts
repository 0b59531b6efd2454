import { searchedPlace } from '#shared/core/places/place.ts';
import { askedOf } from '#shared/features/matching/requirements.ts';
import { termsOf } from '#shared/features/matching/terms.ts';
import type { StoredOpportunity } from '../repository.ts';
import { summaryOf } from '../summary.ts';
import type { Listing } from './listing.ts';

// Apart from what reads listings: what an opportunity asks for is read out of its texts with the whole vocabulary of skills.

/** The listing of an opportunity; null when it is not to be found. */
export const listingOf = (opportunity: StoredOpportunity): Listing | null => {
  if (opportunity.status !== 'open') return null;
  const { workMode, employmentType, experienceLevel, startDate, durationWeeks, companyId } = opportunity;
  return {
    ...summaryOf(opportunity),
    replies: opportunity.shownReplies ?? null,
    workMode,
    employmentType,
    experienceLevel,
    startDate,
    durationWeeks,
    companyId,
    foundIn: searchedPlace(opportunity),
    terms: termsOf(askedOf(opportunity)),
  };
};
