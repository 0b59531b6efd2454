import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useEscape } from '../hooks/useEscape.ts';
import { usePhone } from '../hooks/usePhone.ts';
import { cx } from '../style/cx.ts';
import { CloseIcon } from '../style/icons.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

type Side = 'centre' | 'left' | 'right' | 'bottom' | 'corner';
interface DialogPanelProps extends DialogProps {
  side: Side;
  titleHidden?: boolean;
  wide?: boolean;
}

const PLACES: Record<Side, string> = {
  centre:
    'inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-form -translate-y-1/2 rounded-card border animate-fade',
  left: 'inset-y-0 left-0 w-72 max-w-[calc(100vw-3rem)] border-r animate-from-left',
  right: 'inset-y-0 right-0 w-full border-l animate-from-right',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-card border-t animate-from-bottom',
  corner:
    'inset-0 sm:inset-auto sm:right-4 sm:bottom-4 sm:h-150 sm:max-h-[calc(100dvh-2rem)] sm:w-100 sm:rounded-card sm:border animate-rise',
};

/** The buttons of a sheet stay at the bottom while its content scrolls. */
const PINNED = 'sticky bottom-0 z-10 mt-5 border-t border-line bg-raised py-4';

/**
 * The part of Dialog and Sheet that needs Radix, in a separate chunk. One in the corner leaves the screen behind it usable, but
 * for a phone's, which it covers; what is in it scrolls by itself.
 */
export default function DialogPanel({ open, onOpenChange, ...content }: DialogPanelProps) {
  useEscape(open, () => onOpenChange(false));
  const phone = usePhone();
  const modal = content.side !== 'corner' || phone;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Panel {...content} modal={modal} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What had the focus; for something chosen from a menu, which closes meanwhile, the menu's button. */
const openerOf = (): Element | null => {
  const button = document.activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : document.activeElement;
};

type PanelProps = Omit<DialogPanelProps, 'open' | 'onOpenChange'> & { modal: boolean };

function Panel({
  side,
  wide = false,
  title,
  titleHidden = false,
  modal,
  description,
  footer,
  children,
}: PanelProps) {
  // Without its own trigger, Radix doesn't restore the focus.
  const [opener] = useState(openerOf);
  const [address] = useState(location.pathname);
  const pinned = side !== 'centre';
  const corner = side === 'corner';
  return (
    <Radix.Content
      {...(!description && { 'aria-describedby': undefined })}
      onEscapeKeyDown={(event) => {
        // It closes an open list of choices first.
        if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault();
      }}
      onInteractOutside={(event) => {
        if (corner) event.preventDefault();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // What was followed from within a corner that covers the screen is begun at its top.
        const left = corner && modal && location.pathname !== address;
        const gone = left || !opener?.isConnected || opener === document.body;
        // The result of the dialog has taken the place of the opener, and the focus.
        if (gone && document.activeElement !== document.body) return;
        const back = gone ? document.querySelector('main') : opener;
        if (back instanceof HTMLElement) back.focus({ preventScroll: gone });
      }}
      className={cx(
        // A field that gets the focus is shown with its hint, above the buttons that stay at the bottom.
        'fixed z-40 flex flex-col border-line bg-raised shadow-float outline-none',
        corner ? 'overflow-hidden' : 'scroll-pb-36 overflow-y-auto',
        PLACES[side],
        side === 'right' && (wide ? 'max-w-140' : 'max-w-form'),
      )}
    >
      <div
        className={titleHidden ? 'sr-only' : corner ? 'px-5 py-3.5 pr-14' : 'px-5 pt-5 pr-14 md:px-6 md:pt-6'}
      >
        <Radix.Title className={cx('font-semibold', corner ? 'text-lead' : 'text-title')}>
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description className="mt-1 text-small text-muted">{description}</Radix.Description>
        )}
      </div>
      {corner && children}
      {!corner && children && (
        <div className={titleHidden ? 'flex-1' : 'flex-1 px-5 pt-4 md:px-6'}>{children}</div>
      )}
      {footer && (
        <div className={cx('flex flex-wrap justify-end gap-3 px-5 md:px-6', pinned ? PINNED : 'pt-5')}>
          {footer}
        </div>
      )}
      {!titleHidden && !corner && !(footer && pinned) && <div className="h-5 flex-none md:h-6" />}
      <Radix.Close
        aria-label="Close"
        className="absolute top-3.5 right-3.5 flex size-9 items-center justify-center rounded-control text-muted transition-colors hover:bg-neutral-soft hover:text-text"
      >
        <CloseIcon aria-hidden="true" className="size-5" />
      </Radix.Close>
    </Radix.Content>
  );
}
