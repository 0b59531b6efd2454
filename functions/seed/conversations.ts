import { getAccount } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { messageSteps } from '#functions/features/conversations/send.ts';
import { applicantsOf } from '#functions/parts/applications/repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { conversationIdOf } from '#functions/parts/conversations/keys.ts';
import { conversationItem, entryItem } from '#functions/parts/conversations/repository.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { type Reason, requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import type { Message } from '#shared/features/conversations/routes.ts';
import { CONVERSATIONS } from './data.ts';
import { employerPostings } from './demo-postings.ts';
import { idFor } from './random.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

interface Talk {
  readonly reason: Reason;
  readonly status: 'open' | 'asked';
  /** Who began it, and the other user. */
  readonly userIds: readonly [string, string];
  readonly lines: readonly { readonly by: number; readonly daysAgo: number; readonly text: string }[];
}

/** Stores a conversation with its messages, unless it is there. The last message is unread when the other side wrote it. */
export const storeTalk = async ({ reason, status, userIds, lines }: Talk, now: Date): Promise<void> => {
  const [one, other] = await Promise.all(userIds.map((id) => getAccount(id)));
  if (!one || !other) return;
  const id = conversationIdOf(reason, one.id, other.id);
  const messages = lines.map(
    ({ by, daysAgo, text }, index): Message => ({
      number: index + 1,
      clientId: idFor('message', `${id} ${index}`),
      by: by === 0 ? one.id : other.id,
      text,
      at: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
    }),
  );
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) return;
  const personOf = ({ id: userId, firstName, lastName, role }: typeof one) => ({
    id: userId,
    firstName,
    lastName,
    role,
  });
  const about = reason.kind === 'application' ? ((await getOpportunity(reason.opportunityId)) ?? null) : null;
  const conversation = conversationItem({
    id,
    reason,
    status,
    version: 1,
    count: messages.length,
    about: about && { title: about.title, company: about.company },
    people: [personOf(one), personOf(other)],
    history: [{ status, at: first.at }],
    readUpTo: { [last.by]: last.number },
  });
  const reader = last.by === one.id ? other.id : one.id;
  const entries = [one.id, other.id].map((userId) => ({
    ...entryItem(conversation, userId, last),
    count: messages.length,
  }));
  try {
    await transact({
      conversation: { Put: { Item: conversation, ConditionExpression: 'attribute_not_exists(pk)' } },
      messages: messages.flatMap((message) => Object.values(messageSteps(id, message))),
      entries: entries.map((Item) => ({ Put: { Item } })),
      inbox: inboxChange(reader, 'messages', 1),
    });
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
  }
};

/** The first applicant of one of the demo employer's postings who did not withdraw. */
const applicantOf = async (now: Date) => {
  for (const { id } of employerPostings(now)) {
    const { applicants } = await applicantsOf(id, 10, undefined);
    const found = applicants.find(({ status }) => status !== 'withdrawn');
    if (found) return { kind: 'application', opportunityId: id, userId: found.userId } as const;
  }
  return undefined;
};

/** Three conversations of the demo accounts: about an application, a first contact that was accepted, and one that waits. */
export const storeConversations = async (now: Date): Promise<number> => {
  const [student, alumnus, mentor, employer] = await Promise.all(
    (['student', 'alumni', 'mentor', 'employer'] as const).map((role) => userIdOf(demoEmail(role))),
  );
  if (!student || !alumnus || !mentor || !employer) return 0;
  const application = await applicantOf(now);
  const talks: Talk[] = [
    {
      reason: { kind: 'request', id: requestIdOf(student, alumnus) },
      status: 'open',
      userIds: [student, alumnus],
      lines: CONVERSATIONS.contact,
    },
    {
      reason: { kind: 'request', id: requestIdOf(student, mentor) },
      status: 'asked',
      userIds: [student, mentor],
      lines: CONVERSATIONS.asked,
    },
    ...(application
      ? [
          {
            reason: application,
            status: 'open' as const,
            lines: CONVERSATIONS.application,
            userIds: [employer, application.userId] as const,
          },
        ]
      : []),
  ];
  for (const talk of talks) await retryWhileBusy(() => storeTalk(talk, now));
  return talks.length;
};
