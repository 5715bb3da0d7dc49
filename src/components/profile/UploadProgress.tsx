import { Progress } from '../ui/Progress';

/** Upload progress from 0 to 1; renders nothing while `value` is null. */
export function UploadProgress({ value }: { value: number | null }) {
  if (value === null) return null;
  const percent = Math.round(value * 100);
  return (
    <div className="mt-5">
      <p className="mb-1.5 text-small text-ink-600">
        {/* without the percentage: screen readers would read each */}
        <span role="status">{value < 1 ? 'Uploading' : 'Uploaded. Saving…'}</span>
        {value < 1 && ` ${percent}%…`}
      </p>
      <Progress label="Upload" value={percent} max={100} />
    </div>
  );
}
