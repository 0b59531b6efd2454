import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import type { LoadedApplicant } from '#functions/parts/applicants/record.ts';
import { applicationKey, changeKeys } from '#functions/parts/applications/repository.ts';
import { membersOf } from '#functions/parts/companies/membership.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { Colleague } from '#shared/features/applicants/notes.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';
import { changedMeanwhile } from './decide.ts';

/** The members of a posting’s company, by name; none for a posting under a user’s own name. */
export const colleaguesOf = async ({ companyId }: StoredOpportunity): Promise<readonly Colleague[]> => {
  if (companyId === null) return [];
  return (await membersOf(companyId))
    .filter(({ status }) => status === 'member')
    .map(({ userId, firstName, lastName }) => ({ id: userId, name: fullName({ firstName, lastName }) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
};

/** Those of these users who are colleagues. Throws 400 when one is not. */
export const requireColleagues = async (
  posting: StoredOpportunity,
  userIds: readonly string[],
  field: string,
): Promise<readonly Colleague[]> => {
  if (userIds.length === 0) return [];
  const colleagues = await colleaguesOf(posting);
  return [...new Set(userIds)].map((userId) => {
    const found = colleagues.find(({ id }) => id === userId);
    if (!found) throw new AppError('invalid_input', { fields: { [field]: 'Choose a colleague' } });
    return found;
  });
};

/**
 * Assigns an applicant. It is a change of the application, so that the list has it and a decision that is made at the same
 * moment is made again; the applicant sees nothing of it.
 */
export const assign: Handler<typeof applicants.assign, LoadedApplicant> = async ({
  record: { posting, application },
  body: { assignee: wanted, version },
  account,
  now,
}) => {
  const { opportunityId, userId, status } = application;
  if (application.version !== version) throw changedMeanwhile();
  if (status === 'withdrawn')
    throw new AppError('illegal_transition', { message: 'This application was withdrawn.' });
  const [assignee = null] = await requireColleagues(posting, wanted === null ? [] : [wanted], 'assignee');
  const at = now.toISOString();
  const { gsi2sk, gsi3sk } = changeKeys(application, at);
  try {
    await updateItem(
      updateOf(
        applicationKey(userId, opportunityId),
        {
          set: { gsi2sk, gsi3sk, assignee: assignee ? { ...assignee, at, by: account.id } : undefined },
          remove: assignee ? [] : ['assignee'],
          add: { version: 1 },
        },
        asRead({ version: application.version }),
      ),
    );
  } catch (error) {
    throw error instanceof ConditionFailed ? changedMeanwhile() : error;
  }
  return { opportunityId, userId, assignee, version: version + 1 };
};
