import { type ComponentType, useState } from 'react';
import { useChunk } from '../hooks/useChunk.ts';
import type { MenuContent, MenuTriggerProps } from './MenuPanel.tsx';

const loadPanel = () => import('./MenuPanel.tsx');

/** A button with a menu, whose items are known from the start. */
export function Menu({ trigger, triggerClass, ...content }: MenuTriggerProps & MenuContent) {
  return <LazyMenu trigger={trigger} triggerClass={triggerClass} load={loadPanel} content={content} />;
}

interface LazyMenuProps<Content> extends MenuTriggerProps {
  load: () => Promise<{ default: ComponentType<MenuTriggerProps & { firstItem: boolean } & Content> }>;
  content: Content;
}

type Opened = 'by keyboard' | 'by pointer';

/**
 * A menu whose items are loaded with its panel, by `load`. It starts as a plain button. The panel is loaded on hover
 * or focus and opens on the first press; until then the button stays.
 */
export function LazyMenu<Content extends object>({
  trigger,
  triggerClass,
  load,
  content,
}: LazyMenuProps<Content>) {
  const [opened, setOpened] = useState<Opened>();
  const Panel = useChunk(load, opened !== undefined, () => setOpened(undefined));
  // So that the press finds it there. If that fails, the press tries again.
  const prefetch = () => void load().catch(() => undefined);
  if (opened && Panel)
    return (
      <Panel
        {...content}
        trigger={trigger}
        triggerClass={triggerClass}
        firstItem={opened === 'by keyboard'}
      />
    );
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      // A click by the keyboard has no count.
      onClick={(event) => setOpened(event.detail === 0 ? 'by keyboard' : 'by pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpened('by keyboard');
      }}
      className={triggerClass}
    >
      {trigger}
    </button>
  );
}
