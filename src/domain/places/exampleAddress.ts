/** Cells of the example row in the templates for addresses and stops, by column. */
export const EXAMPLE_ADDRESS = {
  street: '24 Shaw Blvd',
  landmark: 'Blue gate',
  region: 'National Capital Region (NCR)',
  province: 'Metro Manila',
  city: 'Pasig City',
  barangay: 'Kapitolyo',
  'contact person': 'Maria Santos',
  mobile: '9171234567',
} as const;
