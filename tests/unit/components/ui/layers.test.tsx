import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ToastCard } from '@/app/overlays/ToastCard';
import { Button } from '@/components/ui/Button';
import { Dialog, type DialogProps } from '@/components/ui/Dialog';
import { Drawer } from '@/components/ui/Drawer';
import { Menu } from '@/components/ui/Menu';

afterEach(() => void vi.useRealTimers());

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState<'drawer' | 'both' | null>(null);
  const [toasts, setToasts] = useState(1);
  return (
    <>
      <Button
        onClick={() => {
          setOpen('drawer');
        }}
      >
        Open
      </Button>
      <Drawer
        isOpen={open !== null}
        onClose={() => {
          setOpen(null);
        }}
        label="Notifications"
        width={350}
      >
        <Button
          onClick={() => {
            setOpen('both');
          }}
        >
          Read
        </Button>
        <Button>Mark all as read</Button>
      </Drawer>
      <Dialog
        title="Verify your account"
        text="Please verify your account before booking."
        footer={
          <>
            <Button>Later</Button>
            <Button>Verify</Button>
          </>
        }
        {...props}
        isOpen={open === 'both'}
        onClose={() => {
          setOpen('drawer');
        }}
      />
      <div data-react-aria-top-layer="true">
        {Array.from({ length: toasts }, (_, index) => (
          <ToastCard
            key={index}
            type="success"
            title="Success"
            text="Successfully saved reviews"
            onClose={() => {
              setToasts(toasts - 1);
            }}
          />
        ))}
      </div>
    </>
  );
}

async function openBoth(props?: Partial<DialogProps>) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  // the code of the first dialog loads
  await screen.findByRole(props?.role ?? 'dialog', { name: 'Verify your account' });
}

describe('layers', () => {
  it('name and describe themselves and hide the page below', async () => {
    await openBoth({ role: 'alertdialog' });
    const dialog = await screen.findByRole('alertdialog', { name: 'Verify your account' });
    expect(dialog).toHaveAccessibleDescription('Please verify your account before booking.');
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read' })).toBeNull();
  });

  it('close one at a time with Escape and return the focus', async () => {
    await openBoth();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Verify your account' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Read' })).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('keep the focus inside', async () => {
    await openBoth();
    const dialog = screen.getByRole('dialog', { name: 'Verify your account' });
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('stay open when only a button may close them', async () => {
    await openBoth({ isDismissable: false });
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Verify your account' })).toBeVisible();
  });

  it('close one at a time on an outside press, but not on the second press of a double click', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const dialog = () => screen.queryByRole('dialog', { name: 'Verify your account' });
    const drawer = () => screen.queryByRole('dialog', { name: 'Notifications' });
    await openBoth();
    await userEvent.click(document.body);
    expect(dialog()).toBeVisible();
    vi.advanceTimersByTime(501);
    await userEvent.dblClick(document.body);
    expect(dialog()).toBeNull();
    expect(drawer()).toBeVisible();
    vi.advanceTimersByTime(501);
    await userEvent.click(document.body);
    expect(drawer()).toBeNull();
  });

  it('ignore the second click of a double click that opened their next step', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const handleClose = vi.fn();
    const handleCancel = vi.fn();
    const footer = <Button onClick={handleCancel}>Cancel and rebook</Button>;
    const { rerender } = render(<Dialog isOpen title="Choose another time" onClose={handleClose} />);
    await screen.findByRole('dialog');
    vi.advanceTimersByTime(501);
    rerender(<Dialog isOpen title="Cancel and rebook?" onClose={handleClose} footer={footer} />);
    const button = screen.getByRole('button', { name: 'Cancel and rebook' });
    fireEvent.click(button, { detail: 2 });
    await userEvent.click(document.body);
    expect([handleCancel.mock.calls.length, handleClose.mock.calls.length]).toEqual([0, 0]);
    fireEvent.click(button, { detail: 1 });
    vi.advanceTimersByTime(501);
    await userEvent.click(document.body);
    expect([handleCancel.mock.calls.length, handleClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('keep toasts usable: closing a toast neither closes the dialog nor takes its focus', async () => {
    await openBoth();
    const verify = screen.getByRole('button', { name: 'Verify' });
    verify.focus();
    await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Successfully saved reviews')).toBeNull();
    await waitFor(() => expect(verify).toHaveFocus());
    expect(screen.getByRole('dialog', { name: 'Verify your account' })).toBeVisible();
  });
});

describe('ToastCard', () => {
  it('interrupts a screen reader only for errors', () => {
    render(
      <>
        <ToastCard type="error" title="Error" text="Error on getting chats" onClose={vi.fn()} />
        <ToastCard type="warn" title="No more notification" onClose={vi.fn()} />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorError on getting chats');
    expect(screen.getByRole('status')).toHaveTextContent('No more notification');
  });
});

describe('Menu', () => {
  it('opens with the keyboard, skips disabled items and reports the selected action', async () => {
    const onAction = vi.fn();
    render(
      <Menu
        label="More about LGX-260715-0911"
        items={[
          { id: 'view', label: 'View', isDisabled: true },
          { id: 'repeat', label: 'Book again' },
          { id: 'delete', label: 'Delete', isDanger: true },
        ]}
        onAction={onAction}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['View', 'Book again', 'Delete']);
    // screen readers say both names, one after the other
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Actions');
    expect(screen.getByRole('menu')).toHaveAccessibleName('More about LGX-260715-0911');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onAction.mock.calls).toEqual([['delete']]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'More about LGX-260715-0911' })).toHaveFocus());
    // its code has loaded, so the focus moves without a delay
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Book again' })).toHaveFocus();
  });
});
