import { DAY_MS } from '#shared/core/durations.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import type { CallOf } from './define-tool.ts';
import type { ToolCall } from './tool.ts';

/** As far ahead as one request lists meetings. */
const AHEAD_MS = 45 * DAY_MS;

/** What the advisor asks `meetings.list` for: all that is to come. */
export const aheadOf = (now: Date) => ({
  from: now.toISOString(),
  to: new Date(now.getTime() + AHEAD_MS).toISOString(),
});

/** An interview of the user for an opening that they applied for. */
export interface Interview {
  readonly id: string;
  readonly opportunityId: string;
  /** `Data intern at Orkney Robotics`. */
  readonly about: string;
  readonly with: string;
  readonly start: string;
}

const interviewOf = ({ id, status, side, reason, about, host, start }: ShownMeeting): Interview[] =>
  status === 'confirmed' && side === 'guest' && reason.kind === 'application' && start !== undefined
    ? [{ id, opportunityId: reason.opportunityId, about, with: host.name, start }]
    : [];

/** The interviews that the user will have as an applicant, the next first. */
export const interviewsAhead = async ({
  call,
  now,
}: Pick<CallOf<'meetings.list'>, 'call'> & Pick<ToolCall, 'now'>): Promise<Interview[]> => {
  const { items } = await call('meetings.list', { query: aheadOf(now) });
  return items
    .flatMap(interviewOf)
    .filter(({ start }) => Date.parse(start) > now.getTime())
    .sort((one, other) => (one.start < other.start ? -1 : 1));
};
