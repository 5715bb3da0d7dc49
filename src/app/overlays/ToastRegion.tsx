import { ToastCard } from '../../components/ui/ToastCard';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, toastDismissed, toastHeld, toastReleased } from '../../store/toasts';

/** Stays live and clickable while a dialog is open: react-aria leaves a top layer alone. */
export function ToastRegion() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  return (
    <section
      aria-label="Messages"
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed top-6 right-6 z-toast flex w-[300px] flex-col gap-3 print:hidden"
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          {...toast}
          onDismiss={() => dispatch(toastDismissed(toast.id))}
          onHold={() => dispatch(toastHeld(toast.id))}
          onRelease={() => dispatch(toastReleased(toast.id))}
        />
      ))}
    </section>
  );
}
