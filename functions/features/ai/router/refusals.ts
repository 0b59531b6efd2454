import type { Role } from '#shared/core/contract.ts';
import type { Refusal } from './understood.ts';

/** Questions about how something is done in general: an article answers them. */
const GENERAL =
  /^(?:(?:and|so|ok|please|hi|hello) )*(?:how (?:do|does|can|should|could|to|is|are|did|would|will) (?!(?:the )?(?:other|another)|you know)|what (?:is|are|does|do) (?:a|an|the difference|blind|the audit log for|adverse|equality monitoring)\b|what (?:makes|may|can|happens|should i (?!hire))|is it|are (?:unpaid|interns)|should i (?:ask|tell|disclose|apply if)|tips|advice|why (?:do|does|is|are)|can (?:an )?employers?|may (?:an )?employers?|explain how|tell me how|am i allowed)/;

const PERSON =
  '(?:candidate|applicant|mentor|mentee|student|people|person|interviewee|employee|recruiter|user|alum|alumni|finalist|intern|colleague|guy|hire)s?';
const SUPERLATIVE =
  '(?:best|top|strongest|smartest|cleverest|brightest|weakest|worst|laziest|greatest|finest|nicest|ideal|better|stronger|smarter|weaker|cleverer|worse|most (?:qualified|talented|promising|suitable|capable|competent|intelligent|gifted|experienced|successful|reliable|impressive|likely|deserving|hard)|highest|superior)';
const CHOOSE =
  '(?:hire|pick|choose|invite|reject|shortlist|employ|take on|advance|offer the job|give the job)';

const RANKING = [
  /\b(?:rank|ranks|ranked|ranking|leaderboard)\b(?!.*\b(?:opening|job|match|matche|posting|internship|skill|goal|search)s?\b)/,
  new RegExp(
    `\\b${SUPERLATIVE} (?!for\\b|way\\b|time\\b|match)(?:\\w+ ){0,2}${PERSON}\\b(?! to (?:ask|contact))`,
  ),
  new RegExp(
    `\\b${PERSON} (?:(?!and\\b|for\\b)\\w+ ){0,4}(?:is|are|was|be|as) (?:by far |clearly |really )?(?:the |a )?${SUPERLATIVE}\\b`,
  ),
  new RegExp(`^(?:\\w+ ){0,3}whom? (?:(?!time\\b)\\w+ ){0,6}${SUPERLATIVE}\\b(?! time)`),
  new RegExp(
    `\\b(?:who|whom|which|what) (?:\\w+ ){0,4}(?:should|would|shall|do|must|could) (?:i|we|you) (?:recommend (?:to )?)?(?:rather )?${CHOOSE}\\b(?!.*\\b(?:job|internship|opening|offer|posting|role)s?\\b)`,
  ),
  new RegExp(
    `\\b(?:order|sort|rate|grade|score|list) (?:(?:me|all|of|the|my|our|these|those) ){0,3}${PERSON}(?: \\w+)? (?:by (?:quality|talent|potential|grade|ability|how|skill|strength|suitability|merit|performance)|from|best|in order|1|on a scale)`,
  ),
  new RegExp(`\\b(?:rate|grade|score) (?:(?:all|of|the|my|our|these|each|every) ){1,3}${PERSON}\\b`),
  /\b(?:should|shall) (?:i|we) (?:hire|reject|employ) (?:the|this|that|candidate|applicant|him|her|them|number)\b/,
];

const UNCONFIRMED = [
  /\bwithout (?:\w+ ){0,2}(?:ask|asking|confirm\w*|checking|approval|approving|ok|okay|permission|consent|showing|clicking|reviewing|prompt\w*|click|warning)\b/,
  /\b(?:do not|never|stop|no need to|need not|not have to|not need to|quit|no more|not want to|will not|not going to) (?:\w+ ){0,4}(?:ask|asking|asked|confirm|confirms|confirmed|confirming|confirmation\w*|prompt\w*)\b/,
  /\b(?:skip|bypass|override|disable|ignore|drop|leave out|turn off|remove|no|forget|forego|omit) (?:\w+ ){0,2}(?:confirm\w*|preview|questions asked)\b/,
  /\b(?:apply|applying|applies) (?:(?:me|now|right|away|just|for|to|at|with|my|resume|straight) ){0,4}(?:everything|everywhere|anything|anywhere|all|every|each|each and every|them all|a hundred|100|50|20)\b/,
  /\b(?:send|submit) (?:\w+ ){1,5}(?:everyone|everybody|every (?:company|employer|opening|job)|all (?:the )?(?:companies|employers|openings|jobs))\b/,
  /\b(?:automatically|auto|autopilot) ?(?:\w+ ){0,3}(?:apply|reject|accept|approve|book|withdraw|send|reply|confirm|save|hire|suspend|publish)/,
  /\b(?:apply|reject|accept|approve|book|withdraw|reply|confirm|hire|suspend|publish)\w* (?:\w+ ){0,5}(?:automatically|on autopilot|on my behalf without)\b/,
  /\b(?:autoapply|autopilot|mass apply|bulk apply)\b/,
  /\bconfirm (?:\w+ ){0,2}(?:yourself|on my behalf|in advance|for me)\b/,
];

const NOT_OWN =
  '(?!my\\b|mine\\b|me\\b|our\\b|your\\b|this\\b|fledge\\b|the (?:next|platform|site|posting|session|meeting|interview|call|job|opening|internship|first|second|third|role|company)\\b)';
const OTHERS = [
  /\bwho else\b|\bwhich other (?:applicant|candidate|student|people|user|person|compan)|\bhow many other (?:applicant|candidate|people|student)/,
  /\b(?:scorecards?|audit log|audit trail|equality (?:answers?|questions?|form|data|questionnaire|monitoring answers)|diversity (?:answers?|data))\b/,
  /\b(?:ethnicity|religion|sexual orientation|skin colou?r|disability|pregnan\w+|date of birth|birthday|marital status|gender|race|age) (?:of|does|do|is|are|did|has)\b/,
  new RegExp(
    `\\b(?:email|e mail|mail|phone|mobile|telephone|home|private|contact|postal|personal|street|bank)(?: \\w+)? (?:address|addresses|number|numbers|details|data) (?:of|for|from|does|is|did|belongs) ${NOT_OWN}`,
  ),
  new RegExp(
    `\\b(?:emails?|addresses|phone numbers|passwords?|logins?|salary|salaries|private notes|notes|messages|inbox|conversations?|chats?) (?:of|between|about|from) ${NOT_OWN}(?:the |these |those |this |all |another |other )*(?:users?|students?|candidates?|applicants?|mentors?|mentees?|people|person|colleagues?|@|employees?|recruiters?|alumni|employers?|members?|two)\\b`,
  ),
  /\b(?:someone|somebody|anyone|another (?:user|student|person|applicant|candidate|mentor|employer|company|member)|other (?:users|students|people|persons|members))(?: else)?(?: s)? (?:\w+ ){0,2}(?:application|profile|resume|message|inbox|note|goal|score|data|account|meeting|calendar|email|answer)/,
  /\b(?:application|profile|resume|message|inbox|note|goal|score|data|account|meeting|calendar|email|answer)s? (?:\w+ ){0,2}(?:of|from|by) (?:an)?other (?:users?|students?|people|persons?|applicants?|candidates?|members?|mentees?|mentors)/,
  /\b(?:reveal|unblind|unmask)\b|\bwho (?:is|are) (?:behind|candidate|the anonymous)\b/,
];

const matches = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text));

/**
 * Why a question is declined, by words that leave no doubt; undefined leaves it to the scorer.
 * @param text with its spelling corrected, in lower case, short forms written out
 */
export const refusalIn = (text: string, role: Role): Refusal | undefined => {
  if (GENERAL.test(text)) return undefined;
  if (matches(UNCONFIRMED, text)) return 'unconfirmed';
  if (matches(OTHERS, text)) return 'others';
  const isAboutOwn = role === 'student' && /\bopenings?|jobs?|internships?|matche?s?|projects?\b/.test(text);
  return !isAboutOwn && matches(RANKING, text) ? 'ranking' : undefined;
};
