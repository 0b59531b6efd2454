/** How far the server's clock is ahead of the device's, in milliseconds, as far as its answers told. */
let offset = 0;

/**
 * Learns the server's time from an answer. Its header says the second in which it was made, which was between sending
 * and receiving: the clocks differ by something in that range, and what is known stays while it is within.
 * @param headers of the answer: `date`, and `age` if a cache gave it (seconds; RFC 9110 and 9111)
 * @param sentAt when the request was sent, by the device's clock
 */
export const noteServerTime = (headers: Headers, sentAt: number, receivedAt = Date.now()): void => {
  const madeAt = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000;
  if (Number.isNaN(madeAt)) return;
  // Both are whole seconds, so that it may be up to two seconds later.
  offset = Math.min(Math.max(offset, madeAt - receivedAt), madeAt + 2000 - sentAt);
};

/**
 * The time in milliseconds since 1970 by the server's clock: a device's may be wrong by minutes or days. Whatever the
 * browser decides by time asks here, such as whether a message may still be edited. Before the first answer of the API it
 * is the device's.
 */
export const serverNow = (): number => Date.now() + offset;

/** The same as a date. */
export const serverDate = (): Date => new Date(serverNow());
