import { allRoutes } from '#shared/routes.ts';
import { kept, type Row, table } from './table.ts';
import type { RouteFigures } from './warm/client.ts';
import type { Part } from './warm/shares.ts';

/** The most CPU time of a warm request, as a multiple of the bare handler's. */
const WARM_LIMIT = 1.5;

const PARTS: readonly Part[] = [
  'SDK',
  'other',
  'records',
  'session',
  'validation',
  'handler',
  'logging',
  'answer',
  'chain',
];

/** The warm requests' part of the benchmarks, with its heading. */
export const warmReport = (figures: readonly RouteFigures[], day: string): string => {
  const measured = new Set<string>(figures.map(({ id }) => id));
  const missing = allRoutes.map(({ id }) => id).filter((id) => !measured.has(id));
  const rows = figures.map(({ id, calls, own, bare, shares }): Row => {
    const ratio = own / bare;
    const percent = PARTS.map((part) => `${Math.round((shares[part] ?? 0) * 100)} %`);
    const goal = calls === 0 ? 'no calls' : `≤ ${WARM_LIMIT}: ${kept(ratio <= WARM_LIMIT)}`;
    return [id, calls, own.toFixed(2), bare.toFixed(2), ratio.toFixed(2), goal, ...percent];
  });
  return `## What warm requests cost

Measured on ${day}: the least CPU time in milliseconds of a request to a function that runs already, beside a bare handler that
makes the same calls of AWS one after the other with the SDK alone and answers with the same body. Both get the same recorded
answers. The shares are of the request's own CPU time: the SDK and the runtime ("other": sockets, memory) are in the bare
handler too; "records" checks items against their schemas, "handler" is the route's own work. A route without calls
has nothing to be compared with. Not measured: ${missing.join(', ')}.

${table(['route', 'calls', 'ms', 'bare, ms', 'ratio', 'to reach', ...PARTS], rows)}`;
};
