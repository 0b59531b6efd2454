import { messageOf } from '#functions/core/errors.ts';
import type { Clock } from './clock.ts';
import { LocalFailure } from './failure.ts';
import type { Functions } from './functions.ts';
import type { Authority } from './iam.ts';
import { asyncConfigOf, invokeAsync } from './lambda/asynchronous.ts';
import type { Queues } from './queues/queues.ts';
import { type Player, startPlayer } from './schedules/player.ts';
import { type Schedule, schedulesOf } from './schedules/schedule.ts';
import type { State } from './state.ts';
import { statementsOf, trusts } from './template/roles.ts';
import type { Stack } from './template/stack.ts';

export interface SchedulesOptions {
  readonly stack: Stack;
  readonly functions: Functions;
  readonly authority: Authority;
  readonly queues: Queues;
  readonly state: State;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

const SERVICE = 'scheduler.amazonaws.com';

/** Scheduler refuses a role that does not trust it, and a call without the right for it ends among the dead letters: here both stop the start. */
const demandRights = (
  { stack, authority }: SchedulesOptions,
  { logicalId, roleArn, target, deadLetters }: Schedule,
): void => {
  try {
    if (!trusts(stack, roleArn, SERVICE)) throw new Error(`${roleArn} does not trust ${SERVICE}`);
    authority.issue(roleArn, statementsOf(stack, roleArn));
    authority.demand(roleArn, 'lambda:InvokeFunction', target);
    if (deadLetters) authority.demand(roleArn, 'sqs:SendMessage', deadLetters);
  } catch (error) {
    throw new LocalFailure(`The schedule ${logicalId} cannot work: ${messageOf(error)}`);
  }
};

/** Starts a player for every schedule of the stack. */
export const startSchedules = (options: SchedulesOptions): Player[] => {
  const { stack, functions, authority, queues, state, clock } = options;
  return schedulesOf(stack).map((schedule) => {
    demandRights(options, schedule);
    const { definition } = functions.get(schedule.target);
    const config = asyncConfigOf(stack, definition.name);
    if (config.onFailure) authority.demand(definition.name, 'sqs:SendMessage', config.onFailure);
    const log = (line: string) => options.log(`[${schedule.logicalId}] ${line}`);
    const stopping = new AbortController();
    const call = (planned: number) =>
      invokeAsync(
        {
          functionArn: definition.arn,
          config,
          invoke: (event) => functions.invoke(definition.arn, event),
          send: queues.send,
          now: clock.now,
          log,
          signal: stopping.signal,
        },
        schedule.eventAt(planned),
      );
    const player = startPlayer({ schedule, call, state, clock, log });
    return {
      stop: async () => {
        stopping.abort();
        await player.stop();
      },
    };
  });
};
