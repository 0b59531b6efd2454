import { Memory } from '#shared/core/memory.ts';
import type { Profile } from '#shared/features/matching/claims.ts';
import { type Facts, factsOf } from '#shared/features/matching/facts.ts';

/** Reading the texts of a profile takes more CPU time than reading the profile; a user makes some requests in a row. */
const known = new Memory<Facts>(50);

/** `factsOf` a profile on a day, made again only when the profile has changed. */
export const knownFacts = (profile: Profile, day: string): Facts => {
  const key = JSON.stringify([day, profile]);
  return known.find(key) ?? known.keep(key, factsOf(profile, day));
};
