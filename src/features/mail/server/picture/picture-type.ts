/** What kind of picture some bytes are, by how they begin; nothing for all else, also for SVG, which can run scripts. */
export function pictureType(content: Buffer): string | undefined {
  const start = content.subarray(0, 12)
  const text = start.toString('latin1')
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png'
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'image/webp'
  return /^[^]{4}ftypavi[fs]/.test(text) ? 'image/avif' : undefined
}
