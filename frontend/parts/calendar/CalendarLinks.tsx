/** What other calendars are told of an entry. */
interface LinkedEntry {
  readonly title: string;
  readonly start: string;
  readonly minutes: number;
  /** The address of its room, or words for its place. */
  readonly location: string;
  /** The path of its page. */
  readonly to: string;
}

const MINUTE_MS = 60_000;

/** `20261203T140000Z`, as calendars write moments. */
const compact = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** The addresses at which Google Calendar and Outlook take an entry. */
const linksOf = ({ title, start, minutes, location: place, to }: LinkedEntry) => {
  const [begin, end] = [Date.parse(start), Date.parse(start) + minutes * MINUTE_MS];
  const page = `${location.origin}${to}`;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(begin)}/${compact(end)}`,
    details: page,
    location: place,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    body: page,
    location: place,
    startdt: new Date(begin).toISOString(),
    enddt: new Date(end).toISOString(),
  });
  return [
    { name: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${google}` },
    { name: 'Outlook', href: `https://outlook.live.com/calendar/0/action/compose?${outlook}` },
  ];
};

/** Links that add one entry to another calendar. */
export function CalendarLinks({ entry }: { entry: LinkedEntry }) {
  return (
    <ul className="flex flex-col gap-2 text-small">
      {linksOf(entry).map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="rounded-tick font-medium text-brand underline underline-offset-3"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
