/** When the prices were looked up on AWS's public price pages; us-east-1, US dollars, without any free tier. */
export const PRICES_DATE = '2026-11-20';

const MILLION = 1e6;

/** Dollars for one of each. */
export const PRICES = {
  apiRequest: 1 / MILLION,
  /** A minute of an open web socket, and a message of at most 32 KB. */
  socketMinute: 0.25 / MILLION,
  socketMessage: 1 / MILLION,
  lambdaRequest: 0.2 / MILLION,
  /** Lambda on arm64: a second with one GB of memory. */
  lambdaGbSecond: 0.000_013_333_4,
  readUnit: 0.125 / MILLION,
  writeUnit: 0.625 / MILLION,
  /** A GB in the table for a month, and its continuous backups. */
  tableGb: 0.25,
  backupGb: 0.2,
  siteGb: 0.023,
  /** A GB of log lines taken in, and stored for a month. */
  logGb: 0.5,
  storedLogGb: 0.03,
  mail: 0.1 / 1000,
  scheduledRun: 1 / MILLION,
  edgeFunctionRun: 0.1 / MILLION,
  /** A metric of an alarm, and one of our own, each a month. */
  alarmMetric: 0.1,
  ownMetric: 0.3,
  /** A user of Cognito's tier Lite who was active in the month. */
  poolUser: 0.0055,
} as const;

/**
 * CloudFront, for a request over HTTPS and a GB out, by price class: with the cheapest locations viewers are served from North
 * America and Europe; with all of them about three in ten from Asia, at its prices.
 */
export const EDGE_PRICES: Readonly<Record<string, { readonly request: number; readonly gb: number }>> = {
  PriceClass_100: { request: 1 / MILLION, gb: 0.085 },
  PriceClass_All: { request: 1.1 / MILLION, gb: 0.095 },
};
