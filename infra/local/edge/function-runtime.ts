import { createContext, Script } from 'node:vm';
import { messageOf } from '#functions/core/errors.ts';
import { edgeSyntaxProblems } from '#infra/bundling/edge-syntax.ts';
import { LocalFailure } from '../failure.ts';
import { textOf } from '../template/identities.ts';
import type { LiveResource } from '../template/stack.ts';
import { isObject } from '../template/types.ts';
import type { EdgeEvent, EdgeRequest, EdgeResponse } from './function-event.ts';

/** A CloudFront function, ready to be called. Throws what the function throws. */
export type EdgeFunction = (event: EdgeEvent) => Promise<EdgeRequest | EdgeResponse>;

/** CloudFront ends a function after a fraction of a millisecond of CPU; this only catches what never ends. */
const TIMEOUT_MS = 1000;
/** CloudFront takes no larger function (bytes). */
const MAX_BYTES = 10_240;

/**
 * Loads the code of an AWS::CloudFront::Function into a world of its own, where as in CloudFront there is no
 * `require`, no network, no file and no timer. V8 knows more of JavaScript than CloudFront's runtime, so the syntax is
 * checked first. Events go in and out as JSON, so that nothing of this process leaks.
 */
export const loadEdgeFunction = (
  { logicalId, properties }: LiveResource,
  log: (line: string) => void,
): EdgeFunction => {
  const code = textOf(properties, 'FunctionCode', logicalId);
  const config = isObject(properties.FunctionConfig) ? properties.FunctionConfig : {};
  if (config.Runtime !== 'cloudfront-js-2.0')
    throw new LocalFailure(`${logicalId} is not of runtime cloudfront-js-2.0`);
  if (config.KeyValueStoreAssociations !== undefined)
    throw new LocalFailure(`${logicalId}: infra/local has no key value stores`);
  if (Buffer.byteLength(code) > MAX_BYTES)
    throw new LocalFailure(`${logicalId} is larger than CloudFront takes (${MAX_BYTES} bytes)`);
  const [problem] = edgeSyntaxProblems(code);
  if (problem !== undefined)
    throw new LocalFailure(`${logicalId} uses what CloudFront’s runtime does not document: ${problem}`);
  const world = createContext(
    { console: { log: (...parts: unknown[]) => log(parts.map(String).join(' ')) }, input: '' },
    { codeGeneration: { strings: false, wasm: false } },
  );
  try {
    new Script(code, { filename: `${logicalId}.js` }).runInContext(world, { timeout: TIMEOUT_MS });
  } catch (error) {
    throw new LocalFailure(`The edge function ${logicalId} does not load: ${messageOf(error)}`);
  }
  const call = new Script('(async () => JSON.stringify(await handler(JSON.parse(input))))()');
  return async (event) => {
    world.input = JSON.stringify(event);
    const output = (await call.runInContext(world, { timeout: TIMEOUT_MS })) as string | undefined;
    if (output === undefined) throw new Error('the function returned nothing');
    return JSON.parse(output) as EdgeRequest | EdgeResponse;
  };
};
