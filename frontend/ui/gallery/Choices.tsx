import { useState } from 'react';
import { SKILLS } from '#shared/core/choices.ts';
import { Checkbox } from '../forms/Checkbox.tsx';
import { CheckboxGrid } from '../forms/CheckboxGrid.tsx';
import { FileDrop } from '../forms/FileDrop.tsx';
import { RadioGroup } from '../forms/RadioGroup.tsx';
import { SegmentedControl } from '../forms/SegmentedControl.tsx';
import { Switch } from '../forms/Switch.tsx';
import { notChosen, WordsField } from '../forms/WordsField.tsx';
import { Chapter, Specimen } from './Specimen.tsx';

/** What is chosen. */
export function Choices() {
  const [kind, setKind] = useState('');
  const [words, setWords] = useState(['English']);
  const [file, setFile] = useState<File | null>(null);
  return (
    <Chapter title="Choices">
      <Specimen name="Checkbox">
        <Checkbox label="Remember me" hint="Stay signed in on this device for 30 days." defaultChecked />
        <Checkbox label="I have read the terms" error="Please read them first" />
        <Checkbox label="Disabled" disabled />
      </Specimen>
      <Specimen name="CheckboxGrid">
        <CheckboxGrid
          label="Skills"
          hint="Select the skills you can demonstrate."
          options={SKILLS}
          name="skills"
          defaultChecked={false}
        />
        <CheckboxGrid label="Of which learning" options={['React', 'SQL']} value={['React']} readOnly />
      </Specimen>
      <Specimen name="RadioGroup">
        <div className="w-full max-w-prose">
          <RadioGroup
            label="I am a…"
            name="gallery-role"
            columns={2}
            defaultValue="student"
            options={[
              { value: 'student', label: 'Student', description: 'Find jobs, internships and mentors' },
              { value: 'mentor', label: 'Mentor', description: 'Guide and support students' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="SegmentedControl">
        <SegmentedControl
          label="Category"
          name="gallery-kind"
          value={kind}
          onChange={setKind}
          segments={[
            { value: '', label: 'All' },
            { value: 'job', label: 'Jobs' },
            { value: 'internship', label: 'Internships' },
          ]}
        />
      </Specimen>
      <Specimen name="WordsField">
        <div className="w-full max-w-form">
          <WordsField
            label="Languages"
            hint="Those that you can mentor in."
            name="gallery-languages"
            noun="language"
            words={words}
            onChange={setWords}
            most={3}
            longest={50}
            full="You can add up to three languages."
            suggestions={notChosen(['English', 'Hindi', 'Spanish'], words)}
          />
        </div>
      </Specimen>
      <Specimen name="Switch">
        <div className="flex w-full max-w-form flex-col gap-4">
          <Switch label="Mail about messages" hint="This field can’t be changed." disabled />
          <Switch label="AI Screening" hint="Sorts applicants by how well they fit." defaultChecked />
        </div>
      </Specimen>
      <Specimen name="FileDrop">
        <div className="w-full max-w-prose">
          <FileDrop
            label="Resume"
            mark="optional"
            hint="Supports PDF files up to 5MB"
            accept="application/pdf"
            maxBytes={5_000_000}
            refusal="Choose a PDF file of at most 5 MB."
            file={file}
            onFile={setFile}
          />
        </div>
      </Specimen>
    </Chapter>
  );
}
