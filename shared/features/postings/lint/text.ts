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
      /(?<![\w.,$€£#-])(?:\(\d{2,4}\) ?|\d{2,4}[ .-])\d{3,4}[ .-]?\d{4}\b/i,
      /\b(?:call|phone|tel(?:ephone)?\.?|ring|text|sms|mobile|cell|reach|contact|fax|number)\b[^.;]{0,30}?(?:\d[ ./-]*){7,}/i,
      /(?<![\d.,])(?:\d[ -]+){7,}\d\b/,
      /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|hundred)\b[\s,-]*){6,}/i,
      /(?<!\w)\+\d{1,3}[ .-]?\d(?:[ .-]?\d){6,12}\b/,
      /\b(?:whats ?app|telegram|wechat|viber|signal|skype|discord)\b.{0,30}(?:\d{4}|@\w|\b(?:me|us|number|id|handle)\b)/i,
      /\b(?:skype|telegram|wechat|discord|line)(?: id)?: ?\S{3,}/i,
      /\b(?:text|call|message|dm|phone|ring|contact|ping) (?:me|us|him|her|hr|our (?:team|office)) (?:directly )?(?:on|at|via|through|by) (?:whats ?app|telegram|wechat|signal|skype|discord|instagram|facebook|linkedin|\+?\d)/i,
      /\b(?:dm|message) (?:me|us) (?:directly )?on \w+/i,
      /\b(?:follow|dm|message|find|reach|ping|write|text|contact|tag|add)\b.{0,30}(?:^|\s)@\w{3,}/i,
      /(?:^|\s)@\w{3,} (?:on|at) (?:instagram|twitter|x|telegram|tiktok|linkedin|facebook|snapchat|threads)\b/i,
    ],
    unless: [
      /\b(?:reference|ref\.?|vacancy|requisition|invoice|version|isbn|budget|revenue|euros?|dollars|pounds|users|records|ip address)\b/i,
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
      /\b(?:bit\.ly|tinyurl\.com|forms\.gle|goo\.gl|t\.me|wa\.me|discord\.gg|lnkd\.in|calendly\.com|docs\.google\.com|linktr\.ee)\b/i,
      /(?<![\w.@/-])(?!asp\.net)(?!(?:socket|draw|amazon|booking|salesforce|monday|gather)\.)[\w-]{2,}\.(?:com|org|net|io|co|co\.uk|edu|app|careers|jobs|gg|me|de)(?:\/\S*)?(?=[\s,!)]|\.?$|\. )/i,
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
      /\b(?:registration|application|training|joining|enrol?lment|admin(?:istration)?|onboarding|placement|processing|visa|security) (?:fees?|charge|deposits?|charges|costs?|contribution)\b(?! (?:for|of|by|to) (?:our )?(?:clients|customers|merchants|students))/i,
      /\b(?:cost|costs|fees?|expenses?) (?:\w+ ){0,4}(?:by|from|to) (?:you|the (?:candidate|applicant|participant))\b|\b(?:candidate|applicant|participant|intern|employee)s? (?:bears?|pays?|covers?|has to pay|must pay)\b|\bpayable (?:by you|to our)\b/i,
      /\b(?:send|buy|purchase|transfer|pay) (?:\w+ ){0,4}(?:gift cards?|USDT|bitcoin|money order)\b|\b(?:work wallet|western union)\b/i,
      /\binvest (?:\p{Sc}|[a-z]{2,3}\.?)? ?\d[\d,.]* ?\w* in (?:your|the starter|a starter)\b/iu,
      /\b(?:buy|purchase) (?:the |your |a |an |two |our )*(?:\w+ ){0,2}(?:uniform|kit|package|equipment|laptop|materials?|license|starter|cards?)\b.{0,40}\b(?:from us|before|prior|ahead|first|yourself)\b/i,
      /\bcredit card ready\b|\bone-time (?:\w+ )?(?:amount|payment|fee)\b|\bcontribution of (?:\p{Sc}|[a-z]{2,3}\.?)? ?\d+(?!%)[^.]{0,40}\b(?:candidate|participant|applicant|you|place(?:ment)?)\b/iu,
      /\b(?:pay|deposit|transfer|send) (?:us )?(?:a |an |the )?(?:small |refundable |one-time )*(?:fee|deposit|amount|(?:\p{Sc}|rs\.?|inr|chf|aud|cad|sgd) ?\d+)\b/iu,
      /\b(?:refundable deposit|buy (?:your|the) (?:starter|training) kit)\b/i,
    ],
    unless: [
      /\b(?:no|without|never|free of|don['’]t|do not|not) (?:\w+ ){0,3}(?:fees?|deposits?|charges?)\b/i,
      /\b(?:merchants?|tenants?|renters?|tuition|card processing|payment processing|donations?|blockchain|loyalty|client['’]s)\b/i,
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
    /\b(?:stipend|salary|pay|compensation|remuneration): ?(?:nil|none|zero|0|n\/a)\b|\b(?:months?|weeks?|basis|work|position|role|is) (?:\w+ )?pro bono\b|\bhonorary (?:position|role|post)\b/i,
    /\b(?:not|isn['’]t|aren['’]t|never) (?:be )?(?:remunerated|compensated|paid)\b|\b(?:can['’]t|cannot|do not|don['’]t|unable to) (?:currently )?(?:offer|pay) (?:any |you )?(?:money|a salary|salary|wages|cash|pay)\b/i,
    /\bfor equity (?:until|only|at first|instead)\b|\bpay (?:starts|begins) after\b|\b(?:remuneration|pay|salary) is (?:symbolic|nominal)\b|\breward is (?:the )?experience\b/i,
    /\bvolunteer (?:developers?|designers?|engineers?|interns?|marketers?|writers?|assistants?|staff|positions?|roles?)\b|\b(?:project|work|task|trial|shift|weeks?) free of charge\b/i,
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
