import type { RouteId } from './routes.ts';

/** Where CloudWatch keeps what the app counts itself. Each name costs $0.30 a month and stage: docs/decisions/0096. */
export const METRIC_NAMESPACE = 'Fledge';
/** The one value of the dimension `service`, which Powertools wants; the other dimension is `stage`. */
export const METRIC_SERVICE = 'fledge';

interface Counted {
  /** Answers of this route, or of all. */
  readonly route?: RouteId;
  /** Empty for what a function counts itself. */
  readonly statuses: readonly number[];
}

/** What is counted, most of it by the answers of the API: what an alarm looks at, and what people come for. */
export const METRICS = {
  SignIns: { route: 'auth.signIn', statuses: [200] },
  /** Wrong passwords, and those that were not even tried any more. */
  SignInFailures: { route: 'auth.signIn', statuses: [401, 429] },
  SignUps: { route: 'auth.signUp', statuses: [201] },
  Applications: { route: 'applications.apply', statuses: [201] },
  /** Requests above a limit for one sender or person, of whatever route. */
  LimitsReached: { statuses: [429] },
  /** Questions to the advisor that were answered, whoever wrote the answer. */
  AdvisorQuestions: { route: 'ai.chat', statuses: [200] },
  /** Of these, what was refused, or was outside of what it knows. The log says why. */
  AdvisorDeclined: { statuses: [] },
  /** Answers that the model wrote, the times when the advisor’s own words were sent instead, and the tokens of both. */
  ModelAnswers: { statuses: [] },
  ModelFallbacks: { statuses: [] },
  ModelTokens: { statuses: [] },
} as const satisfies Record<string, Counted>;
export type MetricName = keyof typeof METRICS;

/** The metrics in which an answer counts one. */
export const metricsOfAnswer = (route: string | undefined, status: number): MetricName[] =>
  Object.entries<Counted>(METRICS)
    .filter(([, counted]) => counted.statuses.includes(status) && (!counted.route || counted.route === route))
    .map(([name]) => name as MetricName);
