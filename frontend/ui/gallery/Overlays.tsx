import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { CommandMenu } from '../overlays/CommandMenu.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { Overlay } from '../overlays/Overlay.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { Sheet } from '../overlays/Sheet.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { toast } from '../overlays/toast.ts';
import { Chapter, Specimen } from './Specimen.tsx';

const OVERLAY_MS = 2000;

/** What floats above everything else. */
export function Overlays() {
  const [dialog, setDialog] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [commands, setCommands] = useState(false);
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
          description="Northwind Labs will no longer see it. You can apply again while it’s open."
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
      <Specimen name="Popover">
        <Popover
          trigger="Notifications"
          label="Notifications"
          align="start"
          triggerClass="rounded-control border border-line-strong bg-raised px-4 py-2 text-small font-medium"
        >
          {(close) => (
            <div className="flex flex-col items-start gap-3 text-small">
              <p>Northwind Labs has looked at your application.</p>
              <Button size="small" onClick={close}>
                Mark as read
              </Button>
            </div>
          )}
        </Popover>
      </Specimen>
      <Specimen name="CommandMenu">
        <Button onClick={() => setCommands(true)}>Commands</Button>
        <CommandMenu
          open={commands}
          onOpenChange={setCommands}
          label="Sample commands"
          placeholder="What to do?"
          groups={[
            {
              heading: 'Actions',
              items: [
                { id: 'invite', label: 'Invite a mentor', onSelect: () => toast({ title: 'Invited' }) },
                { id: 'export', label: 'Export the list', onSelect: () => toast({ title: 'Exported' }) },
              ],
            },
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
        <Button
          onClick={() =>
            toast({
              title: 'You are still signed in',
              description: 'Something went wrong on our side. Please try again.',
              variant: 'destructive',
              reference: 'f2a9c1d4-7b30-4e58-9d1f-0c6b5e8a7d21',
            })
          }
        >
          With a number to quote
        </Button>
      </Specimen>
      <Specimen name="Overlay">
        <Button onClick={cover}>Cover the screen for two seconds</Button>
        {overlay && <Overlay message="Creating your profile..." />}
      </Specimen>
    </Chapter>
  );
}
