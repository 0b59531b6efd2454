import type { Account } from '#functions/core/account.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { LoadedApplicant } from '#functions/parts/applicants/record.ts';
import { rowOf } from '#functions/parts/applicants/row.ts';
import type { StoredApplication } from '#functions/parts/applications/repository.ts';
import { getSentFile } from '#functions/parts/applications/sent-content.ts';
import { namesOf } from '#functions/parts/companies/names.ts';
import { proofsWithStanding } from '#functions/parts/projects/proofs.ts';
import { linkTo } from '#functions/parts/resume/files.ts';
import { revealsOf } from '#functions/parts/screening/repository.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';
import { isUndo } from '#shared/features/applications/history.ts';
import { colleaguesOf } from './assign.ts';
import { undoUntil } from './decide.ts';
import { notesOf } from './notes.ts';
import { scorecardsOf } from './scorecards.ts';
import { undoTo } from './status.ts';

const NOTHING = { note: '', resume: null, receipt: null, proven: [], snapshot: null };

/** What was sent, with a link to the file. A withdrawn application is not read any more. */
const contentOf = async ({ userId, opportunityId, status }: StoredApplication, now: Date) => {
  if (status === 'withdrawn') return { ...NOTHING, resumeUrl: null };
  const { content, uploadId } = await getSentFile({ userId, opportunityId });
  const { resume } = content;
  const resumeUrl =
    resume && uploadId !== undefined
      ? linkTo({ userId, uploadId, fileName: resume.fileName }, true, now)
      : null;
  return { ...content, proven: await proofsWithStanding(userId, content.proven, now), resumeUrl };
};

const historyOf = async (
  { posting: { companyId }, application: { history } }: LoadedApplicant,
  account: Account,
) => {
  const names = await namesOf(
    companyId,
    history.flatMap(({ user }) => user ?? []),
    account,
  );
  return history.map(({ user, ...step }, index) => {
    const name = user === undefined ? undefined : names.get(user);
    return { ...step, ...(name !== undefined && { name }), undo: isUndo(history, index) };
  });
};

/** Who revealed the name of the applicant in Screening. */
const revealedBy = async ({ posting: { companyId }, application }: LoadedApplicant, account: Account) => {
  const reveals = await revealsOf(application);
  const names = await namesOf(
    companyId,
    reveals.map(({ viewerId }) => viewerId),
    account,
  );
  return reveals.map(({ viewerId, at }) => {
    const name = names.get(viewerId);
    return { at, ...(name !== undefined && { name }) };
  });
};

/** One applicant with what they sent, the history and the notes. */
export const one: Handler<typeof applicants.one, LoadedApplicant> = async ({ record, account, now }) => {
  const { application } = record;
  const [content, history, reveals, notes, scorecards, colleagues] = await Promise.all([
    contentOf(application, now),
    historyOf(record, account),
    revealedBy(record, account),
    notesOf(record, account),
    scorecardsOf(record, account),
    colleaguesOf(record.posting),
  ]);
  const { offer, rejection, updatedAt } = application;
  return {
    ...rowOf(application),
    ...content,
    history,
    reveals,
    notes,
    scorecards,
    colleagues: [...colleagues],
    offer,
    rejection,
    undoUntil: undoTo(application, account.id, now) ? undoUntil(updatedAt) : null,
  };
};
