import { ConflictNotice, namesOf } from '#frontend/core/forms/ConflictNotice.tsx';
import { fieldsIn } from '#frontend/core/forms/changes.ts';
import { answersOf } from '#frontend/core/profile/answers.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import type { ProfileRecord } from '#shared/features/users.ts';
import { LABELS } from '../labels.ts';
import { profileDraft, useProfileForm } from '../useProfileForm.ts';
import { useUnsavedWarning } from '../useUnsavedWarning.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { SaveBar } from './SaveBar.tsx';

/** The form that edits a profile. `record` has its initial values. */
export function ProfileForm({ record }: { record: ProfileRecord }) {
  const state = useProfileForm(record);
  const { form, base, changed, theirs, discarded, outdated } = state;
  useUnsavedWarning(profileDraft(record.id), changed.length > 0);
  return (
    <>
      {theirs && (
        <ConflictNotice
          key={theirs.version}
          subject="Your profile"
          labels={LABELS}
          base={answersOf(base)}
          mine={form.getValues()}
          theirs={answersOf(theirs)}
          onKeepMine={state.keepMine}
          onUseTheirs={state.useTheirs}
        />
      )}
      {!theirs && outdated && changed.length > 0 && base.version === record.version && (
        <div className="pb-6">
          <Notice tone="warning" role="status" title="Your profile was changed after you edited it">
            Your unsaved changes are still here: {namesOf(changed, LABELS)}.
          </Notice>
        </div>
      )}
      <div role="status" className="pb-6 empty:hidden">
        {discarded && Object.keys(discarded).length > 0 && (
          <Notice
            title="Changes discarded"
            action={
              <Button size="small" onClick={state.restore}>
                Undo
              </Button>
            }
          >
            Discarded: {namesOf(fieldsIn(discarded), LABELS)}. You can undo this until you save or leave the
            page.
          </Notice>
        )}
      </div>
      <Form form={form} label="Your profile" className="gap-0!" onSubmit={state.submit}>
        <ProfileFields role={record.role} form={state} />
        <SaveBar
          changes={changed.length}
          saving={state.pending}
          saved={state.saved}
          failure={state.failure}
          onDiscard={state.discard}
        />
      </Form>
    </>
  );
}
