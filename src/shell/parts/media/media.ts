import { fileIdIn } from '../../../kit/file-contract.ts'

/** A file that can be looked at. */
export type Media = {
  readonly id: string
  readonly name: string
  /** Where it is, on our own server. What is stored there for somebody is fetched with their token. */
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

export function kindOf(media: Pick<Media, 'type' | 'name'> & Partial<Pick<Media, 'address'>>): MediaKind {
  const { type, name } = media
  if (isRunnable(media)) return 'other'
  if (type === 'application/pdf') return 'pdf'
  const family = type?.split('/')[0]
  if (family === 'image' || family === 'video' || family === 'audio') return family
  if (type !== undefined && type !== '' && type !== 'application/octet-stream') return 'other'
  return (['image', 'video', 'audio', 'pdf'] as const).find((kind) => endings[kind].test(name)) ?? 'other'
}

/** A drawing that somebody sent may have a script in it, which would run where it is opened by itself; our own pictures have none. */
function isRunnable({ type = '', name, address = '' }: Parameters<typeof kindOf>[0]): boolean {
  return fileIdIn(address) !== undefined && (type.startsWith('image/svg') || /\.svgz?$/i.test(name))
}

/** The steps of zooming in and out; 1 shows the whole picture. */
const zooms = [1, 1.5, 2, 3, 4, 6]

export function zoomAfter(zoom: number, step: 'in' | 'out'): number {
  if (step === 'in') return zooms.find((each) => each > zoom) ?? zoom
  return zooms.findLast((each) => each < zoom) ?? zoom
}
