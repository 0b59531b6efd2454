import { type Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import type { Reason } from './nag-reasons.ts';

/** The construct at a path of the stack, or undefined. */
export const constructAt = (stack: Stack, path: string): IConstruct | undefined =>
  path.split('/').reduce<IConstruct | undefined>((found, id) => found?.node.tryFindChild(id), stack);

/** Acknowledges findings of cdk-nag, each with its reason, at the one construct that it is about. */
export const explainFindings = (stack: Stack, reasons: readonly Reason[]): void => {
  for (const { at, rules, because } of reasons) {
    const construct = constructAt(stack, at);
    if (!construct)
      throw new Error(`infra/nag-reasons.ts speaks of ${at}, which ${stack.stackName} has not.`);
    for (const id of rules) Validations.of(construct).acknowledge({ id, reason: because });
  }
};
