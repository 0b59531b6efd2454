import type * as z from 'zod';
import { type Account, getAccount, isShown } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { getItems, transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { messageKey } from '#functions/parts/conversations/keys.ts';
import { getConversation, isParticipant } from '#functions/parts/conversations/repository.ts';
import { withLimit } from '#shared/core/settings.ts';
import { messageSchema } from '#shared/features/conversations/routes.ts';
import {
  type Evidence,
  evidenceSchema,
  type newReportSchema,
  type ProjectEvidence,
  type reports,
} from '#shared/features/reports/routes.ts';
import { USER_REPORTS } from '#shared/features/reports/rules.ts';
import { USER_REPORTS_A_DAY } from '#shared/features/reports/settings.ts';
import { newReportSteps, type StoredReport } from './repository.ts';

const LIMIT = { name: 'user-reports', ...USER_REPORTS };

const noUser = () => new AppError('not_found', { message: 'This user doesn’t exist.' });
const noMessage = () =>
  new AppError('conflict', {
    message: 'One of these messages was deleted meanwhile. Choose the messages again.',
  });
const alreadyReported = () =>
  new AppError('conflict', {
    message: 'You’ve already reported this user. We’ll notify you when we’ve looked at it.',
  });

type Chosen = NonNullable<z.output<typeof newReportSchema>['conversation']>;

/** The chosen messages of a conversation of the two, as they are now. Messages that are hidden by a block count, too. */
const choose = async ({ id, messages }: Chosen, reporterId: string, reportedId: string) => {
  const conversation = await getConversation(id);
  const ofBoth = [reporterId, reportedId].every((one) => conversation && isParticipant(conversation, one));
  if (!conversation || !ofBoth)
    throw new AppError('not_found', { message: 'This conversation doesn’t exist.' });
  const numbers = [...new Set(messages)];
  const found = await getItems(
    messageSchema,
    numbers.map((number) => messageKey(id, number)),
    true,
  );
  const kept = found.filter(({ deleted }) => !deleted);
  if (kept.length < numbers.length) throw noMessage();
  if (!kept.some(({ by }) => by === reportedId))
    throw new AppError('invalid_input', {
      fields: { 'conversation.messages': 'Choose at least one message of the user you report' },
    });
  const evidence: Evidence[] = kept
    .map((message) => evidenceSchema.parse(message))
    .sort((one, other) => one.number - other.number);
  return { evidence, about: conversation.about };
};

/** What the reported user wrote in a project, in a live project, in a startup, or in a challenge. */
const writtenIn = async (
  { userId, projectId, engagementId, startupId, challengeId }: z.output<typeof newReportSchema>,
  reporter: Account,
): Promise<ProjectEvidence | undefined> => {
  if (projectId !== undefined)
    return (await import('./project.ts')).projectEvidenceOf(projectId, reporter.id, userId);
  if (engagementId !== undefined)
    return (await import('./engagement.ts')).engagementEvidenceOf(engagementId, reporter.id, userId);
  if (startupId !== undefined)
    return (await import('./startup.ts')).startupEvidenceOf(startupId, reporter, userId);
  if (challengeId !== undefined)
    return (await import('./challenge.ts')).challengeEvidenceOf(challengeId, reporter.id, userId);
  return undefined;
};

const personOf = ({ id, firstName, lastName, role }: Account) => ({ id, firstName, lastName, role });

/** Reports a user. The messages are copied: what becomes of them later changes nothing in the case. */
export const create: Handler<typeof reports.create> = async ({ account, body, setting, now }) => {
  await limitRequests(withLimit(LIMIT, await setting(USER_REPORTS_A_DAY)), account.id, now);
  const { userId, code, text, conversation, mentorshipId, eventId } = body;
  const { evidence, about } = conversation
    ? await choose(conversation, account.id, userId)
    : { evidence: [], about: null };
  const mentoring =
    mentorshipId === undefined
      ? undefined
      : await (await import('./mentoring.ts')).mentoringOf(mentorshipId, account.id, userId);
  const project = await writtenIn(body, account);
  const event =
    eventId === undefined
      ? undefined
      : await (await import('./event.ts')).eventEvidenceOf(eventId, account, userId);
  const reported = userId === account.id ? undefined : await getAccount(userId);
  // To all but those who wrote to each other, a suspended user is like one who never existed.
  if (!reported || !(conversation || mentoring || project || event || isShown(reported))) throw noUser();
  const at = now.toISOString();
  const report: StoredReport = {
    id: newId(),
    code,
    text,
    about,
    status: 'open',
    version: 1,
    createdAt: at,
    messages: evidence.length,
    reported: personOf(reported),
    reporter: personOf(account),
    history: [{ status: 'open', at }],
  };
  try {
    await transact(newReportSteps(report, { messages: evidence, mentoring, project, event }));
  } catch (error) {
    throw error instanceof TransactionFailed ? alreadyReported() : error;
  }
  return { id: report.id };
};
