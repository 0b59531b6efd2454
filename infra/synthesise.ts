import { App } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { FledgeStack } from './stack.ts';
import { type Stage, stageNamed } from './stages.ts';

/** Set here and not in cdk.json, so that the template is the same with the CDK command line and without it. */
export const FEATURE_FLAGS = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:target-partitions': ['aws'],
} as const;

export interface SynthesisOptions {
  readonly buildDir: string;
  /** Where the assembly goes; CDK_OUTDIR, or a temporary folder, when left out. */
  readonly outDir?: string;
  /** The stage; from CDK context (`-c stage=…`) when left out. */
  readonly stage?: Stage;
}

/** Synthesises the stack of one stage. Throws an `OperatorError` for an odd stage or a missing build part. */
export const synthesise = ({ buildDir, outDir, stage }: SynthesisOptions): CloudAssembly => {
  const app = new App({
    context: FEATURE_FLAGS,
    analyticsReporting: false,
    treeMetadata: false,
    ...(outDir !== undefined && { outdir: outDir }),
  });
  new FledgeStack(app, {
    stage: stage ?? stageNamed(app.node.tryGetContext('stage')),
    buildDir,
  });
  return app.synth();
};
