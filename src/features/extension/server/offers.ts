/** What the desk of the tax office needs of requests and cases. */
export { verifyAudit } from './audit/verify-audit.ts'
export { readCaseHistory } from './office/case-history.ts'
export { findCases } from './office/case-search.ts'
export { findRequests } from './office/request-search.ts'
export { officeRules } from './office/office-rules.ts'
export { readSteps } from './steps/step-store.ts'
export { tallyFeedback } from './votes/vote-store.ts'
