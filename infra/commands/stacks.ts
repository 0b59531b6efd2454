import {
  CloudFormationClient,
  type Stack as CloudFormationStack,
  DeleteStackCommand,
  DescribeStackEventsCommand,
  DescribeStacksCommand,
  paginateListStacks,
  StackStatus,
  UpdateStackCommand,
  waitUntilStackDeleteComplete,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation';
import { OperatorError } from '../app/operator-error.ts';
import { type Stage, stackNameOf, stageNamed } from '../app/stages.ts';

const client = () => new CloudFormationClient({});

/** CloudFront takes its time to let a distribution go. */
const DELETION_SECONDS = 45 * 60;
const UPDATE_SECONDS = 30 * 60;

const find = async (stack: string) => {
  try {
    const { Stacks } = await client().send(new DescribeStacksCommand({ StackName: stack }));
    return Stacks?.[0];
  } catch (error) {
    // CloudFormation has no name of its own for this.
    if (error instanceof Error && error.message.includes('does not exist')) return undefined;
    throw error;
  }
};

const outputs = (stack: CloudFormationStack | undefined): ReadonlyMap<string, string> =>
  new Map(stack?.Outputs?.map(({ OutputKey, OutputValue }) => [OutputKey ?? '', OutputValue ?? '']) ?? []);

/** The outputs of a deployed stage. Throws an `OperatorError` when it is not deployed. */
export const outputsOf = async (stage: Stage): Promise<ReadonlyMap<string, string>> => {
  const stack = await find(stackNameOf(stage));
  if (!stack) throw new OperatorError(`There is no stage ${stage.name} in this account and region.`);
  return outputs(stack);
};

/** The outputs of a stage; none when it is not deployed. */
export const outputsIfAny = async (stage: Stage): Promise<ReadonlyMap<string, string>> =>
  outputs(await find(stackNameOf(stage)));

/** Why CloudFormation could not delete something: the latest reason that it gives. */
const failureOf = async (stackId: string): Promise<string> => {
  const { StackEvents = [] } = await client().send(new DescribeStackEventsCommand({ StackName: stackId }));
  const failed = StackEvents.find(({ ResourceStatus }) => ResourceStatus === 'DELETE_FAILED');
  return failed
    ? `${failed.LogicalResourceId}: ${failed.ResourceStatusReason}`
    : 'CloudFormation gives no reason';
};

/**
 * Deletes a stage's stack with all that is in it, and returns when it is gone; false when there was none. With the
 * rights that the stack was deployed with: the caller needs only the right to ask. Throws an `OperatorError` with
 * CloudFormation's reason when something stays.
 */
export const deleteStack = async (stage: Stage): Promise<boolean> => {
  const stack = await find(stackNameOf(stage));
  if (!stack?.StackId) return false;
  await client().send(new DeleteStackCommand({ StackName: stack.StackId }));
  // By its id, under which a deleted stack can still be asked for.
  const waiting = { client: client(), maxWaitTime: DELETION_SECONDS, minDelay: 5, maxDelay: 30 };
  try {
    await waitUntilStackDeleteComplete(waiting, { StackName: stack.StackId });
  } catch (error) {
    throw new OperatorError(
      `${stackNameOf(stage)} could not be deleted: ${await failureOf(stack.StackId)}.`,
      {
        cause: error,
      },
    );
  }
  return true;
};

/**
 * Sets a parameter of a stage's stack and returns when the change is everywhere; false when it had this value. Template and other
 * parameters stay, and CloudFormation changes the resources with the rights that the stack was deployed with. Throws an
 * `OperatorError` when the stage is not deployed, has no such parameter, or cannot be updated.
 */
export const setParameter = async (stage: Stage, name: string, value: string): Promise<boolean> => {
  const stack = await find(stackNameOf(stage));
  if (!stack?.StackId) throw new OperatorError(`There is no stage ${stage.name} in this account and region.`);
  const parameters = stack.Parameters ?? [];
  const current = parameters.find(({ ParameterKey }) => ParameterKey === name);
  if (!current)
    throw new OperatorError(`${stackNameOf(stage)} has no parameter ${name} yet: deploy this release first.`);
  if (current.ParameterValue === value) return false;
  await client().send(
    new UpdateStackCommand({
      StackName: stack.StackId,
      UsePreviousTemplate: true,
      Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM'],
      Parameters: parameters.map(({ ParameterKey = '' }) =>
        ParameterKey === name
          ? { ParameterKey, ParameterValue: value }
          : { ParameterKey, UsePreviousValue: true },
      ),
    }),
  );
  const waiting = { client: client(), maxWaitTime: UPDATE_SECONDS, minDelay: 5, maxDelay: 30 };
  try {
    await waitUntilStackUpdateComplete(waiting, { StackName: stack.StackId });
  } catch (error) {
    throw new OperatorError(
      `${stackNameOf(stage)} could not be updated: look at its events in CloudFormation.`,
      { cause: error },
    );
  }
  return true;
};

const NOT_DELETED = Object.values(StackStatus).filter((status) => status !== StackStatus.DELETE_COMPLETE);

/** The previews in this account and region, in any state. */
export const previews = async (): Promise<Stage[]> => {
  const found: Stage[] = [];
  for await (const { StackSummaries = [] } of paginateListStacks(
    { client: client() },
    { StackStatusFilter: NOT_DELETED },
  ))
    for (const { StackName = '' } of StackSummaries) {
      const [, name] = /^fledge-(pr-[1-9]\d{0,5})$/.exec(StackName) ?? [];
      if (name !== undefined) found.push(stageNamed(name));
    }
  return found;
};
