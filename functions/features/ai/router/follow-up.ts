import type { Slots } from '#functions/core/advisor/tool.ts';
import type { FoundSlots } from './slots.ts';
import type { Previous } from './understood.ts';
import { stemOf, type Word } from './words.ts';

/** Intents that often follow each other. */
const GROUPS: readonly (readonly string[])[] = [
  [
    'opportunities.find',
    'opportunities.explain',
    'opportunities.compare',
    'opportunities.skillGap',
    'saved.list',
    'saved.save',
    'applications.apply',
    'applications.practise',
    'searches.create',
  ],
  ['applications.status', 'applications.practise', 'applications.withdraw', 'meetings.upcoming'],
  ['searches.list', 'searches.create', 'opportunities.find'],
  [
    'mentorships.prepare',
    'mentorships.goals',
    'mentorships.book',
    'meetings.upcoming',
    'mentors.own',
    'mentors.find',
  ],
  ['meetings.upcoming', 'applications.practise', 'mentorships.prepare'],
  [
    'postings.pipeline',
    'postings.overdue',
    'postings.draft',
    'screening.compare',
    'analytics.hiring',
    'meetings.upcoming',
  ],
  ['admin.waiting', 'admin.figures', 'conversations.unread'],
  ['conversations.unread', 'mentors.own', 'meetings.upcoming', 'applications.status'],
];

/** Whether one intent often follows another. */
export const oftenFollows = (intent: string, previous: string): boolean =>
  intent === previous || GROUPS.some((group) => group.includes(intent) && group.includes(previous));

/** Words that ask for nothing by themselves: what is left of a question without them and its slots is what it asks. */
const FILLERS = new Set(
  `and what about how only also same but as an a no not make it instead for in at with the one ones those these that this them of please ok okay
  yes then there just more any some is are be to or on near around show me give find now so well maybe like other another after next before
  again paid unpaid part full time i would want need prefer mean meant rather than if too us we do does did have has you can could know
  internship internships job jobs role roles position positions opening openings project projects posting postings placement candidate
  remote remotely hybrid home work working from summer weekly daily`.split(/\s+/),
);
const OPENER =
  /^(?:and|or|but|what about|how about|only|also|same|no|ok|okay|instead|then|what if|any|just|yes|in|for|with|rather|make it)\b/;
const POINTER =
  /\b(?:it|that|this|them|those|these|both|one|ones|there|same|again|another|first|second|third|last|after)\b/;

/** What of a question is neither filler nor slot. */
const restOf = (words: readonly Word[], found: FoundSlots): Word[] => {
  const skills = new Set(found.slots.skills.flatMap((skill) => skill.toLowerCase().split(/\W+/)));
  const isSlot = (index: number) =>
    [found.place, found.title, found.name].some((at) => at && index >= at.from && index < at.to);
  return words.filter(
    ({ text }, index) =>
      !FILLERS.has(text) &&
      !(found.slots.ordinal !== undefined && /^questions?$/.test(text)) &&
      !isSlot(index) &&
      !skills.has(text) &&
      !/^(?:first|second|third|fourth|fifth|last|\d+(?:st|nd|rd|th)?|number|two|three|top)$/.test(text),
  );
};

/** How much a question leans on the one before. */
export interface Leaning {
  /** It asks for nothing by itself: "and in Boston?". */
  readonly isBare: boolean;
  /** It begins like a part of what was said before: "and", "only", "what about". */
  readonly opens: boolean;
  /** It begins like, or points at, something before. */
  readonly points: boolean;
}

export const leaningOf = (words: readonly Word[], found: FoundSlots): Leaning => {
  const text = words.map((word) => word.text).join(' ');
  const isShort = words.length <= 12;
  return {
    isBare: isShort && restOf(words, found).length === 0,
    opens: OPENER.test(text),
    points: isShort && (OPENER.test(text) || POINTER.test(text) || words.length <= 4),
  };
};

const RECORDS_TO_EXPLAIN = /^(?:opportunities\.(?:find|compare|explain)|saved\.list|searches\.list)$/;

/**
 * What a question asks that says it by the one before only; undefined when it asks for something by itself.
 * @param words of the question
 */
export const inheritedIntent = (
  words: readonly Word[],
  found: FoundSlots,
  { intent }: Previous,
): string | undefined => {
  const text = words.map((word) => word.text).join(' ');
  const { isBare } = leaningOf(words, found);
  const points = found.slots.ordinal !== undefined || found.slots.name !== undefined;
  const asksWhy = /^(?:and |but |so |ok )?(?:why|how come)\b/.test(text);
  const rest = restOf(words, found).map((word) => stemOf(word.text));
  if (asksWhy && RECORDS_TO_EXPLAIN.test(intent) && rest.every((stem) => stem === 'why' || stem === 'com'))
    return 'opportunities.explain';
  if (!isBare) return undefined;
  if (intent === 'searches.list' && /\b(?:one more|another|also)\b/.test(text)) return 'searches.create';
  if (points && (intent === 'opportunities.find' || intent === 'saved.list')) return 'opportunities.explain';
  return intent;
};

const OTHERS =
  /^(?:(?:and|now|ok|okay|so|then|what about|how about|show|show me|give me|list|see|tell me about|are there|is there|any|do you have) )*(?:the |all |some |any )*(?:others?|other ones?|rest|remaining(?: ones)?|more|next ones|(?:other|next|remaining) (?:one|two|three|four|five|few))(?: (?:ones|please|too|then|of (?:them|these|those)))*$/;

/** Whether a question asks for what the last answer did not name: "and the others?", "show me more". */
export const asksForOthers = (words: readonly Word[]): boolean =>
  OTHERS.test(words.map(({ typed }) => typed.toLowerCase()).join(' '));

/** The slots of a question, with what it does not say from the one before. */
export const inheritedSlots = (slots: Slots, { slots: before }: Previous): Slots => {
  const { skills, ordinal: _, ordinals: __, others: ___, place, ...rest } = before;
  const keepsPlace = place !== undefined && slots.remote === undefined;
  return {
    ...rest,
    ...(keepsPlace && { place }),
    ...slots,
    skills: slots.skills.length > 0 ? slots.skills : skills,
  };
};
