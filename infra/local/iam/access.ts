import type { Context } from './conditions.ts';

/** An action of a request on a resource; a request is allowed when all its accesses are. */
export interface Access {
  readonly action: string;
  readonly resource: string;
  readonly context: Context;
}

/** The account and region of the local cloud, for the ARNs of the resources in requests. */
export interface Place {
  readonly region: string;
  readonly account: string;
  /** The email identities of the stack (addresses or domains); the From address is judged as the one that covers it. */
  readonly identities?: readonly string[];
}
