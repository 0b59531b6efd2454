import { DEGREES } from '../lexicon/study.ts';

const DEGREE = new RegExp(`(?<![\\p{L}\\d.])(?:${DEGREES.join('|')})(?![\\p{L}\\d])`, 'giu');

const isAcronymOnly = (match: string): boolean =>
  /^(?:be|me|ma|ms|ba|bs|as|aa|md|bn|hec|cap|bts|dec|but|hf|wo|aas|mst|bth|dea)$/i.test(match);

/** The first degree in a text; short ones only when they are written in capitals. */
export const degreeIn = (text: string): { from: number; to: number } | undefined => {
  for (const match of text.matchAll(DEGREE)) {
    if (isAcronymOnly(match[0]) && match[0] !== match[0].toUpperCase()) continue;
    return { from: match.index, to: match.index + match[0].length };
  }
  return undefined;
};
