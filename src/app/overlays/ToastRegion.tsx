import { memo } from 'react';
import { ToastCard } from '../../components/ui/ToastCard';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { releaseToast, selectToasts, toastDismissed, toastHeld, type Toast } from '../../store/toasts';

/** Stays live and clickable while a dialog is open: react-aria leaves a top layer alone. */
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

/** Drawn anew only when it changes itself: with hundreds at once, one that goes must not cost all the others. */
const ToastItem = memo(function ToastItem({ toast }: { toast: Toast }) {
  const dispatch = useAppDispatch();
  const { id, title, text, type, duration, speed } = toast;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- holding is a convenience, the card has its own button
    <div
      onPointerEnter={() => dispatch(toastHeld(id))}
      onPointerLeave={() => dispatch(releaseToast(id))}
      onFocus={() => dispatch(toastHeld(id))}
      onBlur={() => dispatch(releaseToast(id))}
      style={{ transitionDuration: `${speed}ms` }}
      className="holds-time transition-[opacity,translate] ease-brand starting:translate-x-full starting:opacity-0"
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
