import type { Article } from '../article.ts';
import { aboutLaw, heading, list, paragraph, source, template } from '../writing.ts';

const founders = ['student', 'alumni'] as const;
const READ_ON = '2026-11-28';
const BUILDER = [{ title: 'Startup Builder', path: '/dashboard/student/startup' }] as const;

/** Texts to copy into a startup, and what to know before founding one. */
export const FOUNDING: readonly Article[] = [
  template({
    id: 'template-startup-canvas',
    title: 'Template: startup on one page',
    roles: founders,
    topics: ['founding'],
    updated: READ_ON,
    answer:
      'Nine short answers show where an idea rests on facts and where on hope. Mark each line as known or assumed: the assumed ones are what you test next.',
    body: [
      heading('How to fill it in'),
      list(
        'Write for one kind of customer. A second kind gets a page of its own.',
        'Name what they do today instead. “Nothing” is an answer, and a strong competitor.',
        'Put a number where you can, and say where it comes from.',
        'Copy every line that is assumed into your assumptions, with its risk.',
      ),
      paragraph(
        'Fill it in alone first, each member of the team, in twenty minutes. Where your pages differ you have found something to test, before you have spent a week on it.',
      ),
    ],
    copy: [
      'Customer: [who has the problem, so narrowly that you could call ten of them]',
      'Problem: [what goes wrong for them, how often, and what it costs them]  [known / assumed]',
      'Today: [what they do about it now]  [known / assumed]',
      'Solution: [what you offer, in one sentence without a feature list]  [known / assumed]',
      'Why you: [what you can do or know that others cannot]  [known / assumed]',
      'Way to customers: [where the first ten come from, by name of the place]  [known / assumed]',
      'Price: [who pays, how much, for what]  [known / assumed]',
      'Costs: [what one customer costs you, in money and hours]  [known / assumed]',
      'Sign that it works: [one number, and by which day]',
    ],
    screens: BUILDER,
  }),
  template({
    id: 'template-customer-interview',
    title: 'Template: interview with a customer',
    roles: founders,
    topics: ['founding', 'interviewing'],
    updated: READ_ON,
    answer:
      'Ask what people did the last time, not what they would do. Say nothing about your idea before the last five minutes.',
    body: [
      heading('Before and after'),
      list(
        'Before: write down which assumption you test, and which answers would speak against it.',
        'Choose people who have the problem, not people who like you.',
        'Two of you go: one asks, one writes down sentences as they are said.',
        'After: note within the hour what surprised you, and what the person did, paid or gave up.',
        'Count. Five interviews show whether the questions are right, fifteen whether the answer is.',
      ),
      paragraph(
        'Praise is no result. “I would use that” costs nothing; an introduction to a colleague, an hour for a trial or a deposit does. Record those.',
      ),
    ],
    copy: [
      'We test: [the assumption]. It is wrong if [what we would then hear].',
      '',
      '1. Tell me about the last time that you [activity].',
      '2. What was the hardest part of it? How often does that happen?',
      '3. What did you do about it? What else have you tried?',
      '4. What did that cost you, in money or hours?',
      '5. Who else has a say in it when you change how you do this?',
      '6. What would have to happen for you to look for something else this month?',
      '',
      'Only now: we think about [one sentence]. What speaks against it?',
      'Whom should we talk to next? May we say that you sent us?',
      '',
      'Facts: [what they did, paid, gave up]',
      'In their words: [two sentences as they were said]',
      'For or against the assumption: [for / against / neither], because [fact]',
    ],
    screens: BUILDER,
  }),
  template({
    id: 'template-pitch-outline',
    title: 'Template: outline of a pitch',
    roles: founders,
    topics: ['founding'],
    updated: READ_ON,
    answer:
      'Ten parts, one idea each, in three minutes. What you tested and what you changed because of it says more than the size of the market.',
    body: [
      list(
        'Begin with one customer on one day. The problem follows from what happened to them.',
        'Show the solution in use, in two pictures at most.',
        'Give results with the number of people behind them: “9 of 14”, not “64 %”.',
        'Say what did not work. Judges and investors find it anyway, and trust the rest more.',
        'Ask for one thing at the end, with an amount or a name in it.',
      ),
      paragraph(
        'Read it aloud with a clock. Cut the part that you are proudest of and see whether anyone asks for it.',
      ),
    ],
    copy: [
      '1. Customer: [one person, one situation]',
      '2. Problem: [what it costs them, and how we know]',
      '3. Today: [what they do instead, and why that is not enough]',
      '4. Solution: [one sentence, then the thing in use]',
      '5. What we tested: [assumption], [test], [result with the number of people]',
      '6. What we changed: [before] to [after], because [result]',
      '7. Who pays: [whom], [how much], [what for]',
      '8. First customers: [where they come from, how many so far]',
      '9. Team: [name], [what each of us has done that fits]',
      '10. Next: [the riskiest open assumption, its test, the day]. We ask for [one thing].',
    ],
    screens: BUILDER,
  }),
  template({
    id: 'template-team-agreement',
    title: 'Template: agreement within a team of founders',
    roles: founders,
    topics: ['founding'],
    updated: READ_ON,
    answer:
      'Write down who does what, who owns what, and what happens when someone leaves, while you still agree. It is a note for yourselves and no contract: have one drawn up before money comes in.',
    body: [
      list(
        'Hours count more than titles: write how many a week each of you can give, and until when.',
        'Name the one who decides when you do not agree, by subject.',
        'Say for each piece of work who made it, code and drawings included.',
        'Agree now on what a member takes along who leaves after two months, and after two years.',
      ),
      paragraph(
        'Look at it again every three months, and after each change of the team. A university or an employer may have a say in what you make with its rooms, devices or funds: ask its office before you begin.',
      ),
    ],
    copy: [
      'We, [names], work on [startup] from [day] on.',
      '',
      'Hours: [name] [hours] a week until [day]; [name] [hours] a week until [day].',
      'Who decides: [name] about [subject]; [name] about [subject]. When we do not agree within [days], [rule].',
      'Money: each of us has put in [amount]. We spend above [amount] only together.',
      'Work: what each of us makes for [startup] belongs to [whom]. Brought along: [what, by whom].',
      'Leaving: who leaves before [day] keeps [what]; after it [what]. They hand over [what] within [days].',
      'We look at this again on [day].',
    ],
    screens: BUILDER,
  }),
  aboutLaw({
    id: 'legal-basics-of-founding',
    title: 'Which legal questions come up before I found a startup?',
    roles: founders,
    topics: ['founding'],
    updated: READ_ON,
    answer:
      'Three come first: which legal form the business has, whether you are allowed to work for it, and whom you have to tell. Testing an idea with interviews and drafts comes before all of them; selling does not.',
    body: [
      heading('The legal form'),
      list(
        'In the United States, the owner of a sole proprietorship is personally liable without a limit, and so are partners, unless the partnership is a limited one. Owners of a limited liability company or a corporation are not personally liable.',
        'In the United Kingdom, a sole trader registers as self-employed with the tax authority and is liable for the losses of the business with what they own, since it is not separate from them.',
        'The form also decides which taxes are due, which records and accounts are filed, and how money can be raised.',
      ),
      heading('Permission to work'),
      list(
        'In the United States, starting a business counts as work. A student with an F-1 visa needs optional practical training for it, the business has to relate to the program of study, and before the degree the limit is 20 hours a week while school is in session.',
        'Elsewhere the residence permit says whether you may be self-employed. Ask the international office of your university before the first sale.',
      ),
      heading('What to do with this'),
      list(
        'Write down which member of the team lives where and with which permission.',
        'Ask an adviser about the form before the first contract or the first money, and not before the first test.',
      ),
      paragraph(
        'This is what official pages said on the day on which they were read, and no legal advice. Rules differ between states and change.',
      ),
    ],
    sources: [
      source(
        'International Students and Entrepreneurship (Study in the States, US Department of Homeland Security)',
        'https://studyinthestates.dhs.gov/international-students-and-entrepreneurship',
        READ_ON,
      ),
      source(
        'Business structures (South Carolina Business One Stop, after the US Small Business Administration)',
        'https://scbos.sc.gov/business-support/business-resources/research-and-funding/business-structures',
        READ_ON,
      ),
      source(
        'Legal structures: the basics (Business Gateway, Scotland)',
        'https://www.bgateway.com/business-guides/first-steps/form-a-company-or-business/legal-structures-the-basics',
        READ_ON,
      ),
    ],
    screens: BUILDER,
  }),
];
