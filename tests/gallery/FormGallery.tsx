import { Lock, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Checkbox } from '@/components/form/Checkbox';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { FileField } from '@/components/form/FileField';
import { NumberField } from '@/components/form/NumberField';
import { PasswordField } from '@/components/form/PasswordField';
import { RadioGroup } from '@/components/form/RadioGroup';
import { SelectField } from '@/components/form/SelectField';
import { TextArea } from '@/components/form/TextArea';
import { TextField } from '@/components/form/TextField';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';
import { Panel } from './Panel';

const DateField = lazyWithRetry(() => import('@/components/form/DateField'), 'DateField');

const REGIONS = ['NCR', 'Cordillera', 'Ilocos', 'Cagayan Valley', 'Central Luzon', 'Calabarzon', 'Bicol'].map(
  (name) => ({
    value: name,
    label: name,
  }),
);
const BARANGAYS = Array.from({ length: 40 }, (_, index) => ({
  value: String(index + 1),
  label: `Barangay ${String(index + 1)}`,
}));

/** All form fields, registered and controlled. */
export function FormGallery() {
  const { register } = useForm({
    defaultValues: { username: 'andrea_v', password: '', notes: 'Loading bay', size: 's' },
  });
  const [region, setRegion] = useState('NCR');
  const [barangay, setBarangay] = useState('');
  const [quantity, setQuantity] = useState<number | null>(12);
  const [weight, setWeight] = useState<number | null>(16.5);
  const [files, setFiles] = useState<File[]>([]);
  const [day, setDay] = useState('2026-07-16');

  return (
    <div className="grid grid-cols-3 gap-6">
      <Panel title="Text" className="space-y-4">
        <TextField
          size="lg"
          label="Email or username"
          prefix={<UserRound size={18} strokeWidth={1.75} aria-hidden />}
          {...register('username')}
        />
        <PasswordField
          size="lg"
          label="Password"
          autoComplete="current-password"
          prefix={<Lock size={18} strokeWidth={1.75} aria-hidden />}
          hint="9–30 characters without spaces"
          {...register('password')}
        />
        <TextArea label="Notes for the driver" isOptional maxCount={200} {...register('notes')} />
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox label="I agree to the Terms and Condition" error="Accept the terms to continue." />
      </Panel>
      <Panel title="Choices" className="space-y-4">
        <SelectField label="Region" options={REGIONS} value={region} onChange={setRegion} />
        <SelectField
          label="Barangay"
          options={BARANGAYS}
          value={barangay}
          onChange={setBarangay}
          placeholder="Choose a barangay"
          error="Choose a barangay."
        />
        <SelectField label="Loading" options={[]} value={null} onChange={setRegion} isLoading />
        <RadioGroup
          label="Size"
          options={[
            { value: 's', label: 'Small', detail: 'Up to 20 kg' },
            { value: 'l', label: 'Large' },
          ]}
          {...register('size')}
        />
        <ErrorSummary
          problems={[
            { name: 'barangay', message: 'Choose a barangay.' },
            { name: 'mobile', message: 'Enter a mobile number, such as 917 123 4567.' },
          ]}
          onPick={() => undefined}
        />
      </Panel>
      <Panel title="Numbers, days, files" className="space-y-4">
        <div className="grid grid-cols-2 gap-4">
          <NumberField label="Quantity" value={quantity} onChange={setQuantity} min={1} hasStepper />
          <NumberField label="Weight per unit" value={weight} onChange={setWeight} decimals={2} suffix="kg" />
        </div>
        <DateField label="Date" value={day} onChange={setDay} minDay="2026-07-10" maxDay="2026-08-10" />
        <FileField
          label="Photos"
          kinds={['jpg', 'png']}
          maxBytes={5 * 1024 * 1024}
          maxCount={3}
          value={files}
          onChange={setFiles}
          prompt="Add a photo"
        />
      </Panel>
    </div>
  );
}
