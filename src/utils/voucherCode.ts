/** A voucher code as it is kept and sent: without spaces, in capitals. */
export const cleanCode = (code: string): string => code.replace(/\s+/g, '').toUpperCase();
