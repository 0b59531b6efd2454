import { momentIn } from '#frontend/parts/calendar/time.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { fullName } from '#shared/core/names.ts';
import { eventPath } from '#shared/features/events/address.ts';
import { meetingWorkflow } from '#shared/features/meetings/rules.ts';
import type {
  EventEvidence,
  MentoringEvidence,
  ProjectEvidence,
  Report,
} from '#shared/features/reports/routes.ts';

/** What a case is decided by, as it was when it was reported. */
export function ReportEvidence({ report }: { report: Report }) {
  return (
    <section>
      <h3 className="text-small font-semibold">Evidence</h3>
      <ReportedMessages report={report} />
      {report.mentoring && <ReportedMentoring report={report} mentoring={report.mentoring} />}
      {report.project && <ReportedProject report={report} project={report.project} />}
      {report.event && <ReportedEvent report={report} event={report.event} />}
    </section>
  );
}

/** The shared notes and the sessions of a mentorship, as they were. */
function ReportedMentoring({ report, mentoring }: { report: Report; mentoring: MentoringEvidence }) {
  const { notes, sessions } = mentoring;
  return (
    <>
      <p className="mt-4 text-small text-muted">Of their mentorship: shared notes and sessions</p>
      <ol aria-label="Reported mentorship" className="mt-3 flex flex-col gap-2">
        {notes.map(({ by, text, at }) => (
          <Entry
            key={at}
            who={fullName(by === report.reported.id ? report.reported : report.reporter)}
            when={recordMoment(at)}
            text={text}
            accused={by === report.reported.id}
          />
        ))}
        {sessions.map(({ topic, status, start }, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes
            key={index}
            who={`Session, ${meetingWorkflow.statuses[status].label.toLowerCase()}`}
            when={start === undefined ? 'No time yet' : recordMoment(start)}
            text={topic}
            accused={false}
          />
        ))}
      </ol>
    </>
  );
}

/** What was written in a project, or in reviews of it. */
function ReportedProject({ report, project }: { report: Report; project: ProjectEvidence }) {
  return (
    <>
      <p className="mt-4 text-small text-muted">{`Of the project “${project.title}”`}</p>
      <ol aria-label="Reported project" className="mt-3 flex flex-col gap-2">
        {project.texts.map(({ by, text, at }, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes
            key={index}
            who={fullName(by === report.reported.id ? report.reported : report.reporter)}
            when={recordMoment(at)}
            text={text}
            accused={by === report.reported.id}
          />
        ))}
      </ol>
    </>
  );
}

/** What is announced about an event of the reported user, and what they wrote to its guests. */
function ReportedEvent({ report, event }: { report: Report; event: EventEvidence }) {
  const { id, title, startsAt, timeZone, texts } = event;
  return (
    <>
      <p className="mt-4 text-small text-muted wrap-anywhere">
        {`Of the event “${title}”, ${momentIn(startsAt, timeZone)}. `}
        <TextLink to={eventPath(id)}>Open the event</TextLink>
      </p>
      <ol aria-label="Reported event" className="mt-3 flex flex-col gap-2">
        {texts.map(({ text, at }, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: evidence never changes
            key={index}
            who={fullName(report.reported)}
            when={recordMoment(at)}
            text={text}
            accused
          />
        ))}
      </ol>
    </>
  );
}

interface EntryProps {
  readonly who: string;
  readonly when: string;
  readonly text: string;
  /** The reported user wrote it. */
  readonly accused: boolean;
}

/** One piece of evidence. Plain text: links in it lead nowhere. */
function Entry({ who, when, text, accused }: EntryProps) {
  return (
    <li className={cx('rounded-card border border-line px-3.5 py-2', accused ? 'bg-raised' : 'bg-surface')}>
      <p className="flex flex-wrap justify-between gap-x-3 text-fine text-muted">
        <span className={cx(accused && 'font-semibold text-text')}>
          <bdi>{who}</bdi>
        </span>
        <span>{when}</span>
      </p>
      <p dir="auto" className="mt-1 max-w-prose text-small wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </li>
  );
}

function ReportedMessages({ report }: { report: Report }) {
  const { evidence, about, reported, reporter, mentoring, project, event } = report;
  if (evidence.length === 0)
    return mentoring || project || event ? null : (
      <p className="mt-2 text-small text-muted">
        No messages were chosen. The report is about the user and the profile.
      </p>
    );
  return (
    <>
      <p className="mt-1 text-small text-muted">
        As they were when they were reported
        {about
          ? `, in the conversation about ${[about.title, about.company].filter((text) => text !== '').join(' at ')}`
          : ', in a first contact'}
        .
      </p>
      <ol aria-label="Reported messages" className="mt-3 flex flex-col gap-2">
        {evidence.map(({ number, by, text, at, editedAt }) => (
          <Entry
            key={number}
            who={fullName(by === reported.id ? reported : reporter)}
            when={`${recordMoment(at)}${editedAt === undefined ? '' : ', edited'}`}
            text={text}
            accused={by === reported.id}
          />
        ))}
      </ol>
    </>
  );
}
