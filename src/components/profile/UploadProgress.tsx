import { Progress } from '../ui/Progress';

/** Upload progress from 0 to 1; renders nothing while `value` is null. */
export function UploadProgress({ value }: { value: number | null }) {
  if (value === null) return null;
  const percent = Math.round(value * 100);
  return (
    <div className="mt-5">
      <p role="status" className="mb-1.5 text-small text-ink-600">
        {value < 1 ? `Uploading ${percent}%…` : 'Uploaded. Saving…'}
      </p>
      <Progress label="Upload" value={percent} max={100} />
    </div>
  );
}
