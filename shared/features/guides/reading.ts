import type { GuideCountry } from './fact.ts';

/** An article of the library, with its title. */
interface Reading {
  readonly id: string;
  readonly title: string;
}

/** What to read whatever the country. */
const ANY_COUNTRY: readonly Reading[] = [
  { id: 'plan-a-stay-abroad', title: 'How do I plan studies or an internship abroad?' },
  { id: 'costs-of-a-stay-abroad', title: 'What does a semester abroad cost?' },
  { id: 'resume-for-another-country', title: 'How do I adapt my resume for another country?' },
];

const OF_COUNTRY: Readonly<Partial<Record<GuideCountry, readonly Reading[]>>> = {
  uk: [{ id: 'uk-graduate-visa', title: 'How can I stay in the United Kingdom after my degree?' }],
  de: [
    { id: 'germany-after-graduation', title: 'How long may I look for work in Germany after my studies?' },
    { id: 'eu-traineeships', title: 'How do I find a traineeship in the European Union?' },
  ],
  us: [
    {
      id: 'us-curricular-practical-training',
      title: 'May I do an internship in the United States as an F-1 student?',
    },
  ],
};

/** The articles of the library to which a guide leads; without a country, those for all. */
export const readingFor = (country?: GuideCountry): readonly Reading[] => [
  ...((country && OF_COUNTRY[country]) ?? []),
  ...ANY_COUNTRY,
];
