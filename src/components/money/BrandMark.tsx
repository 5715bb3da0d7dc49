/** Logo of a card brand on a white plate, or its name for a brand without a drawing. */
export function BrandMark({ brand }: { brand: string }) {
  const name = brand.toLowerCase();
  return (
    <span
      role="img"
      aria-label={brand}
      className="grid h-7 min-w-[42px] place-items-center rounded-xs bg-white px-1.5 text-caption font-620 text-ink-900 shadow-2xs"
    >
      {name.includes('visa') ? (
        <span aria-hidden className="display text-[15px]/4 text-harbor-700 italic">
          VISA
        </span>
      ) : name.includes('master') ? (
        <svg aria-hidden viewBox="0 0 28 18" width="28" height="18">
          <circle cx="10" cy="9" r="8" className="fill-err-500" />
          <circle cx="18" cy="9" r="8" className="fill-warn-500 opacity-85" />
        </svg>
      ) : (
        <span aria-hidden>{brand}</span>
      )}
    </span>
  );
}
