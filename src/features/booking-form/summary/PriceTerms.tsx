import { ChevronDown } from 'lucide-react';
import { useRef, type SyntheticEvent } from 'react';
import { NEVER_CHARGED, POSSIBLE_CHARGES } from '@/domain/draft/priceTerms';

/** Charges that can be added to the price and charges that never are. They start collapsed on a low screen. */
export function PriceTerms({ isFolded }: { isFolded: boolean }) {
  const isOpenedByCustomer = useRef(false);
  // scrolls the opened terms into view between the lines and the total
  const handleToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open && isOpenedByCustomer.current)
      currentTarget.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  };
  return (
    <details open={!isFolded} className="group mt-3 text-caption" onToggle={handleToggle}>
      <summary
        onClick={() => {
          isOpenedByCustomer.current = true;
        }}
        className="flex min-h-6 cursor-pointer list-none items-center gap-1 rounded-xs font-560 text-brand-700 hover:underline [&::-webkit-details-marker]:hidden"
      >
        Possible extra charges
        <ChevronDown
          size={14}
          strokeWidth={2}
          aria-hidden
          className="transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <h3 className="mt-3 font-620 text-ink-900">May be added</h3>
      <ul className="mt-1.5 grid gap-2 text-ink-600">
        {POSSIBLE_CHARGES.map(({ what, cap, evidence }) => (
          <li key={what}>
            <span className="block font-560 text-ink-800">{what}</span>
            {cap} {evidence}
          </li>
        ))}
      </ul>
      <h3 className="mt-3 font-620 text-ink-900">Never charged</h3>
      <ul className="mt-1.5 list-disc space-y-1 pl-4 text-ink-600">
        {NEVER_CHARGED.map((charge) => (
          <li key={charge}>{charge}</li>
        ))}
      </ul>
    </details>
  );
}
