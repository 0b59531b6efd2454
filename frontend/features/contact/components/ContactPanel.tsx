import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { saveEarlyInput } from '../draft.ts';
import { ContactFields } from './ContactFields.tsx';
import type { EarlyInput } from './ContactForm.tsx';
import { MessageSent, type Sent } from './MessageSent.tsx';

type Rest = { subject: string; onSent: (sent: Sent) => void };
type FormWithRules = ComponentType<Rest & { early: EarlyInput }>;

/**
 * The contact form, from the first paint: plain fields at once, and in the same place the form with its rules as
 * soon as that code has arrived. Nothing moves, and what was typed meanwhile stays.
 */
export function ContactPanel() {
  const [search] = useSearchParams();
  const [sent, setSent] = useState<Sent>();
  if (sent)
    return <MessageSent words={sent.message} promise={sent.promise} onAgain={() => setSent(undefined)} />;
  return (
    <>
      <noscript>
        <div className="mb-5">
          <Notice tone="warning" title="The contact form needs JavaScript">
            Turn it on in your browser and reload the page to send us a message.
          </Notice>
        </div>
      </noscript>
      <Fields subject={search.get('subject') ?? ''} onSent={setSent} />
    </>
  );
}

function Fields(rest: Rest) {
  const plain = useRef<HTMLFormElement>(null);
  const pressed = useRef(false);
  const [arrived, setArrived] = useState<{ Form: FormWithRules; early: EarlyInput } | 'failed'>();

  const save = () => saveEarlyInput(rest.subject, earlyOf(plain.current, false).typed);
  const saveEarly = useEffectEvent(save);
  useEffect(() => {
    let left = false;
    // What was typed before this ran; from now on every change is saved at once.
    saveEarly();
    import('./ContactForm.tsx').then(
      ({ default: Form }) => {
        if (left) return;
        // At once, or what is typed between the look and the change would be lost.
        flushSync(() => setArrived({ Form, early: earlyOf(plain.current, pressed.current) }));
      },
      () => left || setArrived('failed'),
    );
    return () => {
      left = true;
    };
  }, []);

  const failed = arrived === 'failed';
  if (arrived && arrived !== 'failed') return <arrived.Form {...rest} early={arrived.early} />;
  return (
    // No submit button and no action: before its code is here nothing of it may end up in an address.
    <form ref={plain} aria-label="Contact" noValidate onInput={save} className="flex flex-col gap-5">
      {failed && (
        <Notice tone="danger" role="alert" title="We couldn’t load the form">
          Check your connection and reload the page. Your text is saved in this tab.
        </Notice>
      )}
      <ContactFields field={(name) => ({ name })} trap={{ name: 'website' }} />
      {!failed && (
        <Button
          variant="primary"
          size="large"
          onClick={() => {
            pressed.current = true;
          }}
        >
          Send Message
        </Button>
      )}
    </form>
  );
}

const earlyOf = (form: HTMLFormElement | null, sent: boolean): EarlyInput => {
  const typed: Record<string, string> = {};
  if (form)
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value;
  const active = document.activeElement;
  const focused = active && form?.contains(active) ? (active.getAttribute('name') ?? undefined) : undefined;
  return { typed, focused, sent };
};
