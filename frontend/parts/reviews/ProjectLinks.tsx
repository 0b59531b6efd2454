import { buttonClass } from '#frontend/ui/actions/buttonClass.ts';
import { hostOf } from '#shared/core/web-address.ts';

interface ProjectLinksProps {
  githubUrl: string;
  liveUrl: string;
}

/** Where the code and the running work of a project are. Each says its host in plain text before it is followed. */
export function ProjectLinks({ githubUrl, liveUrl }: ProjectLinksProps) {
  const links = [
    { label: 'View Code', url: githubUrl },
    { label: 'Live Demo', url: liveUrl },
  ].flatMap(({ label, url }) => {
    const host = hostOf(url);
    return host === undefined ? [] : [{ label, url, host }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {links.map(({ label, url, host }) => (
        <li key={label} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={buttonClass('secondary', 'small', false)}
          >
            {label}
          </a>
          <span className="text-small wrap-anywhere text-muted">{host}</span>
        </li>
      ))}
    </ul>
  );
}
