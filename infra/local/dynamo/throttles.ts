import { randomUUID } from 'node:crypto';
import type { AwsAnswer } from '../aws.ts';
import { isObject, type Json, type JsonObject, parseJson } from '../template/types.ts';
import type { DynamoAnswer, DynamoClient } from './client.ts';

type Forward = DynamoClient['forward'];

const MESSAGE =
  'Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly.';
const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

const answer = (status: number, body: JsonObject): AwsAnswer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify(body),
});

const objectsIn = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
const fieldOf = (value: Json | undefined, name: string): Json | undefined =>
  isObject(value) ? value[name] : undefined;

/** The partition key in a request for one item, or in an element of a batch or transaction. */
const partitionOf = (request: JsonObject): string | undefined => {
  const inner = Object.values(request).find(
    (value) => isObject(value) && ('Key' in value || 'Item' in value),
  );
  const key = fieldOf(request.Key ?? request.Item ?? fieldOf(inner, 'Key') ?? fieldOf(inner, 'Item'), 'pk');
  const plain = fieldOf(key ?? request.pk, 'S');
  return typeof plain === 'string' ? plain : undefined;
};

/** The partition that a Query reads: one of its values, since the product's key conditions all name `pk = :pk`. */
const queriedPartition = ({ ExpressionAttributeValues }: JsonObject): string | undefined => {
  const plain = fieldOf(fieldOf(ExpressionAttributeValues, ':pk'), 'S');
  return typeof plain === 'string' ? plain : undefined;
};

/**
 * Partitions that answer as DynamoDB does when one gets more than it serves: a ThrottlingException for single requests, a
 * cancelled transaction, and a batch that leaves their items undone. Nothing is throttled unless `throttle` asks for it.
 */
export class Throttles {
  readonly #left = new Map<string, number>();

  /** Throttles the next `times` requests that touch a partition. */
  throttle(partition: string, times: number): void {
    this.#left.set(partition, times);
  }

  #meets(partition: string | undefined): boolean {
    const left = partition === undefined ? 0 : (this.#left.get(partition) ?? 0);
    if (partition === undefined || left === 0) return false;
    if (left === 1) this.#left.delete(partition);
    else this.#left.set(partition, left - 1);
    return true;
  }

  /** Forwards what is not throttled. */
  around(forward: Forward): Forward {
    return async (target, body) => {
      if (this.#left.size === 0) return forward(target, body);
      const input = parseJson(body.toString());
      const operation = target.split('.')[1] ?? '';
      if (!isObject(input)) return forward(target, body);
      if (operation === 'TransactWriteItems') return this.#transaction(input, () => forward(target, body));
      if (operation === 'BatchGetItem' || operation === 'BatchWriteItem')
        return this.#batch(operation, input, (rest) => forward(target, JSON.stringify(rest)));
      const partition = operation === 'Query' ? queriedPartition(input) : partitionOf(input);
      return this.#meets(partition) ? throttled(operation, input.TableName) : forward(target, body);
    };
  }

  async #transaction(input: JsonObject, forward: () => Promise<DynamoAnswer>): Promise<DynamoAnswer> {
    const met = objectsIn(input.TransactItems).map((item) => this.#meets(partitionOf(item)));
    if (!met.includes(true)) return forward();
    const reasons = met.map((is) => (is ? { Code: 'ThrottlingError', Message: MESSAGE } : { Code: 'None' }));
    const codes = reasons.map(({ Code }) => Code).join(', ');
    return answer(400, {
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
      CancellationReasons: reasons,
    });
  }

  async #batch(
    operation: 'BatchGetItem' | 'BatchWriteItem',
    input: JsonObject,
    forward: (rest: JsonObject) => Promise<DynamoAnswer>,
  ): Promise<DynamoAnswer> {
    const [[table, requests] = ['', null]] = Object.entries(
      isObject(input.RequestItems) ? input.RequestItems : {},
    );
    const reads = operation === 'BatchGetItem' && isObject(requests) ? requests : undefined;
    const all = objectsIn(reads ? reads.Keys : requests);
    const met = all.map((one) => this.#meets(partitionOf(one)));
    if (!met.includes(true)) return forward(input);
    if (!met.includes(false)) return throttled(operation, table);
    const of = (wanted: boolean) => {
      const chosen = all.filter((_, index) => met[index] === wanted);
      return { [table]: reads ? { ...reads, Keys: chosen } : chosen };
    };
    const served = await forward({ ...input, RequestItems: of(false) });
    const body = parseJson(served.body);
    if (served.status !== 200 || !isObject(body)) return served;
    return answer(200, { ...body, [reads ? 'UnprocessedKeys' : 'UnprocessedItems']: of(true) });
  }
}

const throttled = (operation: string, table: Json | undefined): AwsAnswer =>
  answer(400, {
    __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException',
    message: MESSAGE,
    throttlingReasons: [
      {
        reason: `Table${WRITES.has(operation) ? 'Write' : 'Read'}KeyRangeThroughputExceeded`,
        resource: String(table),
      },
    ],
  });
