import { Logo } from '@/components/art/Logo';

/** Top bar shown while the app loads, on addresses whose prerendered page is not for this user. */
export function Placeholder() {
  return (
    <div id="placeholder" role="status" className="pointer-events-none fixed inset-0">
      <div className="flex h-16 items-center border-b border-ink-150 bg-white px-6">
        <Logo />
      </div>
      <span className="sr-only">Loading...</span>
    </div>
  );
}
