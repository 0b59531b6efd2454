import { Suspense } from 'react';
import { loadBookSheet } from '#frontend/parts/meetings/BookButton.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { AvailabilityRecord } from '#shared/features/meetings/availability.ts';
import { bookingIn } from '../paths.ts';

const BookSheet = lazyPart(loadBookSheet);
const BlockSheet = lazyPart(async () => ({ default: (await import('./BlockSheet.tsx')).BlockSheet }));

interface CalendarSheetsProps {
  params: URLSearchParams;
  availability: AvailabilityRecord | undefined;
  /** The date that the calendar is at. */
  date: string;
  onClose: () => void;
}

const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The sheet that the address names: booking another user's time, or blocking one's own. */
export function CalendarSheets({ params, availability, date, onClose }: CalendarSheetsProps) {
  const booking = bookingIn(params);
  const hour = params.get('at');
  const blocks = params.get('open') === 'block' && availability;
  if (!booking && !blocks) return null;
  return (
    <Suspense>
      {booking ? (
        <BookSheet {...booking} onClose={onClose} />
      ) : (
        blocks && (
          <BlockSheet
            availability={blocks}
            date={date}
            from={hour === null ? '09:00' : clockOf(Number(hour))}
            to={hour === null ? '10:00' : clockOf(Math.min(23, Number(hour) + 1))}
            onClose={onClose}
          />
        )
      )}
    </Suspense>
  );
}
