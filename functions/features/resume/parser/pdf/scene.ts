import type { Effort } from './effort.ts';
import type { Box } from './glyphs.ts';
import { isPainted, type Paint } from './paint.ts';

/** Height of a band of the page in points, and how many an area may touch to be sorted into them. */
const BAND = 12;
const MOST_BANDS = 8;

const bandOf = (y: number): number => Math.floor(y / BAND);

/** The painted areas of a page, found by where they are. */
export type Scene = {
  add: (paint: Paint) => void;
  /** The areas that paint a point, in the order of painting. */
  at: (x: number, y: number) => Paint[];
  /** The areas that may touch a box, in no order. */
  near: (box: Box) => Iterable<Paint>;
  effort: Effort;
};

export const newScene = (effort: Effort): Scene => {
  const bands = new Map<number, Paint[]>();
  const tall: Paint[] = [];

  const add = (paint: Paint): void => {
    effort.paint();
    const [from, to] = [bandOf(paint.box[1]), bandOf(paint.box[3])];
    if (!(to - from < MOST_BANDS)) {
      tall.push(paint);
      return;
    }
    for (let band = from; band <= to; band += 1) {
      const list = bands.get(band);
      if (list) list.push(paint);
      else bands.set(band, [paint]);
    }
  };

  const at = (x: number, y: number): Paint[] => {
    const list = bands.get(bandOf(y)) ?? [];
    effort.steps(list.length + tall.length);
    return [...tall, ...list]
      .filter((paint) => isPainted(paint, x, y, effort))
      .sort((one, other) => one.order - other.order);
  };

  const near = ([, y0, , y1]: Box): Set<Paint> => {
    const found = new Set(tall);
    for (let band = bandOf(y0); band <= bandOf(y1); band += 1)
      for (const paint of bands.get(band) ?? []) found.add(paint);
    effort.steps(found.size);
    return found;
  };

  return { add, at, near, effort };
};
