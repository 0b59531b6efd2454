import type { Cluster } from './clusters.ts';
import type { Run } from './runs.ts';

/** Fewer letters than this say too little about the shapes under them. */
const LEAST = 4;
/** How many of the letters whose form is known must have it. */
const AGREED = 0.8;
/** How many shapes must end on the same line, within this part of the size. */
const ALIGNED = 0.5;
const LINE = 0.06;
/** The least part of its width that the shapes of a word cover. */
const FILLED = 0.4;

const LOW = /^[acemnorsuvwxzгежзиклмнопстхчшъыьэюяεικνοπστυω]$/u;
const LOW_WITH_TAIL = /^[gpqyрηγμρχ]$/u;
const HIGH = /^[bdfhklA-ZА-ГЕ-ПР-ТХЧШЪ-ЯΑ-Ω]$/u;
/** Capitals that go below the baseline in some fonts. */
const MAY_HAVE_TAIL = /^[JQ]$/;
/** Scripts whose letters have these forms; those of others are compared by how much there is of them. */
const CASED = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}\p{S}]+$/u;
/** Letters of other scripts have at least so many lines and curves. */
const COMPLEX = 10;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Each letter with its shape: in order where there are as many, otherwise by place. */
const pairsOf = (
  { letters, word }: Run,
  clusters: readonly Cluster[],
): { text: string; cluster: Cluster }[] => {
  const pair = (text: string, cluster: Cluster | undefined) => (cluster ? [{ text, cluster }] : []);
  if (letters.length === clusters.length)
    return letters.flatMap(({ text }, index) => pair(text, clusters[index]));
  const reach = 0.05 * word.size;
  return letters.flatMap(({ text, x0, x1 }) => {
    const here = clusters.filter(({ box }) => {
      const x = (box[0] + box[2]) / 2;
      return x > x0 - reach && x < x1 + reach;
    });
    return here.length === 1 ? pair(text, here[0]) : [];
  });
};

/** Whether letters are as high, and go as far below their line, as letters do: `b` is higher than `a`, and `p` goes below. */
const haveForms = (run: Run, clusters: readonly Cluster[]): boolean => {
  const { size } = run.word;
  const pairs = pairsOf(run, clusters).map(({ text, cluster: { box } }) => ({
    text,
    top: box[1],
    bottom: box[3],
  }));
  const isLow = (text: string): boolean => LOW.test(text) || LOW_WITH_TAIL.test(text);
  const judged = pairs.filter(({ text }) => isLow(text) || HIGH.test(text));
  const wanted = run.letters.filter(({ text }) => isLow(text) || HIGH.test(text)).length;
  if (judged.length < 3 || judged.length < 0.6 * wanted) return false;
  const base = median(judged.filter(({ text }) => !LOW_WITH_TAIL.test(text)).map(({ bottom }) => bottom));
  const low = median(judged.filter(({ text }) => isLow(text)).map(({ top }) => base - top));
  const high = median(judged.filter(({ text }) => HIGH.test(text)).map(({ top }) => base - top));
  if (low > 0 && high > 0 && high < 1.12 * low) return false;
  const agreed = judged.filter(({ text, top, bottom }) => {
    const usual = isLow(text) ? low : high;
    const isAsHigh = Math.abs(base - top - usual) < 0.14 * usual;
    const hasTail = bottom - base > 0.1 * size;
    return isAsHigh && (MAY_HAVE_TAIL.test(text) || hasTail === LOW_WITH_TAIL.test(text));
  });
  return agreed.length >= AGREED * judged.length;
};

/** Whether most shapes end on one line, as letters do on theirs. */
const areAligned = (clusters: readonly Cluster[], size: number, edge: 1 | 3, line: number): boolean =>
  clusters.some(
    ({ box }) =>
      clusters.filter((other) => Math.abs(other.box[edge] - box[edge]) <= line * size).length >=
      ALIGNED * clusters.length,
  );

/** Whether different letters have different shapes: dots, bars and textures have not. */
const areVaried = ({ letters }: Run, clusters: readonly Cluster[]): boolean => {
  const expected = new Set(letters.map(({ text }) => text)).size;
  const shapes = new Set(clusters.map(({ steps, parts }) => `${parts.length} ${steps}`)).size;
  return shapes >= Math.max(2, Math.min(0.5 * expected, 6));
};

/** Whether a word is long enough to be compared with shapes, and has letters whose form is known. */
export const isTelling = ({ letters, word }: Run): boolean =>
  letters.length >= LEAST &&
  (!CASED.test(word.text) || letters.filter(({ text }) => /^\p{L}$/u.test(text)).length >= LEAST);

/** The part of a word's width that shapes cover. */
export const filledPart = ({ word: { box } }: Run, clusters: readonly Cluster[]): number =>
  clusters.reduce((sum, cluster) => sum + cluster.box[2] - cluster.box[0], 0) /
  Math.max(0.1, box[2] - box[0]);

/** Whether there are about as many shapes as letters, on one line, about as wide, and different where the letters are. */
export const areLikeLetters = (run: Run, clusters: readonly Cluster[]): boolean => {
  const { word, letters } = run;
  const [count, expected] = [clusters.length, letters.length];
  if (filledPart(run, clusters) < (word.loose > 0 ? FILLED / 2 : FILLED) || !areVaried(run, clusters))
    return false;
  if (CASED.test(word.text))
    return (
      Math.abs(count - expected) <= Math.max(1, 0.34 * expected) && areAligned(clusters, word.size, 3, LINE)
    );
  const steps = clusters.reduce((sum, cluster) => sum + cluster.steps, 0);
  return (
    count >= 0.2 * expected &&
    count <= 1.4 * expected &&
    steps >= COMPLEX * Math.min(count, expected) &&
    ([1, 3] as const).some((edge) => areAligned(clusters, word.size, edge, 2 * LINE))
  );
};

/** Whether shapes look as the letters of a word do, each with the form of its letter where that is known. */
export const fitLetters = (run: Run, clusters: readonly Cluster[]): boolean =>
  areLikeLetters(run, clusters) && (!CASED.test(run.word.text) || haveForms(run, clusters));
