/** Hides a decorative picture that does not load: the browser would show a broken image. */
export function hideMissingPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.alt === '') target.style.visibility = 'hidden';
    },
    // while capturing, because the event does not bubble
    true,
  );
}
