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
      className="fixed top-6 right-6 z-toast flex w-[300px] flex-col gap-3 print:hidden"
    >
      {toasts.map(({ id, title, text, type, duration, speed }) => (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- holding is a convenience, the card has its own button
        <div
          key={id}
          onPointerEnter={() => dispatch(toastHeld(id))}
          onPointerLeave={() => dispatch(toastReleased(id))}
          onFocus={() => dispatch(toastHeld(id))}
          onBlur={() => dispatch(toastReleased(id))}
          style={{ transitionDuration: `${speed}ms` }}
          className="transition-[opacity,translate] ease-brand starting:translate-x-full starting:opacity-0"
        >
          <ToastCard
            type={type}
            title={title}
            text={text}
            lifeMs={duration + 2 * speed}
            onClose={() => dispatch(toastDismissed(id))}
          />
        </div>
      ))}
    </section>
  );
}
