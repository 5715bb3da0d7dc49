import { valibotResolver } from '@hookform/resolvers/valibot';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Controller, useController, useForm, type UseFormReturn } from 'react-hook-form';
import type { Booking } from '@/api/wire';
import { FileField } from '@/components/form/FileField';
import { SelectField } from '@/components/form/SelectField';
import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { TextArea } from '@/components/form/TextArea';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { HelpLink } from '@/components/ui/HelpLink';
import { PHOTO_MAX_BYTES, REPORT_MAX_CHARACTERS } from '@/config/constants';
import { useFocusFirstError } from '@/hooks/useFocusFirstError';
import { useMountedCallback } from '@/hooks/useIsMounted';
import { useKeepValues } from '@/hooks/useKeepValues';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { PROBLEMS, emptyReport, reportSchema, toReportReason, type ReportForm, type ReportValues } from './reportForm';
import { useStatusUpdate } from './useStatusUpdate';

type ReportDialogProps = {
  booking: Booking;
  /** Unsent report from the last time the dialog was open. */
  draft: ReportForm;
  onChange: (form: ReportForm) => void;
  onClose: () => void;
};

/** Report form for a problem, with an optional photo; the status of the booking stays the same. */
export function ReportDialog({ booking, draft, onChange, onClose }: ReportDialogProps) {
  const dispatch = useAppDispatch();
  const form = useForm<ReportForm, unknown, ReportValues>({
    resolver: valibotResolver(reportSchema),
    defaultValues: draft,
  });
  useKeepValues(form, onChange);
  const close = useMountedCallback(onClose);
  const [reportCount] = useState(booking.reports?.length ?? 0);
  const { state, start, lookUp, isRunning } = useStatusUpdate(booking, {
    what: 'report',
    isApplied: ({ reports }) =>
      reports ? reports.slice(reportCount).some(({ reason }) => reason === toReportReason(form.getValues())) : null,
    onDone: () => {
      dispatch(showToast({ title: 'Success', text: 'Report sent.', type: 'success' }));
      onChange(emptyReport);
      close();
    },
  });
  const fields = useFocusFirstError<HTMLDivElement>(state);
  const fieldErrors = state.kind === 'failed' ? state.error.errors : undefined;
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
            isWorking={isRunning}
            onSend={() => void form.handleSubmit(send)()}
            onCheck={() => void lookUp()}
          />
        </>
      }
    >
      <div ref={fields}>
        <ReportFields form={form} fieldErrors={fieldErrors} />
      </div>
      <SendNotice
        state={state}
        what="report"
        fields={['reason', 'photo']}
        isShownElsewhere={Boolean(fieldErrors?.reason ?? fieldErrors?.photo)}
      />
    </Dialog>
  );
}

type ReportFieldsProps = {
  form: UseFormReturn<ReportForm, unknown, ReportValues>;
  fieldErrors?: Record<string, string[]>;
};

function ReportFields({ form, fieldErrors }: ReportFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  // registered before the text, so that its error gets the focus first; its length counts towards the text limit
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
        error={errors.text?.message ?? fieldErrors?.reason?.join(' ')}
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
            error={fieldErrors?.photo?.join(' ')}
          />
        )}
      />
      <HelpLink topic="claim" />
    </div>
  );
}
