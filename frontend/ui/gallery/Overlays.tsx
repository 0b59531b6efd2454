import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Menu } from '../Menu.tsx';
import { Overlay } from '../Overlay.tsx';
import { Sheet } from '../Sheet.tsx';
import { Tooltip } from '../Tooltip.tsx';
import { toast } from '../toast.ts';
import { Chapter, Specimen } from './Specimen.tsx';

const OVERLAY_MS = 2000;

/** What floats above everything else. */
export function Overlays() {
  const [dialog, setDialog] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [overlay, setOverlay] = useState(false);
  const cover = () => {
    setOverlay(true);
    setTimeout(() => setOverlay(false), OVERLAY_MS);
  };
  return (
    <Chapter title="Above the page">
      <Specimen name="Dialog">
        <Button onClick={() => setDialog(true)}>Withdraw an application</Button>
        <Dialog
          open={dialog}
          onOpenChange={setDialog}
          title="Withdraw this application?"
          description="Northwind Labs will not see it any more. You may apply again as long as it is open."
          footer={
            <>
              <Button onClick={() => setDialog(false)}>Keep it</Button>
              <Button variant="danger" onClick={() => setDialog(false)}>
                Withdraw
              </Button>
            </>
          }
        />
      </Specimen>
      <Specimen name="Sheet">
        <Button onClick={() => setSheet(true)}>Open the filters</Button>
        <Sheet side="right" open={sheet} onOpenChange={setSheet} title="Filters">
          <p className="text-small text-muted">Whatever a narrow screen has no room for.</p>
        </Sheet>
      </Specimen>
      <Specimen name="Menu">
        <Menu
          trigger="Actions"
          triggerClass="rounded-control border border-line-strong bg-raised px-4 py-2 text-small font-medium"
          items={[
            { label: 'Edit', onSelect: () => toast({ title: 'Edit' }) },
            { label: 'Go home', to: '/' },
            { label: 'Remove', onSelect: () => toast({ title: 'Remove' }), apart: true },
          ]}
        />
      </Specimen>
      <Specimen name="Tooltip">
        <Tooltip text="Opens after 700 ms">
          <Button>Hover or focus me</Button>
        </Tooltip>
        <Tooltip text="At the right" side="right">
          <Button>And me</Button>
        </Tooltip>
      </Specimen>
      <Specimen name="Toast">
        <Button
          onClick={() =>
            toast({
              title: 'Application Submitted! 🎉',
              description: 'Your application has been submitted successfully.',
            })
          }
        >
          Default
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Sign in failed',
              description: 'Invalid credentials. Please try again.',
              variant: 'destructive',
            })
          }
        >
          Destructive
        </Button>
      </Specimen>
      <Specimen name="Overlay">
        <Button onClick={cover}>Cover the screen for two seconds</Button>
        {overlay && <Overlay message="Creating your profile..." />}
      </Specimen>
    </Chapter>
  );
}
