import { LocalFailure } from './failure.ts';
import type { Authority } from './iam.ts';
import { defineFunction, type Endpoints, runnableFunctions } from './lambda/definitions.ts';
import { LocalFunction } from './lambda/function.ts';
import type { Outcome } from './lambda/messages.ts';
import type { Stack } from './template/stack.ts';

/** The functions of the stack. */
export interface Functions {
  /** Runs the function with this ARN; its definition is read from the template at the first use. */
  readonly invoke: (functionArn: string, event: unknown) => Promise<Outcome>;
  readonly get: (functionArn: string) => LocalFunction;
  /** Defines all that are not yet, so that a mistake in the template shows at the start. */
  readonly defineAll: () => readonly LocalFunction[];
  readonly stop: () => Promise<void>;
}

/** Opens the functions of a stack. `log` gets each line that one writes. */
export const openFunctions = (
  stack: Stack,
  authority: Authority,
  endpoints: Endpoints,
  log: (line: string) => void,
): Functions => {
  const byArn = new Map(
    runnableFunctions(stack).map((logicalId) => [stack.attribute(logicalId, 'Arn'), logicalId]),
  );
  const running = new Map<string, LocalFunction>();

  const get = (arn: string): LocalFunction => {
    const known = running.get(arn);
    if (known) return known;
    const logicalId = byArn.get(arn);
    if (logicalId === undefined) throw new LocalFailure(`There is no function ${arn} in the stack`);
    const made = new LocalFunction(defineFunction(stack, logicalId, authority, endpoints), (label, line) =>
      log(`[${label}] ${line}`),
    );
    running.set(arn, made);
    return made;
  };

  return {
    invoke: (arn, event) => get(arn).invoke(event),
    get,
    defineAll: () => [...byArn.keys()].map(get),
    stop: async () => {
      await Promise.all([...running.values()].map((one) => one.stop()));
    },
  };
};
