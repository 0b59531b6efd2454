import {
  dateWords,
  joined,
  linkWords,
  periodWords,
  placeWords,
} from '#frontend/parts/profile/profileWords.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { SomeSections } from '#shared/features/profile/sections.ts';
import type { Layout, Paper } from './looks.ts';
import { Entry, Part } from './PaperParts.tsx';

interface ResumePaperProps {
  sections: SomeSections;
  layout: Layout;
  paper: Paper;
}

/** A resume on paper. Its styles are in resume.css alone, as it is also printed without the rest of the app. */
export function ResumePaper({ sections, layout, paper }: ResumePaperProps) {
  const { basics: [basics = {}] = [], work = [], education = [], projects = [] } = sections;
  const { volunteer = [], awards = [], publications = [], references = [] } = sections;
  const head = (
    <header>
      <h1>
        <bdi>{basics.name}</bdi>
      </h1>
      {basics.label && (
        <p className="resume-label">
          <bdi>{basics.label}</bdi>
        </p>
      )}
    </header>
  );
  const summary = basics.summary && (
    <p dir="auto" className="resume-summary">
      {basics.summary}
    </p>
  );
  const contact = (
    <ul className="resume-contact">
      {[placeWords(basics), basics.phone, shownAddress(basics.email ?? '')].filter(Boolean).map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
      {[basics.url, ...(basics.profiles ?? []).map(({ url }) => url)].flatMap((url) =>
        url
          ? [
              <li key={url}>
                <a href={url}>{linkWords(url)}</a>
              </li>,
            ]
          : [],
      )}
    </ul>
  );
  const main = (
    <>
      <Part title="Experience" of={work}>
        {work.map((entry, index) => (
          <Entry
            key={entry.id ?? index}
            title={entry.position ?? entry.name ?? ''}
            by={joined([entry.position && entry.name, entry.location, entry.description])}
            text={entry.summary}
            url={entry.url}
            period={periodWords(entry, 'Present')}
            highlights={entry.highlights}
          />
        ))}
      </Part>
      <Part title="Volunteering" of={volunteer}>
        {volunteer.map((entry, index) => (
          <Entry
            key={entry.id ?? index}
            title={entry.position ?? entry.organization ?? ''}
            by={entry.position && entry.organization}
            text={entry.summary}
            url={entry.url}
            period={periodWords(entry, 'Present')}
            highlights={entry.highlights}
          />
        ))}
      </Part>
      <Part title="Projects" of={projects}>
        {projects.map((entry, index) => (
          <Entry
            key={entry.id ?? index}
            title={entry.name}
            by={joined([entry.entity, entry.type, ...(entry.roles ?? [])])}
            text={joined([entry.description, entry.keywords?.join(', ')], '\n')}
            url={entry.url}
            period={periodWords(entry, 'Present')}
            highlights={entry.highlights}
          />
        ))}
      </Part>
      <Part title="Education" of={education}>
        {education.map((entry, index) => (
          <Entry
            key={entry.id ?? index}
            title={entry.institution ?? ''}
            by={joined([
              joined([entry.studyType ?? entry.level, entry.area], ', '),
              entry.score && `Grade ${entry.score}`,
            ])}
            text={entry.courses?.join(', ')}
            url={entry.url}
            period={periodWords(entry)}
            highlights={entry.highlights}
          />
        ))}
      </Part>
      <Part title="Awards" of={awards}>
        {awards.map((entry, index) => (
          <Entry
            key={entry.id ?? index}
            title={entry.title}
            by={entry.awarder}
            text={entry.summary}
            period={periodWords({ endDate: entry.date })}
          />
        ))}
      </Part>
      <Part title="Publications" of={publications}>
        {publications.map((entry, index) => (
          <Entry
            key={entry.id ?? index}
            title={entry.name}
            by={entry.publisher}
            text={entry.summary}
            url={entry.url}
            period={periodWords({ endDate: entry.releaseDate })}
          />
        ))}
      </Part>
      <Part title="References" of={references}>
        {references.map((entry, index) => (
          <Entry key={entry.id ?? index} title={entry.name} text={entry.reference} period="" />
        ))}
      </Part>
    </>
  );
  return (
    <article className="resume" data-layout={layout} data-paper={paper}>
      {layout === 'rail' ? (
        <>
          {head}
          <div className="resume-columns">
            <div className="resume-rail">
              <Part title="Contact" of={[1]}>
                {contact}
              </Part>
              <Short sections={sections} />
            </div>
            <div>
              {summary}
              {main}
            </div>
          </div>
        </>
      ) : (
        <>
          {head}
          {contact}
          {summary}
          {main}
          <Short sections={sections} />
        </>
      )}
    </article>
  );
}

/** What is read at a glance: skills, languages, certificates. */
function Short({
  sections: { skills = [], languages = [], certificates = [], interests = [] },
}: {
  sections: SomeSections;
}) {
  return (
    <>
      <Part title="Skills" of={skills}>
        <ul className="resume-words">
          {skills.map(({ name, level, keywords = [] }) => (
            <li key={name}>
              <bdi>{name}</bdi>
              {level && ` (${level.toLowerCase()})`}
              {keywords.length > 0 && <bdi>{`, ${keywords.join(', ')}`}</bdi>}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Languages" of={languages}>
        <ul className="resume-words">
          {languages.map(({ language, fluency }) => (
            <li key={language}>
              <bdi>{language}</bdi>
              {fluency && ` (${fluency.toLowerCase()})`}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Certificates" of={certificates}>
        <ul className="resume-lines">
          {certificates.map(({ id, name, issuer, date = '' }, index) => (
            <li key={id ?? index}>
              <bdi>{joined([name, issuer], ', ')}</bdi>
              {date && `, ${dateWords(date)}`}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Interests" of={interests}>
        <ul className="resume-words">
          {interests.map(({ name, keywords = [] }) => (
            <li key={name}>
              <bdi>{keywords.length > 0 ? `${name} (${keywords.join(', ')})` : name}</bdi>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
