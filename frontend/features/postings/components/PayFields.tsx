import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { currencyLabel } from '#shared/core/currency-names.ts';
import { PERIOD_WORDS } from '#shared/core/pay.ts';
import { CURRENCY_CODES, PAY_PERIODS } from '#shared/core/pay-rules.ts';
import type { AmountChoice } from '#shared/core/typed-amount.ts';
import type { AmountField } from '../payValues.ts';
import { FieldRow } from './EditorSection.tsx';
import type { FieldsProps } from './fields.ts';
import { AmountMeaning } from './PayMeaning.tsx';

const CURRENCIES = CURRENCY_CODES.map((value) => ({ value, label: currencyLabel(value) }));
const PERIODS = PAY_PERIODS.map((value) => {
  const words = PERIOD_WORDS[value];
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
});

/** What the job pays, from and to. What was understood of the amounts is shown below them. */
export function PayFields({ editor: { field, form, values }, notes }: FieldsProps) {
  const choose = (name: AmountField, { text, currency, period }: AmountChoice) => {
    form.setValue('payCurrency', currency, { shouldDirty: true });
    form.setValue('payPeriod', period, { shouldDirty: true });
    form.setValue(name, text, { shouldDirty: true, shouldValidate: true });
  };
  const meaning = (name: AmountField, hint: string) => (
    <AmountMeaning values={values} field={name} hint={hint} onChoose={(choice) => choose(name, choice)} />
  );
  return (
    <>
      <FieldRow>
        <TextField
          {...field('payMin')}
          label="Salary minimum"
          inputMode="decimal"
          autoComplete="off"
          hint={notes('payMin', meaning('payMin', 'Such as 90000, 90k or 17.50.'))}
        />
        <TextField
          {...field('payMax')}
          label="Salary maximum"
          inputMode="decimal"
          autoComplete="off"
          hint={notes('payMax', meaning('payMax', 'The same amount again if there is no range.'))}
        />
      </FieldRow>
      <FieldRow>
        <Select {...field('payCurrency')} label="Currency" options={CURRENCIES} />
        <Select {...field('payPeriod')} label="Paid" options={PERIODS} />
      </FieldRow>
    </>
  );
}
