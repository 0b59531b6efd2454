import { cut, type Line, type Spot } from '../layout/lines.ts';
import { FIELD_JOIN, GRADE, SCHOOL_WORDS } from '../lexicon/study.ts';
import { entriesOf } from '../sections/entries.ts';
import { entryDate, type Piece, splitHead } from '../sections/pieces.ts';
import { degreeIn } from './degree.ts';
import { placeScore, trailingPlace } from './place.ts';
import { type MaybeRead, read, readDate } from './read.ts';

export type Study = {
  school: MaybeRead;
  degree: MaybeRead;
  field: MaybeRead;
  start: MaybeRead;
  end: MaybeRead;
  grade: MaybeRead;
};

const isSchool = (text: string): boolean =>
  SCHOOL_WORDS.test(text) && !/^(?:high|secondary)? ?school (?:diploma|certificate)/i.test(text);

/** Words that name a school and nothing else: "Secondary Mathematics" is a field. */
const SURE_SCHOOL =
  /(?<!\p{L})(?:universi\p{L}+|college|institut\p{L}*|school|academy|hochschule|lyc[ée]e|liceo|polit[ée]cnic\p{L}*|gymnasium|vidyalaya|école)(?!\p{L})/iu;

const GRADE_LABEL =
  /^(?:(?:cumulative|overall|final)\s+)?(?:c?gpa|grade|average|mark|score|note|abschlussnote|gesamtnote|nota(?: media| final| finale)?|voto|media|promedio|ocena|cijfer|result)\s*[:=]?\s*/iu;

/** Takes a grade out of a text: the grade without its label, and what is before it. */
const takeGrade = (spot: Spot): { grade: MaybeRead; rest: Spot } => {
  const match = GRADE.exec(spot.text);
  if (!match) return { grade: null, rest: spot };
  const whole = cut(spot, match.index, match.index + match[0].length);
  const label = GRADE_LABEL.exec(whole.text)?.[0].length ?? 0;
  const before = spot.text.slice(0, match.index).replace(/[\s,;:|(–-]+$/u, '');
  const after = spot.text.slice(match.index + match[0].length).replace(/^[\s),.;:|–-]+/u, '');
  const rest =
    before.length >= after.length ? cut(spot, 0, before.length) : cut(spot, spot.text.length - after.length);
  return { grade: read(label < whole.text.length ? cut(whole, label) : whole, 0.9), rest };
};

/** A school and a degree in one text: divided at the separator that leaves one on each side. */
const divide = (piece: Spot): Spot[] => {
  if (!isSchool(piece.text) || !degreeIn(piece.text)) return [piece];
  const words = [...piece.text.matchAll(/\s+(?:at|from)\s+/giu)];
  for (const match of [
    ...words,
    ...piece.text.matchAll(/,\s+|;\s+|\s+(?:an der|à l['’]|à la|en la|presso|@|na)\s+|:\s+|\s*\(|\.\s+/giu),
  ]) {
    const left = cut(piece, 0, match.index);
    const right = cut(piece, match.index + match[0].length);
    const leftFits = isSchool(left.text) && !degreeIn(left.text) && degreeIn(right.text);
    const rightFits = degreeIn(left.text) && !isSchool(left.text) && isSchool(right.text);
    if (leftFits || rightFits) return [left, right];
  }
  return [piece];
};

/** A school without the place behind it; "University of California, Berkeley" is one name. */
const schoolOnly = (spot: Spot): Spot => {
  const at = trailingPlace(spot.text);
  if (at === undefined || at < 3) return spot;
  const place = spot.text.slice(at).replace(/^[\s,–—|(-]+|\)$/g, '');
  const isCampus =
    !place.includes(',') &&
    /\bof\s+[\p{Lu}][\p{L}]+(?:\s[\p{Lu}]\p{L}+)?$|\b(?:Polytechnic|State|Institute|IIT|NIT|UC)\b.*$/u.test(
      spot.text.slice(0, at),
    ) &&
    /^,\s/.test(spot.text.slice(at));
  if (isCampus || !isSchool(spot.text.slice(0, at))) return spot;
  return cut(spot, 0, at);
};

const STOP =
  /\s*(?:[;|•]|,\s+(?=(?:gpa|minor|thesis|grade|honou?rs|with|specialis|focus|schwerpunkt)\b)|\s[–—]\s|\((?!.*\)\s*\p{L})|\.\s)/iu;

const fieldAfter = (piece: Spot, to: number): Spot | undefined => {
  const rest = piece.text.slice(to);
  const join = FIELD_JOIN.exec(rest)?.[0].length ?? 0;
  const text = rest.slice(join);
  const stop = STOP.exec(text)?.index ?? text.length;
  const field = cut(piece, to + join, to + join + stop);
  return /^\p{L}{2}/u.test(field.text) && placeScore(field.text) < 0.9 ? field : undefined;
};

const trimComma = (spot: Spot): Spot =>
  cut(spot, 0, spot.text.replace(/[\s,;:.(–-]+$/u, (end) => (end.startsWith('.') ? '.' : '')).length);

/** A degree and its field, from "BSc (Hons) Computer Science", "Computer Science, BSc" and the like. */
const readDegree = (piece: Spot): { degree: MaybeRead; field: MaybeRead } => {
  const found = degreeIn(piece.text);
  if (!found) return { degree: null, field: null };
  const degree = trimComma(cut(piece, found.from, found.to));
  const after = fieldAfter(piece, found.to);
  const before = found.from > 3 ? trimComma(cut(piece, 0, found.from)) : undefined;
  const field = after ?? (before && !/\b(?:of|in|the|a)$/i.test(before.text) ? before : undefined);
  return { degree: read(degree, 0.95), field: read(field, after ? 0.9 : 0.7) };
};

/** A degree that no list has, and its field: "Higher Award in Horticulture". */
const splitField = (spot: Spot): [Spot, Spot | undefined] => {
  const match = /\s+(?:in|en|em|im|i)\s+(?=\p{Lu})|,\s+|:\s+/u.exec(spot.text);
  if (!match || match.index < 2) return [spot, undefined];
  return [cut(spot, 0, match.index), cut(spot, match.index + match[0].length)];
};

const readStudy = (pieces: readonly Piece[]): Omit<Study, 'start' | 'end'> => {
  let grade: MaybeRead = null;
  const parts: { spot: Spot; place: number }[] = [];
  for (const piece of pieces) {
    const taken = takeGrade(piece);
    grade ??= taken.grade;
    if (taken.grade && !/\p{L}{3}/u.test(taken.rest.text)) continue;
    for (const spot of divide(taken.rest))
      if (spot.text !== '') parts.push({ spot, place: placeScore(spot.text) });
  }
  const schools = parts.filter(({ spot }) => isSchool(spot.text));
  const degrees = parts.filter(({ spot }) => degreeIn(spot.text));
  const plain = schools.filter((part) => !degrees.includes(part));
  const schoolPart =
    plain.find(({ spot }) => SURE_SCHOOL.test(spot.text)) ??
    plain[0] ??
    (degrees.length === 0 || schools.length > 1 ? schools[0] : undefined);
  const degreePart = degrees.find((part) => part !== schoolPart);
  const others = parts.filter((part) => part !== schoolPart && part !== degreePart && part.place < 0.85);
  const school = schoolPart ? read(schoolOnly(schoolPart.spot), 0.95) : null;
  let { degree, field } = degreePart ? readDegree(degreePart.spot) : { degree: null, field: null };
  const spare = others.filter(({ spot }) => spot.text.length < 90);
  let unnamed: MaybeRead = null;
  if (!school) unnamed = read(spare.shift()?.spot, 0.6);
  if (!degree && spare[0] && (school || unnamed)) {
    const [first, second] = splitField(spare[0].spot);
    spare.shift();
    degree = read(first, 0.6);
    field = read(second, 0.6);
  } else if (degree && !field && spare[0] && !isSchool(spare[0].spot.text))
    field = read(spare.shift()?.spot, 0.6);
  // "Diploma in Carpentry, Riverside": what comes after the field is the school when nothing else is.
  const comma = field?.spot.text.lastIndexOf(', ') ?? -1;
  if (!school && !unnamed && field && comma > 2) {
    unnamed = read(cut(field.spot, comma + 2), 0.6);
    field = read(cut(field.spot, 0, comma), 0.6);
  }
  return { school: school ?? unnamed, degree, field, grade };
};

/** Reads the studies of a section. A single date is that of the degree. */
export const readStudies = (lines: readonly Line[]): Study[] => {
  const studies: Study[] = [];
  for (const entry of entriesOf(lines)) {
    const { pieces, dates } = splitHead(entry.head);
    const extra = splitHead(
      entry.body.filter((line) => GRADE.test(line.words.map(({ text }) => text).join(' '))),
    );
    const study = readStudy(pieces);
    if (!study.grade)
      study.grade =
        extra.pieces.map((piece) => takeGrade(piece).grade).find((grade) => grade !== null) ?? null;
    const date = entryDate(dates);
    const before = studies.at(-1);
    if (!study.school && !study.degree) {
      if (before && !before.grade) before.grade = study.grade;
      continue;
    }
    const isLater = !date.startSpot && before && (!study.degree || study.degree.sure < 0.7);
    if (isLater && studies.some(({ start, end }) => start || end)) continue;
    const single = date.end === null;
    studies.push({
      ...study,
      school: study.school ?? (before?.school ? { ...before.school, sure: 0.6 } : null),
      start: single ? null : readDate(date.startSpot, date.start),
      end: single ? readDate(date.startSpot, date.start) : readDate(date.endSpot, date.end),
    });
  }
  return studies;
};
