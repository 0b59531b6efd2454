import { laterHandlers } from '#functions/core/later-handlers.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { followedBy } from '#functions/core/stream/followed-by.ts';

const { countFigures } = laterHandlers(() => import('./count.ts'), ['countFigures']);

/** The kinds whose changes count in the figures besides what else follows from them. */
const ALSO_COUNTED = [
  'account',
  'profile',
  'activity',
  'application',
  'meeting',
  'opportunity',
  'mentorship',
  'review',
  'event',
  'event-guest',
  'report',
] as const;
type AlsoCounted = (typeof ALSO_COUNTED)[number];

/** The kinds of which nothing else follows. */
const ONLY_COUNTED = {
  enrolment: countFigures,
  message: countFigures,
  'ai-message': countFigures,
  'opportunity-report': countFigures,
};

/** The effects of the stream’s changes with what counts in the figures of the platform. */
export const counted = <E extends Readonly<Record<AlsoCounted, Effect> & Record<string, Effect>>>(
  effects: E,
): Readonly<Record<Extract<keyof E, string> | keyof typeof ONLY_COUNTED, Effect>> => ({
  ...followedBy<Extract<keyof E, string> | AlsoCounted>(countFigures, ALSO_COUNTED, effects),
  ...ONLY_COUNTED,
});
