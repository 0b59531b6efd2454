import type { Currency } from '#shared/core/pay-rules.ts';

// Types and lists without schemas: the browser and the function of the pages load them with a guide.

/** The countries that have a guide, as their addresses name them, in alphabetical order of their names. */
export const GUIDE_COUNTRIES = ['ca', 'de', 'uk', 'us'] as const;
export type GuideCountry = (typeof GUIDE_COUNTRIES)[number];

/** The names of these countries, as everywhere in the product. */
export const GUIDE_COUNTRY_NAMES: Readonly<Record<GuideCountry, string>> = {
  ca: 'Canada',
  de: 'Germany',
  uk: 'United Kingdom',
  us: 'United States',
};

/** The same within a sentence. */
export const GUIDE_COUNTRIES_IN_SENTENCES: Readonly<Record<GuideCountry, string>> = {
  ...GUIDE_COUNTRY_NAMES,
  uk: 'the United Kingdom',
  us: 'the United States',
};

/** What facts are about, in the order of a guide. */
export const FACT_TOPICS = [
  'routes',
  'recognition',
  'language',
  'costs',
  'funds',
  'visa',
  'work',
  'deadlines',
  'after',
] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

/** The headings of the topics. */
export const FACT_TOPIC_NAMES: Readonly<Record<FactTopic, string>> = {
  routes: 'Routes into studies',
  recognition: 'Recognition of degrees',
  language: 'Language',
  costs: 'Costs',
  funds: 'Funds to show',
  visa: 'Visa and residence',
  work: 'Work during studies',
  deadlines: 'Deadlines',
  after: 'After the degree',
};

/** Per what an amount is meant. */
export const AMOUNT_PERIODS = ['once', 'hour', 'month', 'semester', 'year'] as const;
export type AmountPeriod = (typeof AMOUNT_PERIODS)[number];

/** A sum of money that a fact names, to be compared with those of other countries. */
export interface FactAmount {
  readonly value: number;
  readonly currency: Currency;
  readonly per: AmountPeriod;
}

/** The official page on which a fact was read. */
export interface FactSource {
  /** As the page itself is titled. */
  readonly title: string;
  readonly url: `https://${string}`;
  /** The day of reading, `YYYY-MM-DD`. */
  readonly read: string;
}

interface OfGuide {
  /** Unique in its guide: lower case with hyphens, as in `blocked-account`. */
  readonly id: string;
  readonly topic: FactTopic;
  readonly text: string;
}

/** A statement of an official page, in our words. */
export interface ReadFact extends OfGuide {
  readonly amount?: FactAmount;
  readonly source: FactSource;
}

/** What readers have to look up themselves, as no page about it was read: `text` says what, never what the answer is. */
export interface FactToCheck extends OfGuide {
  readonly check: true;
  /** The official page that answers it. */
  readonly link: { readonly title: string; readonly url: `https://${string}` };
}

export type Fact = ReadFact | FactToCheck;

/** The guide to studies in one country. */
export interface Guide {
  readonly country: GuideCountry;
  readonly name: string;
  /** Two or three sentences about what the guide covers, without a claim that needs a source. */
  readonly summary: string;
  readonly facts: readonly Fact[];
}
