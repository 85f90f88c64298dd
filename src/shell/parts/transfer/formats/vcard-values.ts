import { foldedLine } from './vcard-lines.ts'

export type VcardVersion = '3.0' | '4.0'

/** `1990-05-17`, or `--05-17` where the year is not known. Nothing for what is no day. */
export function birthdayIn(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4}|--)-?(\d\d)-?(\d\d)/.exec(text) ?? []
  if (month === '') return ''
  // Some phones write 1604 where they do not know the year.
  return year === '--' || year === '1604' ? `--${month}-${day}` : `${year}-${month}-${day}`
}

/** 4.0 has no dashes between the numbers. */
export function writtenBirthday(birthday: string, version: VcardVersion): string {
  if (version === '3.0') return birthday
  return birthday.startsWith('--') ? `--${birthday.slice(2).replace('-', '')}` : birthday.replaceAll('-', '')
}

/** As a `data:` address; a picture that lies elsewhere is left there. */
export function photoIn(parameters: string, text: string): string {
  if (text.startsWith('data:image/')) return text
  if (!/;ENCODING=(B|BASE64)(;|$)/.test(parameters)) return ''
  const type = /;TYPE=(?:IMAGE\/)?(\w+)/.exec(parameters)?.[1]?.toLowerCase() ?? 'jpeg'
  return `data:image/${type === 'jpg' ? 'jpeg' : type};base64,${text.replace(/\s/g, '')}`
}

export function writtenPhoto(photo: string, version: VcardVersion): readonly string[] {
  const [, type = '', content = ''] = /^data:image\/(\w+);base64,(.+)$/s.exec(photo) ?? []
  if (content === '') return []
  return [foldedLine(version === '4.0' ? `PHOTO:${photo}` : `PHOTO;ENCODING=b;TYPE=${type.toUpperCase()}:${content}`)]
}
