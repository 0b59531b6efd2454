import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { CredentialRecord } from '#functions/parts/credentials/record.ts';
import {
  allCredentials,
  appealPosition,
  credentialPosition,
  credentialsWith,
  waitingAppeals,
} from '#functions/parts/credentials/repository.ts';
import { watchedCredential } from '#functions/parts/credentials/shown.ts';
import type { credentials } from '#shared/features/credentials/routes.ts';

type Call = Parameters<Handler<typeof credentials.queue>>[0];

/** How many records a page looks through for a search: then it may be short, and others follow. */
const LOOKED_THROUGH = 200;

const fits = ({ recipient, achievement: { name } }: CredentialRecord, q: string | undefined): boolean =>
  q === undefined || [recipient, name].some((text) => text.toLowerCase().includes(q.toLowerCase()));

const purposeOf = ({ account, query: { status, q } }: Call): string =>
  `credentials.queue ${account.id} ${JSON.stringify([status, q])}`;

/** Those with an appeal that waits, the longest wait first. */
const appealed = async (call: Call) => {
  const { cursor, limit, q } = call.query;
  const purpose = purposeOf(call);
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, appealPosition);
  const page = pageFrom(await waitingAppeals(limit + 1, after), limit, (last) => encodeCursor(purpose, last));
  const found = await credentialsWith(page.items.map(({ credentialId }) => credentialId));
  return { ...page, items: found.filter((one) => fits(one, q)).map(watchedCredential) };
};

/** All credentials, the latest first, or those with an appeal. */
export const queue: Handler<typeof credentials.queue> = async (call) => {
  const { cursor, limit, status, q } = call.query;
  if (status === 'appealed') return appealed(call);
  const purpose = purposeOf(call);
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, credentialPosition);
  const count = q === undefined ? limit : LOOKED_THROUGH;
  const looked = pageFrom(await allCredentials(status, count + 1, after), count, (last) => last);
  const found = looked.items.filter((one) => fits(one, q));
  const { items } = pageFrom(found, limit, (last) => last);
  // Where the page ends: at the last that it shows, when more fit, or at the last that was looked at.
  const end = found.length > limit ? items.at(-1) : looked.nextCursor;
  return {
    items: items.map(watchedCredential),
    nextCursor: end ? encodeCursor(purpose, { id: end.id, issuedAt: end.issuedAt }) : null,
  };
};
