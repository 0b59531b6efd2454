import { AppError } from '#functions/core/errors.ts';
import { getEntryVersion } from '#functions/parts/challenges/entries.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { getChallenge, getEntry, getMember, getTeam } from '#functions/parts/challenges/repository.ts';
import type { ProjectEvidence } from '#shared/features/reports/routes.ts';

const noChallenge = () => new AppError('not_found', { message: 'This challenge doesn’t exist.' });

/** What the page of a challenge says. */
const announced = ({ title, prize, description, eligibility, rubric, reason }: ChallengeRecord): string =>
  [
    title,
    prize,
    description,
    eligibility,
    ...rubric.map((one) => [one.name, one.description].filter((text) => text !== '').join(': ')),
    reason,
  ]
    .filter((text) => text !== '')
    .join('\n\n');

/** What the team of a user handed in last, with the name of the team, for its host and its other members. */
const handedIn = async (
  { id, host }: ChallengeRecord,
  reporterId: string,
  reportedId: string,
): Promise<ProjectEvidence['texts']> => {
  const [reported, reporter] = await Promise.all([getMember(id, reportedId), getMember(id, reporterId)]);
  if (!reported || (host.id !== reporterId && reporter?.teamId !== reported.teamId)) return [];
  const team = await getTeam(id, reported.teamId);
  const entry = team?.entryId === undefined ? undefined : await getEntry(id, team.entryId);
  const version = entry?.submitted && (await getEntryVersion(entry.id, entry.submitted.number));
  if (!team || !version) return [];
  const text = [team.name, version.title, version.description, ...version.links]
    .filter((one) => one !== '')
    .join('\n\n');
  return [{ by: reportedId, text, at: version.submittedAt }];
};

/**
 * What a challenge is evidence of, as it is now: what its page says when the reported user hosts it, or what the reported user’s
 * team handed in, when the reporter hosts it or is in that team.
 */
export const challengeEvidenceOf = async (
  challengeId: string,
  reporterId: string,
  reportedId: string,
): Promise<ProjectEvidence> => {
  const challenge = await getChallenge(challengeId);
  if (!challenge?.frozen) throw noChallenge();
  const texts =
    challenge.host.id === reportedId
      ? [{ by: reportedId, text: announced(challenge), at: challenge.updatedAt }]
      : await handedIn(challenge, reporterId, reportedId);
  if (texts.length === 0) throw noChallenge();
  return { title: challenge.title, texts };
};
