import type { Box } from './glyphs.ts';
import type { Paint } from './paint.ts';
import type { Run } from './runs.ts';
import type { Scene } from './scene.ts';
import { contoursOf, type Shape } from './shape.ts';
import { isSeenAt } from './visible.ts';

/** A closed part of a painted path, of which a letter has one or a few. */
export type Inked = { box: Box; steps: number; paint: Paint };
/** What is painted at one place of a line: mostly one letter, with its dots and holes. */
export type Cluster = { box: Box; steps: number; parts: Inked[] };

/** Parts of the size: the highest and widest letter, how far it may be from the text, and what is a rule and no letter. */
const HIGHEST = 1.3;
const WIDEST = 2.2;
const BESIDE = 0.15;
const ABOVE = 1;
const BELOW = 0.35;
const RULE = { height: 0.13, width: 1.15 };
/** Dots and accents: their size, how high they are at least, and how far beside their letter they may be. */
const ACCENT = { width: 0.5, height: 0.3, above: 0.45, beside: 0.1 };
/** The part of the narrower of two shapes that the other covers where both are parts of one letter. */
const COMMON = 0.45;

/** The path that is seen: that to which a filled rectangle is cut, or its own. */
const outlineOf = ({ rectangle, clip, shape }: Paint): Shape | undefined =>
  rectangle && clip.shape ? clip.shape : shape;

const merge = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

const isAccent = ({ word: { base, size } }: Run, [x0, y0, x1, y1]: Box): boolean =>
  y1 < base - ACCENT.above * size && y1 - y0 < ACCENT.height * size && x1 - x0 < ACCENT.width * size;

const join = (cluster: Cluster, shape: Inked): void => {
  cluster.box = merge(cluster.box, shape.box);
  cluster.steps += shape.steps;
  cluster.parts.push(shape);
};

/** Shapes from left to right, those over each other as one, and accents with their letters. */
const clustersOf = (run: Run, shapes: readonly Inked[]): Cluster[] => {
  const clusters: Cluster[] = [];
  const sorted = shapes.toSorted((a, b) => a.box[0] - b.box[0]);
  for (const shape of sorted.filter(({ box }) => !isAccent(run, box))) {
    const last = clusters.at(-1);
    const common = last ? Math.min(last.box[2], shape.box[2]) - shape.box[0] : 0;
    const narrower = last ? Math.min(last.box[2] - last.box[0], shape.box[2] - shape.box[0]) : 0;
    if (last && common >= COMMON * narrower && common > 0) join(last, shape);
    else clusters.push({ box: shape.box, steps: shape.steps, parts: [shape] });
  }
  for (const shape of sorted.filter(({ box }) => isAccent(run, box))) {
    const x = (shape.box[0] + shape.box[2]) / 2;
    const reach = ACCENT.beside * run.word.size;
    const letter = clusters.find(({ box }) => x > box[0] - reach && x < box[2] + reach);
    if (letter) join(letter, shape);
    else clusters.push({ box: shape.box, steps: shape.steps, parts: [shape] });
  }
  return clusters.sort((a, b) => a.box[0] - b.box[0]);
};

/** Finds what is painted, and seen, at the place of a word and is as large as letters; not what is `taken` already. */
export const clusterFinder = (scene: Scene) => {
  const known = new Map<Paint, Inked[]>();
  const shapesOf = (paint: Paint): Inked[] => {
    const found = known.get(paint);
    if (found) return found;
    const outline = outlineOf(paint);
    const made = outline ? contoursOf(outline, scene.effort).map((contour) => ({ ...contour, paint })) : [];
    known.set(paint, made);
    return made;
  };

  const isLetter = ({ word: { box, base, size } }: Run, [x0, y0, x1, y1]: Box): boolean => {
    const [x, y, width, height] = [(x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0];
    const isHere =
      x > box[0] - BESIDE * size &&
      x < box[2] + BESIDE * size &&
      y > base - ABOVE * size &&
      y < base + BELOW * size;
    if (!isHere || height > HIGHEST * size) return false;
    if (height < RULE.height * size && width > RULE.width * size) return false;
    return width <= WIDEST * size || width <= box[2] - box[0];
  };

  const under = (run: Run, taken: ReadonlySet<Inked>): Cluster[] => {
    const shapes: Inked[] = [];
    for (const paint of scene.near(run.word.box))
      for (const shape of shapesOf(paint)) {
        scene.effort.steps(1);
        if (isLetter(run, shape.box) && !taken.has(shape)) shapes.push(shape);
      }
    return clustersOf(run, shapes).filter(({ parts: [first] }) => {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = first?.box ?? [];
      return first && isSeenAt(scene, first.paint, (x0 + x1) / 2, (y0 + y1) / 2);
    });
  };
  return under;
};
