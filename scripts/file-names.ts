import { projectFiles } from './project-files.ts'

// These names say "I did not decide". Some are honest as part of a longer name (info-page, file-manager), the others never.
const undecided = /^(utils?|helpers?|common|misc|manager|data|info|index)$/
const neverEvenAPart = /(^|-)(utils?|helpers?|misc)(-|$)/

const paths = projectFiles(process.cwd()).filter((path) => /^(src|db|scripts|e2e)\//.test(path))
const refused = paths.filter((path) =>
  path.split('/').some((part) => {
    const [name = ''] = part.split('.')
    return undecided.test(name) || neverEvenAPart.test(name)
  }),
)

for (const path of refused) console.log(`${path}: name it after what it is for`)
console.log(`file names: ${refused.length} refused of ${paths.length}`)
process.exitCode = refused.length === 0 ? 0 : 1
