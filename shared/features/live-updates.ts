/** The path of the web socket by which browsers learn that something is new (docs/decisions/0197). */
export const LIVE_PATH = '/live';

/** How many browsers of a user are connected at a time; one more takes the place of the oldest. */
export const LIVE_BROWSERS = 6;

/** What is sent over the socket: the numbers of changes by topic, as `inbox.changes` answers them, and nothing else. */
export interface Hint {
  readonly since: string;
}
