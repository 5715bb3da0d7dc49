/** The switch for shortcuts of a single key. */
export const SINGLE_KEYS_LABEL = 'Use shortcuts of a single key';
export const SINGLE_KEYS_HINT =
  'The question mark opens the list of shortcuts. Switch it off if you dictate or touch keys by accident.';
