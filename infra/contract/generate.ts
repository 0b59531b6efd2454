import { readFileSync, writeFileSync } from 'node:fs';
import { allRoutes } from '#shared/routes.ts';
import { commonPasswordsModule } from './common-passwords.ts';
import { openapiDocument } from './openapi.ts';

/** Path of a generated file → what it must hold. */
const generated = (): Record<string, string> => ({
  'shared/openapi.json': `${JSON.stringify(openapiDocument(), null, 2)}\n`,
  'frontend/core/api/routes.generated.ts': [
    '// Made by `npm run generate` out of shared/routes.ts: all that the browser needs to know of a route at run time.',
    'export const ROUTES = {',
    ...allRoutes.map(({ id, route }) => `  '${id}': ['${route.method}', '${route.path}'],`),
    '} as const;',
    '',
  ].join('\n'),
  'shared/features/common-passwords.generated.ts': commonPasswordsModule(),
});

/** Writes the files that derive from the contract; with `--check` it only tells which of them have drifted. */
const run = (check: boolean): void => {
  const root = new URL('../../', import.meta.url);
  for (const [path, content] of Object.entries(generated())) {
    const file = new URL(path, root);
    if (!check) {
      writeFileSync(file, content);
    } else if (readFileSync(file, 'utf8') !== content) {
      process.stderr.write(`${path} does not match shared/routes.ts. Run: npm run generate\n`);
      process.exitCode = 1;
    }
  }
};

run(process.argv.includes('--check'));
