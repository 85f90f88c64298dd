const words =
  /\b(?:anhang|anhänge|anh[äa]ngend|angehängt|anbei|beigefügt|beiliegend|beilage|attach(?:ed|ment|ments|ing)?|enclosed|enclosure)\b/iu

/** Whether a message speaks of a file that comes with it. What is quoted from others does not count. */
export function mentionsFile(subject: string, message: string): boolean {
  return words.test(`${subject} ${ownText(message)}`)
}

/** What is above the first quote, without its tags. */
function ownText(message: string): string {
  const [own = ''] = message.split(/<blockquote/i)
  return own.replace(/<[^>]*>/g, ' ')
}
