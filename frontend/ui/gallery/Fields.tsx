import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../actions/Button.tsx';
import { Combobox } from '../forms/Combobox.tsx';
import { DateField } from '../forms/DateField.tsx';
import { Form } from '../forms/Form.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { Select } from '../forms/Select.tsx';
import { StrengthMeter } from '../forms/StrengthMeter.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { TextField } from '../forms/TextField.tsx';
import { toast } from '../overlays/toast.ts';
import { SearchIcon } from '../style/icons.ts';
import { Chapter, Specimen } from './Specimen.tsx';

/** What is typed into. */
export function Fields() {
  return (
    <Chapter title="Fields">
      <Specimen name="TextField">
        <div className="grid w-full gap-5 md:grid-cols-2">
          <TextField label="First name" defaultValue="Maya" mark="required" />
          <TextField label="University" mark="optional" hint="As on your certificate." />
          <TextField label="Email" type="email" defaultValue="maya@" error="Invalid email address" />
          <TextField label="Email" defaultValue="maya@example.org" readOnly hint="Fixed at sign-up." />
          <TextField label="Search" icon={<SearchIcon />} placeholder="Title, company or skill" />
          <TextField label="Disabled" defaultValue="Not now" disabled />
        </div>
      </Specimen>
      <Specimen name="PasswordField">
        <div className="grid w-full gap-5 md:grid-cols-2">
          <PasswordField label="Password" autoComplete="current-password" defaultValue="secret" />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint="8 characters or more. A few words are better than one clever one."
            strength={<StrengthMeter score={2} label="Could be longer" />}
          />
        </div>
      </Specimen>
      <Specimen name="Select and DateField">
        <div className="grid w-full gap-5 md:grid-cols-2">
          <Select label="Academic level" placeholder="Choose a level" options={['Diploma', 'PhD']} />
          <Select label="Program" options={['B.Tech', 'MBA']} error="Choose one of these" />
          <DateField label="Date of birth" />
          <DateField label="Date of birth" error="Date of birth is required" mark="required" />
        </div>
      </Specimen>
      <Specimen name="Combobox">
        <div className="grid w-full gap-5 md:grid-cols-2">
          <SampleCombobox />
        </div>
      </Specimen>
      <Specimen name="TextArea">
        <div className="w-full max-w-prose">
          <TextArea label="What did you build?" hint="A few sentences will do." mark="optional" />
        </div>
      </Specimen>
      <Specimen name="Form">
        <SampleForm />
      </Specimen>
    </Chapter>
  );
}

const PLACES = ['Remote', 'London', 'Leeds', 'Lisbon', 'Seattle'];

function SampleCombobox() {
  const [value, setValue] = useState('');
  const [typed, setTyped] = useState('');
  return (
    <Combobox
      label="Location"
      placeholder="All"
      options={PLACES.filter((place) => place.toLowerCase().startsWith(typed.toLowerCase()))}
      status="No such place."
      value={value}
      onType={setTyped}
      onChoose={setValue}
    />
  );
}

/** Send it empty: each field speaks for itself and the summary leads to them. */
function SampleForm() {
  const form = useForm({ defaultValues: { firstName: '', lastName: '' }, mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  return (
    <div className="w-full max-w-form">
      <Form
        form={form}
        label="Sample"
        onSubmit={form.handleSubmit(({ firstName }) =>
          toast({ title: 'Sent', description: `Thank you, ${firstName}.` }),
        )}
      >
        <TextField
          label="First name"
          error={errors.firstName?.message}
          {...form.register('firstName', { required: 'First name is required' })}
        />
        <TextField
          label="Last name"
          error={errors.lastName?.message}
          {...form.register('lastName', { required: 'Last name is required' })}
        />
        <div>
          <Button type="submit" variant="primary" pending={isSubmitting}>
            Send
          </Button>
        </div>
      </Form>
    </div>
  );
}
