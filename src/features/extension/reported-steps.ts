/** What only the browser knows of how far somebody gets, in our words and on the wire. Apart from the contract: a beacon needs no more. */
export const wireSteps = { begun: 'begonnen', faulty: 'unvollstaendig', submitted: 'abgesendet' } as const
export type ReportedStep = keyof typeof wireSteps

export const stepAddress = '/BusinessAPI/efristerstreckung/schritt'
