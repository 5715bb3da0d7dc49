type Props = {
  /** Marks the part of the route still ahead. */
  isDotted?: boolean;
  className?: string;
};

/** Orange line between two markers, solid or dotted; `className` sets its height. */
export function RouteLine({ isDotted = false, className = '' }: Props) {
  const pattern = isDotted
    ? 'bg-[radial-gradient(circle,var(--color-brand-300)_1.5px,transparent_1.6px)] bg-size-[3px_8px] bg-repeat-y'
    : 'bg-brand-500';
  return <span aria-hidden className={`block w-[3px] ${pattern} ${className}`} />;
}
