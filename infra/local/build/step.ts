// One step of the build, in a process of its own: two run side by side, and their memory and helper processes are
// gone when the local cloud starts. Usage: node step.ts functions|site|stack BUILD_DIR [ASSEMBLY_DIR]
import { rmSync } from 'node:fs';
import { runCommand } from '#infra/app/operator-error.ts';
import { stageNamed } from '#infra/app/stages.ts';
import { buildFunctions, buildSite } from '#infra/bundling/build.ts';
import { buildOnce } from '#infra/bundling/build-cache.ts';

const [step, buildDir = '', assemblyDir = ''] = process.argv.slice(2);

const steps: Record<string, () => Promise<unknown>> = {
  functions: () => buildOnce('functions', buildDir, () => buildFunctions(buildDir)),
  site: () => buildOnce('site', buildDir, () => buildSite(buildDir)),
  stack: async () => {
    // Loaded here, because the CDK takes a second that the other steps need not wait for.
    const { synthesise } = await import('#infra/app/synthesise.ts');
    rmSync(assemblyDir, { recursive: true, force: true });
    synthesise({ buildDir, outDir: assemblyDir, stage: stageNamed('local') });
  },
};

await runCommand(async () => {
  await steps[step ?? '']?.();
});
