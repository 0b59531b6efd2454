import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { CREDENTIAL_CONTEXTS } from '#shared/features/credentials/documents.ts';
import { statusListPath } from '#shared/features/credentials/paths.ts';
import { STATUS_LIST } from '#shared/features/credentials/shapes.ts';
import { signDocument } from '#shared/features/credentials/signature.ts';
import {
  type BitStatus,
  decodeBits,
  emptyBits,
  encodeBits,
  withStatus,
} from '#shared/features/credentials/status-bits.ts';
import { issuer } from './issuer.ts';
import { signingKey } from './signing-key.ts';

/** How long a verifier may use a list: its answer is cached for seconds, and what a device keeps grows old. */
const VALID_MS = 600_000;

const recordSchema = z.object({ encodedList: z.string(), version: z.number().int().min(1) });
type StoredList = z.infer<typeof recordSchema>;

const storedList = (list: number): Promise<StoredList | undefined> =>
  getItem(recordSchema, keyOf('status-list', { n: String(list) }));

/** The write that sets the status at a position. It fails when another one of the list was set since. */
export const statusWrite = async (
  { list, index }: { readonly list: number; readonly index: number },
  status: BitStatus,
): Promise<Write> => {
  const stored = await storedList(list);
  const bits = stored ? await decodeBits(stored.encodedList) : emptyBits();
  if (!bits) throw new Error(`The status list ${list} cannot be read.`);
  const encodedList = await encodeBits(withStatus(bits, index, status));
  return {
    Put: {
      Item: {
        ...itemOf('status-list', { n: String(list) }),
        encodedList,
        version: (stored?.version ?? 0) + 1,
      },
      ...(stored
        ? {
            ConditionExpression: '#version = :read',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':read': stored.version },
          }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    },
  };
};

/** A status list as it is now, signed, as JSON. */
export const signedStatusList = async (list: number, now: Date): Promise<string> => {
  const { id, siteUrl } = issuer();
  const [stored, key] = await Promise.all([storedList(list), signingKey()]);
  const address = `${siteUrl}${statusListPath(list)}`;
  const document = {
    '@context': [CREDENTIAL_CONTEXTS[0]],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: id,
    validFrom: now.toISOString(),
    validUntil: new Date(now.getTime() + VALID_MS).toISOString(),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: stored?.encodedList ?? (await encodeBits(emptyBits())),
    },
  } as const;
  return JSON.stringify(await signDocument(STATUS_LIST, document, { key, created: now.toISOString() }));
};
