interface LoggedError {
  readonly name?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly cause?: LoggedError | string;
}

/** Fields that every line of a function has, or that are said in other words. */
const KNOWN = new Set(['level', 'message', 'at', 'function', 'invocation', 'traceId', 'edgeId', 'error']);

/** What it all came from. */
const rootOf = (error: LoggedError): LoggedError =>
  typeof error.cause === 'object' ? rootOf(error.cause) : error;

const parsed = (json: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

/**
 * A function's line of JSON as a person at a terminal reads it: `[auth] INFO done route=auth.session status=200 ms=3`,
 * of an error the stack of its cause. Any other line stays as it is.
 */
export const readable = (line: string): string => {
  const [, label = '', json = ''] = /^(\[[\w-]+\]) (\{"level":.*\})$/.exec(line) ?? [];
  const entry = parsed(json);
  if (!entry) return line;
  const fields = Object.entries(entry)
    .filter(([name]) => !KNOWN.has(name))
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const { stack, name, message } = rootOf((entry.error ?? {}) as LoggedError);
  const reason = entry.error === undefined ? '' : `\n${stack ?? `${name}: ${message}`}`;
  return `${label} ${entry.level} ${entry.message}${fields.join('')}${reason}`;
};
