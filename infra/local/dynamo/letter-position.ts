import { isObject, type Json, parseJson } from '../template/types.ts';

/** The position in a stream from which on a dead letter needs its records; none when it is about something else. */
export const wantedFrom = (letter: string, streamArn: string): number[] => {
  let content: Json;
  try {
    content = parseJson(letter);
  } catch {
    return [];
  }
  const batch = isObject(content) ? content.DDBStreamBatchInfo : undefined;
  return isObject(batch) && batch.streamArn === streamArn ? [Number(batch.startSequenceNumber)] : [];
};
