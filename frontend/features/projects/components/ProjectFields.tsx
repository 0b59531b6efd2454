import { useController } from 'react-hook-form';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { notChosen, WordsField } from '#frontend/ui/forms/WordsField.tsx';
import { SKILLS } from '#shared/core/choices.ts';
import { PROJECT, PROJECT_CATEGORIES } from '#shared/features/projects/rules.ts';
import type { ProjectFields as Values } from '#shared/features/projects/version.ts';

const CATEGORIES_ID = 'project-categories';

/** The fields of a project. Only the title is needed for a draft; the hints say what a review needs. */
export function ProjectFields({ form }: { form: Pick<ApiForm<Values>, 'field' | 'control'> }) {
  const { field } = form;
  const technologies = useController({ control: form.control, name: 'technologies' });
  const chosen = technologies.field.value;
  return (
    <>
      <TextField {...field('title')} label="Title" mark="required" />
      <TextArea
        {...field('description')}
        label="Description"
        rows={6}
        hint="What it does, for whom, and what was hard. Mentors read this first."
      />
      <TextField
        {...field('category')}
        label="Category"
        list={CATEGORIES_ID}
        hint="Choose one of the suggestions, or enter another."
      />
      <datalist id={CATEGORIES_ID}>
        {PROJECT_CATEGORIES.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <WordsField
        label="Technologies"
        name="technologies"
        noun="technology"
        plural="technologies"
        words={chosen}
        onChange={technologies.field.onChange}
        most={PROJECT.technologies}
        longest={PROJECT.technology}
        full={`You can name up to ${PROJECT.technologies} technologies. Remove one to add another.`}
        suggestions={notChosen(SKILLS, chosen)}
        error={technologies.fieldState.error?.message}
      />
      <TextField
        {...field('githubUrl')}
        label="Repository"
        inputMode="url"
        placeholder="https://github.com/…"
        hint="A review needs this or a live address. We show the host before anyone opens it, and never open it ourselves."
      />
      <TextField {...field('liveUrl')} label="Live address" inputMode="url" placeholder="https://…" />
    </>
  );
}
