import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { writeDraft } from './drafts.ts';

/**
 * Keeps what is typed into a form as the draft `name`, at every change. `keep` picks what may be kept; give it a
 * function that stays the same.
 */
export const useDraft = <Values extends FieldValues, Sent>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'subscribe'>,
  name: string,
  keep: (values: Values) => object,
): void => {
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(name, keep(values)),
      }),
    [subscribe, name, keep],
  );
};
