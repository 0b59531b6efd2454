import { kept, type Row, table } from './table.ts';
import { isAbove, type RouteFigures, WARM_LIMIT } from './warm/measured.ts';
import type { Part } from './warm/shares.ts';
import { UNMEASURED } from './warm/unmeasured.ts';

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
  const compared = figures.filter(({ calls }) => calls > 0);
  const left = Object.entries(UNMEASURED).map(([id, why]) => `${id}: ${why}`);
  const rows = figures.map((one): Row => {
    const { id, calls, own, bare, shares } = one;
    const ratio = own / bare;
    const percent = PARTS.map((part) => `${Math.round((shares[part] ?? 0) * 100)} %`);
    const goal = calls === 0 ? 'no calls' : `≤ ${WARM_LIMIT}: ${kept(!isAbove(one))}`;
    return [id, calls, own.toFixed(2), bare.toFixed(2), ratio.toFixed(2), goal, ...percent];
  });
  return `## What warm requests cost

Measured on ${day}: the least CPU time in milliseconds of a request to a function that runs already, beside a bare handler that
makes the same calls of AWS one after the other with the SDK alone and answers with the same body. Both get the same recorded
answers. The shares are of the request's own CPU time: the SDK and the runtime ("other": sockets, memory) are in the bare
handler too; "records" checks items against their schemas, "handler" is the route's own work. A route without calls
has nothing to be compared with. Both run for a while before they are measured, and each run repeats one request: what an instance
keeps of a page, a feed or the facts of a profile is kept ([decision 0146](decisions/0146-warm-requests-against-a-bare-handler.md)).
Routes above ${WARM_LIMIT} are measured up to twice more, and the least counts, of both handlers:
${compared.filter((one) => !isAbove(one)).length} of ${compared.length} routes with calls are within it. Not measured: ${left.join('; ')}.

${table(['route', 'calls', 'ms', 'bare, ms', 'ratio', 'to reach', ...PARTS], rows)}`;
};
