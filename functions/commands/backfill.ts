import { requestSnapshot } from '#functions/parts/opportunities/catalog/requests.ts';
import { backfillApplicantCounts } from './backfill/applicants.ts';
import { backfillCompanies } from './backfill/companies.ts';
import { backfillOpportunities } from './backfill/opportunities.ts';
import { backfillReplies } from './backfill/replies.ts';
import { backfillUsers } from './backfill/users.ts';
import { connect, runCommand } from './endpoints.ts';
import { stageArgument } from './stage-argument.ts';

const USAGE = `Usage: npm run backfill -- --stage prod|dev|pr-N|local
       Adds the users of a stage from before the user directory to it, and its admins to the record of active admins;
       its opportunities from before companies to the lists of those who posted them, and its companies to theirs;
       the numbers of applications from before they were in parts, and replies from before the record of replies, are
       counted again. Then it asks for a new
       snapshot of the search out of all records.
       Run it again after an interruption: what is done already stays as it is.`;

await runCommand(async () => {
  await connect(stageArgument(USAGE));
  const report = (line: string) => process.stdout.write(`${line}\n`);
  const done = [
    await backfillUsers(report),
    await backfillOpportunities(report),
    await backfillCompanies(report),
    await backfillApplicantCounts(report),
    await backfillReplies(report),
  ];
  await requestSnapshot(new Date(), true);
  report('A new snapshot of the search was requested: it is there within a minute or two.');
  if (!done.every(Boolean)) process.exitCode = 1;
});
