/** What a worker is made with. */
export interface Setup {
  readonly codeDirectory: string;
  /** As in the template: `index.handler`. */
  readonly handler: string;
}

/** One invocation. The event goes as JSON, as over the wire in AWS: nothing that JSON cannot carry slips through. */
export interface Order {
  readonly event: string;
  readonly context: {
    readonly awsRequestId: string;
    readonly functionName: string;
    readonly functionVersion: string;
    readonly invokedFunctionArn: string;
    readonly memoryLimitInMB: string;
    readonly logGroupName: string;
    readonly logStreamName: string;
  };
  /** `Root=…;Parent=…;Sampled=0`, which the runtime puts into `_X_AMZN_TRACE_ID`. */
  readonly trace: string;
  /** Epoch milliseconds of the machine's clock at which the function is ended. */
  readonly deadline: number;
}

/** A function that threw, did not load, ran out of time or took its thread down. */
export interface Failed {
  readonly kind: 'failed';
  readonly errorType: string;
  readonly errorMessage: string;
  readonly stack: string;
}

/** The outcome of an invocation that Lambda refused because too many were under way. The function did not run. */
export const THROTTLED: Failed = {
  kind: 'failed',
  errorType: 'TooManyRequestsException',
  errorMessage: 'Rate Exceeded.',
  stack: '',
};

export type Answer = { readonly kind: 'ready' } | { readonly kind: 'done'; readonly result: string } | Failed;

/** How an invocation ended. `result` is JSON. */
export type Outcome = Exclude<Answer, { kind: 'ready' }>;
