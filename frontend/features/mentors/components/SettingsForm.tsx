import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { COUNTRY_OPTIONS } from '#frontend/parts/guides/countries.ts';
import { CONDUCT_ID, PAUSE_ID } from '#frontend/parts/mentors/listing.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { CheckboxGrid } from '#frontend/ui/forms/CheckboxGrid.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { notChosen, WordsField } from '#frontend/ui/forms/WordsField.tsx';
import { SKILLS } from '#shared/core/choices.ts';
import {
  CONDUCT,
  MAX_EXPERTISE,
  MAX_LANGUAGES,
  MENTOR_ABOUT_MAX,
  MENTOR_HOURS,
  MENTOR_TYPES,
  PLACES,
  WORD_MAX,
} from '#shared/features/mentors/rules.ts';
import type { OwnMentor } from '#shared/features/mentors/schema.ts';
import { useSettingsForm } from '../useSettingsForm.ts';

const TYPES = MENTOR_TYPES.map((type) => ({
  value: type,
  label: type,
  description: `${MENTOR_HOURS[type].min} to ${MENTOR_HOURS[type].max} hours a week`,
}));

/** Suggestions; any other language can be typed. */
const LANGUAGES = ['English', 'Hindi', 'Spanish', 'French', 'German', 'Portuguese', 'Arabic', 'Mandarin'];

const LABELS = {
  places: 'places',
  type: 'kind of mentor',
  expertise: 'expertise',
  industry: 'industry',
  languages: 'languages',
  studiedIn: 'countries where you studied',
  about: 'about you',
  paused: 'pause',
  accepted: 'code of conduct',
} as const;

/** Brings the part of the form into view that the address names: the notices about the listing lead there. */
const useNamedPart = (): void => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part may be asked for again
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    part?.scrollIntoView({ block: 'center' });
    part?.querySelector('input')?.focus({ preventScroll: true });
  }, [hash, key]);
};

/** What the directory shows of a mentor, how many mentees they take, and the code of conduct. */
export function SettingsForm({ record }: { record: OwnMentor }) {
  const form = useSettingsForm(record);
  useNamedPart();
  const { field, control } = form;
  const [type, about] = useWatch({ control, name: ['type', 'about'] });
  const expertise = useController({ control, name: 'expertise' });
  const languages = useController({ control, name: 'languages' });
  return (
    <>
      <RecordConflict form={form} subject="Your settings" labels={LABELS} />
      <Form form={form.form} label="Mentor settings" onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <RadioGroup
          {...field('type')}
          label="Mentor type"
          mark="required"
          options={TYPES}
          value={type}
          columns={2}
          hint="The sessions of a week take at most the hours of your type, whether you or your mentees choose the times."
        />
        <TextField
          {...field('places')}
          label="Mentees at once"
          mark="required"
          type="number"
          min={PLACES.min}
          max={PLACES.max}
          hint="A request that waits for your answer holds a place, too."
        />
        <WordsField
          label="What you can help with"
          mark="required"
          name="expertise"
          noun="topic"
          words={expertise.field.value}
          onChange={expertise.field.onChange}
          most={MAX_EXPERTISE}
          longest={WORD_MAX}
          full={`You can name up to ${MAX_EXPERTISE} topics. Remove one to add another.`}
          suggestions={notChosen(SKILLS, expertise.field.value)}
          error={expertise.fieldState.error?.message}
        />
        <TextField
          {...field('industry')}
          label="Industry"
          mark="required"
          hint="For example: Finance, Healthcare, Education"
        />
        <WordsField
          label="Languages that you mentor in"
          mark="required"
          name="languages"
          noun="language"
          words={languages.field.value}
          onChange={languages.field.onChange}
          most={MAX_LANGUAGES}
          longest={WORD_MAX}
          full={`You can name up to ${MAX_LANGUAGES} languages. Remove one to add another.`}
          suggestions={notChosen(LANGUAGES, languages.field.value)}
          error={languages.fieldState.error?.message}
        />
        <CheckboxGrid
          {...field('studiedIn')}
          label="Countries where you studied"
          mark="optional"
          hint="Students who plan to study there can find you by this. It is shown as your own statement."
          options={COUNTRY_OPTIONS}
        />
        <TextArea
          {...field('about')}
          label="What mentees can expect"
          mark="optional"
          hint={`${about.length.toLocaleString('en')} of ${MENTOR_ABOUT_MAX.toLocaleString('en')} characters`}
        />
        <section id={CONDUCT_ID} aria-labelledby={`${CONDUCT_ID}-title`}>
          <h2 id={`${CONDUCT_ID}-title`} className="text-small font-medium">
            Code of conduct
          </h2>
          <ul className="mt-2 mb-3 flex list-disc flex-col gap-1 pl-5 text-small text-muted">
            {CONDUCT.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <Checkbox
            {...field('accepted')}
            label="I follow this code of conduct"
            hint="Students can find you once you have accepted it."
          />
        </section>
        <div id={PAUSE_ID}>
          <Checkbox
            {...field('paused')}
            label="Take no new requests for now"
            hint="Students can’t find you. Your mentees, and requests that you already have, stay."
          />
        </div>
        <div>
          <Button type="submit" variant="primary" pending={form.pending}>
            Save settings
          </Button>
        </div>
      </Form>
    </>
  );
}
