/** How long a test file of a kind may take, in seconds, on two cores that do nothing else (CONTRIBUTING.md, Tests). */
const BUDGETS: readonly { readonly files: RegExp; readonly seconds: number }[] = [
  { files: /^e2e\//, seconds: 40 },
  { files: /^functions\//, seconds: 10 },
  { files: /^infra\//, seconds: 10 },
  { files: /^(frontend|shared|\.ci)\//, seconds: 5 },
];

const budgetOf = (file: string): number | undefined => BUDGETS.find(({ files }) => files.test(file))?.seconds;

/**
 * The ten slowest test files with their share of the whole, and every file over its budget. A line and no failure: a
 * busy machine takes longer.
 */
export const slowest = (files: ReadonlyMap<string, number>): string[] => {
  const sorted = [...files].sort(([, one], [, other]) => other - one);
  const whole = sorted.reduce((sum, [, ms]) => sum + ms, 0);
  const lines = sorted.map(([file, ms], index) => {
    const budget = budgetOf(file);
    const over = budget !== undefined && ms > budget * 1000 ? `  over its budget of ${budget} s` : '';
    const share = `${((100 * ms) / whole).toFixed(1)} %`;
    const line = `${(ms / 1000).toFixed(1).padStart(7)} s ${share.padStart(7)}  ${file}${over}`;
    return { line, shown: index < 10 || over !== '' };
  });
  return lines.filter(({ shown }) => shown).map(({ line }) => line);
};
