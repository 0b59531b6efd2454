import type { Account } from '#functions/core/account.ts';
import type { Profile } from '#functions/parts/profile/repository.ts';
import type { StoredSections } from '#functions/parts/profile/sections.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';

/** A person of the seed, before they have an id. */
export interface Person {
  readonly account: Omit<Account, 'id'>;
  readonly profile: Profile;
  /** The entries of the sections that go beyond onboarding. */
  readonly sections?: StoredSections;
  /** The statuses of the applications that they have. */
  readonly applications: readonly ApplicationStatus[];
  /** The password, for those who can sign in. */
  readonly password?: string;
}
