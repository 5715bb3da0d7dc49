import { useEffect, useId, useState } from 'react';
import { Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '@/utils/classNames';
import { focusPage } from '@/utils/dom';
import type { DialogProps } from './Dialog';
import { DialogButtons } from './DialogButtons';
import { IconTile } from './IconTile';
import { ModalDialog } from './ModalDialog';
import { stopSecondClick } from './stopSecondClick';
import { useOutsidePress } from './useOutsidePress';

/** Returns the focus to the opener, or to the page if there is none, as for a dialog that a link opened. */
function ReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // react-aria restores focus earlier in this frame; that fails after a navigation, because the page is still inert
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        if (document.activeElement === document.body) focusPage();
      });
    },
    [opener],
  );
  return null;
}

/**
 * The open dialog, with the widths of spec section 9. Traps the focus and returns it to the opener.
 * Escape closes only the top dialog; elements marked data-react-aria-top-layer stay interactive.
 */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  text,
  lead,
  icon,
  iconTone = 'brand',
  children,
  footer,
  role = 'dialog',
  isDismissable = true,
  isPlainTitle = false,
}: DialogProps) {
  const textId = useId();
  const closesOnPress = useOutsidePress(isOpen, typeof title === 'string' ? title : undefined);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable={isDismissable}
      shouldCloseOnInteractOutside={closesOnPress}
      isKeyboardDismissDisabled={!isDismissable}
      className={classNames(
        // receipt.css prints the dialog of a receipt
        'fixed inset-0 z-dialog-backdrop flex bg-ink-950/55 p-4 print:hidden',
        'transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0',
      )}
    >
      <Modal
        className={classNames(
          'z-dialog m-auto flex max-h-full w-[90vw] dialog:w-[75vw] dialog-lg:w-[25vw]',
          'overflow-hidden rounded-xl bg-white shadow-dialog transition-transform duration-200 ease-brand',
          'data-entering:translate-y-2 motion-reduce:translate-y-0',
        )}
      >
        <ModalDialog
          role={role}
          aria-describedby={text ? textId : undefined}
          className="w-full scroll-pb-[84px] overflow-y-auto outline-hidden"
        >
          <ReturnFocus />
          <div className="p-[22px]" onClickCapture={(event) => !closesOnPress() && stopSecondClick(event)}>
            {lead && <div className="mb-4">{lead}</div>}
            <div className="flex gap-3.5">
              {icon && <IconTile tone={iconTone}>{icon}</IconTile>}
              <div className="min-w-0 grow">
                <Heading slot="title" className={isPlainTitle ? 'text-h3 font-620' : 'display text-h2'}>
                  {title}
                </Heading>
                {text && (
                  <div id={textId} className="mt-0.5 text-ink-600">
                    {text}
                  </div>
                )}
              </div>
            </div>
            {children && <div className="mt-4">{children}</div>}
            {footer && <DialogButtons>{footer}</DialogButtons>}
          </div>
        </ModalDialog>
      </Modal>
    </ModalOverlay>
  );
}
