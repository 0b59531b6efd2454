import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError, tooManyUntil } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { itemOf } from '#functions/core/keys.ts';
import { retrying } from '#functions/core/retry.ts';
import { checkedSetting } from '#functions/core/settings.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { getApplication } from '#functions/parts/applications/repository.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import { blockKey, conversationIdOf } from '#functions/parts/conversations/keys.ts';
import { checkContact, contactError, userFor } from '#functions/parts/conversations/parties.ts';
import {
  conversationItem,
  entryItem,
  getConversation,
  getEntry,
  isParticipant,
  requestsKey,
  type StoredConversation,
  sentMessage,
  shownEntry,
} from '#functions/parts/conversations/repository.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import { mentoringPair } from '#functions/parts/mentors/first-contact.ts';
import { isMinorOn } from '#functions/parts/profile/minors.ts';
import { WEEK_MS } from '#shared/core/durations.ts';
import { tooLong } from '#shared/core/refused-characters.ts';
import { mayRequest, type Reason, requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import type { conversations, Message } from '#shared/features/conversations/routes.ts';
import { REQUEST_MAX, weekOf } from '#shared/features/conversations/rules.ts';
import { firstContactsSetting } from '#shared/features/conversations/settings.ts';
import { messageContact, messageSteps, sendMessage } from './send.ts';

const personOf = ({ id, firstName, lastName, role }: Account) => ({ id, firstName, lastName, role });

const spentInWords = (most: number): string => {
  if (most === 0) return 'Nobody can be written to first at the moment. You can still answer.';
  return `You’ve sent ${most} ${most === 1 ? 'request' : 'requests'} this week, which is the most. You can send more from Monday.`;
};

/** 429 for a user who has begun as many first contacts as a week allows. */
const spent = (most: number, now: Date): AppError =>
  tooManyUntil(Date.parse(weekOf(now)) + WEEK_MS, now.getTime(), spentInWords(most));

/** Counts a first contact within the budget of the week. It fails when there is none left. */
const budgetWrite = ({ id }: Account, most: number, now: Date): Write => ({
  Update: updateOf(
    requestsKey(id, weekOf(now)),
    {
      set: {
        entity: itemOf('contact-requests', { userId: id, week: '' }).entity,
        ttl: Date.parse(weekOf(now)) / 1000 + (2 * WEEK_MS) / 1000,
      },
      add: { used: 1 },
    },
    { condition: 'attribute_not_exists(used) OR used < :most', values: { ':most': most } },
  ),
});

/** Throws unless a user may contact another one who has no other reason to talk to them. */
const checkRequest = (from: Account, to: Account, text: string): void => {
  if (!mayRequest(from.role, to.role))
    throw new AppError('forbidden', {
      message: 'You can’t contact this user without a reason, such as an application.',
    });
  if (text.length > REQUEST_MAX)
    throw new AppError('invalid_input', { fields: { text: tooLong(REQUEST_MAX) } });
};

const notBlocked = (userId: string, blockedId: string): Write => ({
  ConditionCheck: { Key: blockKey(userId, blockedId), ConditionExpression: 'attribute_not_exists(pk)' },
});

/** What is needed to begin a conversation. */
interface Beginning {
  readonly id: string;
  readonly reason: Reason;
  readonly from: Account;
  readonly to: Account;
  readonly message: Message;
}

/** 403 for a student under 18 and a mentor whom no admin has approved for minors. Returns whether the student is a minor. */
const checkMinor = async (from: Account, to: Account, now: Date): Promise<boolean> => {
  const pair = await mentoringPair(from, to);
  if (!pair || !(await isMinorOn(pair.studentId, now))) return false;
  if (!pair.mentor?.approvedForMinors)
    throw new AppError('forbidden', {
      message: 'Students under 18 and this mentor can’t write to each other.',
    });
  return true;
};

/** What the reason says of a new conversation. Throws unless one user may write to the other for it. */
const reasonFacts = async ({ reason, from, to, message }: Beginning, now: Date) => {
  if (reason.kind === 'ask')
    throw new AppError('forbidden', { message: 'A question has an answer, and no conversation.' });
  if (reason.kind === 'request') {
    checkRequest(from, to, message.text);
    return { about: null, minor: await checkMinor(from, to, now), mentorship: undefined };
  }
  const { about, minor = false, mentorship } = await checkContact(reason, from.id, to.id);
  // Other reasons know it already, and whether an admin's word allows them.
  if (reason.kind === 'review') return { about, minor: await checkMinor(from, to, now), mentorship };
  return { about, minor, mentorship };
};

const conversationOf = (
  { id, reason, from, to, message }: Beginning,
  { about, minor }: Pick<Awaited<ReturnType<typeof reasonFacts>>, 'about' | 'minor'>,
) => {
  if (minor) refuseContactData({ text: message.text });
  const status = reason.kind === 'request' ? ('asked' as const) : ('open' as const);
  return {
    id,
    reason,
    about,
    status,
    version: 1,
    count: 1,
    readUpTo: {},
    people: [personOf(from), personOf(to)] satisfies StoredConversation['people'],
    history: [{ status, at: message.at }],
    ...(minor && { minor }),
  };
};

/** An admin changed how many first contacts a week allows while it was looked at. */
class BudgetChanged extends Error {}

/** How many first contacts a user may begin in a week, and that it is still so when this one begins. */
const budgetOf = ({ role }: Account) => {
  const setting = firstContactsSetting(role);
  return setting && checkedSetting(setting);
};

/** Begins a conversation with its first message. Returns whether another request has begun it meanwhile. */
const beginOnce = async (beginning: Beginning, now: Date): Promise<boolean> => {
  const { id, from, to, message, reason } = beginning;
  const { mentorship, ...facts } = await reasonFacts(beginning, now);
  const conversation = conversationOf(beginning, facts);
  const budget = reason.kind === 'request' ? await budgetOf(from) : undefined;
  const steps = {
    conversation: {
      Put: { Item: conversationItem(conversation), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    blocks: [notBlocked(from.id, to.id), notBlocked(to.id, from.id)],
    ...messageSteps(id, message),
    entries: [from, to].map((person) => ({ Put: { Item: entryItem(conversation, person.id, message) } })),
    inboxes: [inboxChange(from.id, 'messages'), inboxChange(to.id, 'messages', 1)],
    budget: budget && budgetWrite(from, budget.value, now),
    limit: budget?.unchanged,
    mentorship: mentorship && messageContact(mentorship, now),
  };
  try {
    await transact(steps);
    return true;
  } catch (error) {
    if (!isRefused<typeof steps>(error)) throw error;
    if (error.failed.conversation) return false;
    if (error.failed.blocks) throw contactError('blocked');
    if (error.failed.mentorship) throw contactError('ended');
    if (error.failed.limit) throw new BudgetChanged('The budget was changed meanwhile.', { cause: error });
    throw budget && error.failed.budget ? spent(budget.value, now) : error;
  }
};

/** The same with the budget as it is by then, should an admin change it meanwhile. */
const begin = (beginning: Beginning, now: Date): Promise<boolean> =>
  retrying(
    () => beginOnce(beginning, now),
    (error) => error instanceof BudgetChanged,
  );

const noUser = () => new AppError('not_found', { message: 'This user doesn’t exist.' });

/** The error for a user who cannot be written to. Applicants learn it when no one manages what they applied for any more. */
const unreachable = async ({ id }: Account, { with: to, reason }: { with: string; reason: Reason }) => {
  if (reason.kind !== 'application' || to !== reason.opportunityId || id !== reason.userId) return noUser();
  if (!(await getApplication(id, reason.opportunityId))) return noUser();
  return new AppError('forbidden', {
    message: 'No one manages this posting any more, so there is no one to write to.',
  });
};

/** A first contact has the id that follows from its two users, whatever id the request names. */
const reasonOf = (reason: Reason, from: string, to: string): Reason =>
  reason.kind === 'request' ? { kind: 'request', id: requestIdOf(from, to) } : reason;

/** Begins a conversation, or goes on with the one that exists for the reason. */
export const create: Handler<typeof conversations.create> = async ({ account, body, now }) => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  const { text, clientId } = body;
  const toId = await userFor(body.reason, body.with);
  if (toId === account.id) throw noUser();
  const reason = reasonOf(body.reason, account.id, toId);
  const id = conversationIdOf(reason, account.id, toId);
  const [existing, to] = await Promise.all([getConversation(id), getAccount(toId)]);
  if (!to || to.suspended) throw await unreachable(account, body);
  const message: Message = { number: 1, clientId, by: account.id, text, at: now.toISOString() };
  const begun = !existing && (await begin({ id, reason, from: account, to, message }, now));
  const conversation = existing ?? (await getConversation(id));
  if (!conversation || !isParticipant(conversation, account.id)) throw noUser();
  const sent = begun
    ? message
    : ((await sentMessage(id, account.id, clientId)) ??
      (await sendMessage(conversation, account.id, { text, clientId }, now)));
  const entry = await getEntry(account.id, conversation);
  if (!entry) throw noUser();
  return { conversation: shownEntry(entry, account.id), message: sent };
};
