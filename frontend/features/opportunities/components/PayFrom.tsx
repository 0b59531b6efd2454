import { useState } from 'react';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { Meaning } from '#frontend/ui/forms/Meaning.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { amountInWords } from '#shared/core/pay.ts';
import { CURRENCY_CODES, type Currency } from '#shared/core/pay-rules.ts';
import { type AmountChoice, readAmount } from '#shared/core/typed-amount.ts';
import { PAY_RATES, TIMES_A_YEAR } from '#shared/core/yearly-pay.ts';
import type { Filters } from '../exploreFilters.ts';

interface PayFromProps {
  amount: string;
  currency: Currency;
  onChange: (changed: Pick<Filters, 'payFrom' | 'payCurrency'>) => void;
}

/** The choices of a question, for a year: what is paid an hour counts as for full-time work. A sum for all of the work does not. */
const forAYear = ({ text, currency, period }: AmountChoice) => {
  const amount = period === 'total' ? undefined : Math.round(Number(text) * TIMES_A_YEAR[period]);
  return amount === undefined ? [] : [{ amount, currency, label: amountInWords(amount, currency, 'year') }];
};

/** The least that an opportunity should pay a year. It applies when the field is left, or with Enter. */
export function PayFrom({ amount, currency, onChange }: PayFromProps) {
  const [typed, setTyped] = useState(amount);
  const [seen, setSeen] = useState(amount);
  if (seen !== amount) {
    setSeen(amount);
    setTyped(amount);
  }
  const reading = readAmount(typed, currency, 'year');
  const whole = reading.kind === 'amount' && Number.isInteger(reading.amount) ? reading.amount : undefined;
  const choices = reading.kind === 'question' ? reading.choices.flatMap(forAYear) : [];
  const error =
    reading.kind === 'unreadable' || (reading.kind === 'amount' && whole === undefined)
      ? 'Enter a whole amount, such as 60000.'
      : undefined;
  const choose = (payFrom: string, payCurrency = currency) => {
    setTyped(payFrom);
    if (payFrom !== amount || payCurrency !== currency) onChange({ payFrom, payCurrency });
  };
  const apply = () => {
    const digits = reading.kind === 'none' ? '' : whole === undefined ? undefined : String(whole);
    if (digits !== undefined && digits !== amount) onChange({ payFrom: digits, payCurrency: currency });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
      <TextField
        label="Pay from, a year"
        inputMode="decimal"
        autoComplete="off"
        placeholder="Any"
        value={typed}
        error={error}
        hint={
          <Meaning
            text={
              reading.kind === 'question'
                ? reading.question
                : whole === undefined
                  ? `Other periods count as for full-time work, other currencies at the rates of ${fullDate(PAY_RATES.asOf)}.`
                  : amountInWords(whole, currency, 'year')
            }
            choices={choices.map((one) => ({
              label: one.label,
              onChoose: () => choose(String(one.amount), one.currency),
            }))}
          />
        }
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
      <Select
        label="Currency"
        options={CURRENCY_CODES}
        value={currency}
        onChange={({ target }) =>
          onChange({
            payFrom: amount,
            payCurrency: CURRENCY_CODES.find((one) => one === target.value) ?? 'USD',
          })
        }
      />
    </div>
  );
}
