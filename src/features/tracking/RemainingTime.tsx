/** Remaining time of a delivery, such as "34 Minutes". */
export const RemainingTime = ({ left }: { left: string | undefined }) =>
  left && (
    <p className="text-right">
      <span className="block text-small text-ink-600">Left</span>
      <span className="amount block text-h2">{left}</span>
    </p>
  );
