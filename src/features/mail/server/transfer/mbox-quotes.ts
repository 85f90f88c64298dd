/** A message as it stands in an MBOX file: behind a line that begins it, with lines of its own that look like one marked. */
export function quoted(message: Buffer, from: string, time: Date): Buffer {
  const body = message.toString('latin1').replace(/\r\n/g, '\n')
  const sender = from.replace(/\s/g, '') || 'MAILER-DAEMON'
  const marked = body.replace(/^(>*From )/gm, '>$1')
  return Buffer.from(`From ${Buffer.from(sender).toString('latin1')} ${dateLine(time)}\n${marked.replace(/\n*$/, '\n\n')}`, 'latin1')
}

/** The message itself, of one piece of an MBOX file. */
export function withoutQuotes(piece: Uint8Array): Uint8Array {
  const text = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1')
  return Buffer.from(text.replace(/^From [^\n]*\n/, '').replace(/^>(>*From )/gm, '$1'), 'latin1')
}

/** Like `Sun Nov 15 12:00:00 2026`, in UTC. */
function dateLine(time: Date): string {
  const [weekday = '', day = '', month = '', year = '', clock = ''] = time.toUTCString().replace(',', '').split(' ')
  return `${weekday} ${month} ${day} ${clock} ${year}`
}
