import { type Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Why a finding of cdk-nag's AwsSolutions rules is accepted. */
export interface Reason {
  /** The construct, by its path in the stack. */
  readonly at: string;
  readonly rules: readonly string[];
  readonly because: string;
}

/** The findings of the rule about wildcards, one for each value. */
export const iam5 = (kind: 'Action' | 'Resource', ...values: readonly string[]) =>
  values.map((value) => `AwsSolutions-IAM5[${kind}::${value}]`);

/** The construct at a path of the stack, or undefined. */
export const constructAt = (stack: Stack, path: string): IConstruct | undefined =>
  path.split('/').reduce<IConstruct | undefined>((found, id) => found?.node.tryFindChild(id), stack);

/** Acknowledges findings of cdk-nag, each with its reason, at the one construct that it is about. */
export const explainFindings = (stack: Stack, reasons: readonly Reason[]): void => {
  for (const { at, rules, because } of reasons) {
    const construct = constructAt(stack, at);
    if (!construct) throw new Error(`The reasons speak of ${at}, which ${stack.stackName} has not.`);
    for (const id of rules) Validations.of(construct).acknowledge({ id, reason: because });
  }
};
