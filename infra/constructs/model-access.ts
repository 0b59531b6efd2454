import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type Model, modelRoutes } from '../app/settings/model.ts';

/** Actions, the ARNs on which they are allowed, and on what conditions. */
export type Allowed = readonly [
  actions: readonly string[],
  resources: readonly string[],
  conditions?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>,
];

/** Converse and ConverseStream have no actions of their own: they are judged as these. */
const ACTIONS = ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'];

/**
 * What talking to one model takes, as docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-prereq.html has
 * it: the model, or the inference profile and behind it, on condition that it is asked through that profile, the model in
 * every region that the profile leads to.
 */
export const conversing = (scope: Construct, model: Model): Allowed[] => {
  const stack = Stack.of(scope);
  const { id, profile, regions } = modelRoutes(model, stack.region);
  const models = regions.map((region) =>
    // AWS owns models: no account in their ARN.
    stack.formatArn({
      service: 'bedrock',
      region,
      account: '',
      resource: 'foundation-model',
      resourceName: id,
    }),
  );
  if (profile === undefined) return [[ACTIONS, models]];
  const arn = stack.formatArn({ service: 'bedrock', resource: 'inference-profile', resourceName: profile });
  return [
    [ACTIONS, [arn]],
    [ACTIONS, models, { StringEquals: { 'bedrock:InferenceProfileArn': arn } }],
  ];
};
