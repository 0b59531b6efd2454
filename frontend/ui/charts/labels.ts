/** The width of a character of a label on average, in pixels, and its height. */
const CHARACTER = 7.5;
export const LABEL_HEIGHT = 18;

/** About how wide a label is, in pixels. */
export const labelWidth = (text: string): number => Math.ceil(text.length * CHARACTER);

/**
 * Which points have a label on the axis: as many as fit, at equal distances, with the last one always.
 * @param step the distance between points in pixels
 * @param shift how far the last label is moved towards the others, to be within the chart
 */
export const labelledTicks = (ticks: readonly string[], step: number, shift = 0): ReadonlySet<number> => {
  const room = Math.max(0, ...ticks.map(labelWidth)) + 12 + shift;
  const every = Math.max(1, Math.ceil(room / Math.max(step, 1)));
  return new Set(ticks.keys().filter((index) => (ticks.length - 1 - index) % every === 0));
};

/**
 * Moves labels apart, so that none covers another: each stays as near to its own height as the others let it, in the same
 * order, within the plot as long as there is room.
 * @param heights the middle of each label, in pixels from the top
 */
export const spread = (heights: readonly number[], height: number): number[] => {
  const order = [...heights.keys()].sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = order.map((index) => heights[index] ?? 0);
  for (let at = 1; at < placed.length; at += 1)
    placed[at] = Math.max(placed[at] ?? 0, (placed[at - 1] ?? 0) + LABEL_HEIGHT);
  let lowest = height;
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    placed[at] = Math.min(placed[at] ?? 0, lowest);
    lowest = (placed[at] ?? 0) - LABEL_HEIGHT;
  }
  const result = [...heights];
  for (const [at, index] of order.entries()) result[index] = placed[at] ?? 0;
  return result;
};
