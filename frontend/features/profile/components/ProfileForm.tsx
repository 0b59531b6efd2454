import { answersOf } from '#frontend/core/profile/answers.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import type { ProfileRecord } from '#shared/features/users.ts';
import { changesBetween, type Field } from '../changes.ts';
import { fieldsInWords } from '../labels.ts';
import { useProfileForm } from '../useProfileForm.ts';
import { useSave } from '../useSave.ts';
import { useUnsavedWarning } from '../useUnsavedWarning.ts';
import { Conflict } from './Conflict.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { SaveBar } from './SaveBar.tsx';

/** A profile to be changed. `record` is what it begins with. */
export function ProfileForm({ record }: { record: ProfileRecord }) {
  const state = useProfileForm(record);
  const { form, base, changed, theirs, setAside, outdated, discard, bringBack } = state;
  const { save, saving, saved, failure } = useSave(state);
  useUnsavedWarning(record.id, changed.length > 0);

  const overThere = theirs ? changesBetween(answersOf(base), answersOf(theirs)) : {};
  const differing = theirs ? changesBetween(answersOf(theirs), form.getValues()) : {};
  const mine = changed.filter((field) => field in differing);
  return (
    <>
      {theirs && (
        <Conflict
          key={theirs.version}
          changed={mine}
          both={mine.filter((field) => field in overThere)}
          onKeepMine={state.keepMine}
          onTakeTheirs={state.takeTheirs}
        />
      )}
      {!theirs && outdated && changed.length > 0 && base.version === record.version && (
        <div className="pb-6">
          <Notice tone="warning" role="status" title="Your profile was changed since you typed this">
            What you had typed stands on top of it, unsaved: {fieldsInWords(changed)}.
          </Notice>
        </div>
      )}
      <div role="status" className="pb-6 empty:hidden">
        {setAside && Object.keys(setAside).length > 0 && (
          <Notice
            title="Your changes are set aside"
            action={
              <Button size="small" onClick={bringBack}>
                Bring them back
              </Button>
            }
          >
            {sentence(fieldsInWords(Object.keys(setAside) as Field[]))} as you had it, until you save or
            leave.
          </Notice>
        )}
      </div>
      <Form form={form} label="Your profile" className="gap-0!" onSubmit={async (values) => save(values)}>
        <ProfileFields role={record.role} form={form} />
        <SaveBar
          changes={changed.length}
          saving={saving}
          saved={saved}
          failure={failure}
          onDiscard={discard}
        />
      </Form>
    </>
  );
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
