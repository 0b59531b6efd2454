import { counted } from '#functions/core/advisor/words.ts';
import { dayText } from '#shared/core/day-text.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { type AskedOf, type Expected, type Expecting, fits, inText, labelOf } from './asked.ts';

const totalOf = async ({ person }: AskedOf, id: string): Promise<string> => {
  const { total } = await person.reader.call('opportunities.match', { params: { id } });
  return total === null ? '' : `${total}%`;
};

/** The openings that an answer refers to. */
const referred = ({ scene, part }: AskedOf): Opportunity[] =>
  part.references.flatMap(({ id }) => scene.openings.find((one) => one.id === id) ?? []);

/** Each opening that is shown, with its match. */
const withMatches = (asked: AskedOf) =>
  Promise.all(
    referred(asked).map(async (one) => `${labelOf(one)}: ${(await totalOf(asked, one.id)) || one.location}`),
  );

const found: Expecting = async (asked) => {
  const { scene, slots } = asked;
  const hits = scene.openings.filter((one) => fits(one, slots));
  const isOpen = [slots.title, slots.name, slots.place, slots.type, slots.remote, slots.skills[0]].every(
    (one) => one === undefined,
  );
  const shown = await withMatches(asked);
  if (isOpen) return ['match your profile best', ...shown];
  if (hits.length === 0) return ['There are no ', ...shown];
  const wrong = referred(asked).filter((one) => !hits.includes(one));
  if (wrong.length > 0) return wrong.map((one) => `nothing of ${one.title}`);
  return [counted(hits.length, slots.type ?? 'opening'), ...shown];
};

/** What is said of the opening that a question names; the choice where it names none. */
const aboutOpening =
  (saying: (one: Opportunity, asked: AskedOf) => Expected | Promise<Expected>): Expecting =>
  async (asked) => {
    const { scene, slots, part } = asked;
    const { place: _, type: __, remote: ___, ...named } = slots;
    const hits =
      slots.name === undefined && slots.title === undefined
        ? []
        : scene.openings.filter((one) => fits(one, { ...named, skills: [] }));
    const [one, ...others] = part.references;
    const opening = others.length === 0 ? scene.openings.find(({ id }) => id === one?.id) : undefined;
    const [only] = hits;
    if (only && hits.length === 1) return saying(only, asked);
    if (opening) return saying(opening, asked);
    return referred(asked).map(labelOf);
  };

const status: Expecting = ({ scene, person, slots }) => {
  const own = person.account.role === 'student' ? scene.openings.slice(0, 2) : scene.openings.slice(1, 2);
  const named = own.filter(
    (one) => (slots.name ?? slots.title) !== undefined && fits(one, { ...slots, skills: [] }),
  );
  const shown = named.length > 0 ? named : own;
  return [
    'New',
    `promised an answer by ${dayText(own[0]?.replyBy ?? '')}`,
    ...shown.map(({ company }) => company),
    ...(shown.length > 1 ? ['two open applications'] : []),
  ];
};

const saved: Expecting = ({ scene, person }) => {
  const places = person.account.role === 'student' ? [2, 6] : [3, 4];
  return [
    'two openings',
    ...places.map((place) => labelOf(scene.openings[place] ?? { title: '', company: '' })),
  ];
};

const gap: Expecting = ({ scene, slots }) => {
  if (slots.title === undefined) return ['For which role?'];
  const hits = scene.openings.filter((one) => fits(one, { ...slots, skills: [] }));
  if (hits.length === 0) return ['There are no '];
  const asked = new Set(hits.flatMap((one) => one.skills));
  return [hits.length === 1 ? 'one opening' : counted(hits.length, 'opening'), [...asked]];
};

const withMatchesOrChoice: Expecting = async (asked) => {
  const [one, other, ...more] = referred(asked);
  if (!one || !other || more.length > 0)
    return ['Which two should I compare?', ...referred(asked).map(labelOf)];
  return [one.title, other.title, await totalOf(asked, one.id), await totalOf(asked, other.id)];
};

const APPLIED = 'You’ve already applied for';

/** What seekers are told. */
export const SEEKING: Readonly<Record<string, Expecting>> = {
  'opportunities.find': found,
  'opportunities.explain': aboutOpening(async (one, asked) => [inText(one), await totalOf(asked, one.id)]),
  'opportunities.compare': withMatchesOrChoice,
  'opportunities.skillGap': gap,
  'applications.status': status,
  'applications.practise': aboutOpening((one) => [
    inText(one),
    ['Question 1 of', 'so there is nothing to ask'],
  ]),
  'applications.apply': aboutOpening((one) => [inText(one), [APPLIED, 'ready to send']]),
  'applications.withdraw': ({ part, slots }) =>
    part.proposals.length > 0
      ? [part.references[0]?.label.split(' at ')[0] ?? '']
      : [['Which application would you like to withdraw?', `“${slots.name}”`]],
  'saved.list': saved,
  'saved.save': aboutOpening((one) => [inText(one), ['I can save', 'is already among']]),
  'searches.list': () => [
    'two saved searches',
    'One of them has a daily alert',
    'Data in Berlin',
    'Remote React',
  ],
  'searches.create': ({ slots }) => [
    ...[slots.place, slots.title, ...slots.skills].flatMap((value) => value ?? []),
    ['new', 'For which openings?'],
  ],
  // The scene has no courses of its own: which there are depends on the stage.
  'courses.forSkill': () => [['course', 'courses', 'Courses']],
  'courses.next': () => ['You haven’t begun a course yet.'],
  'courses.explain': () => ['You haven’t begun a course yet.'],
};
