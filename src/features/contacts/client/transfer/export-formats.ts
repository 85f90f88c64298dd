/** In which formats contacts go out. */
export const exportFormats = [
  { id: 'vcard', title: 'vCard 3.0', file: 'contacts.vcf', type: 'text/vcard' },
  { id: 'vcard4', title: 'vCard 4.0', file: 'contacts.vcf', type: 'text/vcard' },
  { id: 'csv', title: 'CSV', file: 'contacts.csv', type: 'text/csv' },
] as const
export type ExportFormat = (typeof exportFormats)[number]['id']
