import { PROBES_LESS_AFTER_MS, PROVEN_WITHIN_MS } from '#shared/features/inbox/live-updates.ts';
import { HINTS, LIVE, LOG_BYTES, MILLISECONDS } from './month.ts';
import { PRICES } from './prices.ts';

/** A part of what live updates cost for one user a month, in dollars, with its count. */
interface Part {
  readonly name: string;
  readonly dollars: number;
  readonly count: number;
  readonly what: string;
}

/** What connecting consumes: the session (2 units) and the user's sockets; and the record of this one, in place of the one before. */
const CONNECT = { reads: 3, writes: 1, calls: 5 } as const;
/** What the hint consumes with which a socket begins, in a run of the stream's consumer: the inbox and the session, and a call of API Gateway. */
const GREETING = { reads: 3, calls: 4 } as const;
/** What a hint consumes in a run that happens anyway: the user's sockets and the session, and a call of API Gateway. */
const HINT = { reads: 3, calls: 4 } as const;

const runCost = (milliseconds: number): number => (milliseconds / 1000) * 0.5 * PRICES.lambdaGbSecond;

/** A run of a function with its line in the log. */
const ownRunCost = (calls: number): number =>
  PRICES.lambdaRequest +
  runCost(MILLISECONDS.own + calls * MILLISECONDS.call) +
  (LOG_BYTES.run / 1e9) * PRICES.logGb;

/**
 * How often a user's browsers probe their socket, as if no hint ever made a probe needless. Elsewhere than beside a
 * conversation the pauses are shorter than the ten minutes after which an idle user's browser probes.
 */
const probes = (): number => {
  const { minutes, conversationShare, touches } = LIVE;
  const times = (minutes * 60) / touches.everySeconds;
  const touched = touches.seconds * 1000;
  const active = touched + PROBES_LESS_AFTER_MS.conversation;
  const idle = touches.everySeconds * 1000 - active;
  const talking = active / PROVEN_WITHIN_MS.conversation + idle / PROVEN_WITHIN_MS.idleConversation;
  const elsewhere = Math.floor((touched + PROBES_LESS_AFTER_MS.usual) / PROVEN_WITHIN_MS.usual);
  return times * (conversationShare * talking + (1 - conversationShare) * elsewhere);
};

/**
 * What the web sockets of one user cost a month, without the questions that follow (docs/decisions/0197). That API Gateway
 * bills no message for connecting is nowhere written, so one is counted.
 */
export const socketParts = (edgeRequest: number): readonly Part[] => [
  {
    name: 'Live: open sockets',
    dollars: LIVE.minutes * PRICES.socketMinute,
    count: LIVE.minutes,
    what: 'connection minutes',
  },
  {
    name: 'Live: connecting',
    dollars:
      LIVE.connections *
      (edgeRequest +
        PRICES.socketMessage +
        ownRunCost(CONNECT.calls) +
        CONNECT.reads * PRICES.readUnit +
        CONNECT.writes * PRICES.writeUnit),
    count: LIVE.connections,
    what: 'connections',
  },
  {
    name: 'Live: first hints',
    dollars:
      LIVE.connections *
      (PRICES.socketMessage + ownRunCost(GREETING.calls) + GREETING.reads * PRICES.readUnit),
    count: LIVE.connections,
    what: 'messages over sockets',
  },
  {
    name: 'Live: hints',
    dollars:
      HINTS * (PRICES.socketMessage + HINT.reads * PRICES.readUnit + runCost(HINT.calls * MILLISECONDS.call)),
    count: HINTS,
    what: 'messages over sockets',
  },
  {
    name: 'Live: probes',
    // API Gateway answers them by itself. That it bills no message that leads nowhere is nowhere written: both are counted.
    dollars: probes() * 2 * PRICES.socketMessage,
    count: probes(),
    what: 'probes of open sockets',
  },
];
