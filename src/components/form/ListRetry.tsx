import { useKeepFocusOnPage } from '../ui/useKeepFocusOnPage';

type ListRetryProps = {
  text?: string;
  onRetry: () => void;
  /** Moves the focus to the page when the button is removed. In a form, Tab continues at the field instead. */
  isOnPage?: boolean;
};

/** Message and retry button below a field whose list did not load, or on a page. */
export function ListRetry({ text = 'The list did not load.', onRetry, isOnPage = false }: ListRetryProps) {
  const keepFocus = useKeepFocusOnPage();
  const handleRetry = () => (isOnPage ? keepFocus(onRetry) : onRetry());
  return (
    <span className="text-err-700">
      {text}{' '}
      <button type="button" className="font-semibold underline underline-offset-2" onClick={handleRetry}>
        Try again
      </button>
    </span>
  );
}
