import type { Role } from '#shared/contract.ts';
import { formatPay } from '#shared/features/pay.ts';
import type { Pay } from '#shared/features/pay-schema.ts';
import type { PostingFields } from '#shared/features/posting-fields.ts';
import { NO_PLACE } from '#shared/features/posting-rules.ts';
import { defaultReplyBy } from '#shared/features/reply-clock.ts';

type Texts = 'requirements' | 'benefits' | 'niceToHave';
type Untouched = 'employmentType' | 'experienceLevel';
type Numbers = 'minYears' | 'durationWeeks' | 'openings';

/** A posting as its form holds it: lists as lines of text, the pay in fields of its own, a missing number as undefined. */
export interface PostingValues extends Omit<PostingFields, Texts | Untouched | Numbers | 'pay'> {
  requirements: string;
  benefits: string;
  niceToHave: string;
  employmentType: NonNullable<PostingFields['employmentType']> | '';
  experienceLevel: NonNullable<PostingFields['experienceLevel']> | '';
  minYears: number | undefined;
  durationWeeks: number | undefined;
  openings: number | undefined;
  payMin: number | undefined;
  payMax: number | undefined;
  payCurrency: Pay['currency'];
  payPeriod: Pay['period'];
}

const EMPTY: PostingValues = {
  type: 'job',
  title: '',
  payMin: undefined,
  payMax: undefined,
  payCurrency: 'USD',
  payPeriod: 'year',
  salary: '',
  company: '',
  department: '',
  employmentType: '',
  experienceLevel: '',
  minYears: undefined,
  workMode: 'onsite',
  location: '',
  openings: 1,
  startDate: '',
  durationWeeks: undefined,
  description: '',
  requirements: '',
  niceToHave: '',
  skills: [],
  education: '',
  benefits: '',
  deadline: '',
  replyBy: '',
  howToApply: '',
  aiScreening: true,
  urgent: false,
  warningAnswers: [],
};

/** The fields in the order of the screen. */
export const FIELD_NAMES = [
  'title',
  'payMin',
  'payMax',
  'company',
  'department',
  'employmentType',
  'salary',
  'experienceLevel',
  'minYears',
  'workMode',
  'location',
  'openings',
  'startDate',
  'durationWeeks',
  'description',
  'requirements',
  'niceToHave',
  'skills',
  'education',
  'benefits',
  'howToApply',
  'deadline',
  'replyBy',
] as const satisfies readonly (keyof PostingValues)[];

/** The skills that an employer's new posting starts with (spec, point 2). */
const FIRST_SKILLS = ['JavaScript', 'React', 'Node.js'];

/** The values of a new posting. Alumni don’t see the switch of the screening, so it is off. */
export const newValues = (role: Role): PostingValues =>
  role === 'alumni' ? { ...EMPTY, aiScreening: false } : { ...EMPTY, skills: FIRST_SKILLS };

/** The entries of a text with one on each line, without marks of a list at their beginning. */
export const pointsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.replace(/^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/, '').trim())
      .filter((line) => line !== ''),
  ),
];

/** What is typed into a field for a whole number: undefined when it is empty, NaN when it is not a number. */
export const wholeNumberIn = (typed: unknown): number | undefined => {
  if (typeof typed === 'number' || typed === undefined) return typed;
  const plain = String(typed).replace(/[\s,$€£]/g, '');
  if (plain === '') return undefined;
  const [, digits, thousands] = /^(\d{1,9})(k?)$/i.exec(plain) ?? [];
  return digits === undefined ? Number.NaN : Number(digits) * (thousands ? 1000 : 1);
};

const known = (number: number | null | undefined): number | null =>
  number === undefined || number === null || Number.isNaN(number) ? null : number;

/** The values as the API takes them. What is not a number is left out. */
export const fieldsOf = (values: PostingValues): PostingFields => {
  const { payMin, payMax, payCurrency, payPeriod, ...rest } = values;
  const [min, max] = [known(payMin), known(payMax)];
  return {
    ...rest,
    employmentType: values.employmentType || null,
    experienceLevel: values.experienceLevel || null,
    minYears: known(values.minYears),
    durationWeeks: known(values.durationWeeks),
    openings: known(values.openings) ?? 1,
    requirements: pointsIn(values.requirements),
    benefits: pointsIn(values.benefits),
    niceToHave: pointsIn(values.niceToHave),
    pay:
      min === null && max === null
        ? null
        : { min: min ?? 0, max: max ?? 0, currency: payCurrency, period: payPeriod },
  };
};

const isUsualReply = ({ deadline, replyBy }: PostingFields): boolean =>
  deadline !== '' && replyBy === defaultReplyBy(deadline);

/** The values of a stored posting. What we filled in where its author said nothing is left out. */
export const valuesOf = (posting: PostingFields): PostingValues => {
  const { pay, salary, location, employmentType, experienceLevel, minYears, durationWeeks } = posting;
  return {
    type: posting.type,
    title: posting.title,
    payMin: pay?.min,
    // A maximum of 0 beside a minimum was not typed yet.
    payMax: pay && pay.max === 0 && pay.min > 0 ? undefined : pay?.max,
    payCurrency: pay?.currency ?? EMPTY.payCurrency,
    payPeriod: pay?.period ?? EMPTY.payPeriod,
    salary: pay || salary === formatPay(null) ? '' : salary,
    company: posting.company,
    department: posting.department,
    employmentType: employmentType ?? '',
    experienceLevel: experienceLevel ?? '',
    minYears: minYears ?? undefined,
    workMode: posting.workMode,
    location: location === NO_PLACE ? '' : location,
    openings: posting.openings,
    startDate: posting.startDate,
    durationWeeks: durationWeeks ?? undefined,
    description: posting.description,
    requirements: posting.requirements.join('\n'),
    niceToHave: posting.niceToHave.join('\n'),
    skills: posting.skills,
    education: posting.education,
    benefits: posting.benefits.join('\n'),
    deadline: posting.deadline,
    // The usual day follows the deadline by itself.
    replyBy: isUsualReply(posting) ? '' : posting.replyBy,
    howToApply: posting.howToApply,
    aiScreening: posting.aiScreening,
    urgent: posting.urgent,
    warningAnswers: posting.warningAnswers,
  };
};

/** The values of a new posting like another one: without its dates and without the answers to its warnings. */
export const copyOf = (posting: PostingFields): PostingValues => ({
  ...valuesOf(posting),
  startDate: '',
  deadline: '',
  replyBy: '',
  warningAnswers: [],
});
