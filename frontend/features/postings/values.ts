import type { Role } from '#shared/core/contract.ts';
import { distinctSignOf } from '#shared/core/currencies.ts';
import { formatPay } from '#shared/core/pay.ts';
import { defaultReplyBy } from '#shared/core/reply-clock.ts';
import { amountText } from '#shared/core/typed-amount.ts';
import { wholeNumberIn } from '#shared/core/typed-numbers.ts';
import type { PostingFields } from '#shared/features/postings/fields.ts';
import { payOf, readingOf, type TypedPay } from './payValues.ts';
import { NO_TYPED_PLACE, placeOf, placeValues, type TypedPlace } from './placeValues.ts';

type Texts = 'requirements' | 'benefits' | 'niceToHave';
type Untouched = 'employmentType' | 'experienceLevel';
type Place = 'location' | 'place' | 'applicantsFrom';
type Numbers = 'minYears' | 'durationWeeks' | 'openings';

/** A posting as its form holds it: lists as lines of text, pay and place in fields of their own, numbers as they were typed. */
export interface PostingValues
  extends TypedPay,
    TypedPlace,
    Omit<PostingFields, Texts | Untouched | Numbers | Place | 'pay'> {
  requirements: string;
  benefits: string;
  niceToHave: string;
  employmentType: NonNullable<PostingFields['employmentType']> | '';
  experienceLevel: NonNullable<PostingFields['experienceLevel']> | '';
  minYears: string;
  durationWeeks: string;
  openings: string;
}

const EMPTY: PostingValues = {
  type: 'job',
  title: '',
  payMin: '',
  payMax: '',
  payCurrency: 'USD',
  payPeriod: 'year',
  salary: '',
  company: '',
  department: '',
  employmentType: '',
  experienceLevel: '',
  minYears: '',
  workMode: 'onsite',
  ...NO_TYPED_PLACE,
  openings: '1',
  startDate: '',
  durationWeeks: '',
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
  'applicantsFrom',
  'location',
  'countryCode',
  'region',
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

/** The fields for whole numbers. */
export const NUMBERS = ['minYears', 'durationWeeks', 'openings'] as const satisfies readonly Numbers[];

const known = (typed: string): number | null => {
  const number = wholeNumberIn(typed);
  return number === undefined || Number.isNaN(number) ? null : number;
};

/** The values as the API takes them. What is not a number is left out. */
export const fieldsOf = (values: PostingValues): PostingFields => {
  const { payMin, payMax, payCurrency, payPeriod, region: _, countryCode: __, ...others } = values;
  const { applicantCountries: ___, ...rest } = others;
  return {
    ...rest,
    ...placeOf(values),
    employmentType: values.employmentType || null,
    experienceLevel: values.experienceLevel || null,
    minYears: known(values.minYears),
    durationWeeks: known(values.durationWeeks),
    openings: known(values.openings) ?? 1,
    requirements: pointsIn(values.requirements),
    benefits: pointsIn(values.benefits),
    niceToHave: pointsIn(values.niceToHave),
    pay: payOf({ payMin, payMax, payCurrency, payPeriod }),
  };
};

/**
 * What was typed for a number or an amount and is none, or not clear, and an answer without its countries: it stays on this device, and
 * the API does not get it.
 */
export const unreadIn = (values: PostingValues): string[] => [
  ...NUMBERS.map((name) => values[name]).filter((typed) => Number.isNaN(wholeNumberIn(typed))),
  ...(['payMin', 'payMax'] as const)
    .filter((field) => ['question', 'unreadable'].includes(readingOf(values, field).kind))
    .map((field) => `${field} ${values[field]}`),
  ...(values.workMode === 'remote' && values.applicantsFrom !== '' && placeOf(values).applicantsFrom === null
    ? [values.applicantsFrom]
    : []),
];

const isUsualReply = ({ deadline, replyBy }: PostingFields): boolean =>
  deadline !== '' && replyBy === defaultReplyBy(deadline);

/** The pay in the words of an alumnus; amounts that came another way name their currency as clearly as words have to. */
const salaryOf = ({ pay, salary }: PostingFields): string => {
  if (salary === formatPay(null)) return '';
  return salary === formatPay(pay) ? formatPay(pay, distinctSignOf) : salary;
};

/** A number as its field contains it. */
const typed = (number: number | null | undefined): string => `${number ?? ''}`;

/**
 * The values of a stored posting, for the form of its author’s role: alumni have one text for the pay. What we filled in
 * where its author said nothing is left out.
 */
export const valuesOf = (posting: PostingFields, role: Role): PostingValues => {
  const { employmentType, experienceLevel } = posting;
  const pay = role === 'alumni' ? null : posting.pay;
  return {
    type: posting.type,
    title: posting.title,
    payMin: pay ? amountText(pay.min) : '',
    // A maximum of 0 beside a minimum was not typed yet.
    payMax: pay && (pay.max > 0 || pay.min === 0) ? amountText(pay.max) : '',
    payCurrency: pay?.currency ?? EMPTY.payCurrency,
    payPeriod: pay?.period ?? EMPTY.payPeriod,
    salary: role === 'alumni' ? salaryOf(posting) : '',
    company: posting.company,
    department: posting.department,
    employmentType: employmentType ?? '',
    experienceLevel: experienceLevel ?? '',
    minYears: typed(posting.minYears),
    workMode: posting.workMode,
    ...placeValues(posting),
    openings: typed(posting.openings),
    startDate: posting.startDate,
    durationWeeks: typed(posting.durationWeeks),
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
export const copyOf = (posting: PostingFields, role: Role): PostingValues => ({
  ...valuesOf(posting, role),
  startDate: '',
  deadline: '',
  replyBy: '',
  warningAnswers: [],
});
