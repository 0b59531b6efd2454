import { type Cluster, clusterFinder, type Inked } from './clusters.ts';
import type { Rgb } from './color.ts';
import { areLikeLetters, filledPart, fitLetters, isTelling } from './letter-shapes.ts';
import type { Run } from './runs.ts';
import type { Scene } from './scene.ts';

/**
 * How many of the words over painted shapes must fit these, before any on the page is believed, and before words are
 * that are too short to tell.
 */
const BELIEVED = 0.5;
const SHORT_BELIEVED = 0.7;
/** Letters of resumes are smaller, in points. */
const LARGEST = 120;

/** The part of the width of a short word that its letters cover at least; half of it for one or two, such as `I`. */
const LEAST_FILLED = 0.25;
const NEITHER = /^[^\p{L}\p{N}]+$/u;

const hexOf = (color: Rgb): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Whether shapes may be the letters of a word whose form does not tell, such as a number or a short one. */
const mayBe = (run: Run, clusters: readonly Cluster[]): boolean => {
  const { word, letters } = run;
  if (clusters.length === 0 || NEITHER.test(word.text)) return clusters.length > 0;
  if (isTelling(run)) return areLikeLetters(run, clusters);
  const isHigh = clusters.some(({ box }) => box[3] - box[1] > 0.3 * word.size);
  const isAsMany = Math.abs(clusters.length - letters.length) <= Math.max(1, 0.5 * letters.length);
  return (
    isHigh && isAsMany && filledPart(run, clusters) > (letters.length < 3 ? LEAST_FILLED / 2 : LEAST_FILLED)
  );
};

/**
 * The words that are not seen themselves, but at whose place their letters are painted as shapes that are seen. They get
 * the color of the shapes. Each shape is a letter of one word only.
 */
export const outlinedRuns = (hidden: readonly Run[], scene: Scene): Set<Run> => {
  const runs = hidden.filter(({ word }) => word.size < LARGEST);
  const under = clusterFinder(scene);
  const taken = new Set<Inked>();
  const found = new Set<Run>();
  const take = (run: Run, clusters: readonly Cluster[]): void => {
    found.add(run);
    for (const shape of clusters.flatMap(({ parts }) => parts)) taken.add(shape);
    const color = clusters[0]?.parts[0]?.paint.color;
    if (color) run.word.color = hexOf(color);
  };
  let inked = 0;
  for (const run of runs.filter(isTelling)) {
    const clusters = under(run, taken);
    if (clusters.length > 0) inked += 1;
    if (fitLetters(run, clusters)) take(run, clusters);
  }
  if (found.size < Math.max(1, BELIEVED * inked)) return new Set();
  if (found.size < SHORT_BELIEVED * inked) return found;
  for (const run of runs) {
    if (found.has(run)) continue;
    const clusters = under(run, taken);
    if (mayBe(run, clusters)) take(run, clusters);
  }
  return found;
};
