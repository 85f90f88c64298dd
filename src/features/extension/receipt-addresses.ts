/** Where receipts are asked for. Apart from the contract, so that a page that only links there need not load it. */
export const receiptAddresses = {
  verify: '/BusinessAPI/efristerstreckung/pruefung',
  pdf: '/BusinessAPI/efristerstreckung/beleg',
  calendar: '/BusinessAPI/efristerstreckung/kalender',
  mail: '/BusinessAPI/efristerstreckung/email',
} as const
