/** One message of a server-sent event stream. */
export type StreamEvent = { readonly event: string; readonly data: string; readonly id: string | undefined }

type StreamWatcher = {
  /** Something came, if only a sign of life. */
  readonly onChunk?: () => void
  /** How long the server asks to wait before coming back. */
  readonly onRetry?: (milliseconds: number) => void
}

/**
 * Reads a stream as the standard says. By `fetch` and not by EventSource: that one can send no sign-in,
 * and gives up for ever when a server answers anything but 200.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, { onChunk, onRetry }: StreamWatcher = {}): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onChunk?.()
    text += decoder.decode(value, { stream: true }).replaceAll('\r', '')
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = fieldsOf(block)
      if (fields.retry !== undefined) onRetry?.(Number(fields.retry))
      if (fields.data !== undefined) yield { event: fields.event ?? 'message', data: fields.data, id: fields.id }
    }
  }
}

type Fields = { data?: string; event?: string; id?: string; retry?: string }

function fieldsOf(block: string): Fields {
  const fields: Fields = {}
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(data|event|id|retry)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'data') fields.data = fields.data === undefined ? value : `${fields.data}\n${value}`
    else if (name === 'event' || name === 'id' || name === 'retry') fields[name] = value
  }
  return fields
}
