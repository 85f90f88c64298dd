/** Only what a browser opens as a page; `example.com` alone is meant as one too. */
export function linkIn(text: string): string | undefined {
  const typed = text.trim()
  const whole = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (typed === '' || !URL.canParse(whole)) return undefined
  const { protocol, hostname, href } = new URL(whole)
  const isPage = protocol === 'https:' || protocol === 'http:'
  return isPage && hostname.includes('.') ? href : undefined
}
