import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { hasSavedChanges } from '#frontend/core/forms/changes.ts';
import { useReorder } from '#frontend/core/lists/useReorder.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { PlusIcon } from '#frontend/ui/style/icons.ts';
import type { OwnProfile } from '#shared/features/profile/routes.ts';
import { type Definition, draftName } from '../definition.ts';
import { useEditing } from '../useEditing.ts';
import { useSectionSave } from '../useSectionSave.ts';
import { AudienceSelect } from './AudienceSelect.tsx';
import { DeletedEntry } from './DeletedEntry.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryRow } from './EntryRow.tsx';

interface SectionCardProps<T extends object, V extends FieldValues> {
  definition: Definition<T, V>;
  profile: OwnProfile;
}

/** One section of the editor: its entries, edited in place, with their order and their audience. */
export function SectionCard<T extends object, V extends FieldValues>({
  definition,
  profile,
}: SectionCardProps<T, V>) {
  const { section, title, empty, add, single, describe, keyOf } = definition;
  const { items, audience } = definition.of(profile.sections);
  const { editing, edit, close } = useEditing();
  const save = useSectionSave(definition);
  /** The new order until it is stored. */
  const [shown, setShown] = useState<{ of: readonly T[]; order: readonly number[] }>();
  const [deleted, setDeleted] = useState<{ entry: T; at: number }>();
  const card = useRef<HTMLElement>(null);
  const pending = shown?.of === items ? shown.order : items.map((_, index) => index);
  const inOrder = pending.flatMap((index) => items[index] ?? []);
  const nameOf = (index: number) => {
    const entry = inOrder[index];
    return entry ? describe(entry, profile).title : '';
  };
  const reorder = useReorder(inOrder.length, nameOf, (order) => {
    const next = order.flatMap((index) => inOrder[index] ?? []);
    setShown({ of: items, order: order.flatMap((index) => pending[index] ?? []) });
    // Entries that came or went meanwhile make it another list.
    save.mutate(
      { items: (before) => (before.length === next.length ? next : before) },
      { onError: () => setShown(undefined) },
    );
  });
  const here = editing?.section === section ? editing : undefined;
  const at = single && items.length > 0 ? 0 : (here?.item ?? 'new');
  const isOpen = here !== undefined && (at === 'new' || (typeof at === 'number' && at < items.length));
  const wasOpen = useRef(false);
  useEffect(() => {
    // The form is gone, and the focus with it.
    if (wasOpen.current && !isOpen) card.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const form = (position: number | undefined) => (
    <EntryForm
      key={`${position}`}
      definition={definition}
      profile={profile}
      at={position}
      field={here?.field}
      onClose={close}
    />
  );
  const remove = (index: number) => {
    const entry = inOrder[index];
    if (!entry) return;
    setDeleted({ entry, at: index });
    save.mutate(
      { items: (before) => before.filter((one) => one !== entry) },
      { onError: () => setDeleted(undefined) },
    );
  };
  const undo = () => {
    if (!deleted) return;
    save.mutate({ items: (before) => before.toSpliced(deleted.at, 0, deleted.entry) });
    setDeleted(undefined);
    card.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={card}
      id={section}
      tabIndex={-1}
      aria-labelledby={`${section}-title`}
      className="scroll-mt-24 rounded-card border border-line bg-raised p-5 outline-none md:p-6"
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${section}-title`} className="text-lead font-semibold">
          {title}
        </h2>
        <AudienceSelect
          title={title}
          value={audience}
          // A form that is open would not know of the new version.
          disabled={isOpen}
          onChange={(next) => save.mutate({ items: (before) => before, audience: next })}
        />
      </div>
      {inOrder.length === 0 && !isOpen && !deleted && <p className="py-2 text-small text-muted">{empty}</p>}
      <ul ref={reorder.list} className="divide-y divide-line">
        {reorder.order.map((index) => {
          const entry = inOrder[index];
          if (!entry) return null;
          const key = keyOf(entry);
          return (
            <li key={key ?? index}>
              {isOpen && at === index ? (
                form(index)
              ) : (
                <EntryRow
                  entry={describe(entry, profile)}
                  draft={hasSavedChanges(draftName(profile.id, section, key ?? String(index)))}
                  lifted={reorder.moving === index}
                  handle={single || inOrder.length < 2 || isOpen ? undefined : reorder.handle(index)}
                  onEdit={() => edit(section, index)}
                  {...(!single && !isOpen && { onDelete: () => remove(index) })}
                />
              )}
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{reorder.announcement}</span>
      </VisuallyHidden>
      {deleted && <DeletedEntry title={describe(deleted.entry, profile).title} onUndo={undo} />}
      {isOpen && at === 'new' && form(undefined)}
      {!isOpen && (!single || items.length === 0) && (
        <div className="mt-3">
          <Button size="small" icon={<PlusIcon aria-hidden="true" />} onClick={() => edit(section, 'new')}>
            {add}
          </Button>
        </div>
      )}
    </section>
  );
}
