/** A word of a question, as it is compared, and as it was typed. */
export interface Word {
  readonly text: string;
  /** As it was typed: its capitals show names. */
  readonly typed: string;
  /** Whether it begins a sentence, so that a capital means nothing. */
  readonly first: boolean;
  /** What is between the word before and this one. */
  readonly gap: string;
}

/** Short forms, written out. */
const FORMS: Readonly<Record<string, string>> = {
  "what's": 'what is',
  whats: 'what is',
  "who's": 'who is',
  whos: 'who is',
  "where's": 'where is',
  "when's": 'when is',
  whens: 'when is',
  "how's": 'how is',
  hows: 'how is',
  "that's": 'that is',
  thats: 'that is',
  "there's": 'there is',
  "it's": 'it is',
  "let's": 'let us',
  lets: 'let us',
  "i'm": 'i am',
  im: 'i am',
  "i'd": 'i would',
  id: 'id',
  "i've": 'i have',
  ive: 'i have',
  "i'll": 'i will',
  "you're": 'you are',
  "we're": 'we are',
  "they're": 'they are',
  "he's": 'he is',
  "she's": 'she is',
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "won't": 'will not',
  "don't": 'do not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  havent: 'have not',
  wanna: 'want to',
  gonna: 'going to',
  gimme: 'give me',
  u: 'you',
  ur: 'your',
  r: 'r',
  y: 'why',
  pls: 'please',
  plz: 'please',
  cvs: 'resumes',
  cv: 'resume',
  wat: 'what',
  wot: 'what',
  teh: 'the',
  organise: 'organize',
  summarise: 'summarize',
  summarised: 'summarized',
  practise: 'practice',
  practising: 'practicing',
  favourite: 'favorite',
  favourites: 'favorites',
  programme: 'program',
  msg: 'message',
  msgs: 'messages',
  appt: 'appointment',
  tmrw: 'tomorrow',
  tomorow: 'tomorrow',
};

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}+#'.&]*[\p{L}\p{N}+#])?/gu;
const SENTENCE_END = /[.!?:;]\s|[\n]/;

/** Beyond this, words tell nothing more of what a message asks. */
export const MOST_WORDS = 64;

const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The words of a text in which nothing is hidden. */
export const wordsOf = (visible: string): Word[] => {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: typed, index } of visible.matchAll(WORD)) {
    if (words.length >= MOST_WORDS) break;
    const gap = visible.slice(end, index);
    const first = words.length === 0 || SENTENCE_END.test(gap);
    end = index + typed.length;
    const text = plain(typed);
    const written =
      FORMS[text] ??
      text
        .replace(/n't$/, ' not')
        .replace(/'(?:s|ve|d|ll|re)$/, '')
        .replaceAll("'", '');
    for (const [place, part] of written.split(' ').entries())
      if (part !== '')
        words.push({ text: part, typed, first: first && place === 0, gap: place === 0 ? gap : ' ' });
  }
  return words;
};

/** What the forms of a word have in common: `applies`, `applied` and `apply` are `apply`. Not always a word. */
export const stemOf = (word: string): string => {
  if (word.length < 4) return word;
  const base = word
    .replace(/(?<=.{2})ies$/, 'y')
    .replace(/(?<=.{2})ied$/, 'y')
    .replace(/(?<=.{3}[^s])s$/, '')
    .replace(/(?<=.{3})(?:ing|ed)$/, '');
  return base.replace(/(?<=.{3})e$/, '').replace(/([bdgmnprt])\1$/, '$1');
};
