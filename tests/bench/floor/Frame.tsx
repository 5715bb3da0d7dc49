import { useEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import './floor.css';

export function Frame() {
  useEffect(() => void performance.mark('usable'), []);
  return (
    <>
      <header className="flex h-16 items-center gap-6 border-b border-slate-200 px-20">
        <Link to="/" className="font-bold">
          Floor
        </Link>
        <nav aria-label="Main">
          <Link to="/second">Second</Link>
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
