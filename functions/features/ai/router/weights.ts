import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { train } from './training/train.ts';
import { ARTICLE_TITLES, TRAINING_PHRASES } from './training-phrases.ts';

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/fledge-router');

/** What the training depends on: the phrases, and the code of the router. */
const fingerprint = (): string => {
  const learned = JSON.stringify([TRAINING_PHRASES, ARTICLE_TITLES]);
  const hash = createHash('sha256').update(process.version).update(learned);
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort())
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex');
};

const stored = (path: string): Uint8Array | undefined => {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return undefined;
  }
};

/**
 * The trained bytes, for `readModel`. Trains, unless another process has done so with the same phrases and code. In a
 * bundle this module is the bytes themselves (`infra/bundling/router-weights.ts`): phrases and training are not in it.
 */
export const trainedBytes = (): Uint8Array => {
  const path = join(CACHE, `${fingerprint()}.bin`);
  const known = stored(path);
  if (known) return known;
  const bytes = train(TRAINING_PHRASES, ARTICLE_TITLES);
  mkdirSync(CACHE, { recursive: true });
  // It gets its name when it is complete.
  writeFileSync(`${path}.${process.pid}`, bytes);
  renameSync(`${path}.${process.pid}`, path);
  return bytes;
};
