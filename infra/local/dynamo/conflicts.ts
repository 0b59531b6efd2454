import { randomUUID } from 'node:crypto';
import { type AwsAnswer, AwsError } from '../aws.ts';

type Body = Readonly<Record<string, unknown>>;

/** Ends what `enter` began. */
export type Leave = () => void;

/** A transaction that met another one: DynamoDB's TransactionCanceledException, with a reason for each element. */
export class TransactionCanceled extends Error {
  readonly reasons: readonly { Code: string; Message?: string }[];
  constructor(conflicting: readonly boolean[]) {
    super('TransactionCanceledException');
    this.reasons = conflicting.map((conflicts) =>
      conflicts
        ? { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' }
        : { Code: 'None' },
    );
  }

  /** As it goes over the wire. */
  answer(): AwsAnswer {
    const codes = this.reasons.map(({ Code }) => Code).join(', ');
    return {
      status: 400,
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() },
      body: JSON.stringify({
        __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
        message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
        CancellationReasons: this.reasons,
      }),
    };
  }
}

const record = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});

/** Items in use, by table and key, each as often as it is used. */
class Uses {
  readonly #counts = new Map<string, number>();
  has(item: string): boolean {
    return this.#counts.has(item);
  }
  add(items: readonly string[]): Leave {
    for (const item of items) this.#counts.set(item, (this.#counts.get(item) ?? 0) + 1);
    return () => {
      for (const item of items) {
        const left = (this.#counts.get(item) ?? 0) - 1;
        if (left > 0) this.#counts.set(item, left);
        else this.#counts.delete(item);
      }
    };
  }
}

/**
 * dynoxide works requests off one after the other and so never reports the conflicts that concurrent transactions
 * meet in DynamoDB; code that does not retry them would first fail in the cloud. This is in front of it with one
 * rule, after the DynamoDB guide's «Transaction conflict handling»: while a TransactWriteItems that touches an item
 * is under way (from its arrival here until its answer), another transaction on the item is cancelled and a single
 * write of it refused; a TransactGetItems is cancelled by any write under way.
 */
export class Conflicts {
  readonly #keysOf: ReadonlyMap<string, readonly string[]>;
  readonly #transactions = new Uses();
  readonly #writes = new Uses();

  /** @param keysOf the key attributes of each table by its name */
  constructor(keysOf: ReadonlyMap<string, readonly string[]>) {
    this.#keysOf = keysOf;
  }

  /** Begins an operation. Throws when it meets a transaction; otherwise call what it gives when the answer is there. */
  enter(operation: string, body: Body): Leave {
    switch (operation) {
      case 'TransactWriteItems': {
        const items = this.#transacted(body);
        this.#cancelIf(items, (item) => this.#transactions.has(item));
        const leaves = [this.#transactions.add(items), this.#writes.add(items)];
        return () => {
          for (const leave of leaves) leave();
        };
      }
      case 'TransactGetItems':
        this.#cancelIf(this.#transacted(body), (item) => this.#writes.has(item));
        return () => undefined;
      case 'PutItem':
      case 'UpdateItem':
      case 'DeleteItem': {
        const item = this.#item(body);
        if (this.#transactions.has(item)) {
          throw new AwsError('TransactionConflictException', 'Transaction is ongoing for the item');
        }
        return this.#writes.add([item]);
      }
      default:
        return () => undefined;
    }
  }

  #cancelIf(items: readonly string[], conflicts: (item: string) => boolean): void {
    const conflicting = items.map(conflicts);
    if (conflicting.includes(true)) throw new TransactionCanceled(conflicting);
  }

  #transacted(body: Body): string[] {
    const elements = Array.isArray(body.TransactItems) ? body.TransactItems : [];
    return elements.map((element) => this.#item(record(Object.values(record(element))[0])));
  }

  #item(request: Body): string {
    const table = String(request.TableName);
    const holder = record(request.Key ?? request.Item);
    return JSON.stringify([table, ...(this.#keysOf.get(table) ?? []).map((key) => holder[key])]);
  }
}
