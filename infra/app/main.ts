import { AwsSolutionsChecks } from 'cdk-nag';
import { defaultBuildDir } from '../bundling/build-output.ts';
import { runCommand } from './operator-error.ts';
import { synthesise } from './synthesise.ts';

// The CDK command line runs this file (cdk.json) and says where to and with what context through the environment:
// CDK_OUTDIR and CDK_CONTEXT_JSON. Setting them by hand works as well.
await runCommand(() => {
  synthesise({ buildDir: defaultBuildDir(), checks: [new AwsSolutionsChecks()] });
});
