import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { isBlocked } from '#functions/parts/conversations/blocks.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import { contactError } from '#functions/parts/conversations/parties.ts';
import { isMinorOn } from '#functions/parts/profile/minors.ts';
import { withLimit } from '#shared/core/settings.ts';
import type { mentorships } from '#shared/features/mentorships/routes.ts';
import { REQUESTS } from '#shared/features/mentorships/rules.ts';
import { MENTORING_REQUESTS_A_DAY } from '#shared/features/mentorships/settings.ts';
import { noMentor, storeRequest } from './request.ts';
import { shownMentorship } from './view.ts';

const LIMIT = { name: 'mentorship-requests', ...REQUESTS };

/** Asks a mentor: the request holds one of their places until it is answered. */
export const create: Handler<typeof mentorships.create> = async ({ account, body, setting, now }) => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  await limitRequests(withLimit(LIMIT, await setting(MENTORING_REQUESTS_A_DAY)), account.id, now);
  const { mentorId, ...asked } = body;
  if (asked.times.some((time) => Date.parse(time) <= now.getTime()))
    throw new AppError('invalid_input', { fields: { times: 'Choose times that are still to come' } });
  if (mentorId === account.id) throw noMentor();
  if (await isBlocked(account.id, mentorId)) throw contactError('blocked');
  if (await isMinorOn(account.id, now)) {
    const goals = asked.goals.map((goal, index) => [`goals.${index}`, goal]);
    refuseContactData({ note: asked.note, ...Object.fromEntries(goals) });
  }
  try {
    const mentorship = await storeRequest({ account, mentorId, asked, now });
    return shownMentorship(mentorship, account.id, new Map(), now);
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
};
