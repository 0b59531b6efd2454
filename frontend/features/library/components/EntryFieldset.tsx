import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { ROLES } from '#shared/core/contract.ts';
import {
  ENTRY_TYPES,
  type EntryType,
  PERMISSIONS,
  TOPIC_NAMES,
  TOPICS,
} from '#shared/features/library/article.ts';
import type { FormValues, SentEntry } from '#shared/features/library/entry-text.ts';
import { TYPE_LABELS } from '#shared/features/library/rules.ts';
import { PERMISSION_LABELS } from '../filters.ts';

interface EntryFieldsetProps {
  form: Pick<ApiForm<FormValues, SentEntry>, 'field'>;
  /** The type that is chosen now: it decides which fields there are. */
  type: EntryType;
}

/** The fields of an entry, in the order of its page. */
export function EntryFieldset({ form: { field }, type }: EntryFieldsetProps) {
  const { error: rolesError, ...roles } = field('roles');
  return (
    <>
      <Select
        {...field('type')}
        label="Type"
        options={ENTRY_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
      />
      <TextField {...field('title')} label="Title" mark="required" />
      <FieldGroup label="For" error={rolesError} mark="required">
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {ROLES.map((role) => (
            <Checkbox key={role} {...roles} value={role} label={ROLE_LABELS[role]} />
          ))}
        </div>
      </FieldGroup>
      <Select
        {...field('topic')}
        label="Topic"
        options={TOPICS.map((value) => ({ value, label: TOPIC_NAMES[value] }))}
      />
      <TextArea
        {...field('answer')}
        label={type === 'link' ? 'What it is good for' : 'Answer'}
        mark="required"
        hint="Two or three sentences. Lists and search results show them."
        rows={3}
      />
      {type === 'link' && (
        <>
          <TextField
            {...field('address')}
            label="Address of the page"
            mark="required"
            type="url"
            inputMode="url"
          />
          <TextField {...field('publisher')} label="Publisher" mark="required" />
        </>
      )}
      <TextArea
        {...field('body')}
        label="Text"
        {...(type !== 'link' && { mark: 'required' as const })}
        hint="Plain text. A line that begins with “## ” is a heading, one that begins with “- ” a point of a list. An empty line ends a paragraph."
        rows={12}
      />
      {type === 'template' && (
        <TextArea
          {...field('copy')}
          label="Text to copy"
          mark="required"
          hint="Put what has to be replaced in square brackets."
          rows={10}
        />
      )}
      <TextField {...field('licence')} label="Licence" mark="required" />
      <Select
        {...field('allows')}
        label="What the licence allows"
        options={PERMISSIONS.map((value) => ({ value, label: PERMISSION_LABELS[value] }))}
      />
      <TextArea
        {...field('sources')}
        label="Sources"
        hint="One on each line: title | https://address | day on which you read it, such as 2026-11-27."
        rows={3}
      />
      <Checkbox {...field('law')} label="It says something about law or visas, and so needs a source" />
    </>
  );
}
