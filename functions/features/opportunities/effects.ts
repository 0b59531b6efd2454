import { isDeepStrictEqual } from 'node:util';
import { inParallel } from '#functions/core/in-parallel.ts';
import { partsOf } from '#functions/core/keys.ts';
import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { batchWrite } from '#functions/core/table.ts';
import { membersOf } from '#functions/parts/companies/membership.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { listEntriesOf, type StoredListEntry } from '#functions/parts/opportunities/lists/entries.ts';
import { noteOpenList } from '#functions/parts/opportunities/open-list.ts';
import { updateOwned } from '#functions/parts/opportunities/owner-list.ts';
import {
  getOpportunity,
  type StoredOpportunity,
  storedOpportunitySchema,
} from '#functions/parts/opportunities/repository.ts';
import { startClosing, startTermsChange } from './closing.ts';
import { latestDecision } from './decision.ts';
import { appendCurrent, changesListing } from './search-log.ts';

/** The opportunity of an image. One that was not valid never had entries in lists. */
const readImage = (image: Record<string, unknown> | undefined): StoredOpportunity | undefined =>
  storedOpportunitySchema.safeParse(image).data;

const entriesFor = (opportunity: StoredOpportunity | undefined): StoredListEntry[] =>
  opportunity ? listEntriesOf(opportunity) : [];

const byKey = (entries: readonly StoredListEntry[]): Map<string, StoredListEntry> =>
  new Map(entries.map((entry) => [JSON.stringify([entry.pk, entry.sk]), entry]));

/**
 * Updates the search after a change of an opportunity: appends the record as it is now to the log, writes its list entries,
 * and deletes those of the record before and after this change that it no longer has. So a change that comes twice, late
 * or in the wrong order leaves what the latest record asks for: every entry that was ever written belongs to the image
 * of some change, whose effect read the latest record. A change that leaves all as it is costs nothing. A record that
 * cannot be read makes it throw, until the record is repaired; then the change that broke it passes as well.
 */
const updateSearch: Effect = async ({ before, after, at }) => {
  const [was, became] = [readImage(before), readImage(after)];
  const [old, wanted] = [entriesFor(was), entriesFor(became)];
  const broken = after !== undefined && became === undefined;
  const id = became?.id ?? was?.id ?? partsOf('opportunity', { pk: String((after ?? before)?.pk) }).id;
  const sameEntries = isDeepStrictEqual(old, wanted);
  if (!broken && sameEntries && !changesListing(was, became)) return;
  const now = await getOpportunity(id);
  await appendCurrent(id, now, Math.max(was?.version ?? 0, became?.version ?? 0), at);
  if (!broken && sameEntries) return;
  const current = byKey(entriesFor(now));
  const stale = [...byKey([...old, ...wanted])].filter(([key]) => !current.has(key));
  await batchWrite([
    ...[...current.values()].map((Item) => ({ PutRequest: { Item } })),
    ...stale.map(([, { pk, sk }]) => ({ DeleteRequest: { Key: { pk, sk } } })),
  ]);
};

const followOwner: Effect = async ({ before, after }) => {
  const [was, became] = [readImage(before), readImage(after)];
  const id = became?.id ?? was?.id;
  if (id !== undefined) await updateOwned(was, became, () => getOpportunity(id));
};

/**
 * Who answers for an opportunity: its author, or all members of its company once the author is none of them. What its
 * company does is no concern of a former member.
 */
const postersOf = async ({ owner, companyId }: StoredOpportunity): Promise<string[]> => {
  if (companyId === null) return owner === undefined ? [] : [owner];
  const members = (await membersOf(companyId)).filter(({ status }) => status === 'member');
  const author = members.find(({ userId }) => userId === owner);
  return (author ? [author] : members).map(({ userId }) => userId);
};

/** How many posters are notified at once. */
const AT_ONCE = 10;

/** Notifies those who answer for it of an admin's decision, and has each of them mailed. */
const notifyPosters: Effect = async ({ before, after }) => {
  const [was, became] = [readImage(before), readImage(after)];
  const decision = became && latestDecision(was, became);
  if (!became || !decision) return;
  const { id, title, company } = became;
  const { status, at, reason } = decision;
  const event = {
    kind: 'posting_decided',
    status,
    reason,
    poster: became.companyId === null ? 'alumni' : 'employer',
    opportunityId: id,
    title,
    company,
  } as const;
  await inParallel(await postersOf(became), AT_ONCE, async (userId) => {
    await notify(userId, at, event);
    await requestMail(userId, at, event);
  });
};

/** What follows from a change of an opportunity: notifications of its closing and of decisions about it, its owner's list, and the search. */
export const followOpportunity: Effect = async (change) => {
  // First, because it needs less of the record: applicants are notified, whatever keeps it out of the search.
  await startClosing(change);
  await startTermsChange(change);
  await notifyPosters(change);
  await noteOpenList(change);
  await followOwner(change);
  await updateSearch(change);
};
