const word = String.raw`'(?:[^']|'')*'(?::\*)?`
/** Words side by side and nothing else, between brackets or alone. */
const choice = new RegExp(String.raw`(^|\( )(${word}(?: \| ${word})+)( \)|$)`, 'g')
const eachWord = new RegExp(word, 'g')

/** The same question with each word once, and not beside its own beginning: every mention costs the index time for each row that it finds. */
export function withDistinctWords(question: string): string {
  return question.replace(choice, (_, before: string, words: string, after: string) => {
    const all = new Set(words.match(eachWord))
    return before + [...all].filter((each) => !all.has(`${each}:*`)).join(' | ') + after
  })
}
