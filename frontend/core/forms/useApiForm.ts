import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import { forgetDraft, readDraft, updateDraft } from '../session/drafts.ts';
import { useHydrated } from '../useHydrated.ts';
import { type FieldErrors, fieldErrorsOf, showFieldErrors } from './fieldErrors.ts';

interface ApiFormOptions<Values extends FieldValues, Sent, Answer> {
  /** The rules; a function where they depend on the values. */
  schema: z.ZodType<Sent> | ((values: Values) => z.ZodType<Sent>);
  /** The initial values, overridden by a saved draft. */
  defaultValues: DefaultValues<Values>;
  /** Saves these fields in this tab at every change, until the form was sent. Never name a password here. */
  draft?: { name: string; fields: readonly (keyof Values & string)[] };
  /** What goes on top of the draft, such as a value that the address names. */
  initial?: Partial<Values>;
  /** Is called with the values at every change. */
  onChange?: (values: Values) => void;
  /** Sends the valid values. It is never called again before its promise has settled. */
  send: (values: Sent) => Promise<Answer>;
  onSent?: (answer: Answer) => unknown;
  /** Is called with every error, at once. The form counts as pending until its promise has settled. */
  onError?: (error: Error) => unknown;
  /** Is called after an error that no field shows, once the screen can be used again. */
  onFailure?: (error: Error) => void;
  /** Which errors belong to which fields, where the server is not our API. */
  fieldErrors?: (error: Error) => FieldErrors;
  /** What the server refused before this form appeared: another part of the same task sent it. */
  refused?: FieldErrors;
}

/** Ties an input to the form: spread it into a field of `frontend/ui/forms`. */
export type FieldProps<Name extends string = string> = UseFormRegisterReturn<Name> & {
  error: string | undefined;
};

export interface ApiForm<Values extends FieldValues, Sent = Values> {
  form: UseFormReturn<Values, unknown, Sent>;
  control: Control<Values, unknown, Sent>;
  field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => FieldProps<Name>;
  /** For `<Form onSubmit>`. */
  submit: (event?: { preventDefault: () => void }) => Promise<void>;
  /** The values are being sent: for the submit button. */
  pending: boolean;
  /** Why the last attempt failed. */
  error: Error | null;
  /** The same, when no field shows it: for a notice above the form. */
  failure: Error | null;
}

/**
 * A form that sends its values to the API: rules from a zod schema, checked on blur and on submit; a draft that survives
 * a reload; what the server refuses shown beside the fields; one submission at a time.
 */
export const useApiForm = <Values extends FieldValues, Sent, Answer>({
  schema,
  defaultValues,
  draft,
  initial,
  refused,
  ...on
}: ApiFormOptions<Values, Sent, Answer>): ApiForm<Values, Sent> => {
  const storedValues = () => ({
    ...(draft ? readDraft(draft.name, defaultValues) : defaultValues),
    ...initial,
  });
  const hydrated = useHydrated();
  // In a page that was rendered at build time the form first reads its fields: the user may have typed already.
  const [startValues] = useState(() => (hydrated ? storedValues() : undefined));
  const form = useForm<Values, unknown, Sent>({
    resolver: (values, context, options) => {
      const rules = typeof schema === 'function' ? schema(values) : schema;
      return zodResolver(rules as z.ZodType<Sent, Values>)(values, context, options);
    },
    mode: 'onTouched',
    delayError: 250,
    ...(startValues && { defaultValues: startValues }),
  });
  const { register, subscribe, formState } = form;
  const save = useEffectEvent((values: Values) => {
    if (draft) updateDraft(draft.name, Object.fromEntries(draft.fields.map((name) => [name, values[name]])));
    on.onChange?.(values);
  });
  const restoring = useRef(false);
  const addStored = useEffectEvent(() => {
    const typed = Object.entries(form.getValues()).filter(([, value]) => value);
    // Only what the user typed belongs in the draft: a reset reports its values as a change.
    restoring.current = true;
    form.reset({ ...storedValues(), ...Object.fromEntries(typed) });
    restoring.current = false;
    if (typed.length > 0) save(form.getValues());
  });
  useLayoutEffect(() => {
    if (hydrated && !startValues) addStored();
  }, [hydrated, startValues]);

  // Before anything can be typed: a passive effect could miss the first change.
  useLayoutEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => restoring.current || save(values) }),
    [subscribe],
  );

  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: on.send,
    onSuccess: async (answer) => {
      if (draft) forgetDraft(draft.name);
      await on.onSent?.(answer);
    },
    onError: async (failed) => {
      await on.onError?.(failed);
    },
  });

  const [failure, setFailure] = useState<Error | null>(null);
  const show = useEffectEvent((failed: Error) => {
    const shown = showFieldErrors(on.fieldErrors?.(failed) ?? fieldErrorsOf(failed), form);
    setFailure(shown ? null : failed);
    if (!shown) on.onFailure?.(failed);
  });
  useEffect(() => {
    // In an effect, because nothing can take the focus while an overlay covers the screen.
    if (error) show(error);
    else setFailure(null);
  }, [error]);
  useEffect(() => {
    if (refused) showFieldErrors(refused, form);
  }, [refused, form]);

  const submitting = useRef(false);
  const submit: ApiForm<Values, Sent>['submit'] = async (event) => {
    event?.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    try {
      // The error is shown by the effect above.
      await form.handleSubmit((values) => mutateAsync(values).catch(() => undefined))();
    } finally {
      submitting.current = false;
    }
  };

  return {
    form,
    control: form.control,
    field: (name, options) => {
      const problem: FieldError | undefined = get(formState.errors, name);
      return { ...register(name, options), error: problem?.message };
    },
    submit,
    pending: isPending,
    error,
    failure,
  };
};
