/**
 * The name of a file from somebody else, as it may be shown and saved: without the marks that turn the direction of writing,
 * by which a program could look like a PDF, and without what is no part of a name.
 */
export function safeName(name: string): string {
  return name
    .replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/[/\\]/g, '_')
    .trim()
}
