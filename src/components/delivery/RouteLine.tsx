type Props = {
  /** The way still ahead. */
  isDotted?: boolean;
  className?: string;
};

/** The orange line between two markers: solid where driven or planned, dotted ahead. Height comes from its place. */
export function RouteLine({ isDotted = false, className = '' }: Props) {
  const look = isDotted
    ? 'bg-[radial-gradient(circle,var(--color-brand-300)_1.5px,transparent_1.6px)] bg-size-[3px_8px] bg-repeat-y'
    : 'bg-brand-500';
  return <span aria-hidden className={`block w-[3px] ${look} ${className}`} />;
}
