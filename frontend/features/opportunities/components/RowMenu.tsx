import { Menu } from '#frontend/ui/overlays/Menu.tsx';
import { EyeOffIcon, MoreIcon } from '#frontend/ui/style/icons.ts';
import { useSetMark } from '../marks.ts';

/** What else a user can do with an opportunity in a list. */
export function RowMenu({ id, title }: { id: string; title: string }) {
  const setMark = useSetMark();
  return (
    <Menu
      trigger={
        <>
          <MoreIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">
            More about <bdi>{title}</bdi>
          </span>
        </>
      }
      triggerClass="inline-flex size-9 items-center justify-center rounded-control text-muted transition-colors hover:bg-neutral-soft hover:text-text print:hidden"
      items={[
        {
          label: 'Not interested',
          icon: <EyeOffIcon aria-hidden="true" />,
          onSelect: () => setMark({ opportunityId: id, list: 'hidden', on: true }),
        },
      ]}
    />
  );
}
