import { plant } from './planted.ts'

// Loaded into a server process before it starts: answers in the planted state differ by one letter.
plant((sent) => (typeof sent === 'string' ? sent.replace('kein Steuerfall', 'Kein Steuerfall') : sent))
