import { screen } from '@testing-library/react';

/** Returns the live region that `announce` fills, once it has the text. */
export const findAnnouncement = (text: RegExp) =>
  screen.findByText((_, element) =>
    Boolean(element?.matches('body > [aria-live=polite]') && text.test(element.textContent.trim())),
  );
