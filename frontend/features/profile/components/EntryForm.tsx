import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { namesOf, RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { fieldsIn } from '#frontend/core/forms/changes.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { usePhone } from '#frontend/ui/hooks/usePhone.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { SheetActions } from '#frontend/ui/overlays/SheetActions.tsx';
import type { OwnProfile } from '#shared/features/profile/routes.ts';
import { readProfile, type SectionRecord, showSaved } from '../api.ts';
import { type Definition, draftName } from '../definition.ts';
import { useUnsavedWarning } from '../useUnsavedWarning.ts';

interface EntryFormProps<T extends object, V extends FieldValues> {
  definition: Definition<T, V>;
  profile: OwnProfile;
  /** The position of the entry; undefined for a new one. */
  at: number | undefined;
  /** The field that gets the focus; by default the first one. */
  field: string | undefined;
  onClose: () => void;
}

/** Saves an entry in the section as `base` has it: in its place, or at the end. */
const useEntryForm = <T extends object, V extends FieldValues>(props: EntryFormProps<T, V>) => {
  const { definition, profile, at, onClose } = props;
  const { section, schema, valuesOf, keyOf, of, merge, identified } = definition;
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const record = of(profile.sections);
  const [key] = useState(() => {
    const entry = at === undefined ? undefined : record.items[at];
    return entry && keyOf(entry);
  });
  /** The position of the entry in a version of the section; -1 when it is new, or was deleted there. */
  const placeIn = (items: readonly T[]): number => {
    if (at === undefined) return -1;
    return key === undefined ? at : items.findIndex((entry) => keyOf(entry) === key);
  };
  const valuesIn = ({ items }: SectionRecord<T>) => valuesOf(items[placeIn(items)]);
  const draft = draftName(profile.id, section, at === undefined ? 'new' : (key ?? String(at)));
  const state = useRecordForm<SectionRecord<T>, V, T>({
    record,
    valuesOf: valuesIn,
    schemaFor: () => schema,
    draft,
    save: (valid, { items, version }) => {
      const place = placeIn(items);
      const before = items[place];
      const merged = before ? (merge?.(before, valid) ?? { ...before, ...valid }) : valid;
      const entry = identified?.(merged) ?? merged;
      return definition.save({ version, items: before ? items.with(place, entry) : [...items, entry] });
    },
    read: async () => of((await readProfile(queryClient)).sections),
    onSaved: (stored) => {
      showSaved(queryClient, section, stored);
      // Names and answers are part of the session's user.
      void refresh();
      onClose();
    },
    onError: (error) => {
      if (errorCode(error) === 'unauthenticated') void refresh();
    },
  });
  return { ...state, draft };
};

/**
 * The form of one entry: in its place, on a phone in a sheet. It saves the section if that has not changed since; else
 * it shows both versions.
 */
export function EntryForm<T extends object, V extends FieldValues>(props: EntryFormProps<T, V>) {
  const { definition, profile, at, field, onClose } = props;
  const { labels, title, add, Fields } = definition;
  const { role } = useCurrentUser();
  const state = useEntryForm(props);
  const { form, changed, theirs, discarded, outdated } = state;
  const phone = usePhone();
  // In a sheet it is there as soon as the sheet's code is.
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  useUnsavedWarning(state.draft, changed.length > 0);
  const focus = useEffectEvent(() => {
    const named = field && place?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
    (named || place?.querySelector<HTMLElement>('input, select, textarea'))?.focus();
    place?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    // Another link may lead to another field of the same form.
    if (!place || (field === undefined && place.contains(document.activeElement))) return;
    // After the screen itself, which takes the focus when it arrives.
    const frame = requestAnimationFrame(() => focus());
    return () => cancelAnimationFrame(frame);
  }, [field, place]);
  const label = at === undefined ? add : title;
  const save = (
    <Button type="submit" variant="primary" pending={state.pending}>
      Save
    </Button>
  );
  const leave =
    changed.length > 0 ? (
      <Button onClick={state.discard}>Discard changes</Button>
    ) : (
      <Button onClick={onClose}>Close</Button>
    );
  const content = (
    <div
      ref={setPlace}
      className={
        phone ? 'flex min-h-full flex-col' : 'scroll-mt-24 rounded-card border border-line bg-raised p-5'
      }
    >
      <RecordConflict form={state} subject={title} labels={labels} />
      {!theirs && outdated && changed.length > 0 && (
        <div className="pb-5">
          <Notice tone="warning" role="status" title={`${title} was changed after you edited it`}>
            Your unsaved changes are still here: {namesOf(changed, labels)}.
          </Notice>
        </div>
      )}
      <Form form={form} label={label} onSubmit={state.submit} {...(phone && { className: 'flex-1' })}>
        <FormFailure failure={state.failure} />
        <Fields form={state} profile={profile} role={role} />
        <div role="status" className="empty:hidden">
          {discarded && fieldsIn(discarded).length > 0 && (
            <Notice
              title="Changes discarded"
              action={
                <Button size="small" onClick={state.restore}>
                  Undo
                </Button>
              }
            >
              Discarded: {namesOf(fieldsIn(discarded), labels)}.
            </Notice>
          )}
        </div>
        {phone ? (
          <SheetActions>
            {leave}
            {save}
          </SheetActions>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            {save}
            {leave}
          </div>
        )}
      </Form>
    </div>
  );
  if (!phone) return <>{content}</>;
  return (
    <Sheet side="right" title={label} open onOpenChange={(open) => !open && !state.pending && onClose()}>
      {content}
    </Sheet>
  );
}
