import { timeZoneOf } from '#functions/core/account.ts';
import { RouteRefused } from '#functions/core/advisor/tool.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { log } from '#functions/core/log.ts';
import type { Role } from '#shared/core/contract.ts';
import type { ai } from '#shared/features/ai/routes.ts';
import { INSIGHTS_MAX } from '#shared/features/ai/rules.ts';
import type { Insight } from '#shared/features/ai/schema.ts';
import { callsUntil } from '../calling/calls.ts';
import { oldestAccount, oldestMentor, oldestReport, oldestReview } from './admin.ts';
import { openApplications } from './applicants.ts';
import { dismissedOf } from './dismiss.ts';
import { answersDue, emptyPosting } from './hiring.ts';
import type { Look, Looking } from './look.ts';
import { quietMentorship, requestsDue } from './mentoring.ts';
import { missingSkill, unshownSkill } from './skills.ts';

/** What is computed for each role, the most urgent first: at most six calls of other functions. */
const LOOKS: Readonly<Record<Role, readonly Look[]>> = {
  student: [openApplications, unshownSkill, missingSkill, quietMentorship('mentee')],
  mentor: [requestsDue, quietMentorship('mentor')],
  employer: [answersDue, emptyPosting],
  alumni: [answersDue, openApplications, requestsDue, unshownSkill, missingSkill],
  admin: [oldestReport, oldestReview, oldestAccount, oldestMentor],
};

/** A home does not wait longer for its sentences. */
const DEADLINE_MS = 4_000;

/** What one look finds; nothing when it fails. A refusal, as for an account that waits for approval, is nothing to say. */
const foundBy = async (look: Look, looking: Looking<never>): Promise<readonly Insight[]> => {
  try {
    return await look(looking);
  } catch (error) {
    if (!(error instanceof RouteRefused)) log('warn', 'an insight was left out', { error });
    return [];
  }
};

/** At most three computed sentences about the user’s own position. Those that they dismissed stay away. */
export const insights: Handler<typeof ai.insights> = async (request) => {
  const { account, now } = request;
  const { id, role, firstName } = account;
  const looking = {
    call: callsUntil(request, AbortSignal.timeout(DEADLINE_MS)),
    user: { id, role, firstName },
    timeZone: timeZoneOf(account),
    now,
  };
  const found = (await Promise.all(LOOKS[role].map((look) => foundBy(look, looking)))).flat();
  const dismissed = await dismissedOf(
    id,
    found.map((one) => one.id),
    now,
  );
  return { items: found.filter((one) => !dismissed.has(one.id)).slice(0, INSIGHTS_MAX) };
};
