import { allRoutes, type FeatureName, type RouteId } from '#shared/routes.ts';

/** The features that the scenario does not play, and why: none of their routes is measured. */
const UNPLAYED: Readonly<Partial<Record<FeatureName, string>>> = {
  mentorships: 'most of them need days between two steps, or another user’s answer',
  asks: 'they need a student and an alumnus who begin anew',
  buddies: 'they need two users of one university who wait',
};

/** The routes that are not measured, and why. */
export const UNMEASURED: Readonly<Partial<Record<RouteId, string>>> = {
  ...Object.fromEntries(
    allRoutes.flatMap(({ id, feature }) => {
      const reason = UNPLAYED[feature];
      return reason === undefined ? [] : [[id, reason]];
    }),
  ),
  'google.start': 'it begins a conversation with Google',
  'google.callback': 'most of its work is a conversation with Google, whose answers can be used once',
};

/** The routes of the contract that are neither among these nor listed as not measured. */
export const missingAmong = (measured: readonly RouteId[]): RouteId[] => {
  const known = new Set<RouteId>(measured);
  return allRoutes.map(({ id }) => id).filter((id) => !known.has(id) && UNMEASURED[id] === undefined);
};
