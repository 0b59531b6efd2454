import { fullDate } from '#frontend/ui/data/dates.ts';
import { AI_NOTICES, type AiNotice, NOTICES_READ_ON } from '#shared/core/ai-notices.ts';

interface AiNoticesProps {
  /** Applicants read what they are told, companies also what they have to do. */
  reader: 'applicant' | 'company';
}

/** What laws ask companies to say about software that helps to select: one line for each place, open to read. */
export function AiNotices({ reader }: AiNoticesProps) {
  return (
    <div className="flex flex-col gap-2">
      {AI_NOTICES.map((notice) => (
        <details key={notice.id} className="rounded-control border border-line px-3.5 py-2.5 text-small">
          <summary className="cursor-pointer font-medium">{notice.place}</summary>
          <div className="mt-3 flex flex-col gap-3">
            <Texts title={reader === 'company' ? 'What applicants are told' : undefined}>
              {notice.forApplicants}
            </Texts>
            {reader === 'company' && (
              <Texts title="What you have to do yourself">{notice.forCompanies}</Texts>
            )}
            <Sources notice={notice} />
          </div>
        </details>
      ))}
      <p className="text-fine text-muted">
        Read on {fullDate(NOTICES_READ_ON)}. These are summaries and not legal advice.
      </p>
    </div>
  );
}

function Texts({ title, children }: { title: string | undefined; children: readonly string[] }) {
  return (
    <div>
      {title !== undefined && <p className="font-medium">{title}</p>}
      <ul className="list-disc pl-5">
        {children.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ notice: { law, applies, sources } }: { notice: AiNotice }) {
  return (
    <div className="text-fine text-muted">
      <p>{law}</p>
      <p>{applies}</p>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" target="_blank" className="underline underline-offset-2">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
