import type { Write } from '#functions/core/transaction.ts';
import { cardOf } from '#functions/features/applications/card.ts';
import { postingOf } from '#functions/features/applications/current-content.ts';
import { storeSent } from '#functions/parts/applications/sent-content.ts';
import { audiencesIn } from '#functions/parts/profile/views.ts';
import type { ApplicantCard } from '#shared/features/applicants/card.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { match } from '#shared/features/matching/matching.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import { visibleSections } from '#shared/features/profile/visibility.ts';
import { companyId, DEMO_COMPANY } from './companies.ts';
import type { Person } from './people/person.ts';
import { randomFor } from './random.ts';

/** One in this many asks for a review without a number. */
const UNSCORED = 0.12;

const NOTES = [
  '',
  '',
  'I’ve used your product as a customer and would like to work on it. My last project is close to what you describe.',
  'I can start within four weeks and am happy to show the code of any project in my profile.',
];

/** An application with what rows show of it, and the write that stores what was sent. */
export interface SentApplication {
  readonly application: Application & { readonly card?: ApplicantCard };
  readonly writes: readonly Write[];
}

/**
 * What a person of the seed sent with an application for a posting of the demo employer or the demo alumnus, who have it on
 * their screen. Others are as they were before this was stored.
 */
export const withSent = (
  application: Application,
  { account, profile, sections: stored = {} }: Person,
  opportunity: Opportunity | undefined,
): SentApplication => {
  const isShown = opportunity?.companyId === null || opportunity?.companyId === companyId(DEMO_COMPANY);
  if (!opportunity || !isShown) return { application, writes: [] };
  const random = randomFor('sent', account.email, opportunity.id);
  const sections = visibleSections(sectionsOf({ ...account, ...profile }, stored), audiencesIn({}), 'work');
  const posting = postingOf(opportunity);
  const unscored = random.chance(UNSCORED);
  const receipt = unscored ? null : match(sections, posting, application.appliedAt.slice(0, 10));
  const { firstName, lastName } = account;
  const snapshot = { firstName, lastName, sections, posting };
  const sent = {
    ...application,
    ...(receipt ? { match: receipt.total } : { unscored: true }),
    card: cardOf(snapshot, receipt),
  };
  return {
    application: sent,
    writes: [storeSent(sent, { note: random.pick(NOTES), receipt, snapshot, file: undefined })],
  };
};
