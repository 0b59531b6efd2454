import { Meaning } from '#frontend/ui/forms/Meaning.tsx';
import { distinctSignOf } from '#shared/core/currencies.ts';
import { amountInWords, formatPay } from '#shared/core/pay.ts';
import type { AmountChoice } from '#shared/core/typed-amount.ts';
import { readPay } from '#shared/core/typed-pay.ts';
import { type AmountField, readingOf } from '../payValues.ts';
import type { PostingValues } from '../values.ts';

interface AmountMeaningProps {
  values: PostingValues;
  field: AmountField;
  /** Shown while nothing is typed. */
  hint: string;
  onChoose: (choice: AmountChoice) => void;
}

/** What was understood of an amount, or what it may mean. */
export function AmountMeaning({ values, field, hint, onChoose }: AmountMeaningProps) {
  const reading = readingOf(values, field);
  if (reading.kind === 'amount')
    return <Meaning text={amountInWords(reading.amount, values.payCurrency, values.payPeriod)} />;
  if (reading.kind === 'question')
    return (
      <Meaning
        text={reading.question}
        choices={reading.choices.map((choice) => ({
          label: choice.label,
          onChoose: () => onChoose(choice),
        }))}
      />
    );
  return <Meaning text={hint} />;
}

/** What was understood of pay in the author’s own words, or what has to be said about it. */
export function SalaryMeaning({ typed, onChoose }: { typed: string; onChoose: (salary: string) => void }) {
  const reading = readPay(typed);
  if (typed.trim() === '')
    return <Meaning text="Such as “US$60,000 – US$75,000 a year” or “€17.50 an hour”." />;
  if (reading.kind === 'pay')
    return <Meaning text={`Found in searches as ${formatPay(reading.pay, distinctSignOf)}.`} />;
  if (reading.kind === 'question')
    return (
      <Meaning
        text={reading.question}
        choices={reading.choices.map(({ label, text }) => ({ label, onChoose: () => onChoose(text) }))}
      />
    );
  return (
    <Meaning text="Shown as you wrote it. Searches by pay find it once it states an amount, the currency and the period." />
  );
}
