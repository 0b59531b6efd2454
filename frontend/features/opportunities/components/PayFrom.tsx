import { useState } from 'react';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { CURRENCIES, type Filters } from '../filters.ts';

interface PayFromProps {
  amount: string;
  currency: (typeof CURRENCIES)[number];
  onChange: (changed: Pick<Filters, 'payFrom' | 'payCurrency'>) => void;
}

/** The least that an opportunity should pay a year. It applies when the field is left, or with Enter. */
export function PayFrom({ amount, currency, onChange }: PayFromProps) {
  const [typed, setTyped] = useState(amount);
  const [seen, setSeen] = useState(amount);
  if (seen !== amount) {
    setSeen(amount);
    setTyped(amount);
  }
  const digits = typed.replace(/[\s,.]/g, '');
  const error = /^\d{0,9}$/.test(digits) ? undefined : 'Enter a whole amount, such as 60000.';
  const apply = () => {
    if (error === undefined && digits !== amount) onChange({ payFrom: digits, payCurrency: currency });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
      <TextField
        label="Pay from, a year"
        inputMode="numeric"
        autoComplete="off"
        placeholder="Any"
        maxLength={12}
        value={typed}
        error={error}
        hint="Hourly and monthly pay counts as for full-time work."
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
      <Select
        label="Currency"
        options={CURRENCIES}
        value={currency}
        onChange={({ target }) =>
          onChange({
            payFrom: amount,
            payCurrency: CURRENCIES.find((one) => one === target.value) ?? CURRENCIES[0],
          })
        }
      />
    </div>
  );
}
