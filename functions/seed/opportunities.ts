import { LOCATIONS } from '#shared/core/choices.ts';
import { formatPay } from '#shared/core/pay.ts';
import { defaultReplyBy } from '#shared/core/reply-clock.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { companyId } from './companies.ts';
import type { Company, Occupation, Place, Skill } from './data.ts';
import { type Slot, slotFor } from './deck.ts';
import { describeOffer, describeProject, roomFor } from './description.ts';
import { levelFor, titleAt } from './levels.ts';
import { hourlyPay, internPay, jobPay, projectPay } from './pay.ts';
import { placeFields } from './places.ts';
import { idFor, type Random, randomFor } from './random.ts';
import { seasonFrom } from './season.ts';
import { capitalize, fill, inWords } from './sentences.ts';
import { spanFor } from './span.ts';
import {
  benefitsOf,
  internRequirements,
  jobRequirements,
  projectBenefits,
  projectRequirements,
} from './terms.ts';

/** A company's cities, those of the explore filter four times as often as others; the first of them oftenest. */
const placeFor = (random: Random, { places }: Company): Place => {
  const weighted = places.flatMap((place, index) => {
    const known = (LOCATIONS as readonly Place[]).includes(place);
    return Array.from({ length: (known ? 4 : 1) * (index === 0 ? 2 : 1) }, () => place);
  });
  return random.pick(weighted);
};

const modeFor = (random: Random, company: Company, place: Place): Opportunity['workMode'] => {
  if (place === 'Remote') return 'remote';
  if (random.chance(0.8)) return company.mode;
  return company.mode === 'hybrid' ? 'onsite' : 'hybrid';
};

const skillsFor = (random: Random, occupation: Occupation, company: Company): Skill[] => {
  const skills = occupation.skills.map((skill) => (skill === 'stack' ? company.stack : skill));
  return [...new Set([...skills, ...random.sample(occupation.also, random.between(0, 2))])];
};

const tasksFor = (random: Random, tasks: readonly string[], company: Company) => {
  const [first, second, third] = random.sample(tasks, 3).map((task) => fill(task, company));
  if (!first || !second || !third) throw new Error('An occupation needs three tasks.');
  return [first, second, third] as const;
};

/** What is special about each type of opportunity. */
type Details = Pick<
  Opportunity,
  | 'title'
  | 'description'
  | 'skills'
  | 'pay'
  | 'employmentType'
  | 'experienceLevel'
  | 'workMode'
  | 'durationWeeks'
  | 'startDate'
  | 'openings'
  | 'requirements'
  | 'benefits'
>;

const job = (random: Random, slot: Extract<Slot, { type: 'job' }>, place: Place): Details => {
  const { company, occupation } = slot;
  const level = levelFor(random);
  const dice = random.next();
  const employmentType = dice < 0.82 ? 'full-time' : dice < 0.91 ? 'contract' : 'part-time';
  const workMode = modeFor(random, company, place);
  const title = titleAt(random, level, occupation.title);
  const payFor = employmentType === 'full-time' ? jobPay : hourlyPay;
  const arrangement = roomFor(random, workMode, place);
  return {
    title,
    description: describeOffer(
      { company, title, tasks: tasksFor(random, occupation.tasks, company), arrangement },
      random,
    ),
    skills: skillsFor(random, occupation, company),
    pay: payFor(random, occupation, company, place, level),
    employmentType,
    experienceLevel: level,
    workMode,
    startDate: '',
    durationWeeks: null,
    openings: level === 'entry' ? random.between(1, 4) : random.between(1, 2),
    requirements: jobRequirements(random, occupation, company, place, level),
    benefits: benefitsOf(random, company, place),
  };
};

const internship = (
  random: Random,
  slot: Extract<Slot, { type: 'internship' }>,
  place: Place,
  deadline: string,
): Details => {
  const { company, occupation } = slot;
  const workMode = modeFor(random, company, place);
  const season = seasonFrom(random, deadline);
  const title = occupation.internTitle;
  const arrangement = `The internship runs for ${inWords(season.weeks)} weeks from ${season.start}. ${roomFor(random, workMode, place)}`;
  return {
    title: `${title}, ${season.name}`,
    description: describeOffer(
      { company, title, tasks: tasksFor(random, occupation.internTasks, company), arrangement },
      random,
    ),
    skills: skillsFor(random, occupation, company),
    pay: internPay(random, occupation, company, place),
    employmentType: 'internship',
    experienceLevel: 'entry',
    workMode,
    startDate: season.day,
    durationWeeks: season.weeks,
    openings: random.between(1, 6),
    requirements: internRequirements(random, occupation),
    benefits: benefitsOf(random, company, place),
  };
};

const project = (
  random: Random,
  { company, idea }: Extract<Slot, { type: 'project' }>,
  place: Place,
): Details => {
  const openings = random.between(1, 6);
  return {
    title: idea.title,
    description: describeProject(random, company, idea, openings),
    skills: [...idea.skills],
    pay: projectPay(random, idea, company, place),
    employmentType: null,
    experienceLevel: null,
    workMode: modeFor(random, company, place),
    startDate: '',
    durationWeeks: idea.weeks,
    openings,
    requirements: projectRequirements(random, idea, company).map(capitalize),
    benefits: projectBenefits(random),
  };
};

/** The id of the opportunity of this number. */
export const opportunityId = (index: number): string => idFor('opportunity', index);

/**
 * The opportunity of this number (from 0), seen at `now`: posted in the sixty days before, its deadline within 5 to
 * 120 days, one in sixteen closed. The same number and moment make the same opportunity, whatever else is made.
 * There are no applications yet.
 */
export const opportunityFor = (index: number, now: Date): Opportunity => {
  const random = randomFor('opportunity', index);
  const slot = slotFor(index);
  const place = placeFor(random, slot.company);
  const span = spanFor(random, now);
  const details =
    slot.type === 'job'
      ? job(random, slot, place)
      : slot.type === 'internship'
        ? internship(random, slot, place, span.deadline)
        : project(random, slot, place);
  return {
    id: opportunityId(index),
    type: slot.type,
    company: slot.company.name,
    ...placeFields(slot.company, place, details.workMode),
    salary: formatPay(details.pay),
    ...details,
    ...span,
    replyBy: defaultReplyBy(span.deadline),
    urgent: false,
    featured: false,
    companyId: companyId(slot.company.name),
    department: '',
    minYears: null,
    niceToHave: [],
    education: '',
    aiScreening: false,
    howToApply: '',
    changes: [],
    applicationCount: 0,
  };
};
