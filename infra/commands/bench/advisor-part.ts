import { rmSync } from 'node:fs';
import type { FactsOutcome } from '#functions/testing/advisor-facts/measure.ts';
import { buildFunctions } from '../../bundling/build.ts';
import { buildFixture } from '../../testing/build-fixture.ts';
import { advisorReport, untrue } from './advisor.ts';

/**
 * The advisor's part of the page of benchmarks. `measuredBy` runs a program of this folder and returns what it measured; the stack
 * that it starts needs no site.
 */
export const advisorPart = async (
  measuredBy: <T>(program: string, args: readonly string[]) => Promise<T[]>,
  day: string,
): Promise<string> => {
  const buildDir = buildFixture();
  try {
    await buildFunctions(buildDir);
    console.log('Asking the advisor …');
    const facts = await measuredBy<FactsOutcome>('advisor-facts.ts', [buildDir]);
    for (const line of untrue(facts)) console.log(line);
    return advisorReport(day, facts);
  } finally {
    rmSync(buildDir, { recursive: true, force: true });
  }
};
