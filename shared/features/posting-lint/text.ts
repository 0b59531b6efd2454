import type { WordingRule } from './finding.ts';
import { SOURCES } from './sources.ts';

/** Contact data, links, and wording about pay: what a posting says beside its own fields. */
export const CONTACT_RULES: readonly WordingRule[] = [
  {
    rule: 'contact-data',
    severity: 'error',
    message: 'The text has contact data.',
    reason: 'Applications that leave Fledge get no status and no promised answer, and fraud begins this way.',
    suggestion: 'Remove it: candidates apply here, and you answer them here.',
    source: SOURCES.fairness,
    found: [
      /[\w.+-]+ ?(?:@|\(at\)|\[at\]|\{at\}) ?[\w-]+(?: ?(?:\.|\(dot\)|\[dot\]) ?[\w-]+)+/i,
      /\b[\w.+-]+ at [\w-]+ dot (?:com|org|net|io|co|edu|uk|de|in)\b/i,
      /(?<![\w.,$€£#-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)|\d{2,4})[ .-]\d{3,4}[ .-]?\d{3,4}\b(?![\d,]*(?:k|%| (?:users|customers|requests|people)))/i,
      /(?<!\w)\+\d{1,3}[ .-]?\d(?:[ .-]?\d){6,12}\b/,
      /\b(?:whats ?app|telegram|wechat|viber|signal|skype|discord)\b.{0,30}(?:\d{4}|@\w|\b(?:me|us|number|id|handle)\b)/i,
      /\b(?:text|call|message|dm|phone|ring|contact|ping) (?:me|us|him|her|hr|our (?:team|office)) (?:directly )?(?:on|at|via|through|by) (?:whats ?app|telegram|wechat|signal|skype|discord|instagram|facebook|linkedin|\+?\d)/i,
      /\b(?:dm|message) (?:me|us) (?:directly )?on \w+/i,
      /(?:^|\s)@[A-Za-z]\w{2,}(?=[\s,.!)]|$)/,
    ],
    unless: [
      /\b(?:integrat\w+|build|built|building|develop\w*|maintain\w*|api|sdk|bots?|campaigns?)\b.{0,40}\b(?:whats ?app|telegram|wechat|signal|skype|discord)\b/i,
      /@(?:angular|nestjs|types|tanstack|babel|media|override|property|dataclass|import|angular)\b/i,
    ],
  },
  {
    rule: 'link',
    severity: 'error',
    message: 'The text has a link.',
    reason: 'Links lead candidates away from the page that promises them an answer, and fraud uses them.',
    suggestion: 'Remove it. The company’s site is on the company’s page.',
    source: SOURCES.fairness,
    found: [
      /\bhttps?:\/\/\S+/i,
      /\bwww\.[\w-]+\.\w+/i,
      /\b(?:bit\.ly|tinyurl\.com|forms\.gle|goo\.gl|t\.me|wa\.me|lnkd\.in|calendly\.com|docs\.google\.com|linktr\.ee)\b/i,
      /\b[\w-]{2,}\.(?:com|org|io|co\.uk|edu|app|careers|jobs)(?:\/\S*)?(?=[\s,.!)]|$)(?<!\b(?:socket|draw|Amazon|Booking|Salesforce|monday)\.(?:io|com))/,
    ],
    unless: [/\b(?:scale|built|maintain|rebuild|migrat\w+) (?:of )?(?!https?)[\w-]+\.(?:com|io)\b/i],
  },
  {
    rule: 'fee',
    severity: 'error',
    message: 'The text asks candidates to pay.',
    reason:
      'Nobody pays for work. Fees, deposits and equipment bought in advance are the most frequent fraud.',
    suggestion: 'Remove it. A course that costs money is not an opening.',
    source: SOURCES.fairness,
    found: [
      /\b(?:registration|application|processing|training|joining|enrol?lment|admin(?:istration)?|onboarding|security) (?:fees?|deposit|charges?)\b/i,
      /\b(?:pay|deposit|transfer|send) (?:us )?(?:a |an |the )?(?:small |refundable |one-time )*(?:fee|deposit|amount|\$ ?\d+|€ ?\d+|£ ?\d+)\b/i,
      /\b(?:refundable deposit|buy (?:your|the) (?:starter|training) kit)\b/i,
    ],
    unless: [
      /\b(?:no|without|never|free of|don['’]t|do not|not) (?:\w+ ){0,3}(?:fees?|deposits?|charges?)\b/i,
      /\b(?:we|company|employer) (?:will )?(?:pays?|covers?|reimburses?)\b/i,
    ],
  },
];

/** Wording about unpaid work, which only projects may have. */
export const UNPAID_RULE: WordingRule = {
  rule: 'unpaid-work',
  severity: 'error',
  message: 'Jobs and internships are paid.',
  reason: 'Unpaid internships are unlawful in most cases, and only some can afford them.',
  suggestion: 'State the pay, or post it as a project of a few weeks.',
  source: SOURCES.flsa,
  found: [
    /\bunpaid (?:\w+ ){0,2}(?:internships?|positions?|roles?|jobs?|work|trials?|probation|training|placement|opportunity|period|weeks?|months?)\b/i,
    /\b(?:is|are|be|position|role|internship|remains?) (?:currently )?unpaid\b/i,
    /\bno (?:salary|pay|wages?|compensation|stipend|remuneration)\b|\bwithout (?:pay|salary|compensation|remuneration|a stipend)\b/i,
    /\b(?:paid|compensated|compensation) (?:only )?(?:in|with|by|is|for) (?:exposure|experience|college credit only|credits only)\b|\bfor (?:the )?exposure\b|\bwork for free\b|\b(?:on a )?volunt(?:ary|eer) basis\b/i,
    /\b(?:equity|commission)[- ]only\b|\bonly (?:equity|commission)\b/i,
  ],
  unless: [
    /\bunpaid (?:leave|time off|vacation|parental|sabbatical|invoices?|bills?|breaks?|lunch)\b/i,
    /\b(?:never|not|no|end|against|don['’]t) (?:\w+ ){0,3}(?:unpaid|for exposure|for free)\b/i,
  ],
};

/** Words that say that software screens the applications. */
export const SCREENING_NOTICE =
  /\b(?:AI|artificial intelligence|automated|automatic(?:ally)?|algorithms?|algorithmic|machine learning|software)\b[^.]{0,80}\b(?:screen\w*|rank\w*|sort\w*|assess\w*|evaluat\w*|review\w*|match\w*|scor\w*|decisions?|applications?)\b|\b(?:screen\w*|rank\w*|sort\w*|assess\w*|evaluat\w*|review\w*|match\w*|scor\w*)\b[^.]{0,60}\b(?:AI|artificial intelligence|automated|automatically|algorithms?|machine learning|software)\b/i;
