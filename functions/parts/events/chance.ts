import { CHANCE_FROM } from '#shared/features/events/rules.ts';

/** What became of the places at a host's past events. */
export interface PlaceFigures {
  /** Guests who had a place at any time before the beginning. */
  readonly places: number;
  /** Of those, guests who gave it back in time for others. */
  readonly freed: number;
}

/** Never said: nothing is certain from past events. */
const [LEAST, MOST] = [1, 99];

/**
 * The chance in percent that one who waits gets a place: that as many guests with a place give it back as the number on the
 * list says, if each does so as often as the guests of the host's past events did. Null while those were fewer than twenty, and
 * when nobody ever gave one back, which says too little either way.
 * @param position the place on the list, from 1
 * @param held how many places are taken now
 */
export const chanceOf = (position: number, held: number, { places, freed }: PlaceFigures): number | null => {
  if (places < CHANCE_FROM || freed === 0) return null;
  const share = Math.min(freed / places, 0.999);
  // The chance that fewer than `position` of `held` leave, by the binomial distribution: each term from the one before.
  let term = held * Math.log1p(-share);
  let fewer = 0;
  for (let leaving = 0; leaving < Math.min(position, held + 1); leaving++) {
    fewer += Math.exp(term);
    term += Math.log((held - leaving) / (leaving + 1)) + Math.log(share) - Math.log1p(-share);
  }
  return Math.max(LEAST, Math.min(MOST, Math.round(100 * (1 - fewer))));
};
