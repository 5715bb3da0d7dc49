import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

/** A running app in which the list is not open yet, as it is when somebody goes to it; answers what opens it. */
export function mountClosed(list: ReactNode): () => void {
  let open: () => void;
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    open = () => setIsOpen(true);
    return isOpen ? list : <p>Not open yet</p>;
  }
  createRoot(document.getElementById('root') ?? document.body).render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  return () => open();
}
