import type { Consumer, Operation } from './records/kind.ts';
import { ALL_RECORDS } from './records.ts';

const OPERATIONS: readonly Operation[] = ['INSERT', 'MODIFY', 'REMOVE'];

/** The kinds of records for which a consumer is called after an operation. */
const kindsFor = (consumer: Consumer, operation: Operation): string[] =>
  ALL_RECORDS.filter(([, { stream }]) => stream?.[consumer]?.includes(operation)).map(([kind]) => kind);

/**
 * The filter patterns of a consumer's event source: one for each operation, with the kinds of records as alternatives
 * (Lambda takes five patterns at most). Records of other kinds never wake the function.
 */
export const streamPatterns = (consumer: Consumer) =>
  OPERATIONS.map((operation) => ({ operation, kinds: kindsFor(consumer, operation) }))
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ operation, kinds }) => ({
      eventName: [operation],
      dynamodb: { [operation === 'REMOVE' ? 'OldImage' : 'NewImage']: { entity: { S: kinds } } },
    }));

/** Whether a consumer is called after this operation on a record of this kind. */
export const isSubscribed = (consumer: Consumer, operation: string, kind: string): boolean =>
  OPERATIONS.some((one) => one === operation && kindsFor(consumer, one).includes(kind));
