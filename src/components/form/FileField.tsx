import { Camera, FileUp } from 'lucide-react';
import { useId, useRef, type ComponentPropsWithRef, type Ref } from 'react';
import { classNames } from '@/utils/classNames';
import { formatKinds, getAcceptedTypes, type FileKind } from '@/utils/fileCheck';
import { useAnnounceChange } from '../ui/announce';
import { stopSecondClick } from '../ui/stopSecondClick';
import { FieldError, FieldHint, LABEL_CLASS, OptionalMark, type FieldProps } from './Field';
import { FilePreview } from './FilePreview';
import { usePickedFiles } from './usePickedFiles';

export type FileFieldProps = Omit<FieldProps, 'isLabelHidden'> & {
  kinds: readonly FileKind[];
  maxBytes: number;
  maxCount?: number;
  value: readonly File[];
  onChange: (files: File[]) => void;
  onBlur?: () => void;
  /** Call to action on the tile, such as "Add a photo". */
  prompt: string;
  isDisabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** Picked or dropped files. The name, type, first bytes and size are checked before the form gets a file. */
export function FileField(props: FileFieldProps) {
  const { label, error, hint, isOptional = false, kinds, maxBytes, maxCount = 1, value, onChange, prompt } = props;
  const { onBlur, isDisabled = false, name, ref, className } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { rejection, add, remove } = usePickedFiles({ rule: { kinds, maxBytes }, maxCount, files: value, onChange });
  const shownError = rejection ?? error;
  const names = value.map((file) => file.name).join(', ');
  // the input itself stays empty
  useAnnounceChange(names, names && `${label}: ${names}`);
  const isFull = value.length >= maxCount && maxCount > 1;
  const handleRemove = (index: number) => {
    remove(index);
    // the pressed button is gone
    frame.current?.querySelector<HTMLInputElement>('input')?.focus();
  };

  return (
    <div ref={frame} className={className}>
      <p id={`${id}-label`} className={classNames(LABEL_CLASS, 'mb-1.5')}>
        {label}
        <OptionalMark isShown={isOptional} />
      </p>
      <div className="flex flex-wrap gap-3">
        {value.length > 0 && (
          <ul aria-label={label} className="contents">
            {value.map((file, index) => (
              <FilePreview
                key={`${file.name}-${String(file.lastModified)}-${String(index)}`}
                file={file}
                isDisabled={isDisabled}
                onRemove={() => handleRemove(index)}
              />
            ))}
          </ul>
        )}
        <FileTile
          ref={ref}
          kinds={kinds}
          prompt={prompt}
          count={maxCount > 1 ? `${String(value.length)} of ${String(maxCount)}` : ''}
          ruleId={`${id}-rule`}
          name={name}
          multiple={maxCount > 1}
          isDisabled={isDisabled || isFull}
          aria-label={`${label}: ${prompt}`}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={`${id}-rule ${id}-error ${id}-hint`}
          onBlur={onBlur}
          onPick={(files) => void add(files)}
        />
      </div>
      {/* an error of the form is read out with the field that gets the focus */}
      <div role={rejection ? 'alert' : undefined}>
        <FieldError id={`${id}-error`} error={shownError} />
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} />
    </div>
  );
}

type FileTileProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onClick' | 'onChange'> & {
  kinds: readonly FileKind[];
  prompt: string;
  /** "1 of 3"; empty for a single file. */
  count: string;
  ruleId: string;
  /** Keeps the focus in the input, which a disabled input would lose. */
  isDisabled: boolean;
  onPick: (files: File[]) => void;
};

/** Tile to pick or drop files. The input covers the tile, so that it handles both. */
function FileTile({ kinds, prompt, count, ruleId, isDisabled, onPick, ...input }: FileTileProps) {
  const Icon = kinds.includes('pdf') ? FileUp : Camera;
  return (
    <label
      className={classNames(
        'relative flex h-20 min-w-48 grow items-center justify-center gap-3 rounded-md border border-dashed px-4',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900',
        input['aria-invalid'] ? 'border-err-500' : 'border-ink-400',
        isDisabled ? 'cursor-not-allowed bg-ink-100' : 'cursor-pointer hover:bg-ink-50',
      )}
    >
      <input
        {...input}
        type="file"
        accept={getAcceptedTypes(kinds)}
        aria-disabled={isDisabled || undefined}
        className="absolute inset-0 cursor-[inherit] opacity-0"
        onClickCapture={stopSecondClick}
        onClick={(event) => {
          if (isDisabled) event.preventDefault();
        }}
        onChange={(event) => {
          const picked = [...(event.target.files ?? [])];
          // reset, so that a removed file can be picked again
          event.target.value = '';
          // a file can still be dropped
          if (!isDisabled) onPick(picked);
        }}
      />
      <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-600" />
      <span>
        <span className={classNames('block font-560', isDisabled ? 'text-ink-500' : 'text-brand-700')}>{prompt}</span>
        <span id={ruleId} className="block text-caption text-ink-600">
          {[formatKinds(kinds), count].filter(Boolean).join(', ')}
        </span>
      </span>
    </label>
  );
}
