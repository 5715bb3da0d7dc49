import { Camera, FileUp } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import { classNames } from '@/utils/classNames';
import { acceptOf, checkFile, kindNames, type FileKind } from '@/utils/fileCheck';
import { plural } from '@/utils/text';
import { FieldError, FieldHint, LABEL_CLASS, OptionalMark, type FieldProps } from './Field';
import { FilePreview } from './FilePreview';

type FileFieldProps = Omit<FieldProps, 'isLabelHidden'> & {
  kinds: readonly FileKind[];
  maxBytes: number;
  maxCount?: number;
  value: readonly File[];
  onChange: (files: File[]) => void;
  onBlur?: () => void;
  /** What the tile offers: "Add a photo". */
  prompt: string;
  isDisabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** One file picked twice comes as two objects. */
const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Files picked or dropped; each is checked by name, type, first bytes and size before the form sees it. */
export function FileField({
  label,
  error,
  hint,
  isOptional = false,
  kinds,
  maxBytes,
  maxCount = 1,
  value,
  onChange,
  onBlur,
  prompt,
  isDisabled = false,
  name,
  ref,
  className,
}: FileFieldProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const shownError = refusal ?? error;
  const isFull = value.length >= maxCount && maxCount > 1;
  const Icon = kinds.includes('pdf') ? FileUp : Camera;

  const handlePick = async (picked: readonly File[]) => {
    const isSingle = maxCount === 1;
    // picked again a single file takes its own place
    const before = isSingle ? [] : value;
    const check = async (file: File, at: number) => {
      const isHere = [...before, ...picked.slice(0, at)].some((other) => isSameFile(other, file));
      return isHere ? `${file.name} is here already.` : checkFile(file, { kinds, maxBytes });
    };
    const problems = await Promise.all(picked.map(check));
    const good = picked.filter((_, index) => problems[index] === null);
    // A single file replaces the one before it; of several only as many as there is room for.
    const all = isSingle ? [...good.slice(0, 1), ...(good.length ? [] : value)] : [...value, ...good];
    const isOver = isSingle ? good.length > 1 : all.length > maxCount;
    const refusals = [...problems, isOver && `Choose ${plural(maxCount, 'file')} at most.`].filter(Boolean);
    setRefusal(refusals.join(' ') || null);
    if (good.length) onChange(all.slice(0, maxCount));
  };

  return (
    <div className={className}>
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
                onRemove={() => {
                  setRefusal(null);
                  onChange(value.filter((_, at) => at !== index));
                }}
              />
            ))}
          </ul>
        )}
        <label
          className={classNames(
            'relative flex h-20 min-w-48 grow items-center justify-center gap-3 rounded-md border border-dashed px-4',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900',
            shownError ? 'border-err-500' : 'border-ink-400',
            isDisabled || isFull ? 'cursor-not-allowed bg-ink-100' : 'cursor-pointer hover:bg-ink-50',
          )}
        >
          {/* The input covers the tile, so that a press and a drop are both its own. */}
          <input
            ref={ref}
            type="file"
            name={name}
            accept={acceptOf(kinds)}
            multiple={maxCount > 1}
            disabled={isDisabled || isFull}
            aria-label={`${label}: ${prompt}`}
            aria-invalid={shownError ? true : undefined}
            aria-describedby={`${id}-rule ${id}-error ${id}-hint`}
            className="absolute inset-0 cursor-[inherit] opacity-0"
            onBlur={onBlur}
            onChange={(event) => {
              const picked = [...(event.target.files ?? [])];
              // Emptied, so that the same file can be picked again after it was removed.
              event.target.value = '';
              void handlePick(picked);
            }}
          />
          <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-600" />
          <span>
            <span className={classNames('block font-560', isDisabled || isFull ? 'text-ink-500' : 'text-brand-700')}>
              {prompt}
            </span>
            <span id={`${id}-rule`} className="block text-caption text-ink-600">
              {kindNames(kinds)}
              {maxCount > 1 && `, ${String(value.length)} of ${String(maxCount)}`}
            </span>
          </span>
        </label>
      </div>
      <FieldError id={`${id}-error`} error={shownError} />
      <FieldHint id={`${id}-hint`} hint={hint} />
    </div>
  );
}
