import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import {
  changeProfile,
  type ProfileEdit,
  type WholeProfile,
} from '#functions/parts/profile/change-profile.ts';
import type { SectionStates } from '#functions/parts/profile/sections.ts';
import { type Answers, answersAfter, sectionsOf, storedBasics } from '#shared/features/profile/answers.ts';
import {
  type Audience,
  type Audiences,
  PROFILE_MAX_LENGTH,
  SECTIONS,
  type Section,
} from '#shared/features/profile/rules.ts';
import type { Sections, SomeSections } from '#shared/features/profile/sections.ts';
import { birthDateProblem, graduationYearProblem } from '#shared/features/users/rules.ts';
import { ownSection, versionOf } from './views.ts';

/** What is to be saved: the entries of some sections, and who may see some of them. */
interface Given {
  readonly sections: SomeSections;
  readonly audiences: Audiences;
  /** The path of a field in the request, for errors: `items.0.endDate`. */
  readonly pathOf: (section: Section, index: number, field: string) => string;
}

/** Throws `invalid_input` for the rules that depend on today's date. */
const checkDates = ({ sections, pathOf }: Given, now: Date): void => {
  const fields: Record<string, string> = {};
  sections.basics?.forEach(({ dateOfBirth = '' }, index) => {
    const problem = birthDateProblem(dateOfBirth, now);
    if (problem !== undefined) fields[pathOf('basics', index, 'dateOfBirth')] = problem;
  });
  sections.education?.forEach(({ endDate = '' }, index) => {
    const problem = graduationYearProblem(endDate.slice(0, 4), now);
    if (problem !== undefined) fields[pathOf('education', index, 'endDate')] = problem;
  });
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
};

/** The state of the sections after one more change of those that are given. */
const statesAfter = (before: SectionStates, { sections, audiences }: Given): SectionStates => {
  const after = { ...before };
  for (const section of SECTIONS) {
    const audience = audiences[section] ?? before[section]?.audience;
    if (sections[section] !== undefined || audiences[section] !== undefined)
      after[section] = { version: versionOf(before, section) + 1, ...(audience && { audience }) };
  }
  return after;
};

/** The profile with the given sections in it. */
const editOf = (account: Account, { profile, stored }: WholeProfile, given: Given): ProfileEdit => {
  const { sections } = given;
  let answers: Answers = { ...account, ...profile };
  for (const section of SECTIONS) {
    const entries = sections[section];
    if (entries) answers = answersAfter(section, entries, answers);
  }
  const { firstName, lastName, phone, dateOfBirth, profileData } = answers;
  const stays = firstName === account.firstName && lastName === account.lastName;
  const oneName = stays || sections.basics?.[0]?.oneName === true;
  if (firstName === '' || (lastName === '' && !oneName))
    throw new AppError('invalid_input', {
      fields: { [given.pathOf('basics', 0, 'name')]: 'Enter your first and last name' },
    });
  const changed = {
    ...sections,
    ...(sections.basics && { basics: storedBasics(sections.basics, account) }),
  };
  const whole = sectionsOf(answers, { ...stored, ...changed });
  if (JSON.stringify(whole).length > PROFILE_MAX_LENGTH)
    throw new AppError('payload_too_large', {
      message: 'Your profile would get too long. Shorten some entries and try again.',
    });
  return {
    names: stays ? undefined : { firstName, lastName },
    profile: {
      phone,
      dateOfBirth,
      profileData: { ...profile.profileData, ...profileData },
      sections: statesAfter(profile.sections ?? {}, given),
    },
    sections: changed,
  };
};

/**
 * Saves sections of a profile, in one transaction with the answers of onboarding and the resume score that follow from
 * them. `check` sees the profile as it is before the change and throws to refuse it.
 */
export const saveSections = (
  account: Account,
  given: Given,
  now: Date,
  check: (before: WholeProfile) => void = () => undefined,
) => {
  checkDates(given, now);
  return changeProfile(account, (before) => {
    check(before);
    return editOf(account, before, given);
  });
};

/** Throws what saving the sections would throw, and saves nothing. */
export const checkSections = (account: Account, before: WholeProfile, given: Given, now: Date): void => {
  checkDates(given, now);
  editOf(account, before, given);
};

/** A request to save one section. */
export interface SectionCall<S extends Section> {
  readonly account: Account;
  readonly body: { items: Sections[S]; version: number; audience?: Audience | undefined };
  readonly now: Date;
}

/** Saves a section unless it has changed since the given version: then throws `conflict`. */
export const saveSection = async <S extends Section>(section: S, { account, body, now }: SectionCall<S>) => {
  const { items, version, audience } = body;
  const sections: SomeSections = {};
  sections[section] = items;
  const given: Given = {
    sections,
    audiences: audience ? { [section]: audience } : {},
    pathOf: (_, index, field) => `items.${index}.${field}`,
  };
  const { user, profile, stored } = await saveSections(account, given, now, (before) => {
    if (versionOf(before.profile.sections, section) !== version)
      throw new AppError('conflict', { message: 'This section was changed elsewhere since you opened it.' });
  });
  return ownSection(section, user, profile.sections, stored);
};
