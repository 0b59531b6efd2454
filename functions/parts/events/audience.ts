import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { keyOf } from '#functions/core/keys.ts';
import { getItems } from '#functions/core/table.ts';
import { comparable } from '#shared/features/buddies/rules.ts';
import type { EventRecord, GuestRecord } from './record.ts';
import { isHost } from './repository.ts';

const profileSchema = z.object({ profileData: z.object({ university: z.string().default('') }) });

/** The university that a user names in their profile; empty for none. Half a read unit. */
export const universityOf = async (userId: string): Promise<string> =>
  (await getItems(profileSchema, [keyOf('profile', { userId })]))[0]?.profileData.university ?? '';

/** The lists of events that are read for all, and for one university. */
const ALL = 'all';
/** Those that visitors see. */
export const PUBLIC = 'public';
const universityGroup = (university: string): string => `university:${comparable(university)}`;

/** The lists in which an event is: of those who may come, and of admins. */
export const groupsOf = ({
  audience,
  university,
}: Pick<EventRecord, 'audience' | 'university'>): string[] => {
  if (audience === 'university') return [universityGroup(university), ALL];
  if (audience === 'students' || audience === 'alumni') return [audience, ALL];
  const everyone = ['students', 'alumni', 'others', ALL];
  return audience === 'public' ? [...everyone, PUBLIC] : everyone;
};

/** The lists that a user reads: that of their role, and that of their university. */
export const groupsFor = ({ role }: Pick<Account, 'role'>, university: string): string[] => {
  if (role === 'admin') return [ALL];
  const ofRole = role === 'student' ? 'students' : role === 'alumni' ? 'alumni' : 'others';
  return university === '' ? [ofRole] : [ofRole, universityGroup(university)];
};

/** Whether a user is among those for whom an event is. */
const isFor = async ({ audience, university }: EventRecord, account: Account): Promise<boolean> => {
  if (account.role === 'admin' || audience === 'everyone' || audience === 'public') return true;
  if (audience === 'university') return comparable(await universityOf(account.id)) === comparable(university);
  return audience === (account.role === 'student' ? 'students' : account.role);
};

/** Whether a user may see an event: its hosts, its guests, and for published ones those for whom it is. */
export const maySee = async (
  event: EventRecord,
  guest: GuestRecord | undefined,
  account: Account,
): Promise<boolean> => {
  if (isHost(event, account.id) || guest !== undefined) return true;
  return event.status !== 'draft' && isFor(event, account);
};
