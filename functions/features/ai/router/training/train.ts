import { brotliCompressSync, constants } from 'node:zlib';
import { BUCKETS, type Features, featuresOf, kindsOf } from '../features.ts';
import { type ModelHead, titleDigest } from '../model.ts';
import { visibleText } from '../plain-text.ts';
import { PLACE_WORDS, slotsIn } from '../slots.ts';
import { stemOf, type Word, wordsOf } from '../words.ts';
import { randomFrom } from './random.ts';
import { variantsOf } from './variants.ts';

const SEED = 20_261_126;
const EPOCHS = 14;
const RATE = 0.25;
/** Of a weight that is not asked for, in each epoch. */
const DECAY = 0.985;
/** A stem belongs to the scope when phrases within it have it at least so often, and so much oftener than those outside. */
const OWN = { least: 2, ratio: 2 } as const;

interface Example {
  readonly features: Features;
  readonly label: number;
}

type Phrases = Readonly<Record<string, readonly string[]>>;

const lettersOnly = (word: string): boolean => /^[a-z]+$/.test(word);

/** Whether a word of a phrase is, or is part of, a name: `Orkney` is no word that questions have. */
const isName = ({ typed, first }: Word): boolean => !first && /^\p{Lu}\p{Ll}/u.test(typed);

/** How often the phrases have each word, and the stems that are of the scope. */
const countWords = (phrases: Phrases) => {
  const words = new Map<string, number>();
  const inside = new Map<string, number>();
  const outside = new Map<string, number>();
  for (const [name, list] of Object.entries(phrases))
    for (const phrase of list) {
      const all = new Set(
        wordsOf(visibleText(phrase))
          .filter((word) => !isName(word))
          .map(({ text }) => text),
      );
      const stems = name === 'outside' ? outside : inside;
      for (const word of all) {
        words.set(word, (words.get(word) ?? 0) + 1);
        stems.set(stemOf(word), (stems.get(stemOf(word)) ?? 0) + 1);
      }
    }
  const own = [...inside]
    .filter(([stem, count]) => count >= OWN.least && count >= OWN.ratio * (outside.get(stem) ?? 0))
    .map(([stem]) => stem);
  for (const place of PLACE_WORDS) words.set(place, words.get(place) ?? 1);
  return { words, own: new Set(own), inside };
};

const examplesOf = (
  phrases: Phrases,
  classes: readonly string[],
  { words, own, inside }: ReturnType<typeof countWords>,
): Example[] => {
  const random = randomFrom(SEED);
  return classes.flatMap((name, label) =>
    (phrases[name] ?? []).flatMap((phrase) =>
      variantsOf(phrase, random).map((text) => {
        const found = wordsOf(visibleText(text));
        const slots = slotsIn(found, [], (word) => words.has(word));
        // A phrase does not vouch for its own words: a question that comes later has words that no phrase has.
        const isOwn = (stem: string) =>
          own.has(stem) && (name === 'outside' || (inside.get(stem) ?? 0) > OWN.least);
        return { label, features: featuresOf(kindsOf(found, slots), slots.slots.skills.length > 0, isOwn) };
      }),
    ),
  );
};

/** One step of the descent: moves the weights of an example's features towards its class. */
const learn = (weights: Float32Array, { features, label }: Example, count: number, rate: number): void => {
  const { buckets, values } = features;
  const shares = new Float64Array(count);
  for (let i = 0; i < buckets.length; i++) {
    const [from, value] = [(buckets[i] ?? 0) * count, values[i] ?? 0];
    for (let c = 0; c < count; c++) shares[c] = (shares[c] ?? 0) + (weights[from + c] ?? 0) * value;
  }
  const most = Math.max(...shares);
  let sum = 0;
  for (let c = 0; c < count; c++) {
    shares[c] = Math.exp((shares[c] ?? 0) - most);
    sum += shares[c] ?? 0;
  }
  for (let c = 0; c < count; c++) {
    const error = (c === label ? 1 : 0) - (shares[c] ?? 0) / sum;
    if (Math.abs(error) < 0.002) continue;
    const step = rate * error;
    for (let i = 0; i < buckets.length; i++) {
      const at = (buckets[i] ?? 0) * count + c;
      weights[at] = (weights[at] ?? 0) + step * (values[i] ?? 0);
    }
  }
};

const shuffle = <T>(list: T[], random: () => number): void => {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [list[last], list[other]];
    if (a === undefined || b === undefined) continue;
    [list[last], list[other]] = [b, a];
  }
};

/** The head and the weights in one array, as `readModel` reads them. */
const packModel = (head: ModelHead, weights: Int8Array): Uint8Array => {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(4 + text.length + weights.length);
  new DataView(bytes.buffer).setUint32(0, text.length);
  bytes.set(text, 4);
  bytes.set(new Uint8Array(weights.buffer), 4 + text.length);
  return bytes;
};

/**
 * Trains the scorer: a logistic regression over all classes, by stochastic gradient descent with a fixed seed. The same
 * phrases give the same bytes.
 * @param phrases by class
 * @param articleTitles are recognised as they are, whatever else has their words
 */
export const train = (phrases: Phrases, articleTitles: readonly string[]): Uint8Array => {
  const classes = Object.keys(phrases).sort();
  const counted = countWords(phrases);
  const examples = examplesOf(phrases, classes, counted);
  const weights = new Float32Array(BUCKETS * classes.length);
  const random = randomFrom(SEED + 1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(examples, random);
    for (const example of examples) learn(weights, example, classes.length, RATE / (1 + epoch / 3) / 4);
    for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) * DECAY;
  }
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const scale = largest / 127;
  const head: ModelHead = {
    classes,
    scale,
    words: Object.fromEntries(
      [...counted.words].filter(([word]) => lettersOnly(word)).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    own: [...counted.own].sort(),
    titles: articleTitles.map((title) => titleDigest(wordsOf(visibleText(title)))).sort(),
  };
  return packModel(
    head,
    Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  );
};

/** The trained bytes as they are stored. */
export const compressed = (bytes: Uint8Array): Uint8Array =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
