import { useState } from 'react';

type PhotoProps = {
  src: string;
  alt: string;
  /** Names the picture in the note that replaces it: "photo" or "signature". */
  kind?: string;
  isLazy?: boolean;
  className?: string;
};

/** Picture from the server. A note replaces it if it does not load. */
export function Photo({ src, alt, kind = 'photo', isLazy = false, className = '' }: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState('');
  if (failedSrc === src) {
    return (
      <span className={`grid place-items-center bg-ink-50 p-2 text-center text-caption text-ink-600 ${className}`}>
        The {kind} did not load.
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading={isLazy ? 'lazy' : undefined}
      className={className}
      onError={() => setFailedSrc(src)}
    />
  );
}
