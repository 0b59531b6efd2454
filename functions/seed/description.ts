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
      `You will also ${second}. ${random.pick([`Later on, you will ${third}.`, `From time to time, you will also ${third}.`, `Later in the year we would like you to ${third}.`])}`,
      `${company.team} ${arrangement}`,
    ),
  letter: ({ company, title, tasks: [first, second, third], arrangement }, random) =>
    paragraphs(
      `${random.pick(['We are looking for', 'We would be glad to meet', 'We are hiring'])} ${withArticle(title)}. You will ${first}.`,
      `${company.name} ${company.does}. ${company.team} ${random.pick(['After a few weeks', 'After the first weeks', 'When you have settled in'])} you will ${second}, and you will ${third}.`,
      `${arrangement} ${random.pick(['Tell us about one thing you have made; a short note is enough.', 'Tell us in a few lines what you would like to learn here. We reply to every applicant within ten days.', 'You don’t need to meet every requirement to apply.'])}`,
    ),
  terse: ({ company, tasks: [first, second, third], arrangement }) =>
    paragraphs(
      `${capitalize(first)}. ${capitalize(second)}. ${capitalize(third)}.`,
      `${company.name} ${company.does}.`,
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
    'You work from home, with four shared hours a day.',
    'Most of the team is remote.',
  ],
  hybrid: [
    'Two days a week we are together in {place}; on the other days you can work from anywhere.',
    'We meet in {place} on Tuesdays and Thursdays and work remotely on the other days.',
    'The office is in {place}, and most people come in about half of the time.',
  ],
  onsite: [
    'This role is based in {place}.',
    'You will work with the team in {place}, five days a week.',
    'You will be in {place}, close to the station.',
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
