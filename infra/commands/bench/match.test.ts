import { expect, it } from 'vitest';
import { chunkSize } from './match.ts';

/** Gzip kilobytes of the matching with its data. */
const LIMIT = 31;

it('the matching weighs little with its vocabulary, which browsers load', async () => {
  expect(await chunkSize()).toBeLessThanOrEqual(LIMIT);
});
