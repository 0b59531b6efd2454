/*
 * Phrases that name one skill in several forms: `managing budgets`, `manage the budget` and `management of budgets` are
 * `budget management`.
 */

/**
 * Verbs of duties, with the noun that names the activity where it does not follow from the verb (`~`). With `+` those that are
 * nouns, too (`report writing`, `process engineering`): only with `ing` do they begin a duty.
 */
const VERBS = `
adjust>~ment administer>administration administrate advise arrange assemble>assembly assess>~ment assist>~ance +audit +answer
analyze>analysis bake +brew +budget +build calibrate clean +clear>~ance close +coach collect>~ion compile
configure coordinate counsel create +care>~ debug>~ging deliver>~y deploy>~ment
+design>~ develop>~ment diagnose dispatch +draft +drive edit educate engage>~ment +estimate evaluate execute
facilitate +file +fix>repair +forecast +forward +fund generate greet handle implement>~ation inspect>~ion
install>~ation integrate interpret>~ation +interview investigate +lead>~ership +lift
+load maintain>maintenance +make manage>~ment +measure>~ment mediate +mentor migrate +model moderate monitor
negotiate operate optimize organize +pack +plan>~ning prepare>preparation +present>~ation
+price prioritize +process procure>~ment produce>production +program>~ming promote>promotion +prospect publish +purchase +read
reconcile>reconciliation recruit>~ment +repair>~ +report +research>~ resolve>resolution +review>~ safeguard +schedule +screen
+secure +segment>~ation +select>~ion serve>service +ship>~ping solve +stage sterilize supervise +support>~ teach +test
+track +train transcribe>transcription translate +transport +treat>~ment troubleshoot +tutor validate visualize
+weld +wire work write
`;

/** The noun of a verb: `coordinate` has `coordination`, `organize` has `organization`, most others the form with `ing`. */
const nounOf = (verb: string): string => {
  if (/..ate$/.test(verb)) return `${verb.slice(0, -1)}ion`;
  return verb.endsWith('ize') ? `${verb.slice(0, -1)}ation` : `${verb.replace(/e$/, '')}ing`;
};

const readNouns = () => {
  const nouns = new Map<string, string>();
  const nounsToo = new Set<string>();
  for (const entry of VERBS.trim().split(/\s+/)) {
    const [verb = '', noun] = entry.replace('+', '').split('>');
    nouns.set(verb, noun?.replace('~', verb) ?? nounOf(verb));
    if (entry.startsWith('+')) nounsToo.add(verb);
  }
  return { nouns, nounsToo };
};
const { nouns, nounsToo } = readNouns();
const activities = new Set(nouns.values());

/** The verb of a word that ends with `ing`: `planning` is of `plan`, `preparing` of `prepare`. */
const verbOfGerund = (word: string): string | undefined => {
  if (!word.endsWith('ing')) return undefined;
  const stem = word.slice(0, -3);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((verb) => nouns.has(verb));
};

/** The noun of a word that names an activity at the end of a phrase: `contract negotiating`, `A/B tests`. */
const activityOf = (word: string): string | undefined => {
  if (activities.has(word)) return word;
  const verb = verbOfGerund(word) ?? (/^tests?$/.test(word) ? 'test' : undefined);
  return verb && nouns.get(verb);
};

/** Words that end with `s` in the singular, or mean something else without it. */
const PLURAL_ONLY =
  /(?:sis|ics|ss|us)$|^(?:arts|communications|customs|goods|news|operations|relations|resources|sales|series|sports)$/;

const singular = (word: string): string => {
  if (word.length < 5 || !word.endsWith('s') || PLURAL_ONLY.test(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
};

/** The verb with which a duty begins. */
const verbOf = (word: string): string | undefined =>
  verbOfGerund(word) ?? (nouns.has(word) && !nounsToo.has(word) ? word : undefined);

const LITTLE = /^(?:a|an|the|of|our|your|their|for|with|in|on|and|as|part|well)$/;

/** Words that postings use for one thing, within phrases. */
const WORDS: Readonly<Record<string, string>> = {
  admin: 'administration',
  centred: 'centered',
  client: 'customer',
  comms: 'communication',
  consumer: 'customer',
  dev: 'development',
  employee: 'staff',
  guest: 'customer',
  lab: 'laboratory',
  mgmt: 'management',
  ops: 'operations',
  personnel: 'staff',
  preventative: 'preventive',
  visitor: 'customer',
};
const IRREGULAR: Readonly<Record<string, string>> = {
  analyses: 'analysis',
  children: 'child',
  curricula: 'curriculum',
  people: 'person',
};

const plainWord = (word: string): string => {
  const one = IRREGULAR[word] ?? singular(word);
  return WORDS[one] ?? one;
};

/** Whether a word in lower case can begin a phrase that has another form. */
export const beginsPhrase = (word: string): boolean => verbOf(word) !== undefined || singular(word) in WORDS;

/**
 * A phrase of some words in lower case in the one form that all its forms share, in which a duty is named as an activity:
 * `managing a classroom` is `classroom management`. Undefined for single words.
 */
export const phraseForm = (phrase: string): string | undefined => {
  const words = phrase.split(' ');
  if (words.length < 2 || words.length > 5) return undefined;
  const [first = '', ...rest] = words;
  const verb = verbOf(first);
  const isOf = rest[0] === 'of' && activities.has(first);
  const noun = isOf ? first : verb && nouns.get(verb);
  const objects = rest.filter((word) => !LITTLE.test(word));
  if (noun !== undefined && objects.length > 0 && !activities.has(objects.at(-1) ?? ''))
    return [...objects.map(plainWord), noun].join(' ');
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1).map(plainWord), activityOf(last) ?? plainWord(last)].join(' ');
};

const ROLES: Readonly<Record<string, string>> = {
  analyst: 'analysis',
  architect: 'architecture',
  engineer: 'engineering',
  scientist: 'science',
  tutor: 'tutoring',
};

/** What a person does, by the name of the role: `welder` does `welding`, `biologist` `biology`. Not all are words. */
export const activitiesOf = (role: string): string[] => {
  const own = ROLES[role];
  if (own !== undefined) return [own];
  const stem = role.slice(0, role.endsWith('ist') ? -3 : -2);
  if (role.endsWith('ist')) return [`${stem}y`, `${role}ry`, `${stem}ism`, `${stem}ics`];
  if (!/..(?:er|or|ant)$/.test(role)) return [];
  if (role.endsWith('ant')) return [`${role.slice(0, -3)}ing`];
  const verb = [stem, `${stem}e`].find((one) => nouns.has(one));
  return [nouns.get(verb ?? '') ?? '', `${stem}ing`, `${stem}ion`].filter((one) => one !== '');
};
