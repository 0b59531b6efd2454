import { useState } from 'react';
import { Combobox } from '#frontend/ui/forms/Combobox.tsx';

interface OpenChoiceProps {
  label: string;
  /** The usual ones; anything else can be typed. */
  known: readonly string[];
  value: string;
  maxLength: number;
  placeholder: string;
  onChoose: (value: string) => void;
}

/** One of the usual values, found by typing, or what was typed itself. */
export function OpenChoice({ known, onChoose, ...field }: OpenChoiceProps) {
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const fitting = known.filter((one) => one.toLowerCase().includes(words));
  const isKnown = fitting.some((one) => one.toLowerCase() === words);
  return (
    <Combobox
      {...field}
      options={words === '' || isKnown ? fitting : [...fitting, typed.trim()]}
      status="Type to search."
      onType={setTyped}
      onChoose={onChoose}
    />
  );
}
