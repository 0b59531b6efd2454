import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { maySeePage } from '#functions/parts/startups/audience.ts';
import { roleIn, teamOf } from '#functions/parts/startups/members.ts';
import { notesOf } from '#functions/parts/startups/notes.ts';
import { getStartup } from '#functions/parts/startups/repository.ts';
import type { ProjectEvidence } from '#shared/features/reports/routes.ts';
import { PROJECT_EVIDENCE } from '#shared/features/reports/rules.ts';
import type { StoredStartup } from '#shared/features/startups/stored.ts';

/** How many of the latest notes are searched for those of the reported user. */
const LOOKED_AT = 100;

/** What the page of a startup says. */
const announced = ({ name, problem, solution, description, targetMarket, learned }: StoredStartup): string =>
  [name, problem, solution, description, targetMarket, learned].filter((text) => text !== '').join('\n\n');

/**
 * What a startup is evidence of, as it is now: what its page says, when the reported user is in its team and the reporter sees the
 * page; and for the team the latest notes that the reported user wrote, also one who left it.
 */
export const startupEvidenceOf = async (
  startupId: string,
  reporter: Account,
  reportedId: string,
): Promise<ProjectEvidence> => {
  const [startup, team] = await Promise.all([getStartup(startupId), teamOf(startupId)]);
  if (!startup || !(await maySeePage(startup, team, reporter))) throw noStartup();
  const member = (id: string) => roleIn(team.find(({ userId }) => userId === id)) !== undefined;
  const notes = member(reporter.id) ? await notesOf(startupId, LOOKED_AT) : [];
  const written = notes.filter(({ authorId }) => authorId === reportedId);
  if (!member(reportedId) && written.length === 0) throw noStartup();
  const texts = [
    ...(member(reportedId) ? [{ by: reportedId, text: announced(startup), at: startup.updatedAt }] : []),
    ...written.map(({ authorId, text, at }) => ({ by: authorId, text, at })),
  ];
  return { title: startup.name, texts: texts.slice(0, PROJECT_EVIDENCE) };
};

const noStartup = () => new AppError('not_found', { message: 'This startup doesn’t exist.' });
