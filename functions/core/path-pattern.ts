const segmentsOf = (path: string): string[] => path.split('/');

/** A segment of a route’s path that any text fits: `{id}`, or `{id}.json` for those that end so. */
const HOLE = /^\{(\w+)\}(.*)$/;
const holeOf = (segment: string) => {
  const [, name, ending = ''] = HOLE.exec(segment) ?? [];
  return name === undefined ? undefined : { name, ending };
};

/** What a segment of a path puts into a hole; undefined when it does not fit. */
const filling = (segment: string, given: string | undefined): string | undefined => {
  const hole = holeOf(segment);
  if (!hole || given === undefined || !given.endsWith(hole.ending)) return undefined;
  return given.slice(0, given.length - hole.ending.length) || undefined;
};

/** Whether a path fits a route's path with its `{holes}`. */
export const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((segment, i) => segment === given[i] || filling(segment, given[i]) !== undefined)
  );
};

/** What a path that fits puts into the holes of a route's path, by their names. */
export const parametersOf = (pattern: string, path: string): Record<string, string> => {
  const given = segmentsOf(path);
  return Object.fromEntries(
    segmentsOf(pattern).flatMap((segment, i) => {
      const hole = holeOf(segment);
      return hole ? [[hole.name, filling(segment, given[i]) ?? '']] : [];
    }),
  );
};

/** How particular a segment is: a literal one, a hole with an ending, any hole. */
const rankOf = (segment: string): number => {
  const hole = holeOf(segment);
  if (!hole) return 0;
  return hole.ending === '' ? 2 : 1;
};

/**
 * Orders paths so that of two that fit the more particular one is first: a literal segment before a hole. No path fits two of
 * different lengths; they come one length after the other, so that it is an order of all.
 */
export const byParticularity = (left: string, right: string): number => {
  const [ours, theirs] = [segmentsOf(left).map(rankOf), segmentsOf(right).map(rankOf)];
  if (ours.length !== theirs.length) return ours.length - theirs.length;
  const at = ours.findIndex((rank, i) => rank !== theirs[i]);
  return at === -1 ? 0 : (ours[at] ?? 0) - (theirs[at] ?? 0);
};
