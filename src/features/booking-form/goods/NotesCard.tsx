import { useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/form/Checkbox';
import { TextArea } from '@/components/form/TextArea';
import { Card } from '@/components/ui/Card';
import { useBooking } from '../form/bookingContext';
import { useTextField } from '../form/useTextField';
import { SUBMIT_FORM_ID } from '../submit/SubmitPanel';

/** Notes for the driver, and the declaration about prohibited items. */
export function NotesCard() {
  const { form, fields, errorOf } = useBooking();
  const textField = useTextField();
  const isTicked = useWatch({ control: form.control, name: 'has_no_prohibited_goods' });

  return (
    <Card as="section" aria-label="Notes">
      <TextArea label="Notes for the driver" isOptional rows={3} {...textField('notes')} />
      <hr className="my-4 border-ink-150" />
      <Checkbox
        ref={fields.getRef('has_no_prohibited_goods')}
        label="This delivery contains no prohibited items"
        hint="No weapons, illegal drugs, explosives, live animals, cash or jewellery."
        form={SUBMIT_FORM_ID}
        checked={isTicked}
        onChange={(event) => form.setValue('has_no_prohibited_goods', event.target.checked)}
        error={errorOf('has_no_prohibited_goods')}
      />
    </Card>
  );
}
