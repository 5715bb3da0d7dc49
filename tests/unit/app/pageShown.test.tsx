import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Link, UNSAFE_createMemoryHistory as createMemoryHistory, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../src/app/App';
import { createAppRouter } from '../../../src/app/router';
import { makeStore } from '../../../src/store/makeStore';

// as in a browser: within act everything would run in one go
const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let root: Root;

beforeEach(() => {
  scope.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  root.unmount();
  scope.IS_REACT_ACT_ENVIRONMENT = true;
});

function Home() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/next">Go on</Link>
      <button onClick={() => void navigate('/next')}>Send</button>
    </>
  );
}

/** Opens a page by a press, and answers in which order it was seen and what it brings about ran. */
async function pressed(selector: string): Promise<string[]> {
  const log: string[] = [];
  function Next() {
    useEffect(() => void log.push('asks'), []);
    return <h1>Next</h1>;
  }
  const router = await createAppRouter(
    [
      { path: '/', element: <Home /> },
      { path: '/next', element: <Next /> },
    ],
    createMemoryHistory(),
  );
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(<App store={makeStore().store} router={router} />);
  await vi.waitFor(() => expect(place.querySelector('a')).not.toBeNull());
  new MutationObserver(() => place.querySelector('h1') && log.push('drawn')).observe(place, {
    childList: true,
    subtree: true,
  });
  place.querySelector<HTMLElement>(selector)?.click();
  await vi.waitFor(() => expect(log).toHaveLength(2));
  place.remove();
  return log;
}

it('is drawn before anything runs that it brings about, where a link was pressed', async () => {
  expect(await pressed('a')).toEqual(['drawn', 'asks']);
});

it('is drawn together with what it comes of, where anything else was', async () => {
  expect(await pressed('button')).toEqual(['asks', 'drawn']);
});
