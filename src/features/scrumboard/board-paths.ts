type Place = { readonly id: string; readonly uri: string }

export const boardsPath = '/apps/scrumboard/boards'

export function boardPath({ id, uri }: Place): string {
  return `${boardsPath}/${id}/${uri}`
}

/** A board with and without an open card is one place, whatever it is called by then. */
export function boardPlace(boardId: string): string {
  return `${boardsPath}/${boardId}`
}

export function cardPath(board: Place, cardId: string): string {
  return `${boardPath(board)}/card/${cardId}`
}
