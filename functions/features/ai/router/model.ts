import { createHash } from 'node:crypto';
import { type Speller, spellerOf } from '#functions/parts/opportunities/catalog/speller.ts';
import { BUCKETS, type Features } from './features.ts';
import type { Word } from './words.ts';

/** What training leaves: the classes, the words that questions have, and the weights of each feature for each class. */
export interface Model {
  /** `<feature>.<name>` of a tool, `talk:<what>`, `refusal:<reason>` or `outside`. */
  readonly classes: readonly string[];
  readonly speller: Speller;
  /** Whether a stem is one that questions within the scope have. */
  readonly isOwn: (stem: string) => boolean;
  /** Whether a message is the title of an article. */
  readonly isTitle: (words: readonly Word[]) => boolean;
  /** How much a question with some features is like each class: the higher, the more. */
  readonly logits: (features: Features) => Float64Array;
}

/** What is packed before the weights, as JSON. */
export interface ModelHead {
  readonly classes: readonly string[];
  readonly scale: number;
  /** Words, each with how often questions have it. */
  readonly words: Readonly<Record<string, number>>;
  readonly own: readonly string[];
  /** Digests of the titles of all articles. */
  readonly titles: readonly string[];
}

/** What is stored of a title, which is long: enough of a digest to tell it from every question. */
export const titleDigest = (words: readonly Word[]): string =>
  createHash('sha256')
    .update(words.map(({ text }) => text).join(' '))
    .digest('base64url')
    .slice(0, 12);

/** Reads what `packModel` wrote: the length of the head in four bytes, the head, and one byte for each weight. */
export const readModel = (bytes: Uint8Array): Model => {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const head: ModelHead = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  const { classes, scale } = head;
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + 4 + length, BUCKETS * classes.length);
  const [own, titles] = [new Set(head.own), new Set(head.titles)];
  return {
    classes,
    speller: spellerOf(new Map(Object.entries(head.words))),
    isOwn: (stem) => own.has(stem),
    isTitle: (words) => titles.has(titleDigest(words)),
    logits: ({ buckets, values }) => {
      const sums = new Float64Array(classes.length);
      for (let i = 0; i < buckets.length; i++) {
        const [from, value] = [(buckets[i] ?? 0) * classes.length, values[i] ?? 0];
        for (let c = 0; c < classes.length; c++) sums[c] = (sums[c] ?? 0) + (weights[from + c] ?? 0) * value;
      }
      return sums.map((sum) => sum * scale);
    },
  };
};

/** Shares of 1 by logits, among the classes that are possible. */
export const sharesOf = (logits: Float64Array, isPossible: (index: number) => boolean): Float64Array => {
  const most = logits.reduce(
    (max, logit, index) => (isPossible(index) ? Math.max(max, logit) : max),
    -Infinity,
  );
  const powers = logits.map((logit, index) => (isPossible(index) ? Math.exp(logit - most) : 0));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};
