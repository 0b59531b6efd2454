import { cellsOf, headingsIn, isHeading } from './cells.ts';
import type { Segment } from './lines.ts';

/** What a heading in the margin is of. The first group has no heading when text begins above the first one. */
export type MarginGroup = { heading: Segment | undefined; body: Segment[] };

/** The part of the cells in the margin that must be headings; others may be in an unknown wording. */
const LEAST_SHARE = 0.6;

/**
 * Headings in the left margin, each beside the text of its section; undefined where the left side is no such margin.
 */
export const marginGroups = (
  left: readonly Segment[],
  right: readonly Segment[],
): MarginGroup[] | undefined => {
  const cells = cellsOf(left);
  const headings = cells.filter(({ words }) => isHeading(words));
  if (headings.length < 2 || headings.length < LEAST_SHARE * cells.length || headingsIn(right) > 1)
    return undefined;
  // The first line of a section is beside its heading; a rail has headings of its own lists instead.
  const isBeside = ({ base, size }: Segment): boolean =>
    right.some((other) => Math.abs(other.base - base) < 0.5 * Math.max(size, other.size));
  if (headings.filter(isBeside).length < 0.7 * headings.length) return undefined;
  const starts = cells.map(({ base, size }) => base - 0.6 * size);
  const first = right.filter(({ base }) => base < (starts[0] ?? 0));
  return [
    ...(first.length > 0 ? [{ heading: undefined, body: first }] : []),
    ...cells.map((heading, index) => ({
      heading,
      body: right.filter(
        ({ base }) => base >= (starts[index] ?? 0) && base < (starts[index + 1] ?? Number.POSITIVE_INFINITY),
      ),
    })),
  ];
};
