import { TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Booking } from '@/api/wire';
import { FileField } from '@/components/form/FileField';
import { SelectField } from '@/components/form/SelectField';
import { TextArea } from '@/components/form/TextArea';
import { MoneyNotice } from '@/components/money/MoneyNotice';
import { SendButton } from '@/components/money/SendButton';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { HelpLink } from '@/components/ui/HelpLink';
import { PHOTO_MAX_BYTES, REPORT_MAX_CHARACTERS } from '@/config/constants';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { emptyReport, PROBLEMS, reportErrors, reportReason, type ReportErrors, type ReportForm } from './reportForm';
import { useStatusUpdate } from './useStatusUpdate';

type ReportDialogProps = {
  booking: Booking;
  /** What was typed before the dialog was closed without sending. */
  form: ReportForm;
  onChange: (form: ReportForm) => void;
  onClose: () => void;
};

/** Tells us what went wrong, with a photo; the booking itself stays as it is. */
export function ReportDialog({ booking, form, onChange, onClose }: ReportDialogProps) {
  const dispatch = useAppDispatch();
  const [missing, setMissing] = useState<ReportErrors>({});
  const problemField = useRef<HTMLButtonElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const [known] = useState(booking.reports?.length ?? 0);
  const { state, start, lookUp } = useStatusUpdate(booking, {
    hasArrived: ({ reports }) =>
      reports ? reports.slice(known).some(({ reason }) => reason === reportReason(form)) : null,
    onDone: () => {
      dispatch(showToast({ title: 'Success', text: 'Your report is on the booking.', type: 'success' }));
      onChange(emptyReport);
      onClose();
    },
  });
  const said = state.kind === 'failed' ? state.error.errors : undefined;
  const change = (changes: Partial<ReportForm>) => {
    setMissing({});
    onChange({ ...form, ...changes });
  };

  const handleSubmit = () => {
    const wrong = reportErrors(form);
    setMissing(wrong);
    if (wrong.problem) problemField.current?.focus();
    else if (wrong.text) textField.current?.focus();
    else void start({ status: booking.status, reason: reportReason(form), photo: form.photos[0] });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Report a problem"
      text={<span className="tabular">{booking.booking_number}</span>}
      icon={<TriangleAlert size={20} strokeWidth={1.75} aria-hidden />}
      iconTone="warn"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <SendButton
            state={state}
            label="Send report"
            checkLabel="Check the booking"
            onSend={handleSubmit}
            onCheck={() => void lookUp()}
          />
        </>
      }
    >
      <div className="space-y-4">
        <SelectField
          ref={problemField}
          label="What is it about?"
          options={PROBLEMS.map((problem) => ({ value: problem, label: problem }))}
          value={form.problem}
          onChange={(problem) => change({ problem })}
          error={missing.problem}
        />
        <TextArea
          ref={textField}
          label="What happened?"
          rows={4}
          maxCount={REPORT_MAX_CHARACTERS}
          value={form.text}
          onChange={({ target }) => change({ text: target.value })}
          error={missing.text ?? said?.reason?.join(' ')}
        />
        <FileField
          label="Photo"
          prompt="Add a photo"
          isOptional
          kinds={['jpg', 'png', 'webp']}
          maxBytes={PHOTO_MAX_BYTES}
          value={form.photos}
          onChange={(photos) => change({ photos })}
          error={said?.photo?.join(' ')}
        />
        <HelpLink topic="claim" />
      </div>
      <MoneyNotice
        state={state}
        what="report"
        fields={['reason', 'photo']}
        isSaid={Boolean(said?.reason ?? said?.photo)}
      />
    </Dialog>
  );
}
