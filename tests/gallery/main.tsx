import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ContentGallery } from './ContentGallery';
import { DialogGallery } from './DialogGallery';
import { FormGallery } from './FormGallery';
import { StateGallery } from './StateGallery';
import './gallery.css';

/** Parts by `?part=`: states, dialogs, content or form. Without it, all but the dialogs are shown. */
const PARTS: Record<string, ReactNode> = {
  states: <StateGallery />,
  content: <ContentGallery />,
  form: <FormGallery />,
  dialogs: <DialogGallery />,
};

const part = new URLSearchParams(location.search).get('part') ?? '';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter>
      <main className="space-y-10 px-10 py-5">
        <h1 className="sr-only">Component gallery</h1>
        {PARTS[part] ?? ['states', 'content', 'form'].map((name) => <div key={name}>{PARTS[name]}</div>)}
      </main>
    </BrowserRouter>
  </StrictMode>,
);
