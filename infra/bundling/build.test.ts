import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { OperatorError } from '../app/operator-error.ts';
import { bundleLimit, RENDERER_LIMIT, THREAD_LIMIT } from '../commands/bench/bundles.ts';
import { buildFunctions, buildSite, bundlesOf, SPLIT } from './build.ts';
import { buildOnce } from './build-cache.ts';
import { siteFiles } from './build-output.ts';
import { functionEntries } from './function-entries.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fledge-build-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('is made by the CDK’s command line as well, before it synthesises', () => {
  // So that `npx cdk deploy -c stage=…`, `synth` and `diff` work in a fresh clone, by the Node of the project.
  expect(cdk).toMatchObject({
    build: `node_modules/.bin/${manifest.scripts.build}`,
    app: expect.stringMatching(/^node_modules\/\.bin\/node /),
  });
});

describe('functionEntries', () => {
  it('finds a function for every feature, event and deployment step', () => {
    const names = functionEntries().map(({ name }) => name);
    expect(names).toEqual([
      ...Object.keys(routes),
      'deadlines',
      'delayed',
      'digest',
      'fairness-figures',
      'live',
      'mail',
      'password-changed',
      'resume-upload',
      'stream',
      'issuer-key',
      'random',
    ]);
  });
});

describe('buildFunctions', () => {
  it('bundles each into one module that loads by itself and exports its handler', async () => {
    await buildOnce('functions', folder, () => buildFunctions(folder));
    const bundles = await bundlesOf(folder);
    expect(bundles.map(({ name }) => name)).toEqual(functionEntries().map(({ name }) => name));
    // Where there are no packages around, as in Lambda.
    const script = bundles
      .map(
        ({ name }) => `import { handler as h${name.replace('-', '')} } from './functions/${name}/index.mjs';`,
      )
      .concat(`console.log([${bundles.map(({ name }) => `typeof h${name.replace('-', '')}`)}].join());`);
    await writeFile(join(folder, 'load.mjs'), script.join('\n'));
    const { stdout } = await run(process.execPath, ['load.mjs'], { cwd: folder });
    expect(stdout.trim()).toBe(bundles.map(() => 'function').join());
    for (const { name, bytes } of bundles) {
      // What is in the folder is uploaded: the bundle, its worker thread, and what a function loads when it first needs it.
      const files = await readdir(join(folder, 'functions', name));
      const extra = { 'resume-upload': ['worker.mjs'], pages: ['render.mjs'] };
      const own = [
        'index.mjs',
        ...Object.entries(extra).flatMap(([owner, more]) => (owner === name ? more : [])),
      ];
      expect(files.filter((file) => !file.startsWith('part-'))).toEqual(own);
      if (!SPLIT.has(name)) expect(files).toEqual(own);
      expect(bytes / 1024, `KiB of ${name}`).toBeLessThanOrEqual(bundleLimit(name));
      if (files.includes('render.mjs')) {
        const { byteLength } = await readFile(join(folder, 'functions', name, 'render.mjs'));
        expect(byteLength / 1024, `KiB of what ${name} renders with`).toBeLessThanOrEqual(RENDERER_LIMIT);
      }
      for (const thread of files.filter((file) => file === 'worker.mjs')) {
        const { byteLength } = await readFile(join(folder, 'functions', name, thread));
        expect(byteLength / 1024, `KiB of the thread of ${name}`).toBeLessThanOrEqual(THREAD_LIMIT);
      }
      // What is loaded at the start is one file.
      const index = await readFile(join(folder, 'functions', name, 'index.mjs'), 'utf8');
      expect(index).not.toMatch(/(?:from|import)"\.\//);
      const { inputs } = JSON.parse(await readFile(join(folder, 'functions', `${name}.meta.json`), 'utf8'));
      expect(Object.keys(inputs).length).toBeGreaterThan(0);
    }
  });
});

/** A frontend of a page and a script, to see the building without the time of the real one. */
const tinyFrontend = async (name: string): Promise<string> => {
  const frontend = join(folder, name);
  const files = {
    'package.json': '{ "type": "module" }',
    'vite.config.ts': 'export default { root: import.meta.dirname };',
    'index.html': '<!doctype html><title>Tiny</title><script type="module" src="/main.js"></script>',
    'main.js': 'document.title = "tiny";',
    'public/robots.txt': 'User-agent: *',
  };
  await mkdir(join(frontend, 'public'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(frontend, path), text);
  return frontend;
};

describe('buildSite', () => {
  it('says in one line that a page is missing', async () => {
    const frontend = await tinyFrontend('without-404');
    await expect(buildSite(join(folder, 'a'), frontend)).rejects.toThrow(
      /^The build has no site page app\.html \(.*\): run npm run build first\.$/,
    );
  });

  it('puts pages, public files and hashed assets into the site’s folder', async () => {
    const frontend = await tinyFrontend('whole');
    for (const page of ['404.html', 'app.html']) await writeFile(join(frontend, 'public', page), page);
    await buildSite(join(folder, 'b'), frontend);
    expect(siteFiles(join(folder, 'b', 'site'))).toEqual([
      '/404.html',
      '/app.html',
      '/index.html',
      '/robots.txt',
    ]);
    expect(await readdir(join(folder, 'b', 'site', 'assets'))).toEqual([
      expect.stringMatching(/^index-[\w-]{8}\.js$/),
    ]);
  });

  it('says what does not build', async () => {
    const frontend = await tinyFrontend('broken');
    await writeFile(join(frontend, 'main.js'), 'import "../absent.js";');
    const failing = buildSite(join(folder, 'c'), frontend);
    await expect(failing).rejects.toThrow(OperatorError);
    await expect(failing).rejects.toThrow(/^The site does not build: [\s\S]*absent/);
  });
});

describe('the command line', () => {
  it('ends with one clear line and exit code 1 for an odd stage', async () => {
    const env = { ...process.env, CDK_CONTEXT_JSON: '{"stage":"staging"}', CDK_OUTDIR: join(folder, 'out') };
    const failing = run(process.execPath, [join(import.meta.dirname, '..', 'app', 'main.ts')], { env });
    await expect(failing).rejects.toMatchObject({
      code: 1,
      stderr: 'There is no stage "staging": use prod, dev, pr-<number> or local.\n',
    });
  });
});
