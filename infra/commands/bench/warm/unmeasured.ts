import { allRoutes, type RouteId } from '#shared/routes.ts';

/** Judging begins after the deadline of a challenge. What it consumes is counted in its tests. */
const PANEL = 'a panel scores after a deadline, for which the scene does not wait';

/** A change waits for another admin than the one who asked for it. */
const SECOND_ADMIN = 'a second admin decides, and the scene has one';

/** The routes that are not measured, and why. */
export const UNMEASURED: Readonly<Partial<Record<RouteId, string>>> = {
  'ai.confirm': 'most of its work is that of the function that it calls',
  'ai.insights': 'most of its work is that of the functions that it calls',
  'judging.judges': PANEL,
  'judging.judging': PANEL,
  'judging.task': PANEL,
  'judging.score': PANEL,
  'judging.conflict': PANEL,
  'judging.publish': PANEL,
  'judging.results': PANEL,
  'judging.feedback': PANEL,
  'platform-settings.approve': SECOND_ADMIN,
  'platform-settings.decline': SECOND_ADMIN,
  'google.start': 'it begins a conversation with Google',
  'google.callback': 'most of its work is a conversation with Google, whose answers can be used once',
};

/** The routes of the contract that are neither among these nor listed as not measured. */
export const missingAmong = (measured: readonly RouteId[]): RouteId[] => {
  const known = new Set<RouteId>(measured);
  return allRoutes.map(({ id }) => id).filter((id) => !known.has(id) && UNMEASURED[id] === undefined);
};
