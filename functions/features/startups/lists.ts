import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import {
  getAssumptions,
  getMilestones,
  putAssumptions,
  putMilestones,
} from '#functions/parts/startups/lists.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Milestone } from '#shared/features/startups/entries.ts';
import type { startups } from '#shared/features/startups/routes.ts';
import { STARTUP_ERRORS } from '#shared/features/startups/rules.ts';
import { changeInTeam, type LoadedStartup, limitChanges, requireOpen, stale } from './change.ts';
import { fromAssumptions, fromMilestones } from './view.ts';

/** Throws 400 for what is said to be done on a day that is ahead everywhere on earth. */
const checkDays = (milestones: readonly Milestone[], now: Date): void => {
  const last = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const ahead = milestones.flatMap(({ doneOn }, at) =>
    doneOn !== null && doneOn > last ? [[`milestones.${at}.doneOn`, STARTUP_ERRORS.doneAhead]] : [],
  );
  if (ahead.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(ahead) });
};

/** Saves the milestones, from the version that the member read. */
export const milestones: Handler<typeof startups.milestones, LoadedStartup> = async ({
  record,
  body,
  account,
  now,
}) => {
  const { id } = record.startup;
  requireOpen(record.startup);
  checkDays(body.milestones, now);
  await limitChanges(account, now);
  const before = await getMilestones(id);
  if ((before?.version ?? 0) !== body.version) throw stale();
  const at = now.toISOString();
  const next = {
    ...{ startupId: id, milestones: body.milestones, updatedAt: at, version: body.version + 1 },
    remindedUntil: before?.remindedUntil ?? at,
  };
  await changeInTeam(record, { list: putMilestones(next, before) });
  return { milestones: next.milestones, version: next.version, ...fromMilestones(next.milestones) };
};

/** Saves the assumptions, from the version that the member read. */
export const assumptions: Handler<typeof startups.assumptions, LoadedStartup> = async ({
  record,
  body,
  account,
  now,
}) => {
  const { id } = record.startup;
  requireOpen(record.startup);
  await limitChanges(account, now);
  const before = await getAssumptions(id);
  if ((before?.version ?? 0) !== body.version) throw stale();
  const next = {
    ...{ startupId: id, assumptions: body.assumptions, version: body.version + 1 },
    updatedAt: now.toISOString(),
  };
  await changeInTeam(record, { list: putAssumptions(next, before) });
  return { assumptions: next.assumptions, version: next.version, ...fromAssumptions(next.assumptions) };
};
