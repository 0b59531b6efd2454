import type { LocalContext } from '../context.ts';
import type { Functions } from '../functions.ts';
import type { HttpRequest, HttpResponse } from '../http.ts';
import { bucketsOf } from './bucket.ts';
import { type Delivery, startDelivery } from './events.ts';
import { bucketService } from './service.ts';
import { openObjects } from './store.ts';

/** The buckets that browsers and functions use. */
export interface Buckets {
  /** Whether a request is for one of the buckets. */
  readonly owns: (url: string | undefined) => boolean;
  readonly answer: (request: HttpRequest) => Promise<HttpResponse>;
  /** Lets the template's addresses of the buckets lead to this endpoint. To be called before the functions are defined. */
  readonly serveAt: (endpoint: string) => void;
  /** Begins to call the functions that wait for new objects. */
  readonly start: (functions: Functions) => Delivery;
}

/** Opens the buckets of the stack. */
export const openBuckets = (context: LocalContext): Buckets => {
  const { stack, dataDir, clock, authority, queues, log, shutdown } = context;
  const buckets = bucketsOf(stack);
  const store = openObjects(dataDir, clock.now);
  shutdown.add(store.close);
  const expire = () => {
    for (const { name, expirations } of buckets) store.expire(name, expirations);
  };
  expire();
  clock.onAdvance(expire);
  let delivery: Delivery | undefined;
  return {
    owns: (url) => buckets.some(({ name }) => url?.startsWith(`/${name}/`)),
    answer: bucketService({
      buckets,
      store,
      authority,
      now: clock.now,
      deliver: (events) => delivery?.deliver(events),
    }),
    serveAt: (endpoint) => {
      for (const { name, address } of buckets) stack.serveAt(address, `${endpoint}/${name}`);
    },
    start: (functions) => {
      delivery = startDelivery({ stack, store, functions, authority, queues, now: clock.now, log }, buckets);
      return delivery;
    },
  };
};
