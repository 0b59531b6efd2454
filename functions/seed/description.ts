import type { Company, Place, ProjectIdea } from './data.ts';
import type { Random } from './random.ts';
import { capitalize, inWords, withArticle } from './sentences.ts';

/** The content of a text about a job or an internship. */
export interface Offer {
  readonly company: Company;
  readonly title: string;
  readonly tasks: readonly [string, string, string];
  /** How the work is arranged, in whole sentences. */
  readonly arrangement: string;
}

const paragraphs = (...texts: string[]): string => texts.join('\n\n');

/** The house styles. Each says early what is special about this posting, because lists show the first 200 characters. */
const STYLES: Record<Company['style'], (offer: Offer, random: Random) => string> = {
  plain: ({ company, title, tasks: [first, second, third], arrangement }, random) =>
    paragraphs(
      `${company.name} ${company.does}. As ${withArticle(title)} you will ${first}.`,
      `You will also ${second}. ${random.pick([`And when that is done: ${third}.`, `Now and then there is time to ${third}.`, `Later in the year we would like you to ${third}.`])}`,
      `${company.team} ${arrangement}`,
    ),
  letter: ({ company, title, tasks: [first, second, third], arrangement }, random) =>
    paragraphs(
      `${random.pick(['We are looking for', 'We would be glad to meet', 'There is a place free for'])} ${withArticle(title)}. You will ${first}.`,
      `${company.name} ${company.does}. ${company.team} ${random.pick(['Once you know your way around', 'After the first weeks', 'When you have settled in'])} you will ${second}, and you will ${third}.`,
      `${arrangement} ${random.pick(['Write to us as you would to a colleague: a short note on one thing you made says more than three pages of history.', 'Tell us in a few lines what you would like to learn here. We answer everybody within ten days.', 'If you recognise yourself in half of this, please apply: nobody has ever had all of it.'])}`,
    ),
  terse: ({ company, tasks: [first, second, third], arrangement }) =>
    paragraphs(
      `${capitalize(first)}. ${capitalize(second)}. ${capitalize(third)}.`,
      `That is the work. ${company.name} ${company.does}.`,
      `${company.team} ${arrangement}`,
    ),
  curious: ({ company, title, tasks: [first, second, third], arrangement }, random) =>
    paragraphs(
      `How would you ${first}? ${random.pick(['We have been asking ourselves that for a while', 'It is the first thing we would talk about', 'We have two answers and like neither'])}. ${company.name} ${company.does}.`,
      `We are hiring ${withArticle(title)} to work on such questions. You will ${second}, and there is room to ${third}.`,
      `${company.team} ${arrangement}`,
    ),
};

/** The text of a job or an internship, in the house style of its company. */
export const describeOffer = (offer: Offer, random: Random): string =>
  STYLES[offer.company.style](offer, random);

const ROOMS = {
  remote: [
    'The work is remote; we meet in person twice a year.',
    'You work from where you live, with four hours a day in common.',
    'Most of the team is remote, so nobody is left out of the corridor.',
  ],
  hybrid: [
    'Two days a week we are together in {place}; the other three are yours to arrange.',
    'We meet in {place} on Tuesdays and Thursdays and work where we like on the other days.',
    'The office is in {place}, and most people come in about half of the time.',
  ],
  onsite: [
    'The work is in {place}, with the people and things it is about.',
    'We work together in {place}, five days a week and no evenings.',
    'You will be in {place}, a walk away from the station.',
  ],
} as const;

/** Where and how people work together, in a sentence. */
export const roomFor = (random: Random, mode: keyof typeof ROOMS, place: Place): string =>
  random.pick(ROOMS[mode]).replace('{place}', place);

/** The text of a project: what it is about comes first. */
export const describeProject = (
  random: Random,
  company: Company,
  idea: ProjectIdea,
  places: number,
): string => {
  const end = random.pick([
    'What we hope for at the end:',
    'The result we are after:',
    `After ${inWords(idea.weeks)} weeks we would like to see`,
  ]);
  const seats =
    places === 1
      ? 'There is one place on this project.'
      : `There are ${inWords(places)} places, for people who apply alone or together.`;
  return paragraphs(
    idea.brief,
    `${end} ${idea.result}.`,
    `${company.name} ${company.does}. ${company.team} ${seats}`,
  );
};
