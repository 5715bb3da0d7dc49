import { Logo } from '../../components/art/Logo';

/** Stands where the app will, for whom no page was prerendered: its top bar, as it comes, and nothing to press. */
export function ComingApp() {
  return (
    <div id="coming" role="status" className="pointer-events-none fixed inset-0">
      <div className="flex h-16 items-center border-b border-ink-150 bg-white px-6 [[data-coming=visitor]_&]:px-8">
        <Logo />
      </div>
      <span className="sr-only">Loading...</span>
    </div>
  );
}
