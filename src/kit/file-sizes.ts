/** As large as a file of the workspace may be. */
export const mostFileBytes: number = 25 * 1024 * 1024
/** A file is sent in pieces, so that a slow line can take its time. */
export const pieceBytes: number = 512 * 1024
