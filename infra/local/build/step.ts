// One step of the build, in a process of its own: two run side by side, and their memory and helper processes are
// gone when the local cloud starts. Usage: node step.ts functions|site|stack BUILD_DIR [ASSEMBLY_DIR]
import { rmSync } from 'node:fs';
import { buildFunctions, buildSite } from '#infra/build.ts';
import { buildOnce } from '#infra/build-cache.ts';
import { runCommand } from '#infra/operator-error.ts';
import { stageNamed } from '#infra/stages.ts';

const [step, buildDir = '', assemblyDir = ''] = process.argv.slice(2);

const steps: Record<string, () => Promise<unknown>> = {
  functions: () => buildOnce('functions', buildDir, () => buildFunctions(buildDir)),
  site: () => buildOnce('site', buildDir, () => buildSite(buildDir)),
  stack: async () => {
    // Loaded here, because the CDK takes a second that the other steps need not wait for.
    const { synthesise } = await import('#infra/synthesise.ts');
    rmSync(assemblyDir, { recursive: true, force: true });
    synthesise({ buildDir, outDir: assemblyDir, stage: stageNamed('local') });
  },
};

await runCommand(async () => {
  await steps[step ?? '']?.();
});
