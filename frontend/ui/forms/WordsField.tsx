import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { tooLong } from '#shared/core/refused-characters.ts';
import { Button } from '../actions/Button.tsx';
import { CloseIcon, PlusIcon } from '../style/icons.ts';
import { Field, type FieldText } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

interface WordsFieldProps extends Pick<FieldText, 'error' | 'mark'> {
  label: string;
  hint?: ReactNode;
  /** Of the form: the summary of errors leads to the input with this name. */
  name: string;
  /** What one of them is called: 'skill'. */
  noun: string;
  /** Several of them, where that is not `noun` with an s. */
  plural?: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
  /** How many there may be, and what is said once there are so many. */
  most: number;
  full: string;
  /** How many characters one of them may have. */
  longest: number;
  /** Offered below the input; those that are chosen already are left out by the caller. */
  suggestions: readonly string[];
}

/**
 * The list with what was typed added: commas separate, nothing twice, at most `most`. `left` is what was typed and found no
 * place: it stays in the field.
 */
export const withWords = (
  words: readonly string[],
  typed: string,
  most: number,
): { readonly words: string[]; readonly left: string } => {
  const all = [...words];
  for (const word of typed.split(',').map((one) => one.trim().replace(/\s+/g, ' ')))
    if (word !== '' && !all.some((one) => one.toLowerCase() === word.toLowerCase())) all.push(word);
  return { words: all.slice(0, most), left: all.slice(most).join(', ') };
};

/** Those of a list that are not chosen yet, whatever their case. */
export const notChosen = (list: readonly string[], words: readonly string[]): string[] => {
  const chosen = new Set(words.map((word) => word.toLowerCase()));
  return list.filter((word) => !chosen.has(word.toLowerCase()));
};

/** Words of the user's choice: each can be removed, suggestions added with one press, and any other by typing. */
export function WordsField(props: WordsFieldProps) {
  const { label, hint, error, mark, name, noun, words, onChange, most, full, longest, suggestions } = props;
  const { plural = `${noun}s` } = props;
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = words.length >= most;
  const isTooLong = typed.split(',').some((word) => word.trim().length > longest);
  const add = (text: string) => {
    const added = withWords(words, text, most);
    onChange(added.words);
    setTyped(added.left);
  };
  const addTyped = () => {
    if (!isTooLong) add(typed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    if (typed.trim() !== '') addTyped();
  };
  const remove = (word: string) => {
    onChange(words.filter((one) => one !== word));
    input.current?.focus();
  };
  return (
    <FieldGroup label={label} error={error} hint={hint} {...(mark && { mark })}>
      {words.length > 0 && (
        <ul aria-label={`Chosen ${plural}`} className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li
              key={word}
              className="inline-flex max-w-full items-center gap-1 rounded-full bg-brand-soft pl-3 text-small text-brand"
            >
              <span className="min-w-0 wrap-anywhere">
                <bdi>{word}</bdi>
              </span>
              <button
                type="button"
                aria-label={`Remove ${word}`}
                onClick={() => remove(word)}
                className="flex size-8 flex-none items-center justify-center rounded-full hover:bg-raised"
              >
                <CloseIcon aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <Field
          label={`Add a ${noun}`}
          className="flex-1"
          error={isTooLong ? tooLong(longest) : undefined}
          hint={isFull ? full : undefined}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="text"
              dir="auto"
              name={name}
              value={typed}
              autoComplete="off"
              enterKeyHint="enter"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={press}
              className="control"
            />
          )}
        </Field>
        {!isFull && <Button onClick={addTyped}>Add</Button>}
      </div>
      {!isFull && suggestions.length > 0 && (
        <ul aria-label={`Suggested ${plural}`} className="flex flex-wrap gap-2">
          {suggestions.map((word) => (
            <li key={word} className="flex">
              <button
                type="button"
                onClick={() => add(word)}
                aria-label={`Add ${word}`}
                className="inline-flex min-h-8 items-center gap-1 rounded-full border border-line-strong bg-raised px-3 text-fine text-muted transition-colors hover:border-text hover:text-text"
              >
                <PlusIcon aria-hidden="true" className="size-3.5" />
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
