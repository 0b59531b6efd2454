import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { keysIn } from '#shared/core/choice-keys.ts';
import { SETTING_AREAS, type SettingArea } from '#shared/core/settings.ts';
import { valueInWords } from '#shared/features/platform-settings/words.ts';
import type { ShownSetting } from '../api.ts';

const AREAS: readonly SettingArea[] = keysIn(SETTING_AREAS);

/** All settings by area, each with its value. */
export function SettingsList({ settings, open }: { settings: readonly ShownSetting[]; open: OpenItem }) {
  const areas = AREAS.map((area) => ({
    area,
    inArea: settings.filter(({ setting }) => setting.area === area),
  }));
  return (
    <ul ref={open.rows} aria-label="Settings" className="flex flex-col gap-6 max-lg:-mx-4">
      {areas
        .filter(({ inArea }) => inArea.length > 0)
        .map(({ area, inArea }) => (
          <li key={area}>
            <h2 className="px-4 pb-2 text-small font-semibold">{SETTING_AREAS[area]}</h2>
            <ul
              aria-label={SETTING_AREAS[area]}
              className="divide-y divide-line border-y border-line bg-raised lg:rounded-card lg:border"
            >
              {inArea.map((shown) => (
                <SettingItem key={shown.setting.key} shown={shown} open={open} />
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}

function SettingItem({ shown: { setting, row }, open }: { shown: ShownSetting; open: OpenItem }) {
  const selected = open.wide && setting.key === open.shownId;
  return (
    <li
      className={cx(
        'relative px-4 py-3 text-small transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate text-body font-medium">
          <ItemLink open={open} id={setting.key}>
            {setting.label}
          </ItemLink>
        </h3>
        <State row={row} />
      </div>
      <p className="truncate text-muted">{valueInWords(setting, row.value)}</p>
    </li>
  );
}

function State({ row: { pending, version } }: Pick<ShownSetting, 'row'>) {
  if (pending) return <Badge tone="warning">Waits for approval</Badge>;
  return version > 0 ? <Badge tone="neutral">Changed</Badge> : null;
}
