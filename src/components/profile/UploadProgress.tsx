import { Progress } from '../ui/Progress';

/** How much of the files has left, from 0 to 1; nothing while nothing is sent. */
export function UploadProgress({ value }: { value: number | null }) {
  if (value === null) return null;
  const percent = Math.round(value * 100);
  return (
    <div className="mt-5">
      <p role="status" className="mb-1.5 text-small text-ink-600">
        {value < 1 ? `Sending ${percent}%` : 'Sent. Waiting for the answer...'}
      </p>
      <Progress label="Upload" value={percent} max={100} />
    </div>
  );
}
