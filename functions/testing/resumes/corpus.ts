import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Truth } from './score.ts';

/** A resume of the corpus; those held out are not looked at while the parser is changed. */
export type Sample = { file: string; layout: string; part: 1 | 2 | 3 | 4; heldOut: boolean; truth: Truth };

const FOLDER = join(import.meta.dirname, 'corpus');

export const corpus = (): Sample[] => {
  const samples: Sample[] = JSON.parse(readFileSync(join(FOLDER, 'truth.json'), 'utf8'));
  return samples;
};

export const readSample = ({ file }: Pick<Sample, 'file'>): Uint8Array => readFileSync(join(FOLDER, file));
