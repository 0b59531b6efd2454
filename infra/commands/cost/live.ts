import { HINTS, LIVE } from './month.ts';
import { PRICES } from './prices.ts';

/** A part of what live updates cost for one user a month, in dollars, with its count. */
interface Part {
  readonly name: string;
  readonly dollars: number;
  readonly count: number;
  readonly what: string;
}

/** What an attempt to connect consumes: the session (2 units) and the user's sockets; the record of this one, and of the one before. */
const CONNECT = { reads: 3, writes: 2, milliseconds: 40, logBytes: 700 } as const;
/** What a hint consumes in the consumer of the stream: the user's sockets and the session, and a call of API Gateway. */
const HINT = { reads: 3, milliseconds: 40 } as const;

const runCost = (milliseconds: number): number => (milliseconds / 1000) * 0.5 * PRICES.lambdaGbSecond;

/** How often a user's browsers ask: when they connect, and after a hint. */
export const questions = (): number => LIVE.connections + HINTS;

/** How often they probe their socket; one over which nothing comes for that long, as if there were no hints. */
const probes = (): number => {
  const { minutes, conversationShare, activeShare, minutesBetweenProbes: between } = LIVE;
  const talking = minutes * conversationShare;
  return (
    (talking * activeShare) / between.conversation +
    (talking * (1 - activeShare)) / between.idleConversation +
    ((minutes - talking) * activeShare) / between.usual
  );
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
        PRICES.lambdaRequest +
        runCost(CONNECT.milliseconds) +
        CONNECT.reads * PRICES.readUnit +
        CONNECT.writes * PRICES.writeUnit +
        (CONNECT.logBytes / 1e9) * PRICES.logGb),
    count: LIVE.connections,
    what: 'connections',
  },
  {
    name: 'Live: hints',
    dollars: HINTS * (PRICES.socketMessage + HINT.reads * PRICES.readUnit + runCost(HINT.milliseconds)),
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
