/** Said where service workers are blocked or missing: without one the embedded backend cannot answer. */
export function BlockedBanner() {
  return (
    <p role="alert" className="fixed inset-x-0 bottom-0 z-header bg-ink-900 px-6 py-3 text-body text-white">
      The sandbox cannot answer here: this browser blocks service workers for this address. Allow them, open the app on
      localhost, or run <code>npm run sandbox</code> and set VITE_API_BASE_URL to its address.
    </p>
  );
}
