import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import {
  extractionFigures,
  HELD_OUT_DAY,
  pairFigures,
  people,
  peopleFigures,
  shareOf,
} from '#functions/testing/matching/held-out.ts';
import { listFigures } from '#functions/testing/matching/lists.ts';
import { match } from '#shared/features/matching/matching.ts';

const RECEIPTS = 1000;

/** CPU milliseconds of this number of receipts, of the held-out people and postings in turn, after a warm-up. */
const cpuOfReceipts = (): number => {
  const pairs = people().flatMap(({ profile, best, worst }) =>
    [...best, ...worst].map((posting) => ({ profile, posting: someOpportunity(posting) })),
  );
  const compute = () => {
    for (let index = 0; index < RECEIPTS; index++) {
      const pair = pairs[index % pairs.length];
      if (pair) match(pair.profile, pair.posting, HELD_OUT_DAY);
    }
  };
  compute();
  const before = process.cpuUsage();
  compute();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** What the matching weighs with its data, in gzip kilobytes. */
export const chunkSize = async (): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: ['shared/features/matching/matching.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
};

/** What the held-out cases show of skills and matches, the CPU time of receipts, and the size of the code. */
export const matchReport = async (today: string): Promise<string> => {
  const { same, apart } = pairFigures();
  const { precision, recall, f1 } = extractionFigures();
  const { lists, pairs } = listFigures(RECEIPTS, 7);
  const rows: [string, string, string][] = [
    ['Spellings of one skill recognised', shareOf(same).toFixed(3), '≥ 0.90'],
    ['Different skills kept apart', shareOf(apart).toFixed(3), '≥ 0.95'],
    ['Skills in sentences: F1', f1.toFixed(3), '≥ 0.65'],
    ['Skills in sentences: precision', shareOf(precision).toFixed(3), '≥ 0.70'],
    ['Skills in sentences: recall', shareOf(recall).toFixed(3), ''],
    ['Whole lists in the right order', shareOf(lists).toFixed(3), '≥ 0.85'],
    ['Pairs of these lists', shareOf(pairs).toFixed(3), '≥ 0.99'],
    ['Best postings above worst', shareOf(peopleFigures()).toFixed(3), '≥ 0.92'],
    [`CPU of ${RECEIPTS} receipts, ms`, cpuOfReceipts().toFixed(0), ''],
    ['Code and data, KB gzip', (await chunkSize()).toFixed(1), '≤ 30'],
  ];
  return [
    '## Matching',
    '',
    `Measured on ${today} on the held-out cases in \`functions/testing/matching\`.`,
    '',
    '| Figure | Value | Target |',
    '| --- | --: | --: |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
};
