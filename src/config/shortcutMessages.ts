/** The switch for single-key shortcuts. */
export const SINGLE_KEYS_LABEL = 'Use single-key shortcuts';
export const SINGLE_KEYS_HINT =
  'The question mark opens the list of shortcuts. Switch it off if you dictate or touch keys by accident.';
