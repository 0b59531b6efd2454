import type { SettingReader } from '#functions/core/settings.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { hasWord } from '#shared/features/postings/moderation-words.ts';
import { MODERATION_WORDS } from '#shared/features/postings/settings.ts';

/** Whether a posting waits for a review although its poster is trusted: it has a word that admins look at. */
export const needsReview = async (
  { title, description }: Pick<StoredOpportunity, 'title' | 'description'>,
  setting: SettingReader,
): Promise<boolean> => hasWord(`${title}\n${description}`, await setting(MODERATION_WORDS));
