import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import type { Context } from 'aws-lambda';

type Level = 'info' | 'warn' | 'error';
/** What may stand in a line: no objects, in which more hides than was meant to be said. */
type Field = string | number | boolean | undefined | readonly string[];
type Fields<F> = { readonly [K in keyof F]: K extends 'error' ? unknown : Field };

/**
 * Services name addresses in their errors: SES, whom it would not mail. As long before the @ as RFC 5321 allows, and
 * no longer: the search would take the square of a long text's length.
 */
const ADDRESS = /[^\s"'`<>()[\]{}/:,;=]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*/gu;
const withoutAddresses = (text: string): string =>
  text.includes('@') ? text.replace(ADDRESS, '[address]') : text;

/** An error without the properties that its class adds: a failed condition carries the record that it met. */
const errorFields = ({ name, message, stack, cause }: Error): LogAttributes => ({
  name,
  message,
  stack,
  ...(cause !== undefined && { cause: cause instanceof Error ? errorFields(cause) : String(cause) }),
});

/** The fields of every line, few and with short names: logs are paid for by the byte. */
class LineFormatter extends LogFormatter {
  override formatAttributes(attributes: UnformattedAttributes, fields: LogAttributes): LogItem {
    const { logLevel, message, timestamp, lambdaContext, xRayTraceId } = attributes;
    return new LogItem({
      attributes: {
        level: logLevel,
        message,
        at: timestamp.toISOString(),
        function: lambdaContext?.functionName,
        invocation: lambdaContext?.awsRequestId,
        ...(lambdaContext?.coldStart && { coldStart: true }),
        traceId: xRayTraceId,
      },
    }).addAttributes(fields);
  }

  override formatError(error: Error): LogAttributes {
    return errorFields(error);
  }
}

const logger = new Logger({
  logLevel: 'INFO',
  logFormatter: new LineFormatter(),
  jsonReplacerFn: (_key, value) => (typeof value === 'string' ? withoutAddresses(value) : value),
});

/** The fields of every line of this invocation. The logger's own store for them copies them all for each that is added. */
let shared: Readonly<Record<string, Field>> = {};

/** Begins the log of an invocation: the fields of the previous one are discarded. */
export const beginLog = (context: Partial<Context> | undefined): void => {
  shared = {};
  if (context?.functionName !== undefined) logger.addContext(context as Context);
};

/** Puts fields into every further line of this invocation. */
export const addLogFields = (fields: Readonly<Record<string, Field>>): void => {
  shared = { ...shared, ...fields };
};

/**
 * Writes one line of JSON. Say what happened in `message`, and with what in `fields`: ids, codes and counts, never
 * names, addresses, tokens or anything a person typed. `error` is whatever was thrown.
 */
export const log = <F extends object>(level: Level, message: string, fields?: F & Fields<F>): void => {
  const { error, ...rest } = { error: undefined, ...fields } as { error?: unknown };
  const thrown = error instanceof Error || error === undefined ? error : new Error(String(error));
  logger[level](message, { ...shared, ...rest, ...(thrown && { error: thrown }) });
};
