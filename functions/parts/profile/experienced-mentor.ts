import { accountKey, getAccount, statusOf } from '#functions/core/account.ts';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { statusAfterOnboarding } from '#shared/features/users/rules.ts';
import { getProfile } from './repository.ts';

/**
 * Approves a pending mentor whose email address is confirmed and whose profile states enough experience, and returns
 * whether it did. To be called after either has changed: whichever change is later sees the other.
 */
export const approveExperiencedMentor = async (id: string): Promise<boolean> => {
  const account = await getAccount(id);
  if (account?.role !== 'mentor' || account.approved) return false;
  const { role, emailConfirmed } = account;
  const { profileData } = await getProfile(id);
  if (statusAfterOnboarding({ role, emailConfirmed, status: statusOf(account) }, profileData) !== 'active')
    return false;
  try {
    await updateItem(
      updateOf(
        accountKey(id),
        { set: { approved: true } },
        {
          condition:
            '#role = :mentor AND emailConfirmed = :yes AND suspended = :no AND attribute_not_exists(rejected)',
          names: { '#role': 'role' },
          values: { ':yes': true, ':no': false, ':mentor': 'mentor' },
        },
      ),
    );
  } catch (error) {
    // An admin decided meanwhile.
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
  return true;
};
