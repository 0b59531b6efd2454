import type { CancellationReason } from '@aws-sdk/client-dynamodb';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

type Named<T> = T extends { TableName: unknown } ? Omit<T, 'TableName'> : never;
type SdkWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write of a transaction, as in the SDK but without the table's name. */
export type Write = { [K in keyof SdkWrite]: Named<NonNullable<SdkWrite[K]>> };

/** A part of a transaction: a write, several that belong together, or undefined when it does not apply. */
type Step = Write | readonly Write[] | undefined;

/** The steps of a transaction by name. A name is given to a step when it is added, and is how its failure is reported. */
export type Steps = Readonly<Record<string, Step>>;

/** A step with a condition that did not hold. `item` is the existing item, when the write asked for it and there is one. */
interface FailedStep {
  readonly item: Record<string, unknown> | undefined;
}

/** A write with the name of its step. */
export interface NamedWrite {
  readonly name: string;
  readonly write: Write;
}

/** The writes of all steps, in order. Throws when two steps have the same name: one would hide the other's failure. */
export const namedWrites = (groups: readonly Steps[]): NamedWrite[] => {
  const names = groups.flatMap((steps) => Object.keys(steps));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two steps of a transaction are named ${twice}.`);
  return groups.flatMap((steps) =>
    Object.entries(steps).flatMap(([name, step]) => [step ?? []].flat().map((write) => ({ name, write }))),
  );
};

const failedSteps = (
  writes: readonly NamedWrite[],
  reasons: readonly CancellationReason[],
): Record<string, FailedStep> => {
  const failed: Record<string, FailedStep> = {};
  for (const [index, { name }] of writes.entries()) {
    const { Code, Item } = reasons[index] ?? {};
    // The document client translates answers, but not the items in an error.
    if (Code === 'ConditionalCheckFailed') failed[name] ??= { item: Item && unmarshall(Item) };
  }
  return failed;
};

/**
 * Conditions of a transaction did not hold. `isRefused` gives access to the failed steps by name.
 */
export class TransactionFailed extends Error {
  readonly failed: object;
  constructor(writes: readonly NamedWrite[], reasons: readonly CancellationReason[], cause: unknown) {
    super('A condition of the transaction did not hold.', { cause });
    this.failed = failedSteps(writes, reasons);
  }
}

/** A failed transaction, with the names of its steps. */
export type Refused<S extends Steps> = TransactionFailed & {
  readonly failed: { readonly [Name in keyof S]?: FailedStep };
};

/**
 * Whether a condition of a transaction with the steps `S` did not hold: `isRefused<typeof steps>(error)`. Then
 * `error.failed` has each of them that failed, by name.
 */
export const isRefused = <S extends Steps>(error: unknown): error is Refused<S> =>
  error instanceof TransactionFailed;
