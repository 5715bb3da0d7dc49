import { useCallback, useEffect, useRef, useState } from 'react';
import { SandboxPanel } from './SandboxPanel';
import { readControls, type SandboxControls } from './controls';
import { refreshPage } from './refreshPage';

const REFRESH_MS = 3000;

/**
 * Menu of the sandbox: a narrow tab at the left edge, where it covers no control of the page. The react-aria marker
 * keeps it usable while a dialog is open, since the menu shows the codes that dialogs need.
 */
export function SandboxMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { controls, problem, refresh } = useControls(isOpen);
  const { panel, markPressed } = useFocusAfterPress(controls);

  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  return (
    <aside aria-label="Sandbox" data-react-aria-top-layer="true" className="text-body text-ink-900 print:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="sandbox-panel"
        className="fixed bottom-6 left-0 z-[3000] w-4 rounded-r-sm bg-ink-900 py-3 text-badge leading-4 text-white hover:bg-ink-700"
        onClick={() => setIsOpen(!isOpen)}
      >
        {/* not on the button, whose text WebKit keeps horizontal */}
        <span className="block [writing-mode:vertical-rl]">Sandbox</span>
      </button>
      {isOpen && (
        <div
          ref={panel}
          id="sandbox-panel"
          tabIndex={-1}
          className="fixed bottom-6 left-8 z-[3000] max-h-[calc(100dvh-96px)] w-[380px] overflow-y-auto rounded-lg bg-white p-4 shadow-pop outline-none"
        >
          <h2 className="text-h3 font-620">Sandbox</h2>
          <p className="mb-3 text-small text-ink-600">The backend runs in this browser. Nothing here is real.</p>
          {problem && (
            <p role="alert" className="text-small text-err-700">
              {problem}
            </p>
          )}
          {controls && <SandboxPanel controls={controls} onPressed={markPressed} onChanged={() => void refresh()} />}
        </div>
      )}
    </aside>
  );
}

/** Moves the focus to the panel when the button that was pressed is gone, such as Approve. */
function useFocusAfterPress(controls: SandboxControls | null) {
  const panel = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    // a poll from before the press may answer first, so a button that is still there is watched further
    if (!pressed.current || pressed.current.isConnected) return;
    if (document.activeElement === document.body) panel.current?.focus();
    pressed.current = null;
  }, [controls]);
  const markPressed = () => {
    pressed.current = document.activeElement;
  };
  return { panel, markPressed };
}

/** Polls the controls while the menu is open. A fast clock outruns the polls of the page, so it refreshes the page too. */
function useControls(isOpen: boolean) {
  const [controls, setControls] = useState<SandboxControls | null>(null);
  const [problem, setProblem] = useState('');

  const refresh = useCallback(
    () =>
      readControls().then(
        (found) => {
          setControls(found);
          setProblem('');
          if (found.clock.speed > 1) refreshPage();
        },
        (error: Error) => setProblem(error.message),
      ),
    [],
  );

  const isPolling = isOpen || (controls?.clock.speed ?? 1) > 1;
  useEffect(() => {
    if (!isPolling) return;
    void refresh();
    const timer = window.setInterval(() => void refresh(), REFRESH_MS);
    return () => window.clearInterval(timer);
  }, [isPolling, refresh]);

  return { controls, problem, refresh };
}

/** Shown if service workers are blocked or missing, since the embedded backend needs one. */
export function BlockedBanner() {
  return (
    <p role="alert" className="fixed inset-x-0 bottom-0 z-header bg-ink-900 px-6 py-3 text-body text-white">
      The sandbox can't run here: this browser blocks service workers for this address. Allow them, open the app on
      localhost, or run <code>npm run sandbox</code> and set VITE_API_BASE_URL to its address.
    </p>
  );
}
