import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { loadProfile } from '#functions/parts/profile/change-profile.ts';
import { toUser } from '#functions/parts/profile/repository.ts';
import { checkSections, saveSections } from '#functions/parts/profile/save.ts';
import { ownSections } from '#functions/parts/profile/views.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import { type ImportReport, withOneName } from '#shared/features/profile/json-resume.ts';
import type { profile } from '#shared/features/profile/routes.ts';
import {
  AUDIENCES,
  type Audiences,
  isEmpty,
  OWNER_FIELDS,
  SECTIONS,
  type Section,
} from '#shared/features/profile/rules.ts';
import type { Basics, SomeSections } from '#shared/features/profile/sections.ts';
import { readResume, told } from './read-resume.ts';

/** Who may see which section, as a copy of a profile says it. */
const audiencesIn = ({ meta }: Record<string, unknown>, report: ImportReport): Audiences => {
  const { data } = z.object({ audiences: z.record(z.string(), z.unknown()) }).safeParse(meta);
  const audiences: { -readonly [S in keyof Audiences]: Audiences[S] } = {};
  for (const [name, value] of Object.entries(data?.audiences ?? {})) {
    const section = SECTIONS.find((one) => one === name);
    const audience = AUDIENCES.find((one) => one === value);
    if (section && audience) audiences[section] = audience;
    else
      report.left.push({
        path: `meta.audiences.${name}`,
        value: told(value),
        reason: `Choose one of: ${AUDIENCES.join(', ')}`,
      });
  }
  return audiences;
};

/** The basics of a file on top of those of the profile: what the file does not have stays, such as a phone number. */
const basicsOver = (before: Basics, given: Basics): { basics: Basics; kept: string[] } => {
  // A file with the whole name alone: the parts follow from it.
  const { firstName, lastName, ...rest } = before;
  const named = given.name !== undefined && given.firstName === undefined && given.lastName === undefined;
  const basics = { ...rest, ...(!named && { firstName, lastName }), ...given };
  const hidden: readonly string[] = [...OWNER_FIELDS, 'firstName', 'lastName', 'name'];
  const kept = Object.entries(before)
    .filter(([field, value]) => !isEmpty(value) && !(field in given) && !hidden.includes(field))
    .map(([field]) => field);
  return { basics, kept };
};

/** Sections without one field, and its path in the file. Names of other fields are those of the file. */
const without = (sections: SomeSections, path: string): SomeSections => {
  const [section, index, field = ''] = path.split('.');
  const result: Record<string, unknown> = { ...sections };
  for (const name of SECTIONS)
    if (name === section)
      result[name] = sections[name]?.map((entry, at) =>
        String(at) === index
          ? Object.fromEntries(Object.entries(entry).filter(([key]) => key !== field))
          : entry,
      );
  return z.custom<SomeSections>().parse(result);
};

const pathOf = (section: Section, index: number, field: string) => `${section}.${index}.${field}`;

type Body = z.infer<typeof profile.import.body>;

/** Each value that only the rules for whole profiles refuse is left out in turn. */
const MOST_REFUSED = 30;

const attempt = async (account: Account, { resume, dryRun = false }: Body, now: Date) => {
  const whole = await loadProfile(account.id);
  const { profile: before, stored, version } = whole;
  const { sections: read, report: found } = readResume(resume);
  const report: ImportReport = { ...found, kept: [] };
  const audiences = audiencesIn(resume, report);
  let sections = read;
  if (read.basics?.[0]) {
    const [own = {}] = sectionsOf({ ...account, ...before }, stored).basics;
    const { basics, kept } = basicsOver(own, withOneName(read.basics[0]));
    sections = { ...read, basics: [basics] };
    report.kept.push(...kept);
  }
  for (let refused = 0; ; refused += 1)
    try {
      const given = { sections, audiences, pathOf };
      if (dryRun) {
        checkSections(account, whole, given, now);
        return { saved: { user: toUser(account, before), profile: before, stored }, report };
      }
      const saved = await saveSections(account, given, now, (latest) => {
        if (latest.version !== version) throw new AppError('conflict');
      });
      return { saved, report };
    } catch (error) {
      const fields = error instanceof AppError && error.code === 'invalid_input' ? error.fields : undefined;
      if (!fields || refused >= MOST_REFUSED) throw error;
      for (const [path, reason] of Object.entries(fields)) {
        sections = without(sections, path);
        const at = path.replace('basics.0.', 'basics.');
        const taken = report.taken.findIndex((one) => one.path === at);
        const [one] = taken < 0 ? [] : report.taken.splice(taken, 1);
        report.left.push({ path: at, value: one?.given ?? one?.value ?? '', reason });
      }
    }
};

/**
 * Replaces the sections that a JSON Resume has, whatever they were before. A profile that is changed meanwhile is read again.
 * A dry run only reports what would be taken.
 */
export const importResume: Handler<typeof profile.import> = async ({ account, body, now }) => {
  const { saved, report } = await retrying(
    () => attempt(account, body, now),
    (error) => error instanceof AppError && error.code === 'conflict',
  );
  const { id, role } = account;
  return { id, role, sections: ownSections(saved.user, saved.profile.sections, saved.stored), report };
};
