import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { keyOf, listPartition } from '#functions/core/keys.ts';
import { getItem, getItems, type Query, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import type { CredentialStatus } from '#shared/features/credentials/rules.ts';
import {
  type Claim,
  type CredentialRecord,
  claimKey,
  claimSchema,
  credentialKey,
  credentialRecordSchema,
  listFields,
} from './record.ts';

export const getCredential = (id: string): Promise<CredentialRecord | undefined> =>
  getItem(credentialRecordSchema, credentialKey(id));

export const getClaim = (userId: string, achievement: string): Promise<Claim | undefined> =>
  getItem(claimSchema, claimKey(userId, achievement));

/** Where a list of credentials goes on. */
export const credentialPosition = z.object({ id: z.string(), issuedAt: z.string() });
type Position = z.infer<typeof credentialPosition>;

const latestOf = async (query: Query, count: number): Promise<CredentialRecord[]> => {
  const { items } = await queryItems(credentialRecordSchema, {
    ...query,
    ScanIndexForward: false,
    Limit: count,
  });
  return items;
};

/** A query of a list of credentials, the latest first. From an index, which lags a little. */
const listQuery = (index: 'gsi1' | 'gsi2' | 'gsi3', partition: string, after?: Position): Query => ({
  IndexName: index,
  KeyConditionExpression: after ? `${index}pk = :pk AND ${index}sk < :after` : `${index}pk = :pk`,
  ExpressionAttributeValues: {
    ':pk': partition,
    ...(after && { ':after': `${after.issuedAt}#${after.id}` }),
  },
});

/** At most `count` credentials of a user, the latest first. */
export const credentialsOf = (userId: string, count: number, after?: Position) =>
  latestOf(listQuery('gsi1', listPartition('credential', 'ofUser', { userId }), after), count);

/** At most `count` credentials of all users, of one status or of any, the latest first. */
export const allCredentials = (status: CredentialStatus | undefined, count: number, after?: Position) =>
  latestOf(
    status === undefined
      ? listQuery('gsi3', listPartition('credential', 'all', {}), after)
      : listQuery('gsi2', listPartition('credential', 'ofStatus', { status }), after),
    count,
  );

/** Where the list of appeals goes on. */
export const appealPosition = z.object({ at: z.string(), credentialId: z.string() });
type AppealPosition = z.infer<typeof appealPosition>;

export const appealKey = ({ at, credentialId }: AppealPosition) =>
  keyOf('credential-appeal', { at, credentialId });

/** At most `count` appeals that wait, the longest wait first. */
export const waitingAppeals = async (count: number, after?: AppealPosition): Promise<AppealPosition[]> => {
  const { items } = await queryItems(appealPosition, {
    KeyConditionExpression: after ? 'pk = :pk AND sk > :after' : 'pk = :pk',
    ExpressionAttributeValues: {
      ':pk': appealKey({ at: '', credentialId: '' }).pk,
      ...(after && { ':after': appealKey(after).sk }),
    },
    Limit: count,
  });
  return items;
};

/** The credentials with these ids, at most 100, in their order. */
export const credentialsWith = async (ids: readonly string[]): Promise<CredentialRecord[]> => {
  const found = await getItems(credentialRecordSchema, ids.map(credentialKey));
  return ids.flatMap((id) => found.filter((one) => one.id === id));
};

/** The write that changes a credential from what was read, in the same status. */
export const credentialChange = (
  credential: CredentialRecord,
  set: Partial<Omit<CredentialRecord, 'id' | 'status' | 'history' | 'version'>>,
  now: Date,
): Write => {
  const { id, status, version } = credential;
  return {
    Update: updateOf(
      credentialKey(id),
      { set: { ...set, updatedAt: now.toISOString(), ...listFields(credential) }, add: { version: 1 } },
      asRead({ status, version }),
    ),
  };
};
