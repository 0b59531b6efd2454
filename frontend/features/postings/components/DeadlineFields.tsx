import { fullDate } from '#frontend/ui/data/dates.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { daysAfter, defaultReplyBy, MAX_REPLY_DAYS } from '#shared/core/reply-clock.ts';
import { DEFAULT_OPEN_DAYS } from '#shared/features/postings/rules.ts';
import { FieldRow } from './EditorSection.tsx';
import type { FieldsProps } from './fields.ts';

/** Until when candidates can apply, and by when each of them gets an answer. */
export function DeadlineFields({ editor: { field, values }, notes }: FieldsProps) {
  const today = earliestDay(serverDate());
  const deadline = values.deadline || daysAfter(today, DEFAULT_OPEN_DAYS);
  return (
    <FieldRow>
      <DateField
        {...field('deadline')}
        label="Application deadline"
        min={today}
        hint={notes(
          'deadline',
          `Candidates can apply to the end of this day, wherever they are. Without one: ${DEFAULT_OPEN_DAYS} days from publication.`,
        )}
      />
      <DateField
        {...field('replyBy')}
        label="Reply by"
        min={deadline}
        max={daysAfter(deadline, MAX_REPLY_DAYS)}
        hint={notes(
          'replyBy',
          values.replyBy
            ? 'Everyone who applies gets an answer by this day. Candidates see it.'
            : `Everyone who applies gets an answer by ${fullDate(defaultReplyBy(deadline))}, unless you choose another day. Candidates see it.`,
        )}
      />
    </FieldRow>
  );
}
