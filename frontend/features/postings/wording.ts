import type { Finding } from '#shared/features/postings/lint/finding.ts';

/** Suggestions that name the exact words: `Add: “…”`. */
const ADD = /^Add: “(.+)”$/;
/** Suggestions to leave something out. */
const REMOVE = /^(?:Remove it|Leave it out)\b/;

type TextField = Exclude<Finding['field'], 'pay'>;

/** A change that follows a finding’s suggestion, as the button says it. */
interface Rewording {
  readonly label: string;
  /** The field that it changes. */
  readonly field: TextField;
  readonly apply: (text: string) => string;
}

/** The change that a suggestion spells out; undefined where only the author can decide on the words. */
export const rewordingOf = ({ field, suggestion, excerpt }: Finding): Rewording | undefined => {
  const added = ADD.exec(suggestion)?.[1];
  if (added !== undefined)
    return {
      label: 'Use this wording',
      field: 'description',
      apply: (text) => (text.includes(added) ? text : `${text.trimEnd()}\n\n${added}`.trimStart()),
    };
  if (field === 'pay' || excerpt === undefined || !REMOVE.test(suggestion)) return undefined;
  return { label: 'Remove these words', field, apply: (text) => without(text, excerpt) };
};

/** The text without a part of it, and without the gap that it leaves. */
const without = (text: string, part: string): string => {
  const at = text.indexOf(part);
  if (at < 0) return text;
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + part.length)];
  const gap = before === '' || /^[\s.,;:!?)]/.test(after) ? '' : ' ';
  return `${before}${gap}${before === '' ? after.trimStart() : after}`;
};
