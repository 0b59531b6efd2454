const segmentsOf = (path: string): string[] => path.split('/');
const isHole = (segment: string): boolean => segment.startsWith('{');

/** Whether a path fits a route's path with its `{holes}`. */
export const fits = (pattern: string, path: string): boolean => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((segment, i) => (isHole(segment) ? given[i] !== '' : segment === given[i]))
  );
};

/** What a path that fits puts into the holes of a route's path, by their names. */
export const parametersOf = (pattern: string, path: string): Record<string, string> => {
  const given = segmentsOf(path);
  return Object.fromEntries(
    segmentsOf(pattern).flatMap((segment, i) =>
      isHole(segment) ? [[segment.slice(1, -1), given[i] ?? '']] : [],
    ),
  );
};

/** Orders paths so that of two that fit the more particular one is first: a literal segment before a hole. */
export const byParticularity = (left: string, right: string): number => {
  const [ours, theirs] = [segmentsOf(left).map(isHole), segmentsOf(right).map(isHole)];
  const at = ours.findIndex((hole, i) => hole !== theirs[i]);
  return at === -1 ? 0 : Number(ours[at]) - Number(theirs[at]);
};
