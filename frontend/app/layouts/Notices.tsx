import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import type { ShownSettings } from '#shared/features/platform-settings/schema.ts';

interface NoticesProps extends Pick<ShownSettings, 'notice' | 'readOnly'> {
  /** What is around it has no margins. */
  inset: boolean;
}

/** The notice of the admins, and that nothing can be changed. */
export default function Notices({ notice, readOnly, inset }: NoticesProps) {
  return (
    <section
      aria-label="Notices"
      className={cx('mx-auto flex w-full max-w-page flex-col gap-3', inset ? 'px-4 pt-4 md:px-6' : 'mb-6')}
    >
      {readOnly && (
        <Notice tone="warning" icon={<AlertIcon aria-hidden="true" />} title="Read-only at the moment">
          You can read everything. Nothing can be saved or sent until this is over.
        </Notice>
      )}
      {notice && (
        <Notice tone={notice.tone} icon={<AlertIcon aria-hidden="true" />}>
          <p dir="auto" className="whitespace-pre-wrap">
            {notice.text}
          </p>
        </Notice>
      )}
    </section>
  );
}
