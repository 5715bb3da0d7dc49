import { useState } from 'react';
import { lazyDialog } from '../ui/lazyDialog';
import type { VoucherPickerProps } from './VoucherPicker';

const VoucherPicker = lazyDialog(() => import('./VoucherPicker'), 'VoucherPicker');

type VoucherPickerButtonProps = Omit<VoucherPickerProps, 'onClose'> & { label: string; className: string };

/** Button that opens the voucher picker; nothing without a voucher. */
export function VoucherPickerButton({ label, className, onApply, ...picker }: VoucherPickerButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const handleApply = (code: string) => {
    onApply(code);
    close();
  };
  if (picker.rows.length === 0) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && <VoucherPicker {...picker} onApply={handleApply} onClose={close} />}
    </>
  );
}
