import { valibotResolver } from '@hookform/resolvers/valibot';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Controller, useController, useForm, type UseFormReturn } from 'react-hook-form';
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
import { emptyReport, PROBLEMS, reportReason, reportSchema, type ReportValues, type ReportForm } from './reportForm';
import { useStatusUpdate } from './useStatusUpdate';

type ReportDialogProps = {
  booking: Booking;
  /** What was typed before the dialog was closed without sending. */
  kept: ReportForm;
  onChange: (form: ReportForm) => void;
  onClose: () => void;
};

/** Tells us what went wrong, with a photo; the booking itself stays as it is. */
export function ReportDialog({ booking, kept, onChange, onClose }: ReportDialogProps) {
  const dispatch = useAppDispatch();
  const form = useForm<ReportForm, unknown, ReportValues>({
    resolver: valibotResolver(reportSchema),
    defaultValues: kept,
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
  const [known] = useState(booking.reports?.length ?? 0);
  const { state, start, lookUp } = useStatusUpdate(booking, {
    hasArrived: ({ reports }) =>
      reports ? reports.slice(known).some(({ reason }) => reason === reportReason(form.getValues())) : null,
    onDone: () => {
      dispatch(showToast({ title: 'Success', text: 'Your report is on the booking.', type: 'success' }));
      onChange(emptyReport);
      onClose();
    },
  });
  const refused = state.kind === 'failed' ? state.error.errors : undefined;
  const send = (report: ReportValues) => void start({ status: booking.status, ...report });

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
            onSend={() => void form.handleSubmit(send)()}
            onCheck={() => void lookUp()}
          />
        </>
      }
    >
      <ReportFields form={form} refused={refused} />
      <MoneyNotice
        state={state}
        what="report"
        fields={['reason', 'photo']}
        isSaid={Boolean(refused?.reason ?? refused?.photo)}
      />
    </Dialog>
  );
}

type ReportFieldsProps = { form: UseFormReturn<ReportForm, unknown, ReportValues>; refused?: Record<string, string[]> };

function ReportFields({ form, refused }: ReportFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  // registered before the text: the first wrong field in this order gets the focus. The problem counts towards the text
  const { field: problemField } = useController({ control, name: 'problem', rules: { deps: 'text' } });
  return (
    <div className="space-y-4">
      <SelectField
        {...problemField}
        label="What is it about?"
        options={PROBLEMS.map((problem) => ({ value: problem, label: problem }))}
        error={errors.problem?.message}
      />
      <TextArea
        label="What happened?"
        rows={4}
        maxCount={REPORT_MAX_CHARACTERS}
        error={errors.text?.message ?? refused?.reason?.join(' ')}
        {...register('text')}
      />
      <Controller
        control={control}
        name="photos"
        render={({ field }) => (
          <FileField
            {...field}
            label="Photo"
            prompt="Add a photo"
            isOptional
            kinds={['jpg', 'png', 'webp']}
            maxBytes={PHOTO_MAX_BYTES}
            error={refused?.photo?.join(' ')}
          />
        )}
      />
      <HelpLink topic="claim" />
    </div>
  );
}
