import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { hashToken, newId, newToken } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, putItem, transact } from '#functions/core/table.ts';
import type { Steps, Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';

/** A kind of link that is mailed to a user and works once. */
interface LinkKind {
  /** The record of a token. */
  readonly token: 'confirmation' | 'invitation';
  /** The record of the latest request for a mail, which wakes the mail consumer. */
  readonly request: 'confirmation-request' | 'invitation-request';
  /** How long a link works. */
  readonly seconds: number;
}

const tokenSchema = z.object({
  userId: z.string(),
  email: z.string(),
  /** When the token expires, in seconds since 1970. */
  ttl: z.number().int(),
  usedAt: momentSchema.optional(),
});
/** What the table holds of a token. */
export type LinkToken = z.infer<typeof tokenSchema>;

/** A request for a mail with a new link. */
export const linkRequestSchema = z.object({
  userId: z.string(),
  requestId: z.string(),
  requestedAt: momentSchema,
});

/**
 * Single-use links of a kind. The token is in the mail only: the table holds its hash. That it works once, and not
 * after its time, is a condition of the write that uses it. Links of earlier mails work until one is used.
 */
export const mailedLinks = (kind: LinkKind) => {
  const keyOfToken = (token: string) => keyOf(kind.token, { tokenHash: hashToken(token) });
  return {
    /** The write that requests a mail with a new link. */
    request: (userId: string, now: Date, more: Readonly<Record<string, string>> = {}) =>
      ({
        Put: {
          Item: {
            ...itemOf(kind.request, { userId }),
            userId,
            ...more,
            requestId: newId(),
            requestedAt: now.toISOString(),
          },
        },
      }) satisfies Write,

    /** A new token for the address of an account, valid from the request on. */
    create: async ({ id, email }: Pick<Account, 'id' | 'email'>, requestedAt: Date): Promise<string> => {
      const token = newToken();
      const ttl = Math.floor(requestedAt.getTime() / 1000) + kind.seconds;
      await putItem({
        Item: { ...itemOf(kind.token, { tokenHash: hashToken(token) }), userId: id, email, ttl },
      });
      return token;
    },

    /** The token, used or not, until it expires. */
    find: async (token: string, now: Date): Promise<LinkToken | undefined> => {
      const found = await getItem(tokenSchema, keyOfToken(token));
      return found && found.ttl * 1000 > now.getTime() ? found : undefined;
    },

    /** Uses the token and does the steps, all or nothing. Throws `TransactionFailed` for a used or expired token. */
    use: (token: string, now: Date, steps: Steps): Promise<void> =>
      transact(
        {
          token: {
            Update: updateOf(
              keyOfToken(token),
              { set: { usedAt: now.toISOString() } },
              {
                condition: 'attribute_exists(pk) AND attribute_not_exists(usedAt) AND #ttl > :now',
                names: { '#ttl': 'ttl' },
                values: { ':now': Math.floor(now.getTime() / 1000) },
              },
            ),
          },
        },
        steps,
      ),
  };
};
