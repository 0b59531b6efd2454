import { randomUUID } from 'node:crypto';
import { LocalFailure } from './failure.ts';
import { type HttpRequest, type HttpResponse, json } from './http.ts';
import type { Outcome } from './lambda/messages.ts';
import type { State } from './state.ts';
import { textOf } from './template/identities.ts';
import type { Stack } from './template/stack.ts';
import { isObject, type Json, type JsonObject } from './template/types.ts';

/** What a custom resource's function sends to the ResponseURL. */
interface Answer {
  Status: 'SUCCESS' | 'FAILED';
  Reason?: string;
  PhysicalResourceId?: string;
  Data?: JsonObject;
}

interface Made {
  readonly ref: string;
  readonly data: JsonObject;
  readonly properties: Json;
}

/** Receives the answers of custom resources; CloudFormation uses a signed S3 URL. */
export interface CallbackEndpoint {
  readonly expect: () => { url: string; answer: Promise<Answer> };
  readonly handle: (request: HttpRequest) => HttpResponse;
}

export const CALLBACK_PREFIX = '/cloudformation/';

/** Creates the endpoint for callbacks below the given base address. */
export const createCallbackEndpoint = (endpoint: string): CallbackEndpoint => {
  const waiting = new Map<string, (answer: Answer) => void>();
  return {
    expect: () => {
      const token = randomUUID();
      const answer = new Promise<Answer>((resolve) => waiting.set(token, resolve));
      return { url: `${endpoint}${CALLBACK_PREFIX}${token}`, answer };
    },
    handle: ({ method, path, body }) => {
      const token = path.slice(CALLBACK_PREFIX.length);
      const resolve = method === 'PUT' ? waiting.get(token) : undefined;
      if (!resolve) return json(403, { message: 'No such callback' });
      waiting.delete(token);
      resolve(JSON.parse(body.toString('utf8')) as Answer);
      return json(200, {});
    },
  };
};

export interface CustomResourcesOptions {
  readonly stack: Stack;
  readonly state: State;
  readonly callbacks: CallbackEndpoint;
  /** Runs the function with this ARN. */
  readonly invoke: (functionArn: string, event: unknown) => Promise<Outcome>;
}

/**
 * Lets the functions of the stack make its custom resources, as CloudFormation does at a deployment: once, and again
 * when the properties change. What they answered is kept in the data directory, so that a restart has the same values.
 */
export const makeCustomResources = async (options: CustomResourcesOptions): Promise<void> => {
  const { stack, state } = options;
  for (const logicalId of stack.customResources()) {
    const key = `custom/${logicalId}`;
    const properties = asText(stack.properties(logicalId)) as JsonObject;
    const before = state.get<Made>(key);
    const current = before && JSON.stringify(before.properties) === JSON.stringify(properties);
    const made = current ? before : await make(options, logicalId, properties, before);
    if (!current) state.set(key, made);
    stack.settle(logicalId, { ref: made.ref, attributes: made.data });
  }
};

const ANSWER_MS = 5_000;

const make = async (
  { stack, callbacks, invoke }: CustomResourcesOptions,
  logicalId: string,
  properties: JsonObject,
  before: Made | undefined,
): Promise<Made> => {
  const { url, answer } = callbacks.expect();
  const outcome = await invoke(textOf(properties, 'ServiceToken', logicalId), {
    RequestType: before ? 'Update' : 'Create',
    ServiceToken: properties.ServiceToken,
    ResponseURL: url,
    StackId: `arn:aws:cloudformation:local:stack/${stack.name}`,
    RequestId: randomUUID(),
    ResourceType: 'Custom::Resource',
    LogicalResourceId: logicalId,
    ResourceProperties: properties,
    ...(before && { PhysicalResourceId: before.ref, OldResourceProperties: before.properties }),
  });
  if (outcome.kind === 'failed')
    throw new LocalFailure(`The function of ${logicalId} failed: ${outcome.errorMessage}`);
  const { Status, Reason, PhysicalResourceId, Data } = await withinTime(answer, logicalId);
  if (Status !== 'SUCCESS')
    throw new LocalFailure(`${logicalId} could not be made: ${Reason ?? 'no reason given'}`);
  return { ref: PhysicalResourceId ?? logicalId, data: Data ?? {}, properties };
};

const withinTime = async (answer: Promise<Answer>, logicalId: string): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LocalFailure(`The function of ${logicalId} ended without an answer`)),
      ANSWER_MS,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** CloudFormation hands every number and boolean over as text. */
const asText = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(asText);
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, asText(entry)]));
  return value === null ? null : String(value);
};
