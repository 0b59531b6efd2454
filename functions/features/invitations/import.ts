import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { log } from '#functions/core/log.ts';
import { takenAmong } from '#functions/parts/auth/repository.ts';
import { ERRORS } from '#shared/core/errors.ts';
import { IMPORT_PROBLEMS, type ImportLine, type invitations } from '#shared/features/invitations/routes.ts';
import { type CsvLine, readCsv } from './csv.ts';
import { type Inviting, inviteUser } from './invite.ts';

/** Lines at once: what Cognito takes without refusing. */
const AT_ONCE = 8;
/** After this long no further line is begun: the function is ended after ten seconds. */
const PATIENCE_MS = 7_000;

const failureOf = (error: unknown): string => {
  if (!(error instanceof AppError)) log('error', 'a line of an import failed', { error });
  if (error instanceof AppError && error.code === 'email_taken') return IMPORT_PROBLEMS.taken;
  return error instanceof AppError ? error.message : ERRORS.internal.message;
};

/** Invites the user of one line, and says what became of it. */
const importLine = async (checked: CsvLine, inviting: Inviting): Promise<ImportLine> => {
  if ('problem' in checked) return resultOf(checked);
  try {
    await inviteUser(checked.invitation, inviting);
    return resultOf(checked);
  } catch (error) {
    return resultOf(checked, failureOf(error));
  }
};

/** What is said of a line: its own problem, or the given one. */
const resultOf = (
  checked: CsvLine,
  message = 'problem' in checked ? checked.problem : undefined,
): ImportLine => {
  const { line, email, values } = checked;
  return { line, email, values, ...(message === undefined ? { ok: true } : { ok: false, message }) };
};

/** Does the lines side by side, in order, until the time is up. */
const importLines = async (lines: readonly CsvLine[], inviting: Inviting): Promise<ImportLine[]> => {
  const started = performance.now();
  const results: ImportLine[] = [];
  const rest = lines.entries();
  const work = async () => {
    for (const [index, checked] of rest)
      results[index] =
        performance.now() - started < PATIENCE_MS
          ? await importLine(checked, inviting)
          : resultOf(checked, IMPORT_PROBLEMS.notReached);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
};

/** A line that is right in itself, with what the table says to it. */
const withTaken = (checked: CsvLine, taken: ReadonlySet<string>): CsvLine => {
  if ('problem' in checked || !taken.has(checked.email)) return checked;
  const { line, email, values } = checked;
  return { line, email, values, problem: IMPORT_PROBLEMS.taken };
};

/** Invites the users of a CSV file. Importing it again invites no user twice. */
export const importUsers: Handler<typeof invitations.importUsers> = async ({
  body: { csv, dryRun },
  account,
  setting,
  now,
}) => {
  const { lines: read, ignored } = readCsv(csv);
  const taken = await takenAmong(read.filter((line) => 'invitation' in line).map(({ email }) => email));
  const lines = read.map((line) => withTaken(line, taken));
  return {
    lines: dryRun
      ? lines.map((checked) => resultOf(checked))
      : await importLines(lines, { account, now, setting }),
    ignored: [...ignored],
  };
};
