import { numberWord, sentence } from '#functions/core/advisor/words.ts';
import { trackerSource } from '#functions/parts/applications/tools/choose-application.ts';
import { openingInText, openingPath } from '#functions/parts/matching/opening.ts';
import { dayText } from '#shared/core/day-text.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { replyState } from '#shared/features/applications/reply-promise.ts';
import { insightIdOf, type Look } from './look.ts';

/** Offers that wait for the user, then answers that were promised and did not come. One call. */
export const openApplications: Look = async ({ call, user, now }) => {
  const { items } = await call('applications.list', { query: { limit: 50 } });
  const offers = items.flatMap(({ status, offer, opportunityId, opportunity }) =>
    status === 'offered' && offer
      ? [
          {
            id: insightIdOf('offer', opportunityId, offer.answerBy),
            text: `Your offer for ${openingInText(opportunity)} waits for an answer until ${dayText(offer.answerBy)}.`,
            evidence: { label: 'The offer', path: openingPath(opportunityId) },
          },
        ]
      : [],
  );
  const late = items.filter(
    (application) =>
      ['new', 'reviewed'].includes(application.status) &&
      replyState(application, earliestDay(now)) === 'missed',
  );
  const [first] = late;
  if (!first) return offers;
  const { url, title } = trackerSource({ user });
  const only = `The answer that you were promised for ${openingInText(first.opportunity)} by ${dayText(first.opportunity.replyBy)} hasn’t come. Write to them.`;
  return [
    ...offers,
    {
      id: insightIdOf('late', ...late.slice(0, 2).map(({ opportunityId }) => opportunityId)),
      text:
        late.length === 1
          ? only
          : `${sentence(numberWord(late.length))} answers that you were promised haven’t come. Write to those who owe them.`,
      evidence:
        late.length === 1
          ? { label: 'The opening', path: openingPath(first.opportunityId) }
          : { label: title, path: url },
    },
  ];
};
