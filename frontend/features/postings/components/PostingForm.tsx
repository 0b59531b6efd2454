import { type Ref, Suspense, useDeferredValue, useImperativeHandle, useState } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { EditorLayout } from '#frontend/core/forms/EditorLayout.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { usePaneRoom } from '#frontend/ui/hooks/usePaneRoom.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { FIELD_LABELS, wordsOf } from '../postingLabels.ts';
import { previewOf } from '../preview.ts';
import type { PostingSlots } from '../slots.ts';
import { openFindings, useFindings } from '../useFindings.ts';
import { type PostingEditorOptions, usePostingEditor } from '../usePostingEditor.ts';
import { valuesOf } from '../values.ts';
import { AlumniFields } from './AlumniFields.tsx';
import { Checks } from './Checks.tsx';
import { Companion, type CompanionTab } from './Companion.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EmployerFields } from './EmployerFields.tsx';
import { type FindingActions, notesOf } from './FieldNotes.tsx';
import type { FieldsProps } from './fields.ts';

const ConflictNotice = lazyPart(async () => ({
  default: (await import('#frontend/core/forms/ConflictNotice.tsx')).ConflictNotice,
}));

/** What the header of the screen does with the form. */
export interface PostingFormHandle {
  saveDraft: () => void;
}

interface PostingFormProps extends PostingEditorOptions, Pick<PostingSlots, 'Preview'> {
  handle: Ref<PostingFormHandle>;
}

/** The form of a posting with its companion: beside it where there is room, in a sheet elsewhere. */
export function PostingForm({ Preview, handle, ...options }: PostingFormProps) {
  const { role } = useCurrentUser();
  const words = wordsOf(role);
  const editor = usePostingEditor(options);
  const { form, values, stored, theirs, state } = editor;
  const room = usePaneRoom();
  const [, wide] = room;
  const [tab, setTab] = useState<CompanionTab>('preview');
  const [sheet, setSheet] = useState(false);
  const shown = useDeferredValue(values);
  const findings = useFindings(values);
  const open = openFindings(findings, values);
  const draft = !stored || stored.status === 'draft';

  const saveDraft = () =>
    void editor.save().then(
      () => toast({ title: 'Draft saved', description: `You’ll find it under ${words.list}.` }),
      // The bar says why it was not saved.
      () => undefined,
    );
  useImperativeHandle(handle, () => ({ saveDraft }));

  const actions: FindingActions = {
    reword: (field, apply) => {
      const text = form.getValues(field);
      if (typeof text === 'string')
        form.setValue(field, apply(text), { shouldDirty: true, shouldValidate: true });
      if (Array.isArray(text) && field === 'skills')
        form.setValue(
          'skills',
          values.skills.map(apply).filter((skill) => skill.trim() !== ''),
          { shouldDirty: true },
        );
    },
  };
  const showField = (field: string) => {
    setSheet(false);
    // Once the sheet has given the focus back to its button.
    requestAnimationFrame(() =>
      setTimeout(() => document.querySelector<HTMLElement>(`form [name="${field}"]`)?.focus()),
    );
  };
  const notes: FieldsProps['notes'] = (field, hint) => notesOf(open, field, actions, hint);
  const companion = (
    <Companion
      tab={tab}
      onTab={setTab}
      open={open.length}
      preview={<Preview opportunity={previewOf(shown, options.company, serverDate())} />}
      checks={
        <Checks
          findings={findings}
          answers={values.warningAnswers}
          actions={actions}
          onAnswer={(answers) => form.setValue('warningAnswers', answers, { shouldDirty: true })}
          onShow={showField}
        />
      }
    />
  );
  const Fields = role === 'alumni' ? AlumniFields : EmployerFields;
  return (
    <EditorLayout
      room={room}
      label="Preview and checks"
      sheet={sheet}
      onSheet={setSheet}
      companion={companion}
      form={
        <Form form={form} label={words.create} onSubmit={editor.submit} className="gap-6!">
          {theirs && (
            <Suspense>
              <ConflictNotice
                key={theirs.version}
                subject="This posting"
                labels={FIELD_LABELS}
                base={editor.base}
                mine={values}
                theirs={valuesOf(theirs, role)}
                onKeepMine={editor.keepMine}
                onUseTheirs={editor.useTheirs}
              />
            </Suspense>
          )}
          <FormFailure
            failure={errorCode(editor.failure) === 'conflict' && theirs ? null : editor.failure}
            title={draft ? 'This posting isn’t published yet' : 'Your changes aren’t saved yet'}
          />
          <Fields editor={editor} notes={notes} />
          <EditorBar
            state={state}
            draft={draft}
            submit={
              draft ? words.publish : stored.status === 'expired' ? 'Save and open again' : 'Save changes'
            }
            pending={editor.pending}
            onPreview={
              wide
                ? undefined
                : () => {
                    setTab('preview');
                    setSheet(true);
                  }
            }
            saveDraft={draft ? { label: words.saveDraft, run: saveDraft } : undefined}
          />
        </Form>
      }
    />
  );
}
