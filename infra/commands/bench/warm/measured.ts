import { messageOf } from '#functions/core/errors.ts';
import type { RouteId } from '#shared/routes.ts';
import type { Answer, Measured } from './process.ts';
import type { Exchange } from './recorder.ts';
import type { Stand } from './stand.ts';

/** The most CPU time of a warm request, as a multiple of the bare handler's. */
export const WARM_LIMIT = 1.5;
/** How often a route above the limit is measured again at the end. */
const REPEATED = 2;

/** A route's figures, with the number of its calls of AWS. */
export interface RouteFigures extends Measured {
  readonly id: RouteId;
  readonly calls: number;
}

/** A request that was answered once, with all that it takes to make it again. */
export interface Request {
  readonly id: RouteId;
  readonly event: object;
  readonly answer: Answer;
}

/** Whether a route takes more than it may. One without calls has nothing to be compared with. */
export const isAbove = ({ calls, own, bare }: RouteFigures): boolean => calls > 0 && own / bare > WARM_LIMIT;

/** Measures one request of every route that is wanted: the first that the scenario makes. */
export class MeasuredRoutes {
  readonly figures = new Map<RouteId, RouteFigures>();
  readonly #requests = new Map<RouteId, Request & { readonly recorded: readonly Exchange[] }>();
  readonly #stand: Stand;
  readonly #wanted: (id: RouteId) => boolean;
  readonly #tell: (line: string) => void;

  constructor(stand: Stand, wanted: (id: RouteId) => boolean, tell: (line: string) => void) {
    this.#stand = stand;
    this.#wanted = wanted;
    this.#tell = tell;
  }

  isDue(id: RouteId): boolean {
    return this.#wanted(id) && !this.figures.has(id);
  }

  /** Measures a request with what was recorded of it. */
  async measure(request: Request): Promise<void> {
    const { recorded } = this.#stand.recorder;
    this.#requests.set(request.id, { ...request, recorded });
    try {
      const figures = await this.#measured(request, recorded);
      this.figures.set(request.id, figures);
      this.#tell(`${request.id}: ${(figures.own / figures.bare).toFixed(2)}`);
    } catch (error) {
      // The rest is still of use; the bench fails at its end for what is missing.
      this.#tell(`${request.id} cannot be measured: ${messageOf(error)}`);
    } finally {
      this.#stand.recorder.record();
    }
  }

  /**
   * Measures the routes above the limit again, and keeps the least of each handler's times: other work on the machine
   * makes both longer, and never shorter.
   */
  async repeat(): Promise<void> {
    for (let time = 0; time < REPEATED; time++)
      for (const before of [...this.figures.values()].filter(isAbove)) {
        const request = this.#requests.get(before.id);
        if (!request) continue;
        const again = await this.#measured(request, request.recorded);
        const [own, bare] = [Math.min(before.own, again.own), Math.min(before.bare, again.bare)];
        this.figures.set(before.id, { ...again, own, bare });
        this.#tell(
          `${before.id} again: ${(again.own / again.bare).toFixed(2)}, in all ${(own / bare).toFixed(2)}`,
        );
      }
  }

  async #measured({ id, event, answer }: Request, recorded: readonly Exchange[]): Promise<RouteFigures> {
    const [name = ''] = id.split('.');
    const { recorder } = this.#stand;
    const again = async () => {
      const { statusCode, body } = await this.#stand.run(name, event);
      if (statusCode !== answer.statusCode)
        throw new Error(`${id} cannot be repeated: ${statusCode} ${body}`);
    };
    const calls = await recorder.replay(again, recorded);
    // Once more, with the answers in their final order.
    await again();
    const measured = await this.#stand.measure(name, event, { calls, answer });
    return { id, calls: calls.length, ...measured };
  }
}
