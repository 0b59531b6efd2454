import { socketParts } from './live.ts';
import {
  ANSWER_KILOBYTES,
  CHANGES,
  DASHBOARD_POLLS,
  FIRST_LOADS,
  FOLLOW_UP,
  IDLE_MEGABYTES,
  LIVE,
  LOG_BYTES,
  MAILS,
  MILLISECONDS,
  PUBLIC_VIEWS,
  RELEASES,
  REQUESTS,
  REVALIDATIONS,
  USER_KILOBYTES,
} from './month.ts';
import { EDGE_PRICES, PRICES } from './prices.ts';
import { EVERY_SCREEN, type Measured } from './request-costs.ts';
import type { StageFacts } from './stage-facts.ts';

/** A line of the estimate: dollars a month, and what they are for. */
export interface Line {
  readonly name: string;
  readonly dollars: number;
  readonly basis: string;
}

/** The estimate of a stage for a month. */
export interface Estimate {
  /** What the users cause; its sum is what a target is set for. */
  readonly byUse: readonly Line[];
  /** What the stage costs without any user. */
  readonly fixed: readonly Line[];
  /** What tells browsers what is new. */
  readonly live: readonly Line[];
  /** Optional or in question: polling of open dashboards, and Cognito. */
  readonly apart: readonly Line[];
}

const GB = 1e9;
const DAYS_A_MONTH = 30;

export const total = (lines: readonly Line[]): number => lines.reduce((sum, { dollars }) => sum + dollars, 0);

/** Requests of one user a month, with what they consume together. */
interface Load {
  requests: number;
  reads: number;
  writes: number;
  gbSeconds: number;
}

/** The name of the feature that answers what was measured under a name; lists are of opportunities. */
const featureOf = (name: string): string => (/^([\w-]+)\.\w+/.exec(name) ?? [])[1] ?? 'opportunities';

/** The memory in MB of the function whose description ends so. */
const memoryOf = ({ memory }: StageFacts, ending: string): number =>
  [...memory].find(([description]) => description.endsWith(ending))?.[1] ?? 512;

const loadOf = (counts: Readonly<Record<string, number>>, measured: Measured, facts: StageFacts): Load => {
  const load: Load = { requests: 0, reads: 0, writes: 0, gbSeconds: 0 };
  for (const [name, count] of Object.entries(counts)) {
    const { reads, writes, calls } = measured.consumption(name);
    const seconds = (MILLISECONDS.own + MILLISECONDS.call * calls) / 1000;
    load.requests += count;
    load.reads += count * reads;
    load.writes += count * writes;
    load.gbSeconds += (count * seconds * memoryOf(facts, `API's ${featureOf(name)}`)) / 1024;
  }
  return load;
};

const edgeOf = ({ priceClass }: StageFacts) => {
  const price = EDGE_PRICES[priceClass];
  if (!price) throw new Error(`infra/commands/cost/prices.ts has no prices of ${priceClass}.`);
  return price;
};

/** What requests to the API cost at CloudFront, API Gateway and Lambda, in the table and in the logs. */
const apiLines = ({ requests, reads, writes, gbSeconds }: Load, facts: StageFacts, users: number) => {
  const edge = edgeOf(facts);
  const logBytes = requests * (LOG_BYTES.run + (facts.hasAccessLog ? LOG_BYTES.accessLine : 0));
  const storedGb = (logBytes / GB) * (facts.logDays / DAYS_A_MONTH);
  return {
    edge: users * requests * (edge.request + PRICES.edgeFunctionRun + (ANSWER_KILOBYTES / 1e6) * edge.gb),
    api: users * requests * PRICES.apiRequest,
    lambda: users * (requests * PRICES.lambdaRequest + gbSeconds * PRICES.lambdaGbSecond),
    table: users * (reads * PRICES.readUnit + writes * PRICES.writeUnit),
    logs: users * ((logBytes / GB) * PRICES.logGb + storedGb * PRICES.storedLogGb),
  };
};

/** The files of the site that a user's browsers load. */
const filesOf = (measured: Measured) => {
  const every = measured.firstLoad(EVERY_SCREEN);
  let requests = REVALIDATIONS + PUBLIC_VIEWS.views * PUBLIC_VIEWS.files + RELEASES * every.files;
  let kilobytes = REVALIDATIONS + PUBLIC_VIEWS.views * PUBLIC_VIEWS.kilobytes + RELEASES * every.kilobytes;
  for (const [screen, times] of Object.entries(FIRST_LOADS)) {
    const { files, kilobytes: size } = measured.firstLoad(screen);
    requests += times * (files - every.files);
    kilobytes += times * (size - every.kilobytes);
  }
  return { requests, kilobytes, pages: REVALIDATIONS + PUBLIC_VIEWS.views };
};

const useLines = (facts: StageFacts, measured: Measured, users: number): Line[] => {
  const load = loadOf(REQUESTS, measured, facts);
  const api = apiLines(load, facts, users);
  const files = filesOf(measured);
  const edge = edgeOf(facts);
  const changes = CHANGES.reduce((sum, name) => sum + (REQUESTS[name] ?? 0), 0);
  const runs = changes * FOLLOW_UP.consumers.length;
  const gb = FOLLOW_UP.consumers.reduce((sum, consumer) => sum + memoryOf(facts, consumer) / 1024, 0);
  const gbSeconds = (changes * gb * FOLLOW_UP.milliseconds) / 1000;
  const storedGb = (users * USER_KILOBYTES) / 1e6;
  const count = (number: number, what: string) =>
    `${Math.round(users * number).toLocaleString('en')} ${what}`;
  const site =
    users *
    (files.requests * edge.request +
      (files.kilobytes / 1e6) * edge.gb +
      2 * files.pages * PRICES.edgeFunctionRun);
  return [
    { name: 'Mail (SES)', dollars: users * MAILS * PRICES.mail, basis: count(MAILS, 'mails') },
    {
      name: 'CloudFront: site',
      dollars: site,
      basis: count(files.requests, `requests, ${facts.priceClass}`),
    },
    { name: 'CloudFront: API', dollars: api.edge, basis: count(load.requests, 'requests') },
    { name: 'API Gateway', dollars: api.api, basis: count(load.requests, 'requests') },
    { name: 'Lambda: API', dollars: api.lambda, basis: count(load.gbSeconds, 'GB-seconds') },
    {
      name: 'Lambda: consumers',
      dollars: users * (runs * PRICES.lambdaRequest + gbSeconds * PRICES.lambdaGbSecond),
      basis: count(runs, 'runs'),
    },
    {
      name: 'Table: requests',
      dollars: api.table + users * changes * FOLLOW_UP.writeUnits * PRICES.writeUnit,
      basis: `${count(load.reads, 'read')} and ${count(load.writes + changes * FOLLOW_UP.writeUnits, 'write units')}`,
    },
    {
      name: 'Table: storage',
      dollars: storedGb * (PRICES.tableGb + (facts.hasBackups ? PRICES.backupGb : 0)),
      basis: `${storedGb.toFixed(3)} GB${facts.hasBackups ? ' with backups' : ''}`,
    },
    { name: 'Logs', dollars: api.logs, basis: `kept for ${facts.logDays} days` },
  ];
};

const fixedLines = (facts: StageFacts, users: number): Line[] => {
  const perRun =
    PRICES.scheduledRun +
    PRICES.lambdaRequest +
    0.25 * 0.5 * PRICES.lambdaGbSecond +
    0.5 * PRICES.readUnit +
    (1000 / GB) * PRICES.logGb;
  const { table, site } = IDLE_MEGABYTES;
  return [
    {
      name: 'Schedule',
      dollars: facts.scheduledRunsAMonth * perRun,
      basis: `${facts.scheduledRunsAMonth} runs`,
    },
    {
      name: 'Storage',
      dollars: (table / 1e3) * PRICES.tableGb + (site / 1e3) * PRICES.siteGb,
      basis: `${table} MB of records, ${site} MB of files`,
    },
    {
      name: 'Alarms',
      dollars: facts.alarmMetrics * PRICES.alarmMetric,
      basis: `${facts.alarmMetrics} metrics`,
    },
    {
      // Billed for the hours in which a name had a value: none without users.
      name: 'Metrics of our own',
      dollars: users === 0 ? 0 : facts.ownMetrics * PRICES.ownMetric,
      basis: users === 0 ? 'none without users' : `${facts.ownMetrics} names`,
    },
  ];
};

const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, dollars) => sum + dollars, 0);

/** What tells browsers what is new: web sockets, and the questions that follow. */
const liveLines = (facts: StageFacts, measured: Measured, users: number): Line[] => {
  const asked = LIVE.questions;
  return [
    ...socketParts(edgeOf(facts).request).map(({ name, dollars, count, what }) => ({
      name,
      dollars: users * dollars,
      basis: `${Math.round(users * count).toLocaleString('en')} ${what}`,
    })),
    {
      name: 'Live: questions',
      dollars: sumOf(apiLines(loadOf({ 'inbox.changes': asked }, measured, facts), facts, users)),
      basis: `${Math.round(users * asked).toLocaleString('en')} requests`,
    },
  ];
};

/** What a stage costs in a month with the given number of monthly active users. */
export const estimate = (facts: StageFacts, measured: Measured, users: number): Estimate => {
  const polls = loadOf(DASHBOARD_POLLS, measured, facts);
  return {
    byUse: useLines(facts, measured, users),
    fixed: fixedLines(facts, users),
    live: liveLines(facts, measured, users),
    apart: [
      {
        name: 'Open dashboards',
        dollars: sumOf(apiLines(polls, facts, users)),
        basis: `${Math.round(users * polls.requests).toLocaleString('en')} polls of open dashboards`,
      },
      {
        name: 'Cognito',
        dollars: users * PRICES.poolUser,
        basis: 'users of the tier Lite; the first 10,000 of an account are free',
      },
    ],
  };
};
