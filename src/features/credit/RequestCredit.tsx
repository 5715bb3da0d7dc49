import { valibotResolver } from '@hookform/resolvers/valibot';
import { Clock } from 'lucide-react';
import { useRef } from 'react';
import { Controller, useController, useForm, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { SelectField } from '@/components/form/SelectField';
import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { TextArea } from '@/components/form/TextArea';
import { FactLines } from '@/components/money/FactLines';
import { Card } from '@/components/ui/Card';
import type { SentCreditRequest } from '@/domain/booking/bookingParts';
import { useFocusFirstError } from '@/hooks/useFocusFirstError';
import { useKeepValues } from '@/hooks/useKeepValues';
import { useUnsent } from '@/hooks/useUnsent';
import { formatDay } from '@/lib/dates';
import { selectCreditRequest } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/utils/classNames';
import { formatPeso, toCentavos } from '@/utils/money';
import { getTooLongMessage } from '@/utils/text';
import { AmountField } from './AmountField';
import { NOTIFIED_WHEN_DECIDED, useRequestCredit, type CreditRequestValues } from './useRequestCredit';

const TERMS = [15, 30, 45, 60].map((days) => ({ value: String(days), label: `${days} days` }));
const REASON_MAX = 500;

/** Suggested limits are multiples of this amount, in pesos. */
const LIMIT_STEP = 50_000;
const LIMIT_FACTORS = [1.2, 1.5, 2];
/** Suggestions for a company without a limit, in pesos. */
const FIRST_LIMITS = [100_000, 250_000, 500_000];

/** Returns three round limits above the current one, in pesos. */
const suggestLimits = (limit: number): number[] =>
  limit > 0
    ? LIMIT_FACTORS.map(
        (factor, index) =>
          Math.max(Math.ceil((limit * factor) / LIMIT_STEP), Math.floor(limit / LIMIT_STEP) + 1 + index) * LIMIT_STEP,
      )
    : FIRST_LIMITS;

/** Values of the form, valid or not. */
const valuesSchema = v.object({ amount: v.nullable(v.number()), terms_days: v.string(), reason: v.string() });

/** Validates a credit request; its output is the payload. `limit` is the current limit, in pesos. */
const createRequestSchema = (limit: number) =>
  v.object({
    amount: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => toCentavos(amount ?? 0) > toCentavos(limit), `Enter a limit above ${formatPeso(limit)}.`),
      v.number(),
    ),
    terms_days: v.pipe(v.string(), v.transform(Number)),
    reason: v.pipe(v.string(), v.maxLength(REASON_MAX, getTooLongMessage(REASON_MAX)), v.trim()),
  });

type RequestValues = v.InferInput<typeof valuesSchema>;
type RequestForm = UseFormReturn<RequestValues, unknown, CreditRequestValues>;

type RequestCreditProps = {
  /** Current limit, in pesos. */
  limit: number;
  /** The request is the main action of the page. */
  isFirst?: boolean;
};

/** Requests a higher credit limit. */
export function RequestCredit({ limit, isFirst = false }: RequestCreditProps) {
  const request = useAppSelector(selectCreditRequest(limit));
  const heading = useRef<HTMLHeadingElement>(null);
  const unsent = useUnsent('credit request', valuesSchema);
  // the button that had the focus is gone
  const { state, start } = useRequestCredit(limit, () => {
    unsent.change(undefined);
    heading.current?.focus();
  });
  const form: RequestForm = useForm<RequestValues, unknown, CreditRequestValues>({
    resolver: valibotResolver(createRequestSchema(limit)),
    defaultValues: unsent.read() ?? { amount: null, terms_days: '30', reason: '' },
  });
  useKeepValues(form, unsent.change);
  const element = useFocusFirstError(state);
  const send = (values: CreditRequestValues) => void start(values);

  return (
    <Card
      as="section"
      aria-labelledby="request-credit"
      className={classNames('flex flex-col', !isFirst && 'col-span-2 wide:col-span-1')}
    >
      <h2 ref={heading} id="request-credit" tabIndex={-1} className="text-h3 font-620 outline-none">
        Request credit
      </h2>
      {request ? (
        <UnderReview request={request} limit={limit} />
      ) : (
        <form
          ref={element}
          noValidate
          onSubmit={(event) => void form.handleSubmit(send)(event)}
          className="flex grow flex-col"
        >
          <p className="text-small text-ink-600">Tell us the limit you need.</p>
          <div className={classNames('grid gap-x-6', !isFirst && 'grid-cols-2 wide:grid-cols-1')}>
            <RequestFields
              form={form}
              limit={limit}
              refused={state.kind === 'failed' ? state.error.errors : undefined}
            />
          </div>
          <div className="mt-auto">
            <SendNotice state={state} what="request" fields={['amount', 'terms_days', 'reason']} />
            <SendButton
              size="lg"
              className="mt-5 w-full"
              state={state}
              label="Request credit"
              variant={isFirst ? 'primary' : 'secondary'}
            />
          </div>
        </form>
      )}
    </Card>
  );
}

type RequestFieldsProps = { form: RequestForm; limit: number; refused?: Record<string, string[]> };

function RequestFields({ form, limit, refused }: RequestFieldsProps) {
  const { control, register, setValue, trigger, formState } = form;
  const { errors, isSubmitted } = formState;
  // registered before the reason, because the first wrong field in this order gets the focus
  const { field: amountField } = useController({ control, name: 'amount' });
  const amount = amountField.value;
  return (
    <>
      <div>
        <AmountField
          {...amountField}
          className="mt-3"
          label="New credit limit"
          error={errors.amount?.message ?? refused?.amount?.[0]}
        />
        <div role="group" aria-label="Suggested limits" className="mt-2.5 grid grid-cols-3 gap-2">
          {suggestLimits(limit).map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              aria-pressed={amount === suggestion}
              className={classNames(
                'amount min-h-9 rounded-sm px-1 text-caption wrap-anywhere ring-inset',
                amount === suggestion
                  ? 'bg-brand-25 text-brand-700 ring-[1.5px] ring-brand-600'
                  : 'ring-1 ring-ink-200 hover:bg-ink-50',
              )}
              onClick={() => setValue('amount', suggestion, { shouldValidate: isSubmitted })}
            >
              {formatPeso(suggestion)}
            </button>
          ))}
        </div>
        <Controller
          control={control}
          name="terms_days"
          render={({ field }) => (
            <SelectField {...field} className="mt-4" label="Terms" options={TERMS} error={refused?.terms_days?.[0]} />
          )}
        />
      </div>
      <TextArea
        className="mt-3"
        label="Reason"
        isOptional
        rows={3}
        maxCount={REASON_MAX}
        error={errors.reason?.message ?? refused?.reason?.[0]}
        // validated while typing, so that a text that is too long shows at once
        {...register('reason', { onChange: () => void trigger('reason') })}
      />
    </>
  );
}

/** The request under review, next to the current limit. */
function UnderReview({ request, limit }: { request: SentCreditRequest; limit: number }) {
  return (
    <>
      <div className="mt-4 flex gap-3 rounded-md bg-warn-50 p-4 text-warn-700">
        <Clock size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        <div>
          <p className="font-560">Under review</p>
          <p>{NOTIFIED_WHEN_DECIDED}</p>
        </div>
      </div>
      <FactLines
        className="mt-3"
        lines={[
          { label: 'Requested limit', value: formatPeso(request.amount) },
          { label: 'Current limit', value: formatPeso(limit) },
          { label: 'Terms', value: `${request.termsDays} days` },
          { label: 'Requested on', value: formatDay(request.sentAt) },
        ]}
      />
    </>
  );
}
