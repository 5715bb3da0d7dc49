import { memo, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { releaseToast, selectToasts, toastDismissed, toastHeld, type ShownToast } from '@/store/toasts';
import { classNames } from '@/utils/classNames';
import { ToastCard } from './ToastCard';

/** Toasts; react-aria's top layer keeps them live and clickable while a dialog is open. */
export function ToastRegion() {
  const toasts = useAppSelector(selectToasts);
  return (
    <section
      aria-label="Messages"
      data-react-aria-top-layer="true"
      className="fixed top-6 right-6 z-toast flex w-[300px] flex-col gap-3 print:hidden"
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** Memoized: with hundreds of toasts, one that changes must not re-render all others. */
const ToastItem = memo(function ToastItem({ toast }: { toast: ShownToast }) {
  const dispatch = useAppDispatch();
  const { id, title, text, type, duration, speed, holds, isLeaving } = toast;
  const isHovered = useRef(false);
  // a pointer that was already there is no sign of reading; only a move holds the toast
  const handleMove = () => {
    if (!isHovered.current) dispatch(toastHeld(id));
    isHovered.current = true;
  };
  const handleLeave = () => {
    if (isHovered.current) dispatch(releaseToast(id));
    isHovered.current = false;
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- holding is a convenience, the card has its own button
    <div
      data-held={holds > 0 || undefined}
      data-leaving={isLeaving || undefined}
      onPointerMove={handleMove}
      onPointerLeave={handleLeave}
      onFocus={() => dispatch(toastHeld(id))}
      onBlur={() => dispatch(releaseToast(id))}
      style={{ transitionDuration: `${speed}ms` }}
      className={classNames(
        'holds-time transition-[opacity,translate] ease-brand data-leaving:opacity-0 starting:opacity-0',
        'motion-safe:data-leaving:translate-x-full motion-safe:starting:translate-x-full',
      )}
    >
      <ToastCard
        type={type}
        title={title}
        text={text}
        lifeMs={duration + 2 * speed}
        onClose={() => dispatch(toastDismissed(id))}
      />
    </div>
  );
});
