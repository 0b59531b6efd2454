/** Words that say nothing about what is asked. */
const STOP = new Set(
  (
    'a about after all also am an and any are as at be because been before being but by can could did do does doing for from ' +
    'get gets give go had has have having he her here him his how i if in into is it its just know let like lot make me might ' +
    'more most much must my need needs no not of off on one only or our out over own please should so some something still ' +
    'than that the their them then there these they thing things this those tip tips to too up use used want was way we well were ' +
    'what when where which who whom whose why will with would you your explain fledge best'
  ).split(' '),
);

/** Other words for what the articles say. */
const SAME: Readonly<Record<string, string>> = {
  ad: 'posting',
  advert: 'posting',
  adverts: 'posting',
  boss: 'supervisor',
  britain: 'uk',
  cv: 'resume',
  cvs: 'resume',
  earn: 'pay',
  england: 'uk',
  german: 'germany',
  nervous: 'nerve',
  anxious: 'nerve',
  recommend: 'refer',
  referral: 'refer',
  salaries: 'pay',
  salary: 'pay',
  scam: 'fake',
  scams: 'fake',
  usa: 'states',
  vacancies: 'opening',
  vacancy: 'opening',
  wage: 'pay',
  wages: 'pay',
};

const undoubled = (stem: string): string => (/([^aeioulsz])\1$/.test(stem) ? stem.slice(0, -1) : stem);

/** The stem of an English word: `negotiating`, `negotiates` and `negotiate` have one. */
const stemOf = (word: string): string => {
  if (/^[a-z]*\d/.test(word) || word.length < 4) return word;
  const single = word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '');
  const plain = single.replace(/ied$/, 'y');
  if (/(ing|ed)$/.test(plain) && plain.replace(/(ing|ed)$/, '').length >= 3)
    return undoubled(plain.replace(/(ing|ed)$/, '')).replace(/e$/, '');
  return plain.replace(/(?<=...)e$/, '');
};

/** The words of a text as they are looked up: without accents, marks and words that say nothing. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b|[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === '' || STOP.has(word) ? [] : [stemOf(SAME[word] ?? word)]));
