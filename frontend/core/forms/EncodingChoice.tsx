import { useId } from 'react';
import { Select } from '#frontend/ui/forms/Select.tsx';
import type { Reading } from '../files/readText.ts';

interface EncodingChoiceProps {
  readings: readonly Reading[];
  /** The list as it is, in one of the readings or edited since. */
  text: string;
  onChoose: (text: string) => void;
}

/** Asks in which encoding a file is to be read, with some of its words as they would be stored. */
export function EncodingChoice({ readings, text, onChoose }: EncodingChoiceProps) {
  const id = useId();
  const chosen = readings.find((reading) => reading.text === text);
  return (
    <Select
      id={id}
      label="Encoding of the file"
      name="encoding"
      hint={
        chosen
          ? `The file doesn’t say how its letters are stored. Read like this: ${chosen.sample}. If a name looks wrong, choose another encoding.`
          : 'Choosing an encoding reads the file again, without your changes.'
      }
      {...(!chosen && { placeholder: 'As you edited it' })}
      options={readings.map(({ label, name, sample }) => ({ value: label, label: `${name}: ${sample}` }))}
      value={chosen?.label ?? ''}
      onChange={({ target }) => {
        const reading = readings.find(({ label }) => label === target.value);
        if (reading) onChoose(reading.text);
      }}
    />
  );
}
