import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { connectLocal } from '#functions/commands/endpoints.ts';
import { siteUrl } from './api.ts';
import { localStack } from './context.ts';

/** How long a condition may take to come true before the test fails: long, since the machine may do other work. */
const PATIENCE_MS = 40_000;

/** Waits until `look` finds something, and returns it; throws with `what` when it does not in time. */
export const eventually = async <T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  patienceMs = PATIENCE_MS,
): Promise<T> => {
  const started = performance.now();
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (performance.now() - started > patienceMs) throw new Error(`Waited in vain for ${what}.`);
    await wait(25);
  }
};

/** Moves the time that the functions see, and returns it. It never goes back: what a test needs to be fresh, it makes itself. */
export const advanceClock = async (ms: number): Promise<Date> => {
  const response = await fetch(new URL('/__local/clock', siteUrl()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: ms }),
  });
  if (!response.ok) throw new Error(`The clock answered ${response.status}: ${await response.text()}`);
  return new Date(((await response.json()) as { now: number }).now);
};

/** Throttles the given number of the next requests to a partition of the table, or of the next events of a function. */
export const throttle = async (
  what: { readonly partition: string } | { readonly function: string },
  times: number,
): Promise<void> => {
  const response = await fetch(new URL('/__local/throttle', siteUrl()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...what, times }),
  });
  if (!response.ok) throw new Error(`The local cloud answered ${response.status}: ${await response.text()}`);
};

export interface Mail {
  to: string;
  /** Those that the sender added, one in each line. */
  headers: string;
  subject: string;
  text: string;
  html: string;
  /** The text of the attached file; empty without one. */
  attached: string;
  at: string;
}

/** The mails sent to an address, newest first. */
export const mailsTo = async (address: string): Promise<Mail[]> => {
  const response = await fetch(new URL(`/__local/mail?to=${encodeURIComponent(address)}`, siteUrl()));
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Mail[];
};

/** The token in the newest confirmation mail to an address, when there are at least `count` mails. */
export const confirmationToken = (address: string, count = 1): Promise<string> =>
  eventually(`${count} confirmation mail(s)`, async () => {
    const tokens = (await mailsTo(address)).flatMap(
      ({ text }) => /\/auth\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? [],
    );
    return tokens.length >= count && tokens[0];
  });

/** Makes this test's own process the operator, so that repository functions can be called directly on the table. */
export const asOperator = (): void => {
  const runtime = localStack().runtime;
  connectLocal(runtime);
  Object.assign(process.env, {
    STAGE: 'local',
    SITE_URL: runtime.url,
    ORIGIN_SECRET: 'test',
    VERSION: 'test',
  });
};

let client: DynamoDBDocumentClient | undefined;
const table = (): DynamoDBDocumentClient => {
  const { region, credentials, endpoints } = localStack().runtime;
  client ??= DynamoDBDocumentClient.from(
    new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb }),
  );
  return client;
};

/** An item as it is in the table, whatever it holds. */
export const itemAt = async (pk: string, sk: string): Promise<Record<string, unknown> | undefined> => {
  const { tableName } = localStack().runtime;
  const command = new GetCommand({ TableName: tableName, Key: { pk, sk }, ConsistentRead: true });
  return (await table().send(command)).Item;
};

/** All items of a partition, up to 1 MB. */
export const itemsOf = async (pk: string): Promise<Record<string, unknown>[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: localStack().runtime.tableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  );
  return Items;
};
