/** A file that can be looked at. */
export type Media = {
  readonly id: string
  readonly name: string
  /** Where it is, on our own server. */
  readonly address: string
  /** Its kind as servers call it, e.g. `image/png`; without it the name decides. */
  readonly type?: string
  readonly bytes?: number
  /** What a picture shows, for those who do not see it. */
  readonly alt?: string
  /** Below it, for everybody. */
  readonly caption?: string
  /** What is said in a video, as a WebVTT file. */
  readonly captions?: string
}

export type MediaKind = 'image' | 'video' | 'audio' | 'pdf' | 'other'

const endings: Readonly<Record<Exclude<MediaKind, 'other'>, RegExp>> = {
  image: /\.(png|jpe?g|gif|webp|avif|svg)$/i,
  video: /\.(mp4|webm|mov|m4v)$/i,
  audio: /\.(mp3|ogg|oga|wav|m4a|flac)$/i,
  pdf: /\.pdf$/i,
}

export function kindOf({ type, name }: Pick<Media, 'type' | 'name'>): MediaKind {
  if (type === 'application/pdf') return 'pdf'
  const family = type?.split('/')[0]
  if (family === 'image' || family === 'video' || family === 'audio') return family
  if (type !== undefined && type !== '' && type !== 'application/octet-stream') return 'other'
  return (['image', 'video', 'audio', 'pdf'] as const).find((kind) => endings[kind].test(name)) ?? 'other'
}

/** The steps of zooming in and out; 1 shows the whole picture. */
const zooms = [1, 1.5, 2, 3, 4, 6]

export function zoomAfter(zoom: number, step: 'in' | 'out'): number {
  if (step === 'in') return zooms.find((each) => each > zoom) ?? zoom
  return zooms.findLast((each) => each < zoom) ?? zoom
}
