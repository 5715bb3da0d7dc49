import { useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '@/utils/classNames';
import type { DialogProps } from './Dialog';
import { IconTile } from './IconTile';
import { useOutsidePress } from './useOutsidePress';

/** Stays in view while a long dialog scrolls; the fade above it hints at the content that is cut off. */
const FOOTER_CLASSES =
  'sticky bottom-0 flex gap-2.5 bg-white px-[22px] pb-[22px] *:flex-1 ' +
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5 ' +
  'before:bg-linear-to-t before:from-white before:to-transparent';

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
  const closesOnPress = useOutsidePress(isOpen);
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
        'fixed inset-0 z-dialog-backdrop flex bg-ink-950/55 p-4',
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
        <AriaDialog
          role={role}
          aria-describedby={text ? textId : undefined}
          className={classNames('w-full overflow-y-auto outline-hidden', footer ? 'scroll-pb-[84px]' : '')}
        >
          <div className={classNames('px-[22px] pt-[22px]', footer ? 'pb-5' : 'pb-[22px]')}>
            {lead && <div className="mb-4">{lead}</div>}
            <div className="flex gap-3.5">
              {icon && <IconTile tone={iconTone}>{icon}</IconTile>}
              <div className="min-w-0 grow">
                <Heading slot="title" className={isPlainTitle ? 'text-h3 font-620' : 'display text-h2 break-words'}>
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
          </div>
          {footer && <div className={FOOTER_CLASSES}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
