import { screen } from '@testing-library/react';

/** Returns the live region that `announce` fills, once it has the text. */
export const findAnnouncement = (text: RegExp) => screen.findByText(text, { selector: 'body > [aria-live=polite]' });
