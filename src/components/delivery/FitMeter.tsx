type FitMeterProps = {
  /** Percentage up to 100; null if unknown. */
  weight: number | null;
  volume: number | null;
};

function Row({ label, percent }: { label: string; percent: number }) {
  return (
    <span className="block">
      <span className="flex justify-between gap-2">
        {label} <span className="tabular font-560 text-ink-800">{percent}%</span>
      </span>
      <span aria-hidden className="mt-0.5 block h-1 overflow-hidden rounded-full bg-ink-150">
        <span className="block h-full bg-ink-600" style={{ width: `${percent}%` }} />
      </span>
    </span>
  );
}

/** Share of a vehicle that a load takes. The text is part of the vehicle's accessible name; the bars repeat it. */
export function FitMeter({ weight, volume }: FitMeterProps) {
  if (weight === null && volume === null) return null;
  return (
    <span className="mt-1.5 grid gap-1 text-caption text-ink-600">
      {weight !== null && <Row label="Weight" percent={weight} />}
      {volume !== null && <Row label="Volume" percent={volume} />}
    </span>
  );
}
