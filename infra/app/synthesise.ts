import { App, type IPolicyValidationPlugin, Validations } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { explainFindings } from './nag.ts';
import { reasonsFor } from './nag-reasons.ts';
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
  /** What judges the stack; a finding of theirs without a reason fails the synthesis. */
  readonly checks?: readonly IPolicyValidationPlugin[];
}

/** Synthesises the stack of one stage. Throws an `OperatorError` for an odd stage or a missing build part. */
export const synthesise = ({ buildDir, outDir, stage, checks = [] }: SynthesisOptions): CloudAssembly => {
  const app = new App({
    context: FEATURE_FLAGS,
    analyticsReporting: false,
    treeMetadata: false,
    ...(outDir !== undefined && { outdir: outDir }),
  });
  const chosen = stage ?? stageNamed(app.node.tryGetContext('stage'));
  const stack = new FledgeStack(app, { stage: chosen, buildDir });
  explainFindings(stack, reasonsFor(chosen));
  Validations.of(app).addPlugins(...checks);
  return app.synth();
};
