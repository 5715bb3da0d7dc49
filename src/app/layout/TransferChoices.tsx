import { Link } from 'react-router-dom';
import { VehicleDrawing } from '@/components/art/VehicleDrawing';
import { MODE_NAMES } from '@/config/modes';
import { getBookPath } from '@/config/paths';

const MODES = [
  {
    mode: 'exclusive',
    text: 'Exclusive vehicle',
    art: 'van',
    classes: 'bg-brand-50 text-brand-800 hover:bg-brand-100',
  },
  {
    mode: 'shared',
    text: 'Shared vehicle',
    art: 'shared',
    classes: 'bg-harbor-50 text-harbor-700 hover:bg-harbor-100',
  },
] as const;

/** Special and Joint. The booking page runs the pre-booking gate, so every link to it meets the same rules. */
export function TransferChoices() {
  return (
    <nav aria-labelledby="transfer-choices">
      <h2 id="transfer-choices" className="text-small font-540 text-ink-800">
        Choose how you transfer:
      </h2>
      {MODES.map(({ mode, text, art, classes }) => (
        <Link
          key={mode}
          to={getBookPath(mode)}
          className={`mt-2.5 flex h-[84px] items-center justify-between rounded-lg px-4 ${classes}`}
        >
          <span>
            <span className="display block text-[18px]">{MODE_NAMES[mode]}</span>{' '}
            <span className="text-caption text-ink-700">{text}</span>
          </span>
          <VehicleDrawing drawing={art} width={120} />
        </Link>
      ))}
    </nav>
  );
}
