import { type BundleFigures, bundleLimit, isLoadLimited, LOAD_LIMIT } from './bundles.ts';
import { kept, type Row, table } from './table.ts';

const goalOf = ({ name, kib, ratio }: BundleFigures): string => {
  if (name === 'reference') return '';
  const limit = bundleLimit(name);
  return isLoadLimited(name)
    ? `≤ ${limit} KiB, ≤ ${LOAD_LIMIT}: ${kept(kib <= limit && ratio <= LOAD_LIMIT)}`
    : `≤ ${limit} KiB: ${kept(kib <= limit)}`;
};

/** The functions' part of the benchmarks, with its heading. */
export const bundlesReport = (
  bundles: readonly BundleFigures[],
  day: string,
): string => `## What functions weigh

Measured on ${day}. Minified ES modules with the parts that they load at once, not compressed. CPU time is the lower quartile of
loading each in fresh processes; the ratio compares it with the least that such a function could be: lib-dynamodb, zod and
middy, built the same way. It is for functions that answer requests and have no other AWS client; for the others the size is
limited.

${table(
  ['bundle', 'KiB', 'CPU ms of loading', 'ratio', 'to reach'],
  bundles.map((one): Row => {
    const { name, kib, cpuMs, ratio } = one;
    return [name, Math.round(kib), cpuMs.toFixed(0), ratio.toFixed(2), goalOf(one)];
  }),
)}`;
