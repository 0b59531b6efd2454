import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localStack } from './context.ts';
import { eventually } from './stack.ts';

/** A line that a function wrote: its name in the template, and what the line says. */
export interface LogLine {
  readonly of: string;
  readonly fields: Record<string, unknown>;
}

/** Everything that the local stack's functions have written so far, oldest first. What looks like a line of JSON and is none, fails. */
export const linesOf = (dataDir: string): LogLine[] =>
  readFileSync(join(dataDir, 'fledge.log'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, of = '', json = ''] = /^\[(\w+)\] (\{.*\})$/.exec(line) ?? [];
      return json === '' ? [] : [{ of, fields: JSON.parse(json) as Record<string, unknown> }];
    });

/** The lines about a request, by the number that its answer carries, once its last is there. */
export const linesAbout = (requestId: string): Promise<Record<string, unknown>[]> =>
  eventually(`the log of request ${requestId}`, async () => {
    const lines = linesOf(localStack().dataDir).filter(({ fields }) => fields.requestId === requestId);
    return lines.some(({ fields }) => fields.message === 'done') && lines.map(({ fields }) => fields);
  });
