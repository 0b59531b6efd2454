import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { errorCode } from '../api/ApiError.ts';
import { changesBetween, fieldsIn, saveChanges, savedChanges } from './changes.ts';
import { type ApiForm, useApiForm } from './useApiForm.ts';

export interface Versioned {
  version: string | number;
}

interface RecordFormOptions<Stored extends Versioned, Values extends FieldValues, Sent> {
  /** The record as it was loaded. */
  record: Stored;
  valuesOf: (record: Stored) => Values;
  schemaFor: (base: Stored) => z.ZodType<Sent>;
  /** The name under which changes that were not saved yet survive a reload. */
  draft: string;
  /** Saves the values on top of `base`; fails with `conflict` when the server holds another version by now. */
  save: (values: Sent, base: Stored) => Promise<Stored>;
  /** Loads the record again. */
  read: () => Promise<Stored>;
  onSaved: (stored: Stored) => unknown;
  onError?: (error: Error) => unknown;
}

/** A form that edits a record which others may edit at the same time. */
export interface RecordForm<Stored, Values extends FieldValues, Sent> extends ApiForm<Values, Sent> {
  /** The record as the server holds it, as far as this form knows. */
  base: Stored;
  valuesOf: (record: Stored) => Values;
  changed: readonly (keyof Values & string)[];
  /** The version that another tab or user saved meanwhile, until the user decides which one counts. */
  theirs: Stored | undefined;
  /** The saved draft began with a record that has changed since. */
  outdated: boolean;
  /** The last thing that happened to its changes: they were saved. */
  saved: boolean;
  /** Changes that the user discarded and can still restore. */
  discarded: Partial<Values> | undefined;
  keepMine: () => void;
  useTheirs: () => void;
  discard: () => void;
  restore: () => void;
}

/**
 * A form for a record with a version. What was changed is what differs from `base`; it is saved as a draft at every
 * change. A conflict loads the other version and lets the user decide. What is typed while a save is under way stays.
 */
export const useRecordForm = <Stored extends Versioned, Values extends FieldValues, Sent>({
  record,
  valuesOf,
  schemaFor,
  draft,
  save,
  read,
  onSaved,
  onError,
}: RecordFormOptions<Stored, Values, Sent>): RecordForm<Stored, Values, Sent> => {
  const [begun] = useState(() => savedChanges(draft, valuesOf(record), record.version));
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<Stored>();
  const [discarded, setDiscarded] = useState<Partial<Values>>();
  const [changed, setChanged] = useState(() => fieldsIn(begun?.changes));
  const [saved, setSaved] = useState(false);
  /** A conflict that the user is asked about, or that needed no question: not a failure any more. */
  const [handled, setHandled] = useState<Error>();
  /** The same as the states, for what happens before the next render. */
  const current = useRef({ base, sent: valuesOf(record) });

  const noteChanges = (values: Values) => {
    const stored = current.current.base;
    const changes = changesBetween(valuesOf(stored), values);
    saveChanges(draft, stored.version, changes);
    setChanged((before) => {
      const now = fieldsIn(changes);
      return now.join() === before.join() ? before : now;
    });
  };
  const apiForm = useApiForm<Values, Sent, Stored>({
    schema: () => schemaFor(base),
    defaultValues: { ...valuesOf(record), ...begun?.changes } as DefaultValues<Values>,
    onChange: noteChanges,
    send: (values) => {
      current.current.sent = getValues();
      return save(values, base);
    },
    onSent: (stored) => {
      applyServerResult(stored, changesBetween(current.current.sent, getValues()));
      setDiscarded(undefined);
      setSaved(true);
      return onSaved(stored);
    },
    onError: async (error) => {
      // When even that fails, the form says that nothing is saved, and the next attempt asks again.
      if (errorCode(error) === 'conflict')
        await loadTheirs().then(
          () => setHandled(error),
          () => undefined,
        );
      await onError?.(error);
    },
  });
  const { getValues, reset } = apiForm.form;

  /** Continues from what the server holds, with some changes on top. */
  const applyServerResult = (stored: Stored, changes: Partial<Values>) => {
    setBase(stored);
    current.current.base = stored;
    setTheirs(undefined);
    reset({ ...valuesOf(stored), ...changes });
    noteChanges(getValues());
  };
  const mine = () => changesBetween(valuesOf(base), getValues());
  const loadTheirs = async () => {
    const stored = await read();
    const values = valuesOf(stored);
    const differs = fieldsIn(changesBetween(values, { ...values, ...mine() })).length > 0;
    // Nothing is to be decided when both versions are the same.
    if (differs) setTheirs(stored);
    else applyServerResult(stored, {});
  };

  return {
    ...apiForm,
    failure: apiForm.failure === handled ? null : apiForm.failure,
    base,
    valuesOf,
    changed,
    theirs,
    saved,
    discarded,
    outdated: begun?.outdated === true && fieldsIn(begun.changes).length > 0,
    keepMine: () => theirs && applyServerResult(theirs, mine()),
    useTheirs: () => {
      if (!theirs) return;
      setDiscarded(mine());
      setSaved(false);
      applyServerResult(theirs, {});
    },
    discard: () => {
      setDiscarded(mine());
      setSaved(false);
      applyServerResult(base, {});
    },
    restore: () => {
      applyServerResult(base, { ...discarded, ...mine() });
      setDiscarded(undefined);
    },
  };
};
