import { type Clock, openClock } from './clock.ts';
import { type Authority, createAuthority } from './iam.ts';
import { createMailSink, type MailSink } from './mail.ts';
import { openQueues, type Queues } from './queues/queues.ts';
import type { Shutdown } from './shutdown.ts';
import { openState, type State } from './state.ts';
import { LOCAL_ACCOUNT, LOCAL_REGION } from './template/identities.ts';
import type { Stack } from './template/stack.ts';
import { mailIdentity } from './user-pool.ts';

/** The shared parts of the local cloud. */
export interface LocalContext {
  readonly stack: Stack;
  readonly dataDir: string;
  readonly state: State;
  readonly clock: Clock;
  readonly mail: MailSink;
  readonly queues: Queues;
  readonly authority: Authority;
  /** How far reads of the tables' indexes lag behind, in milliseconds; not at all by default. */
  readonly indexLagMs?: number | undefined;
  /** How many shards the tables' streams have. */
  readonly shards?: number | undefined;
  readonly log: (line: string) => void;
  readonly shutdown: Shutdown;
  /** Ends the cloud, because a part of it is lost. */
  readonly fail: (reason: string) => void;
}

/** Opens state, clock, queues, mail and IAM for a data directory. */
export const createContext = (
  given: Pick<LocalContext, 'stack' | 'dataDir' | 'log' | 'shutdown' | 'fail' | 'indexLagMs' | 'shards'>,
): LocalContext => {
  const { stack, dataDir, shutdown } = given;
  const state = openState(dataDir);
  shutdown.add(state.close);
  const clock = openClock(state);
  const queues = openQueues(dataDir, clock.now);
  clock.onAdvance(queues.advance);
  shutdown.add(queues.close);
  const identity = mailIdentity(stack);
  const mail = createMailSink({
    dataDir,
    now: clock.now,
    region: LOCAL_REGION,
    ...(identity && { identity }),
  });
  shutdown.add(mail.close);
  const identities = identity ? [identity] : [];
  const authority = createAuthority({ region: LOCAL_REGION, account: LOCAL_ACCOUNT, identities });
  return { ...given, state, clock, queues, mail, authority };
};
