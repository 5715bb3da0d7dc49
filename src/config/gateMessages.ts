// The gate before a booking (spec section 5)

export const NO_CREDIT_LIMIT = 'You have no credit limit. Please request credit limit.';
export const UPDATE_PROFILE_FIRST = 'Please update your profile details and documents before booking.';
export const VERIFY_ACCOUNT_FIRST = 'Please verify your account before booking.';
export const NO_CARD_FOUND = 'No card found. Please create new card and verify to proceed with booking.';
