import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { wholeNumberIn } from '../values.ts';
import { FieldRow } from './EditorSection.tsx';
import type { FieldsProps } from './fields.ts';

const CURRENCIES = [
  { value: 'USD', label: 'US dollar ($)' },
  { value: 'GBP', label: 'Pound (£)' },
  { value: 'EUR', label: 'Euro (€)' },
];
const PERIODS = [
  { value: 'year', label: 'A year' },
  { value: 'month', label: 'A month' },
  { value: 'hour', label: 'An hour' },
  { value: 'total', label: 'In total' },
];
export const NUMBER = { setValueAs: wholeNumberIn };

/** What the job pays, from and to. */
export function PayFields({ editor: { field }, notes }: FieldsProps) {
  return (
    <>
      <FieldRow>
        <TextField
          {...field('payMin', NUMBER)}
          label="Salary minimum"
          inputMode="numeric"
          hint={notes('payMin', 'Such as 90000 or 90k.')}
        />
        <TextField {...field('payMax', NUMBER)} label="Salary maximum" inputMode="numeric" />
      </FieldRow>
      <FieldRow>
        <Select {...field('payCurrency')} label="Currency" options={CURRENCIES} />
        <Select {...field('payPeriod')} label="Paid" options={PERIODS} />
      </FieldRow>
    </>
  );
}
