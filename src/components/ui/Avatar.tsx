import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@/utils/classNames';

type AvatarProps = {
  name: string;
  src?: string | null;
  /** In px. */
  size?: number;
  /** Hides the picture from screen readers when the name is next to it. */
  isDecorative?: boolean;
  className?: string;
};

/** Round profile photo, or a grey placeholder if there is none or it fails to load. */
export function Avatar({ name, src, size = 32, isDecorative = false, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const box = classNames('shrink-0 rounded-full', className);
  if (src && failed !== src) {
    return (
      <img
        src={src}
        alt={isDecorative ? '' : name}
        width={size}
        height={size}
        className={classNames(box, 'bg-ink-100 object-cover')}
        style={{ width: size, height: size }}
        onError={() => {
          setFailed(src);
        }}
      />
    );
  }
  return (
    <span
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={classNames(box, 'grid place-items-center bg-ink-100 text-ink-500')}
      style={{ width: size, height: size }}
    >
      <UserRound size={Math.round(size * 0.55)} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
