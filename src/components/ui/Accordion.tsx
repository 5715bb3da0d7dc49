import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '@/utils/classNames';

export type AccordionItem = { id: string; title: string; content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  openAtFirst?: string;
};

/** Headings that expand their text; several can be open at once. */
export function Accordion({ items, openAtFirst }: AccordionProps) {
  const id = useId();
  const [open, setOpen] = useState<readonly string[]>(openAtFirst === undefined ? [] : [openAtFirst]);

  return (
    <div className="divide-y divide-ink-150">
      {items.map((item) => {
        const isOpen = open.includes(item.id);
        return (
          <div key={item.id}>
            <h3>
              <button
                type="button"
                id={`${id}-${item.id}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${item.id}-text`}
                className="flex min-h-12 w-full items-center gap-3 py-3 text-left font-560 text-ink-900 hover:text-brand-700"
                onClick={() => {
                  setOpen(isOpen ? open.filter((openId) => openId !== item.id) : [...open, item.id]);
                }}
              >
                <span className="min-w-0 grow wrap-anywhere">{item.title}</span>
                <ChevronDown
                  size={18}
                  strokeWidth={1.75}
                  aria-hidden
                  className={classNames('shrink-0 transition-transform duration-200', isOpen && 'rotate-180')}
                />
              </button>
            </h3>
            <div
              id={`${id}-${item.id}-text`}
              role="region"
              aria-labelledby={`${id}-${item.id}`}
              hidden={!isOpen}
              className="pb-4 text-ink-700"
            >
              {item.content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
