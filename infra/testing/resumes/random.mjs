/** Pseudo-random numbers and choices; the same seed gives the same sequence. */
export const randomNumbers = (seed) => {
  let state = (seed * 2654435761) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
  for (let round = 0; round < 8; round += 1) next();
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    some: (list, count) => {
      const rest = [...list];
      const taken = [];
      while (taken.length < count && rest.length > 0)
        taken.push(...rest.splice(Math.floor(next() * rest.length), 1));
      return taken;
    },
    chance: (share) => next() < share,
  };
};
