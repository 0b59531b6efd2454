import { type Line, lineOf, textOf } from '../layout/lines.ts';

const TITLE_OF_LIST =
  /^(?:key |main |selected )?(?:highlights|achievements|accomplishments|responsibilities|duties|tasks|activities|aufgaben|tätigkeiten|missions|réalisations|logros|funciones|attività)\s*:?$/iu;
const ROW_LABEL =
  /^(?:dates?(?: \(from.*\))?|period|duration|occupation or position held|position held|name(?: and address)? of employer|employer|main activities(?: and responsibilities)?|type of business or sector|title of qualification awarded|name(?: and type)? of organisation.*|level in national.*|principal subjects.*|zeitraum|designation|role|job title|position|company|organi[sz]ation|client|duration|cargo|empresa|per[ií]odo|puesto|funci[oó]n|arbeitgeber|funktion|fechas|función o cargo.*|nombre.*empresa)\s*:?$/iu;

/** The lines without labels at the left of rows, as forms have them, and without titles of lists. */
export const withoutLabels = (lines: readonly Line[]): Line[] => {
  return lines
    .filter((line) => !TITLE_OF_LIST.test(textOf(line.words)))
    .map((line) => {
      const [first, ...rest] = line.segments;
      return first &&
        rest.length > 0 &&
        first.box[2] < (rest[0]?.box[0] ?? 0) &&
        ROW_LABEL.test(textOf(first.words))
        ? lineOf(rest)
        : line;
    });
};
