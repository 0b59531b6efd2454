// Plain data and functions without schemas: the browser loads them with every list that shows a status.

/** How a status looks: the tones of the badge (frontend/ui/StatusBadge.tsx). */
export type StatusTone = 'neutral' | 'info' | 'warning' | 'positive' | 'danger';

export interface StatusDefinition {
  readonly label: string;
  readonly tone: StatusTone;
}

/** One step that a record may take. */
export interface Transition<S extends string, A extends string> {
  readonly from: S;
  readonly to: S;
  /** Who may make it. */
  readonly by: readonly A[];
  /** For this many seconds the user who made it may undo it. */
  readonly undoSeconds?: number;
}

/** The statuses of a kind of record, and how it gets from one to another. */
export interface Workflow<S extends string, A extends string> {
  readonly statuses: Readonly<Record<S, StatusDefinition>>;
  readonly transitions: readonly Transition<S, A>[];
}

/** Keeps the literal types of a workflow. */
export const defineWorkflow = <const S extends string, const A extends string>(
  workflow: Workflow<S, A>,
): Workflow<S, A> => workflow;

/** An entry of a record's history: what it became, when, by whom and why. */
export interface Step<S extends string, A extends string> {
  readonly status: S;
  readonly at: string;
  /** In which part the actor made it; missing in the first step of a kind of record that only one actor begins. */
  readonly by?: A | undefined;
  /** The id of the user who made it, where it is recorded. */
  readonly user?: string | undefined;
  readonly reason?: string | undefined;
}

/** How many steps of a history are stored: the latest. */
export const MAX_STEPS = 20;

/** The transition between two statuses that this actor may make; undefined when there is none. */
export const transitionOf = <S extends string, A extends string>(
  { transitions }: Workflow<S, A>,
  from: S,
  to: S,
  by: A,
): Transition<S, A> | undefined =>
  transitions.find((one) => one.from === from && one.to === to && one.by.includes(by));

/** Whether this actor may move a record from one status to another. */
export const canMove = <S extends string, A extends string>(
  workflow: Workflow<S, A>,
  from: S,
  to: S,
  by: A,
): boolean => transitionOf(workflow, from, to, by) !== undefined;

/** The statuses from which this actor may move a record to `to`. */
export const statusesBefore = <S extends string, A extends string>(
  { transitions }: Workflow<S, A>,
  to: S,
  by: A,
): S[] => transitions.filter((one) => one.to === to && one.by.includes(by)).map(({ from }) => from);

/**
 * Whether moving back to `to` takes the last step back: the same actor made it, and its undo window is still open at
 * `now`.
 */
export const canUndo = <S extends string, A extends string>(
  workflow: Workflow<S, A>,
  history: readonly Step<S, A>[],
  to: S,
  by: A,
  now: Date,
): boolean => {
  const [before, last] = history.slice(-2);
  if (!before || !last || before.status !== to || last.by !== by) return false;
  const seconds = transitionOf(workflow, before.status, last.status, by)?.undoSeconds;
  return seconds !== undefined && now.getTime() - Date.parse(last.at) <= seconds * 1000;
};
