/** Message and retry button below a field whose list did not load. */
export function ListRetry({ text = 'The list did not load.', onRetry }: { text?: string; onRetry: () => void }) {
  return (
    <span className="text-err-700">
      {text}{' '}
      <button type="button" className="font-semibold underline underline-offset-2" onClick={onRetry}>
        Try again
      </button>
    </span>
  );
}
