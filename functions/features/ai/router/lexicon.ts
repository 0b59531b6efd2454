import { stemOf } from './words.ts';

/**
 * Concepts that questions are about, each with words for it: a question that uses a word of a concept is like one that uses
 * another. A word belongs to one concept at most, so that it can be exchanged for the others.
 */
const CONCEPTS: Readonly<Record<string, string>> = {
  opening:
    'opening job position vacancy role opportunity placement internship traineeship apprenticeship gig employment openings',
  posting: 'posting ad advert listing advertisement',
  application: 'application',
  apply: 'apply submit',
  withdraw: 'withdraw retract cancel rescind revoke withdrawal unapply',
  resume: 'resume curriculum',
  profile: 'profile',
  match: 'match fit suit matching',
  score: 'score percent percentage points',
  why: 'why reason explain explanation justify',
  compare: 'compare comparison contrast versus vs differ difference different differences side',
  missing: 'missing lack lacking gap miss need weak hole',
  learn: 'learn study acquire upskill train training',
  skill: 'skill competency technology tool qualification',
  become: 'become becoming',
  interview: 'interview',
  practise: 'practice rehearse rehearsal mock simulate simulation quiz drill',
  prepare: 'prepare prep preparation ready brief briefing agenda plan',
  session: 'session',
  meeting: 'meeting appointment call calendar schedule diary',
  next: 'next upcoming coming',
  when: 'when time date',
  message: 'message inbox mail chat conversation dm',
  notification: 'notification bell',
  unread: 'unread new unopened',
  save: 'save bookmark keep star mark remember pin favorite store',
  later: 'later list',
  alert: 'alert notify subscribe subscription ping inform',
  search: 'search',
  mentor: 'mentor',
  mentee: 'mentee',
  mentoring: 'mentoring mentorship',
  goal: 'goal milestone objective target',
  free: 'free available availability slot spot',
  place: 'capacity room',
  request: 'request',
  book: 'book reserve booking arrange',
  candidate: 'candidate applicant finalist interviewee',
  pipeline: 'pipeline funnel stage',
  overdue: 'overdue late owe unanswered outstanding backlog due',
  answer: 'answer reply respond response',
  waiting: 'wait waiting pending queue awaiting',
  draft: 'draft write compose create make',
  hire: 'hire hiring recruit recruiting recruitment recruiter',
  figure: 'figure statistic stats metric analytics kpi number count rate conversion total',
  approve: 'approve approval verify verification moderate moderation',
  report: 'report flag complaint',
  user: 'user account member',
  student: 'student',
  employer: 'employer company',
  admin: 'admin administrator',
  best: 'best top strongest smartest cleverest brightest worst weakest greatest finest',
  rank: 'rank ranking order sort leaderboard rate grade',
  confirm: 'confirm confirmation permission consent',
  automatic: 'automatic automatically auto autopilot',
  all: 'all every everything everyone everywhere everybody',
  ask: 'ask asking',
  without: 'without skip bypass',
  others: 'other else another',
  private: 'private secret personal internal confidential',
  contact: 'email phone telephone address contact',
  identity: 'name identity reveal unblind',
  note: 'note scorecard',
  equality: 'equality ethnicity gender religion disability disabled race diversity',
  audit: 'audit log',
  how: 'how',
  advice: 'tip advice guide guidance',
  law: 'law legal illegal rights allowed',
  visa: 'visa permit sponsorship',
  pay: 'salary pay wage money paid',
  letter: 'letter',
  rejected: 'reject rejection rejected',
  offer: 'offer',
  status: 'status progress news update',
  show: 'show list display view see open',
  find: 'find look looking recommend suggest',
};

const CONCEPT_OF = new Map(
  Object.entries(CONCEPTS).flatMap(([concept, words]) =>
    words.split(' ').map((word): [string, string] => [stemOf(word), concept]),
  ),
);

/** The concept of a word, if any. */
export const conceptOf = (stem: string): string | undefined => CONCEPT_OF.get(stem);

/** Words of each concept, which training exchanges for each other. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(CONCEPTS).map(([concept, words]) => [concept, words.split(' ')]),
);
