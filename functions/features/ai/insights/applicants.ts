import { numberWord, sentence } from '#functions/core/advisor/words.ts';
import { trackerSource } from '#functions/parts/applications/tools/choose-application.ts';
import { openingInText, openingPath } from '#functions/parts/matching/opening.ts';
import { searchSource } from '#functions/parts/matching/search.ts';
import { dayText } from '#shared/core/day-text.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { replyState } from '#shared/features/applications/reply-promise.ts';
import { insightIdOf, type Look } from './look.ts';

/** The best matches that are looked at, and how many of them make a missing skill worth a sentence. */
const BEST = 10;
const WORTH_SAYING = 3;

/** Which skill most of the best matches ask for and the profile does not have. One call. */
export const missingSkill: Look = async ({ call }) => {
  const found = await call('opportunities.recommended', { query: { limit: BEST } });
  // Openings that ask for nothing that the user can are no matches to learn from.
  const items = found.items.filter(({ matchedSkills }) => matchedSkills.length > 0);
  const missing = items.flatMap(({ skills, matchedSkills }) =>
    skills.filter((skill) => !matchedSkills.includes(skill)),
  );
  const [first] = [...Map.groupBy(missing, (skill) => skill)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  if (!first || first[1].length < WORTH_SAYING) return [];
  const [skill, { length }] = first;
  return [
    {
      id: insightIdOf('skill', skill),
      text: `${sentence(numberWord(length))} of your ${numberWord(items.length)} best matches ask for ${skill}, which your profile doesn’t have.`,
      evidence: { label: `Openings asking for ${skill}`, path: searchSource({ skills: skill }).url },
    },
  ];
};

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
