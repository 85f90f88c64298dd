/** By the English job. In the sample each job is held by women only or by men only. */
export const germanJobs: Readonly<Record<string, string>> = {
  Teacher: 'Lehrerin',
  Carpenter: 'Zimmermann',
  Nurse: 'Pflegefachmann',
  Bookseller: 'Buchhändlerin',
  Architect: 'Architekt',
}
