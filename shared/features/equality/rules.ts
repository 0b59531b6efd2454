// Plain data without schemas: the browser loads it with the questions and with the figures.

/**
 * What applicants are asked, once and voluntarily, for figures about fairness and nothing else. Sex, and race or ethnicity in
 * the categories of the EEO-1 Component 1 report, are those by which New York City’s Local Law 144 asks for rates
 * (6 RCNY § 5-301); from 40 on, age is protected in the United States (29 U.S.C. § 631). Nothing else is asked: what no figure
 * needs is not collected.
 */
export const EQUALITY_CHOICES = {
  sex: { female: 'Female', male: 'Male', another: 'Nonbinary or another' },
  race: {
    hispanic: 'Hispanic or Latino',
    white: 'White',
    black: 'Black or African American',
    pacific: 'Native Hawaiian or Pacific Islander',
    asian: 'Asian',
    native: 'Native American or Alaska Native',
    several: 'Two or more races',
  },
  age: { under40: 'Under 40', from40: '40 or over' },
} as const;

export type EqualityQuestion = keyof typeof EQUALITY_CHOICES;
export const EQUALITY_QUESTIONS = ['sex', 'race', 'age'] as const satisfies readonly EqualityQuestion[];

type Sex = keyof (typeof EQUALITY_CHOICES)['sex'];
type Race = keyof (typeof EQUALITY_CHOICES)['race'];
type Age = keyof (typeof EQUALITY_CHOICES)['age'];

/** The codes of a question’s choices, in their order on screen. */
export const SEXES = ['female', 'male', 'another'] as const satisfies readonly Sex[];
export const RACES = [
  ...(['hispanic', 'white', 'black', 'pacific'] as const),
  ...(['asian', 'native', 'several'] as const),
] as const satisfies readonly Race[];
export const AGES = ['under40', 'from40'] as const satisfies readonly Age[];

/** What a user answered; null where they did not. */
export interface EqualityAnswers {
  readonly sex: Sex | null;
  readonly race: Race | null;
  readonly age: Age | null;
}

export const NO_ANSWERS: EqualityAnswers = { sex: null, race: null, age: null };
