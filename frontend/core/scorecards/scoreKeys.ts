import type { KeyboardEvent } from 'react';

interface ScoreKeys {
  /** The scores that can be given, each a digit. */
  readonly scores: readonly string[];
  readonly onScore: (score: string) => void;
  readonly onNext: () => void;
}

/** What a key does within a criterion: a digit gives that score, and Enter goes to the next criterion. */
export const pressScoreKey = (event: KeyboardEvent, { scores, onScore, onNext }: ScoreKeys): void => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || target instanceof HTMLTextAreaElement) return;
  if (scores.includes(key)) {
    event.preventDefault();
    onScore(key);
  } else if (key === 'Enter' && target instanceof HTMLInputElement) {
    // It would send the form.
    event.preventDefault();
    onNext();
  }
};
