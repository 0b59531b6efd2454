import { isObject, type Json } from '../template/types.ts';

/** The position in a stream from which on a dead letter needs its records; none when it is about something else. */
export const wantedFrom = (letter: string, streamArn: string): number[] => {
  let content: Json;
  try {
    content = JSON.parse(letter) as Json;
  } catch {
    return [];
  }
  const batch = isObject(content) ? content.DDBStreamBatchInfo : undefined;
  return isObject(batch) && batch.streamArn === streamArn ? [Number(batch.startSequenceNumber)] : [];
};
