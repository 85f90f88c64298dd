/** Where receipts are asked for, and where what they grant is taken back. Apart from the contract, so that a page that only links there need not load it. */
export const receiptAddresses = {
  verify: '/BusinessAPI/efristerstreckung/pruefung',
  pdf: '/BusinessAPI/efristerstreckung/beleg',
  calendar: '/BusinessAPI/efristerstreckung/kalender',
  undo: '/BusinessAPI/efristerstreckung/rueckgaengig',
  mail: '/BusinessAPI/efristerstreckung/email',
} as const
