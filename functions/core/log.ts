type Level = 'info' | 'warn' | 'error';

const detailsOf = (error: unknown): unknown =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        stack: error.stack,
        ...(error.cause !== undefined && { cause: detailsOf(error.cause) }),
      }
    : error;

/**
 * Writes one line of JSON. Say what happened in `message`, and with what in `fields`: ids, codes and counts, never
 * names, addresses, tokens or anything a person typed.
 */
export const log = (level: Level, message: string, fields: Record<string, unknown> = {}): void => {
  const { error, ...rest } = fields;
  const entry = { level, message, ...rest, ...(error !== undefined && { error: detailsOf(error) }) };
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
