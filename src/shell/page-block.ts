import { pageBlockId, type PageBlock } from '../kit/page-block.ts'

/** The server writes the block into every page it sends. */
export function readPageBlock(): PageBlock {
  const block = document.querySelector(`#${pageBlockId}`)?.textContent
  if (!block) throw new Error('the page came without its block')
  return JSON.parse(block) as PageBlock // the server wrote it from that very type
}
