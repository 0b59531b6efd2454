import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = '{functions,infra/commands,e2e}/**/*.ts';
/** Makes the expressions, with its test. */
const BUILDER = /^functions\/core\/update\./;

/** What must not be in a source, with a sample of each. */
const RULES = [
  {
    what: 'a failed step of a transaction is read by its name, not by its position',
    pattern: /\.failed\s*(?:\[\s*\d|\.(?:at|slice|indexOf|findIndex)\()|\]\s*=\s*\w+\.failed\b/g,
    samples: ['error.failed[0]', 'error.failed.at(-1)', 'const [account, opening] = error.failed;'],
  },
  {
    what: 'an update is made by `updateOf`, which makes its expression',
    pattern: /\bUpdateExpression:/g,
    samples: ["{ UpdateExpression: 'SET #status = :status' }"],
  },
  {
    what: 'the placeholders of an expression are not numbered by hand',
    pattern: /[#:]\w*\$\{(?:i|index|n|number)\}/g,
    samples: [`names.map((_, i) => \`#name\${i}\`)`, `values.map((_, index) => \`:from\${index}\`)`],
  },
] as const;

const violations = (pattern: RegExp, source: string): string[] => source.match(pattern) ?? [];

it.each(RULES)('$what', ({ pattern, samples }) => {
  for (const sample of samples) expect(violations(pattern, sample)).toHaveLength(1);
  const found = globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !BUILDER.test(file))
    .flatMap((file) =>
      violations(pattern, readFileSync(join(ROOT, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});
