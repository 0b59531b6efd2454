import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Answers, answersOf } from '#frontend/core/profile/answers.ts';
import type { ProfileRecord } from '#shared/features/users.ts';
import { readProfile } from './api.ts';
import { type Changes, changesBetween, type Field, keepChanges, keptChanges } from './changes.ts';
import { profileResolver } from './rules.ts';

/**
 * A profile as it is being edited. `base` is what the server holds as far as this screen knows, and what was changed is
 * whatever differs from it; every change is kept as a draft. When somebody else saved meanwhile, their profile becomes
 * `theirs` until it is decided whose counts.
 */
export const useProfileForm = (record: ProfileRecord) => {
  const queryClient = useQueryClient();
  const { id } = record;
  const [kept] = useState(() => keptChanges(id, answersOf(record), record.version));
  const [base, setBase] = useState(record);
  const [theirs, setTheirs] = useState<ProfileRecord>();
  const [setAside, putAside] = useState<Changes>();
  const form = useForm<Answers>({
    resolver: profileResolver,
    mode: 'onTouched',
    delayError: 250,
    defaultValues: { ...answersOf(record), ...kept?.changes },
  });
  const { subscribe, getValues, reset } = form;
  const [changed, setChanged] = useState<readonly Field[]>(() => fieldsOf(kept?.changes));
  const current = useRef(base);
  current.current = base;

  const note = useCallback(
    (values: Answers) => {
      const changes = changesBetween(answersOf(current.current), values);
      keepChanges(id, current.current.version, changes);
      setChanged((before) => {
        const now = fieldsOf(changes);
        return now.join() === before.join() ? before : now;
      });
    },
    [id],
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => note(values) }),
    [subscribe, note],
  );

  /** Goes on from what the server holds, with some changes on top. */
  const goOnFrom = (stored: ProfileRecord, changes: Changes) => {
    setBase(stored);
    current.current = stored;
    setTheirs(undefined);
    reset({ ...answersOf(stored), ...changes });
    note(getValues());
  };
  const mine = () => changesBetween(answersOf(base), getValues());

  return {
    form,
    base,
    changed,
    theirs,
    setAside,
    /** The draft of an earlier visit began with a profile that has changed since. */
    outdated: kept?.outdated === true && fieldsOf(kept.changes).length > 0,
    goOnFrom,
    /** Finds out what somebody else saved. Nothing is to be decided when it says the same as here. */
    lookAtTheirs: async () => {
      const stored = await readProfile(queryClient, id);
      if (fieldsOf(changesBetween(answersOf(stored), { ...answersOf(stored), ...mine() })).length === 0)
        goOnFrom(stored, {});
      else setTheirs(stored);
    },
    keepMine: () => theirs && goOnFrom(theirs, mine()),
    takeTheirs: () => {
      if (!theirs) return;
      putAside(mine());
      goOnFrom(theirs, {});
    },
    discard: () => {
      putAside(mine());
      goOnFrom(base, {});
    },
    bringBack: () => {
      goOnFrom(base, { ...setAside, ...mine() });
      putAside(undefined);
    },
    forgetSetAside: () => putAside(undefined),
  };
};
export type ProfileFormState = ReturnType<typeof useProfileForm>;

const fieldsOf = (changes: Changes = {}): Field[] => Object.keys(changes) as Field[];
